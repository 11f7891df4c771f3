import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTestThere, testsNamedIn } from './named-tests.ts';
import { root } from './source-files.ts';

/** What docs/specification.md says to be shown is shown, by tests of those very names. */
const text = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');
const statements = [...text.matchAll(/^- (\d)\.(\d+) (.+)\n {2}(.+)$/gm)].map(
  ([, point = '', place = '', , shown = '']) => ({
    id: `${point}.${place}`,
    point,
    place: Number(place),
    shown,
  }),
);

test('the points 3 to 9 have their statements, numbered without a gap', () => {
  const points = Map.groupBy(statements, ({ point }) => point);
  expect([...points.keys()]).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  for (const [point, its] of points) {
    const places = its.map(({ place }) => place);
    expect(places, point).toEqual(places.map((_, index) => index + 1));
  }
  expect(text.match(/^- /gm)).toHaveLength(statements.length);
});

test.each(statements)('$id is shown by tests there are, or is missing', ({ shown }) => {
  const named = testsNamedIn(shown);
  if (named.length === 0) return expect(shown).toMatch(/^\*\*Missing\*\*: ./);
  // Nothing stands there beside them, which nobody would look for.
  expect(named.map(({ file, title }) => `\`${file}\` "${title}"`).join('; ')).toBe(shown);
  expect(named.filter((one) => !isTestThere(one))).toEqual([]);
});
