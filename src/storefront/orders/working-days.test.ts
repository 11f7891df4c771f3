import { expect, test } from 'vitest';
import { workingDayAfter } from './working-days.ts';

test.each([
  ['Monday', '2026-03-02T10:00:00Z', 1, '2026-03-03'],
  ['Friday', '2026-03-06T10:00:00Z', 1, '2026-03-09'],
  ['Saturday', '2026-03-07T10:00:00Z', 1, '2026-03-09'],
  ['Monday', '2026-03-02T10:00:00Z', 8, '2026-03-12'],
])('from a %s on, weekends do not count', (_, instant, days, expected) => {
  expect(workingDayAfter(instant, days)).toBe(expected);
});
