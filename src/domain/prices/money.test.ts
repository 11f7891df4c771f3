import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp, shareMinor, taxWithinMinor, toMajor, toMinor } from './money.ts';

test('halves are rounded up', () => {
  expect(divideHalfUp(1, 2)).toBe(1);
  expect(divideHalfUp(5, 10)).toBe(1);
  expect(divideHalfUp(4, 10)).toBe(0);
  expect(divideHalfUp(-1, 2)).toBe(-1);
  expect(shareMinor(1800, 750)).toBe(135);
  expect(shareMinor(900, 750)).toBe(68);
});

test('the tax inside a gross price', () => {
  expect(taxWithinMinor(6900, 1900)).toBe(1102);
  expect(taxWithinMinor(10000, 1900)).toBe(1597);
  expect(taxWithinMinor(11900, 1900)).toBe(1900);
});

test('what is written on the wire is read to the cent', () => {
  expect(toMinor(1.005)).toBe(101);
  expect(toMinor('219.00')).toBe(21900);
  expect(toMinor(-4.95)).toBe(-495);
  expect(toMinor(-0)).toBe(0);
  for (const nonsense of [NaN, Infinity, '', '1,5', '0x10', 1e300]) {
    expect(() => toMinor(nonsense)).toThrow(RangeError);
  }
});

test('major units and back give the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (minor) => {
      expect(toMinor(toMajor(minor))).toBe(minor);
    }),
  );
});
