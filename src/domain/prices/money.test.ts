import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  divideHalfUp,
  shareMinor,
  spreadMinor,
  sumMinor,
  taxMinorOf,
  toMajor,
  toMinor,
} from './money.ts';

test('halves are rounded up', () => {
  expect(divideHalfUp(1, 2)).toBe(1);
  expect(divideHalfUp(5, 10)).toBe(1);
  expect(divideHalfUp(4, 10)).toBe(0);
  expect(divideHalfUp(-1, 2)).toBe(-1);
  expect(shareMinor(1800, 750)).toBe(135);
  expect(shareMinor(900, 750)).toBe(68);
});

test('the tax inside a gross price', () => {
  expect(taxMinorOf(6900, 190_000, true)).toBe(1102);
  expect(taxMinorOf(10000, 190_000, true)).toBe(1597);
  expect(taxMinorOf(11900, 190_000, true)).toBe(1900);
});

test('the tax on top of a net price, to a thousandth of a percent', () => {
  expect(taxMinorOf(1800, 75_000, false)).toBe(135);
  expect(taxMinorOf(900, 75_000, false)).toBe(68);
  expect(taxMinorOf(100_000, 88_750, false)).toBe(8875);
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

test('an amount is shared out exactly, and fairly to the cent', () => {
  expect(spreadMinor(100, [])).toEqual([]);
  expect(spreadMinor(100, [0, 0])).toEqual([0, 0]);
  const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1 });
  fc.assert(
    fc.property(fc.nat(1_000_000_000), weights, (amount, parts) => {
      const whole = sumMinor(parts);
      fc.pre(whole > 0);
      const shares = spreadMinor(amount, parts);
      expect(sumMinor(shares)).toBe(amount);
      for (const [at, share] of shares.entries()) {
        const part = BigInt(amount) * BigInt(parts[at]!);
        const floor = Number(part / BigInt(whole));
        const isExact = part % BigInt(whole) === 0n;
        expect([floor, isExact ? floor : floor + 1]).toContain(share);
      }
    }),
  );
});

test('major units and back give the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (minor) => {
      expect(toMinor(toMajor(minor))).toBe(minor);
    }),
  );
});
