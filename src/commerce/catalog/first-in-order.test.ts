import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInOrder } from './first-in-order.ts';

const slots = fc.uniqueArray(fc.nat(5000), { maxLength: 1500, size: 'max' });

test('a part in order is what stands there when all is in order', () => {
  fc.assert(
    fc.property(
      slots,
      fc.nat(1600),
      fc.nat(400),
      fc.integer({ min: 1, max: 50 }),
      (all, start, count, alike) => {
        const order = (a: number, b: number) =>
          Math.floor(a / alike) - Math.floor(b / alike) || b - a;
        expect(firstInOrder(Int32Array.from(all), order, start, start + count)).toEqual(
          all.toSorted(order).slice(start, start + count),
        );
      },
    ),
  );
});
