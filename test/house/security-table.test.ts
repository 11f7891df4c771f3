import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTestThere, testsNamedIn } from './named-tests.ts';
import { root } from './source-files.ts';

/** What docs/security.md says to be tested is tested, by a test of that very name. */
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+)[^|]*\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, id = '', does = '', heldBy = '']) => ({ id, does: does.trim(), heldBy: heldBy.trim() }),
);

/** The requirements of ASVS 5.0 that were chosen to be met first. */
const core =
  '1.2.2 1.2.4 2.2.1 2.2.2 2.3.1 2.3.2 2.3.3 2.3.4 2.4.1 3.3.1 3.3.2 3.3.4 3.4.1 3.4.2 3.4.3 3.4.6 3.5.1 3.5.3 4.3.1 4.3.2 5.2.1 5.2.2 5.2.6 5.3.2 6.1.1 6.1.3 6.3.1 6.3.4 6.3.8 6.5.1 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3 7.2.1 7.2.4 7.3.1 7.3.2 7.4.1 8.2.1 8.2.2 8.2.3 8.3.1 9.1.1 9.1.2 11.3.2 11.4.2 13.3.1 14.2.1 14.2.3 14.2.8 14.3.1 14.3.2 14.3.3 15.3.3 15.3.6 16.2.5 16.3.1 16.3.2 16.5.1 16.5.2 16.5.3'.split(
    ' ',
  );

test('every requirement of the core has a row, and no other is told twice', () => {
  const ids = rows.map(({ id }) => id);
  expect(core.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
});

test.each(rows)('$id is held by tests there are, or says that it is not', ({ does, heldBy }) => {
  const named = testsNamedIn(heldBy);
  if (named.length === 0) return expect(`${does} ${heldBy}`).toMatch(/\*\*(Gap|Read)\*\*/);
  expect(named.filter((one) => !isTestThere(one))).toEqual([]);
});
