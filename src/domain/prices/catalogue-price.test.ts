import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cataloguePriceMinor, tieredMinor, type CatalogueRule } from './catalogue-price.ts';

const anAmount = fc.integer({ min: 0, max: 1_000_000 });
const aRule: fc.Arbitrary<CatalogueRule> = fc.record({
  off: fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
    }),
    fc.record({ kind: fc.constant('amount' as const), amountMinor: anAmount }),
  ),
  goods: fc.option(
    fc.record({
      categories: fc.subarray(['sun', 'sport']),
      skus: fc.subarray(['1', '2']),
      attributes: fc.record({ size: fc.subarray(['Small', 'Large']) }),
    }),
  ),
  isLast: fc.boolean(),
});
const frame = { skus: ['2', '1'], categories: ['sun'], attributes: { size: ['Small'] } };
const other = { skus: ['9'], categories: [], attributes: {} };

test('rules never take more than there is, and nothing from goods that they do not name', () => {
  fc.assert(
    fc.property(anAmount, fc.array(aRule, { maxLength: 5 }), (priceMinor, rules) => {
      const afterwards = cataloguePriceMinor(priceMinor, frame, rules);
      expect(Number.isInteger(afterwards)).toBe(true);
      expect(afterwards).toBeGreaterThanOrEqual(0);
      expect(afterwards).toBeLessThanOrEqual(priceMinor);
      const forAll = rules.filter(({ goods }) => goods === null);
      expect(cataloguePriceMinor(priceMinor, other, rules)).toBe(
        cataloguePriceMinor(priceMinor, other, forAll),
      );
    }),
  );
});

test('one rule more takes no less, unless it follows a last one', () => {
  fc.assert(
    fc.property(anAmount, fc.array(aRule, { maxLength: 4 }), aRule, (priceMinor, rules, more) => {
      const before = cataloguePriceMinor(priceMinor, frame, rules);
      expect(cataloguePriceMinor(priceMinor, frame, [...rules, more])).toBeLessThanOrEqual(before);
    }),
  );
});

test('each rule takes from what is left, and the last one ends them', () => {
  const tenPercent: CatalogueRule = {
    off: { kind: 'percent', basisPoints: 1000 },
    goods: null,
    isLast: false,
  };
  const fiveOffSun: CatalogueRule = {
    off: { kind: 'amount', amountMinor: 500 },
    goods: { categories: ['sun'] },
    isLast: true,
  };
  expect(cataloguePriceMinor(10_000, frame, [tenPercent, tenPercent])).toBe(8100);
  expect(cataloguePriceMinor(10_000, frame, [tenPercent, fiveOffSun, tenPercent])).toBe(8500);
  expect(cataloguePriceMinor(10_000, other, [tenPercent, fiveOffSun, tenPercent])).toBe(8100);
});

test('a piece costs no more where more are bought', () => {
  const aTier = fc.record({ quantity: fc.integer({ min: 2, max: 20 }), priceMinor: anAmount });
  fc.assert(
    fc.property(anAmount, fc.array(aTier, { maxLength: 4 }), (priceMinor, tiers) => {
      let before = priceMinor;
      for (let quantity = 1; quantity <= 20; quantity += 1) {
        const each = tieredMinor(priceMinor, tiers, quantity);
        expect(each).toBeLessThanOrEqual(before);
        before = each;
      }
      expect(tieredMinor(priceMinor, tiers, 1)).toBe(priceMinor);
    }),
  );
});
