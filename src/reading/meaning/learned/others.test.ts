import { expect, test } from 'vitest';
import { sheetOf } from '../meaning.test-data.ts';
import { describe as describePage } from './features.ts';
import { EYES, FIELDS, type Chances } from './network.ts';
import { describeOthers } from './others.ts';

const described = describePage(
  sheetOf(`
        Sphere    Cylinder    Axis
OD      -2.25     -0.75       175
OS      +1.00     -0.50       20
`).pages[0]!,
  0,
);

function sureOf(
  field: (typeof FIELDS)[number],
  eye: (typeof EYES)[number],
  chance = 0.96,
): Chances {
  const shared = <Name extends string>(names: readonly Name[], sure: Name) =>
    Object.fromEntries(
      names.map((name) => [name, name === sure ? chance : (1 - chance) / (names.length - 1)]),
    ) as Record<Name, number>;
  return { field: shared(FIELDS, field), eye: shared(EYES, eye) };
}

const table = [
  sureOf('sphere', 'od'),
  sureOf('cylinder', 'od'),
  sureOf('axis', 'od'),
  sureOf('sphere', 'os'),
  sureOf('cylinder', 'os'),
  sureOf('axis', 'os'),
];

test('a value is described by what the others of its row, its column and its lens may be', () => {
  const [sphere] = describeOthers(described, table);
  expect(sphere).toEqual(
    expect.arrayContaining([
      'own sphere od',
      'row 1 cylinder',
      'row 2 axis',
      'row -1 edge',
      'down 0 of sphere od sphere os',
      'fields of row 0 sphere cylinder axis',
      'lens axis 0 2 true',
      'other eye sphere od 0 6 1 false',
    ]),
  );
});

test('what is hardly more likely than anything else is told apart from what is likely', () => {
  const [, cylinder] = describeOthers(described, [sureOf('sphere', 'od', 0.5), ...table.slice(1)]);
  expect(cylinder).toContain('row -1 sphere?');
});

test('a page with two spheres of one eye says so at every value', () => {
  const once = describeOthers(described, table);
  const twice = describeOthers(
    described,
    table.map((one) => ({ ...one, eye: sureOf('none', 'od').eye })),
  );
  expect(once.every((features) => features.includes('has sphere od 3'))).toBe(true);
  expect(twice.every((features) => features.includes('has sphere od 5'))).toBe(true);
});

test('a page without values has nothing to describe', () => {
  expect(describeOthers([], [])).toEqual([]);
});
