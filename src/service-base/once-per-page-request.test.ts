import { expect, test } from 'vitest';
import { oncePerPageRequest } from './once-per-page-request.ts';

/** Counts how often something is looked up. */
function counting() {
  let count = 0;
  return async () => (count += 1);
}

test('the calls of one page request share what they look up', async () => {
  const once = oncePerPageRequest<number>();
  const find = counting();
  const pageRequest = {};
  expect(await Promise.all([once(pageRequest, 'a', find), once(pageRequest, 'a', find)])).toEqual([
    1, 1,
  ]);
  expect(await once(pageRequest, 'b', find)).toBe(2);
});

test('another page request looks anew, and so does a call without one', async () => {
  const once = oncePerPageRequest<number>();
  const find = counting();
  expect(await once({}, 'a', find)).toBe(1);
  expect(await once({}, 'a', find)).toBe(2);
  expect(await once(undefined, 'a', find)).toBe(3);
});

test('a failure is not kept', async () => {
  const once = oncePerPageRequest<number>();
  const pageRequest = {};
  await expect(once(pageRequest, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await once(pageRequest, 'a', counting())).toBe(1);
});
