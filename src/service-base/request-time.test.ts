import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestPatienceMs, requestTime, withinRequestTime } from './request-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const passes = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

test('waiting for the database counts, and what the request does meanwhile does not', () =>
  withinRequestTime(async () => {
    const time = requestTime()!;
    const waits = time.spendOn(passes(300));
    await vi.advanceTimersByTimeAsync(300);
    await waits;
    await vi.advanceTimersByTimeAsync(1000);
    expect(time.remainingMs()).toBe(requestPatienceMs - 300);
  }));

test('what is waited for side by side counts once, and already while it lasts', () =>
  withinRequestTime(async () => {
    const time = requestTime()!;
    const waits = Promise.all([time.spendOn(passes(400)), time.spendOn(passes(600))]);
    await vi.advanceTimersByTimeAsync(500);
    expect(time.remainingMs()).toBe(requestPatienceMs - 500);
    await vi.advanceTimersByTimeAsync(100);
    await waits;
    expect(time.remainingMs()).toBe(requestPatienceMs - 600);
  }));

test('what others read for this request is given up in time, and counts', () =>
  withinRequestTime(async () => {
    const time = requestTime()!;
    const waits = time.waitFor(passes(60_000)).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(requestPatienceMs);
    expect(await waits).toBe('Query read timeout');
    expect(time.remainingMs()).toBe(0);
  }));

test('outside of a request there is no such time', () => {
  expect(requestTime()).toBeUndefined();
});
