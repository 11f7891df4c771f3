import { expect, test } from 'vitest';
import { defaultCodeSettings as codes } from '../settings.ts';
import { waitAfterFailureSeconds, waitBeforeSendingMs } from './code-limits.ts';

const minuteMs = 60_000;

test('a first code goes out at once, the next a minute later', () => {
  expect(waitBeforeSendingMs([], null, codes)).toBe(0);
  expect(waitBeforeSendingMs([10_000], 10_000, codes)).toBe(50_000);
  expect(waitBeforeSendingMs([minuteMs], minuteMs, codes)).toBe(0);
});

test('a fourth code waits until the third last is ten minutes old', () => {
  const ages = [2 * minuteMs, 4 * minuteMs, 7 * minuteMs];

  expect(waitBeforeSendingMs(ages, 2 * minuteMs, codes)).toBe(3 * minuteMs);
});

test('an eleventh code waits until the tenth last is a day old', () => {
  const ages = Array.from({ length: 10 }, (_, n) => (n + 1) * 60 * minuteMs);

  expect(waitBeforeSendingMs(ages, null, codes)).toBe(14 * 60 * minuteMs);
});

test('waits grow from half a minute to an hour', () => {
  const waits = [1, 4, 5, 6, 7, 9, 10, 50].map((n) => waitAfterFailureSeconds(n, codes));

  expect(waits).toEqual([0, 0, 30, 60, 120, 480, 3600, 3600]);
});
