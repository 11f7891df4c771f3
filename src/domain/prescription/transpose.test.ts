import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minusCylinderPowers, transpose } from './transpose.ts';

const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);

const torics = fc.record({
  sphere: quarters(-20, 12),
  cylinder: quarters(-6, 6),
  axis: fc.integer({ min: 1, max: 180 }),
});

test('a plus form and its minus form', () => {
  expect(transpose({ sphere: -4, cylinder: 2, axis: 180 })).toEqual({
    sphere: -2,
    cylinder: -2,
    axis: 90,
  });
});

test('twice gives back the first form', () => {
  fc.assert(
    fc.property(torics, (eye) => {
      expect(transpose(transpose(eye))).toEqual(eye);
    }),
  );
});

test('the axis stays within 1-180', () => {
  fc.assert(
    fc.property(torics, (eye) => {
      const { axis } = transpose(eye);
      return axis >= 1 && axis <= 180;
    }),
  );
});

test('the power stays the same in every meridian', () => {
  fc.assert(
    fc.property(torics, fc.integer({ min: 0, max: 180 }), (eye, meridian) => {
      expect(power(transpose(eye), meridian)).toBeCloseTo(power(eye, meridian), 9);
    }),
  );
});

test('both forms have the same powers in minus cylinders', () => {
  fc.assert(
    fc.property(torics, (eye) => {
      expect(minusCylinderPowers(eye).cylinder).toBeLessThanOrEqual(0);
      expect(minusCylinderPowers(eye)).toMatchObject(minusCylinderPowers(transpose(eye)));
    }),
  );
});

test('a cylinder without an axis cannot be rewritten', () => {
  expect(() => transpose({ sphere: 0, cylinder: 1, axis: null })).toThrow(RangeError);
});

/** The power of a lens along a meridian, both in degrees from the horizontal. */
function power(eye: { sphere: number; cylinder: number; axis: number }, meridian: number): number {
  return eye.sphere + eye.cylinder * Math.sin(((meridian - eye.axis) * Math.PI) / 180) ** 2;
}
