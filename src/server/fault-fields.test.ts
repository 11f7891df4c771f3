import { expect, test } from 'vitest';
import { ServiceError } from '#clients/client.ts';
import { faultFields } from './fault-fields.ts';
import { PlainFault } from './plain-fault.ts';

test('of a fault the log says where it happened, and none of its words', () => {
  const fault = new TypeError('cannot read "Zq7canary"\nof the second line');

  const fields = faultFields(fault);

  expect(fields.error).toBe('TypeError');
  expect(fields.at?.[0]).toMatch(/^at .*fault-fields\.test\.ts:\d+/);
  expect(fields.at?.length).toBeLessThanOrEqual(6);
  expect(JSON.stringify(fields)).not.toMatch(/Zq7canary|second line/);
});

test('what is thrown and is no error is only counted', () => {
  expect(faultFields('Zq7canary')).toEqual({ error: 'unknown' });
});

const refused = Object.assign(new Error('Key (email)=(zq7canary@x.example) exists'), {
  severity: 'ERROR',
  code: '23505',
  table: 'members',
  constraint: 'members_email_key',
  detail: 'Key (email)=(zq7canary@x.example) already exists.',
});

test.each([
  [
    refused,
    {
      reason: 'a rule of the database was broken',
      sqlstate: '23505',
      table: 'members',
      constraint: 'members_email_key',
    },
  ],
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }),
    { reason: 'a connection or a file failed', code: 'ECONNRESET' },
  ],
  [
    new ServiceError('no cart of zq7canary@x.example', 'unreachable', { code: 'ZQ7CANARY' }),
    { reason: 'a service cannot be reached, or answers nonsense' },
  ],
  [new Error('Connection terminated'), { reason: 'the database is away or too slow' }],
  [new PlainFault('the mail was not taken'), { reason: 'the mail was not taken' }],
  [new RangeError('zq7canary'), { reason: 'a mistake in the program; see where it happened' }],
])('the reason of %s is told in plain words', (fault, told) => {
  const { at, error, ...why } = faultFields(fault);

  expect(why).toEqual(told);
  expect(error).toBe(fault.name);
  expect(at?.[0]).toMatch(/^at /);
  expect(JSON.stringify({ error, why })).not.toMatch(/zq7canary/i);
});
