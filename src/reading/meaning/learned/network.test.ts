import { expect, test } from 'vitest';
import { describe as describePage } from './features.ts';
import { sheetOf } from '../meaning.test-data.ts';
import {
  chanceOfGlasses,
  chancesOf,
  EYES,
  FIELDS,
  judges,
  meanChances,
  PLACES,
  placesOf,
  unpack,
} from './network.ts';

const page = sheetOf(`
Meyer Family Eye Care        18 Main St, Dover NH 03820       603 555 0113
Patient  Rowe, Priya         DOB 07/25/1981                   Exam 03/14/2026

        Sphere    Cylinder    Axis    Add
OD      -2.25     -0.75       175     +2.00
OS      +1.00     -0.50       20      +2.00

PD 62.5            Expires 03/14/2028
Ada Meyer, OD      License 47110815
`).pages[0]!;

test('each number of a page is described by what stands around it', () => {
  const described = describePage(page, 0);
  expect(described.map(({ token }) => token.text)).toContain('-2.25');
  const axis = described.find(({ token }) => token.text === '175');
  expect(axis?.features).toEqual(
    expect.arrayContaining(['over0 field:axis', 'first eye:od', 'place 2 4', 'before s2q0']),
  );
});

test('each judge says of a number what it may be, in shares of one', () => {
  const { features } = describePage(page, 0).find(({ token }) => token.text === '-0.75')!;
  const sum = (shares: Record<string, number>) =>
    Object.values(shares).reduce((all, share) => all + share, 0);
  expect(judges()).toHaveLength(2);
  for (const { looks } of judges()) {
    const { field, eye } = chancesOf(placesOf(features), looks[0]!);
    expect(sum(field)).toBeCloseTo(1, 5);
    expect(sum(eye)).toBeCloseTo(1, 5);
    expect(field.cylinder).toBeGreaterThan(0.8);
    expect(eye.od).toBeGreaterThan(0.9);
  }
});

test('what judges say together is the mean of what each says', () => {
  const shareOf = <Name extends string>(names: readonly Name[], one: Name) =>
    Object.fromEntries(names.map((name) => [name, name === one ? 1 : 0])) as Record<Name, number>;
  const together = meanChances([
    { field: shareOf(FIELDS, 'sphere'), eye: shareOf(EYES, 'od') },
    { field: shareOf(FIELDS, 'none'), eye: shareOf(EYES, 'od') },
  ]);
  expect(together.field).toMatchObject({ sphere: 0.5, none: 0.5, cylinder: 0 });
  expect(together.eye).toEqual({ od: 1, os: 0, both: 0 });
});

test('features have their places, each one once', () => {
  const places = placesOf(['over0 field:axis', 'over0 field:add', 'over0 field:axis']);
  expect(places).toHaveLength(2);
  expect(Math.max(...places)).toBeLessThan(PLACES);
});

test('what is kept comes back by its scales, with its signs', () => {
  const outs = FIELDS.length + EYES.length;
  const kept = {
    hidden: 2,
    table: Buffer.from(Int8Array.from([127, -127, -1, 2])).toString('base64'),
    scales: [0.5, 2],
    bias: [0, 1],
    heads: Array.from({ length: 2 * outs }, () => 0),
    headBias: Array.from({ length: outs }, () => 0),
  };
  expect([...unpack(kept).table]).toEqual([63.5, -254, -0.5, 4]);
  expect(chancesOf(Int32Array.of(1), unpack(kept)).eye.od).toBeCloseTo(1 / 3);
  const ofPapers = unpack({ ...kept, heads: [0, 1, 0, 0], headBias: [0, 0] });
  expect(chanceOfGlasses(Int32Array.of(0), ofPapers)).toBe(1);
});
