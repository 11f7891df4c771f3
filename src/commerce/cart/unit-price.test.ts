import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundleRange, isForSeveral, type Bundle, type BundlePart } from '../catalog/bundle.ts';
import type { CatalogDocument } from '../catalog/catalog-document.ts';
import { unitMinorOf } from './unit-price.ts';

const anAmount = fc.integer({ min: 0, max: 50_000 });
const aShare = fc.option(fc.integer({ min: 0, max: 20_000 }));

const aBundle: fc.Arbitrary<Bundle> = fc.record({
  isDynamic: fc.boolean(),
  options: fc.array(
    fc.record({
      id: fc.nat(),
      title: fc.constant(''),
      type: fc.constantFrom('select', 'radio', 'checkbox', 'multi'),
      required: fc.boolean(),
      position: fc.nat(),
      selections: fc.array(
        fc.record({
          id: fc.nat(),
          quantity: fc.integer({ min: 1, max: 5 }),
          canChangeQuantity: fc.constant(false),
          isDefault: fc.constant(false),
          position: fc.nat(),
          priceMinor: anAmount,
          basisPoints: aShare,
          product: fc.record({
            id: fc.nat(),
            sku: fc.constant(''),
            name: fc.constant(''),
            isVirtual: fc.boolean(),
            priceMinor: anAmount,
            stockQty: fc.constant(null),
          }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

const noDownloads = {} as CatalogDocument;

/** A choice that the bundle lets a shopper make; `seed` picks. */
function aChoice({ options }: Bundle, seed: number): BundlePart[] {
  return options.flatMap((option, at) => {
    const [first] = option.selections;
    const picked = option.selections.filter((_one, place) => (seed >> (at * 4 + place)) & 1);
    const chosen = isForSeveral(option.type) ? picked : picked.slice(0, 1);
    const parts = chosen.length === 0 && option.required && first ? [first] : chosen;
    return parts.map((selection) => ({ option, selection, quantity: selection.quantity }));
  });
}

test('a bundle never costs less than its least price, nor more than its most', () => {
  fc.assert(
    fc.property(aBundle, anAmount, fc.nat(), (bundle, priceMinor, seed) => {
      const parts = aChoice(bundle, seed);
      fc.pre(parts.length > 0);
      const product = { priceMinor, regularMinor: priceMinor, bundle, document: noDownloads };
      const unitMinor = unitMinorOf({
        product,
        quantity: 1,
        parts,
        links: [],
        options: [],
      });
      const { lowestMinor, highestMinor } = bundleRange(bundle, priceMinor);
      expect(Number.isInteger(unitMinor)).toBe(true);
      expect(unitMinor).toBeGreaterThanOrEqual(lowestMinor);
      expect(unitMinor).toBeLessThanOrEqual(highestMinor);
    }),
  );
});

test('options add up one by one, in any order, each by its amount or its share', () => {
  const anAddition = fc.record({ priceMinor: anAmount, basisPoints: aShare });
  fc.assert(
    fc.property(anAmount, fc.array(anAddition, { maxLength: 6 }), (priceMinor, additions) => {
      const product = {
        priceMinor,
        regularMinor: priceMinor,
        bundle: null,
        document: noDownloads,
      };
      const options = additions.map((added, id) => ({
        kind: 'selected' as const,
        option: {
          id,
          code: '',
          type: 'drop_down' as const,
          required: false,
          sortOrder: 0,
          maxCharacters: null,
          values: [],
        },
        value: { id, sku: '', title: '', sortOrder: 0, ...added },
      }));
      const priceOf = (some: typeof options) =>
        unitMinorOf({ product, quantity: 1, parts: [], links: [], options: some });
      const each = options.map((one) => priceOf([one]) - priceMinor);
      expect(priceOf(options)).toBe(each.reduce((sum, one) => sum + one, priceMinor));
      expect(priceOf(options.toReversed())).toBe(priceOf(options));
      expect(each.every((one) => one >= 0)).toBe(true);
    }),
  );
});
