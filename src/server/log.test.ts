import { expect, test } from 'vitest';
import { faultFields } from './log.ts';

test('of a fault the log says where it happened, and none of its words', () => {
  const fault = new TypeError('cannot read "Zq7canary"\nof the second line');

  const fields = faultFields(fault);

  expect(fields.error).toBe('TypeError');
  expect(fields.at?.[0]).toMatch(/^at .*log\.test\.ts:\d+/);
  expect(fields.at?.length).toBeLessThanOrEqual(6);
  expect(JSON.stringify(fields)).not.toMatch(/Zq7canary|second line/);
});

test('what is thrown and is no error is only counted', () => {
  expect(faultFields('Zq7canary')).toEqual({ error: 'unknown' });
});
