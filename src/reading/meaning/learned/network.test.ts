import { expect, test } from 'vitest';
import { describe as describePage } from './features.ts';
import { sheetOf } from '../meaning.test-data.ts';
import { bucketOf, chancesOf, EYES, FIELDS, learned, unpack } from './network.ts';

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

test('what was learned says of each number what it may be, in shares of one', () => {
  const { features } = describePage(page, 0).find(({ token }) => token.text === '-0.75')!;
  const { field, eye } = chancesOf(features, learned());
  const sum = (shares: Record<string, number>) =>
    Object.values(shares).reduce((all, share) => all + share, 0);
  expect(sum(field)).toBeCloseTo(1, 5);
  expect(sum(eye)).toBeCloseTo(1, 5);
  expect(field.cylinder).toBeGreaterThan(0.9);
  expect(eye.od).toBeGreaterThan(0.9);
});

test('a feature has its place in every table of that size', () => {
  expect(bucketOf('over0 field:axis', 16)).toBe(bucketOf('over0 field:axis', 16));
  expect(bucketOf('over0 field:axis', 2 ** 14)).toBeLessThan(2 ** 14);
});

test('what is kept comes back by its scales, with its signs', () => {
  const outs = FIELDS.length + EYES.length;
  const network = unpack({
    buckets: 2,
    hidden: 2,
    table: Buffer.from(Int8Array.from([127, -127, -1, 2])).toString('base64'),
    scales: [0.5, 2],
    bias: [0, 1],
    heads: Array.from({ length: 2 * outs }, () => 0),
    headBias: Array.from({ length: outs }, () => 0),
  });
  expect([...network.table]).toEqual([63.5, -254, -0.5, 4]);
  expect(chancesOf(['any'], network).eye.od).toBeCloseTo(1 / 3);
});
