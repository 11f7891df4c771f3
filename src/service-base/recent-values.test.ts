import { expect, test } from 'vitest';
import { recentValues } from './recent-values.ts';

test('no more than the given number is remembered, and the oldest goes first', () => {
  const values = recentValues<string, number>(2);
  values.set('a', 1);
  values.set('b', 2);
  values.set('c', 3);
  expect([values.get('a'), values.get('b'), values.get('c')]).toEqual([undefined, 2, 3]);
});
