import { expect, test } from 'vitest';
import { needsRoadTrafficWarning } from './road-traffic.ts';

test.each([
  ['Progressive', 'EUR', true],
  ['Bifocals', 'EUR', true],
  ['SingleVision', 'EUR', false],
  ['Progressive', 'USD', false],
] as const)('%s sold in %s: %s', (lensType, currency, needed) => {
  expect(needsRoadTrafficWarning(lensType, currency)).toBe(needed);
});
