import { expect, test } from 'vitest';
import { transpose } from '../prescription/transpose.ts';
import { lensThickness, thickestMm } from './thickness.ts';

/** 50 mm across. */
const outline = Array.from({ length: 360 }, () => 25);
const round = { outline, decentrationMm: 0, temple: 'right', index: 1.5 } as const;
const sphere = (power: number) => ({ sphere: power, cylinder: 0, axis: null });

test.each([
  // Sagitta 4·25²/(2000·0.5) = 2.5 mm on a centre of 2 mm.
  [-4, 1.5, 4.5, 2],
  // 5·25²/(2000·0.523) = 2.99 mm, the example of the textbooks for crown glass.
  [-5, 1.523, 4.99, 2],
  [-4, 1.6, 1.5 + (4 * 0.3125) / 0.6, 1.5],
  [-8, 1.74, 1.5 + (8 * 0.3125) / 0.74, 1.5],
  // A plus lens is thinnest at its edge.
  [4, 1.5, 1.2, 3.7],
  [0, 1.5, 2, 2],
])(
  'a lens of %d dpt and index %d is %d mm at the edge and %d mm in the middle',
  (power, index, edgeMm, centreMm) => {
    const lens = lensThickness(sphere(power), { ...round, index });

    expect(lens.edgeMm).toBeCloseTo(edgeMm, 2);
    expect(lens.centreMm).toBeCloseTo(centreMm, 2);
  },
);

test('a centre out of the middle makes the far edge thicker', () => {
  const lens = lensThickness(sphere(-4), { ...round, decentrationMm: 5 });

  expect(lens.edgeMm).toBeCloseTo(2 + (4 * 30 ** 2) / 1000, 2);
});

test('a cylinder counts across its axis', () => {
  const power = { sphere: -2, cylinder: -2, axis: 180 };
  const flat = outline.map((_, position) => (Math.abs((position % 180) - 90) < 5 ? 15 : 25));

  expect(lensThickness(power, round).edgeMm).toBeCloseTo(4.5, 2);
  expect(lensThickness(power, { ...round, outline: flat }).edgeMm).toBeLessThan(4.5);
  expect(lensThickness({ ...power, axis: 90 }, { ...round, outline: flat }).edgeMm).toBeCloseTo(
    4.5,
    2,
  );
});

test('both notations of one lens are as thick, on either side of the face', () => {
  const power = { sphere: -1, cylinder: -3, axis: 30 };
  const pointed = outline.map((radius, position) => (Math.abs(position - 60) < 4 ? 30 : radius));
  const inFrame = { ...round, outline: pointed, decentrationMm: 3 };

  expect(lensThickness(transpose(power), inFrame).edgeMm).toBeCloseTo(
    lensThickness(power, inFrame).edgeMm,
  );
  expect(lensThickness({ ...power, axis: 150 }, { ...inFrame, temple: 'left' })).toEqual(
    expect.objectContaining({ edgeMm: expect.closeTo(lensThickness(power, inFrame).edgeMm, 6) }),
  );
});

test('the weight is that of its volume', () => {
  // A disc of 2 mm: 3.927 cm³ of 1.32 g.
  expect(lensThickness(sphere(0), round).grams).toBeCloseTo(5.18, 1);
  // The mean thickness of a minus lens lies halfway between its middle and its edge.
  expect(lensThickness(sphere(-4), round).grams).toBeCloseTo(
    ((Math.PI * 25 ** 2 * 3.25) / 1000) * 1.32,
    1,
  );
  expect(thickestMm(lensThickness(sphere(4), round))).toBeCloseTo(3.7, 2);
});
