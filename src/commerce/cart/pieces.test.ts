import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isEnoughFor,
  lineProblem,
  mostThatFits,
  piecesTakenBy,
  type LineOfPieces,
} from './pieces.ts';

const inCartMax = 20;

/** Lines of five products with the same stock wherever they stand, alone or in a bundle. */
const aCart = fc
  .array(fc.integer({ min: 0, max: 30 }), { minLength: 5, maxLength: 5 })
  .chain((stock) => {
    const aProduct = fc
      .integer({ min: 0, max: 4 })
      .map((id) => ({ id, stockQty: stock[id] ?? null }));
    const aPart = fc.record({
      selection: fc.record({ product: aProduct }),
      quantity: fc.integer({ min: 1, max: 4 }),
    });
    const aLine: fc.Arbitrary<LineOfPieces> = fc.oneof(
      fc.record({
        product: aProduct,
        quantity: fc.integer({ min: 1, max: 12 }),
        parts: fc.constant([]),
      }),
      fc.record({
        product: fc.constant({ id: 99, stockQty: null }),
        quantity: fc.integer({ min: 1, max: 6 }),
        parts: fc.array(aPart, { minLength: 1, maxLength: 4 }),
      }),
    );
    return fc.record({ stock: fc.constant(stock), lines: fc.array(aLine, { maxLength: 8 }) });
  });

const takenOf = (id: number, lines: readonly LineOfPieces[]) =>
  piecesTakenBy(lines).find(({ product }) => product.id === id)?.quantity ?? 0;

test('a piece is counted once, wherever its product stands', () => {
  fc.assert(
    fc.property(aCart, ({ lines }) => {
      for (const id of [0, 1, 2, 3, 4]) {
        let counted = 0;
        for (const { product, quantity, parts } of lines) {
          if (parts.length === 0 && product.id === id) counted += quantity;
          for (const part of parts)
            if (part.selection.product.id === id) counted += quantity * part.quantity;
        }
        expect(takenOf(id, lines)).toBe(counted);
      }
      expect(takenOf(99, lines)).toBe(0);
    }),
  );
});

test('a cart that was filled line by line takes no more than there is', () => {
  fc.assert(
    fc.property(aCart, ({ stock, lines }) => {
      const cart: LineOfPieces[] = [];
      for (const line of lines) if (lineProblem(line, cart) === null) cart.push(line);
      for (const { product, quantity } of piecesTakenBy(cart)) {
        expect(quantity).toBeLessThanOrEqual(stock[product.id] ?? 0);
        expect(quantity).toBeLessThanOrEqual(inCartMax);
      }
      expect(cart.every((line) => isEnoughFor(line, cart))).toBe(true);
    }),
  );
});

test('what fits can be put in, and one more cannot', () => {
  fc.assert(
    fc.property(aCart, ({ lines: [line, ...rest] }) => {
      fc.pre(line !== undefined);
      const others: LineOfPieces[] = [];
      for (const other of rest) if (lineProblem(other, others) === null) others.push(other);
      const most = mostThatFits(line, others);
      if (most > 0) expect(lineProblem({ ...line, quantity: most }, others)).toBeNull();
      if (most < line.quantity)
        expect(lineProblem({ ...line, quantity: most + 1 }, others)).not.toBeNull();
    }),
  );
});
