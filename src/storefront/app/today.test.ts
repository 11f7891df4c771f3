import { expect, test } from 'vitest';
import { todayOf } from './today.ts';

test.each([
  ['2026-03-31T21:59:59Z', 'de', '2026-03-31'],
  ['2026-03-31T22:00:00Z', 'de', '2026-04-01'],
  ['2026-12-31T22:59:59Z', 'de', '2026-12-31'],
  ['2026-12-31T23:00:00Z', 'de', '2027-01-01'],
  ['2028-02-28T23:30:00Z', 'de', '2028-02-29'],
  ['2028-02-28T23:30:00Z', 'en', '2028-02-28'],
  ['2026-04-01T01:00:00Z', 'en', '2026-04-01'],
] as const)('at %s it is for %s the day %s', (now, locale, day) => {
  expect(todayOf(new Date(now), locale)).toBe(day);
});
