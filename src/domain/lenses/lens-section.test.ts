import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { transpose } from '../prescription/transpose.ts';
import { baseCurve, lensSection } from './lens-section.ts';
import { lensThickness } from './thickness.ts';

/** 50 mm across. */
const outline = Array.from({ length: 72 }, () => 25);
const round = { outline, decentrationMm: 0, temple: 'right', index: 1.5 } as const;
const sphere = (power: number) => ({ sphere: power, cylinder: 0, axis: null });

test('a lens against short sight is thin in the middle, and thicker at the temple than at the nose', () => {
  const section = lensSection(sphere(-4), { ...round, decentrationMm: 3 });

  expect(section.centreMm).toBe(2);
  expect(section.nasalMm).toBeCloseTo(2 + (4 * 22 ** 2) / 1000);
  expect(section.templeMm).toBeCloseTo(2 + (4 * 28 ** 2) / 1000);
  expect(section.points[0]).toMatchObject({ xMm: -22, thicknessMm: section.nasalMm });
  expect(section.points.at(-1)?.xMm).toBeCloseTo(28);
});

test('a lens against long sight is thick in the middle, and its front is steep', () => {
  const section = lensSection(sphere(4), round);

  expect(section.centreMm).toBeCloseTo(3.7);
  expect(section.templeMm).toBeCloseTo(1.2);
  // A radius of 530/10 mm, 25 mm from its middle.
  expect(section.points.at(-1)?.frontMm).toBeCloseTo(53 - Math.sqrt(53 ** 2 - 25 ** 2));
});

test.each([
  [0, 6],
  [4, 10],
  [12, 10],
  [-4, 4],
  [-20, 0.5],
])('%d dpt have a front of %d dpt', (power, base) => {
  expect(baseCurve(sphere(power))).toBe(base);
});

test('a cylinder shows on the cut as far as its meridian is level', () => {
  const upright = { sphere: 0, cylinder: -4, axis: 90 };
  const level = { sphere: 0, cylinder: -4, axis: 180 };

  expect(lensSection(upright, round).templeMm).toBeCloseTo(4.5);
  expect(lensSection(level, round).templeMm).toBeCloseTo(2);
  expect(lensSection(level, round).thickestMm).toBeCloseTo(4.5);
});

test('of every lens: both notations are cut alike, no place is thicker than the thickest, none is thinner than labs leave it', () => {
  const dioptres = integer({ min: -32, max: 24 }).map((quarters) => quarters / 4);
  const cylinders = integer({ min: -16, max: 0 }).map((quarters) => quarters / 4);
  const axes = integer({ min: 1, max: 180 });
  const indices = constantFrom(1.5, 1.6, 1.67, 1.74);
  const decentrations = integer({ min: -6, max: 8 });
  assert(
    property(dioptres, cylinders, axes, indices, decentrations, (...drawn) => {
      const [sph, cylinder, axis, index, decentrationMm] = drawn;
      const power = { sphere: sph, cylinder, axis };
      const options = { ...round, index, decentrationMm };
      const section = lensSection(power, options);
      const { grams } = lensThickness(power, options);
      const other = lensSection(transpose(power), options);

      expect(section.grams).toBe(grams);
      expect(other.nasalMm).toBeCloseTo(section.nasalMm, 6);
      expect(other.templeMm).toBeCloseTo(section.templeMm, 6);
      for (const { thicknessMm, frontMm } of section.points) {
        expect(thicknessMm).toBeLessThanOrEqual(section.thickestMm + 1e-9);
        // Its outline has 72 measured points; the cut lies on two of them.
        expect(thicknessMm).toBeGreaterThanOrEqual(1.2 - 1e-9);
        expect(frontMm).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
