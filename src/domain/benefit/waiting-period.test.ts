import { expect, test } from 'vitest';
import {
  DEFAULT_WAITING_PERIOD_MS,
  isWaitingOver,
  parseWaitingPeriodMs,
  waitingEndsAt,
} from './waiting-period.ts';

test('the default is 720 days', () => {
  expect(parseWaitingPeriodMs(undefined)).toBe(720 * 24 * 60 * 60 * 1000);
  expect(parseWaitingPeriodMs('1000')).toBe(1000);
  expect(parseWaitingPeriodMs(0.5)).toBe(0.5);
});

test.each(['', ' ', '0', '-1', 'two years', 'Infinity', NaN, null, [], {}, true])(
  'a period of %j is refused in the specification’s words',
  (setting) => {
    expect(() => parseWaitingPeriodMs(setting)).toThrow(
      'GLASS_REDEMPTION_WAITING_PERIOD must be a positive number',
    );
  },
);

test('the waiting is over the instant after the period’s last', () => {
  const at = new Date('2024-01-01T00:00:00.000Z');
  const ends = waitingEndsAt(at, DEFAULT_WAITING_PERIOD_MS);

  expect(isWaitingOver(at, ends, DEFAULT_WAITING_PERIOD_MS)).toBe(true);
  expect(isWaitingOver(at, new Date(ends.getTime() - 1), DEFAULT_WAITING_PERIOD_MS)).toBe(false);
});
