import { expect, test } from 'vitest';
import { keysIn, nameWithKeys } from './who-seals.ts';

/** What PostgreSQL keeps of the name of a connection. */
const kept = (name: string) => name.slice(0, 63);
const nameOf = (ids: readonly string[]) => kept(nameWithKeys(ids.map((id) => ({ id }))));

test.each([1, 4, 13])('of %i keys every one is told, in their order', (count) => {
  const ids = Array.from({ length: count }, (_, n) => `k202601${10 + n}-ab${10 + n}`);
  expect(keysIn(nameOf(ids), ids.toReversed())).toEqual(ids);
});

test('a key that is not known here stands without its id, and is no other', () => {
  expect(keysIn(nameOf(['k2', 'k1']), ['k1'])).toEqual([expect.stringMatching(/^#.{4}$/), 'k1']);
});

test('a process of the version before tells the ids themselves, or none', () => {
  expect(keysIn('framewell k2,k1', ['k1'])).toEqual(['k2', 'k1']);
  expect(keysIn('framewell', ['k1'])).toEqual([]);
});
