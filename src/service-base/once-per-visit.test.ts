import { expect, test } from 'vitest';
import { oncePerVisit } from './once-per-visit.ts';

/** Counts how often something is looked up. */
function counting() {
  let count = 0;
  return async () => (count += 1);
}

test('the calls of one visit share what they look up', async () => {
  const once = oncePerVisit<number>();
  const find = counting();
  const visit = {};
  expect(await Promise.all([once(visit, 'a', find), once(visit, 'a', find)])).toEqual([1, 1]);
  expect(await once(visit, 'b', find)).toBe(2);
});

test('another visit looks anew, and so does a call without one', async () => {
  const once = oncePerVisit<number>();
  const find = counting();
  expect(await once({}, 'a', find)).toBe(1);
  expect(await once({}, 'a', find)).toBe(2);
  expect(await once(undefined, 'a', find)).toBe(3);
});

test('a failure is not kept', async () => {
  const once = oncePerVisit<number>();
  const visit = {};
  await expect(once(visit, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await once(visit, 'a', counting())).toBe(1);
});
