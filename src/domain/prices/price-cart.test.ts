import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumMinor } from './money.ts';
import type { BenefitRule, CouponRule, PriceLine, PriceRequest, TaxRule } from './price-cart.ts';
import { priceCart } from './price-cart.ts';

const benefit: BenefitRule = {
  label: 'Alder Health benefit',
  capsMinor: { frame: 15000, lens: 6000 },
  paysShipping: true,
};
const coupon: CouponRule = { label: 'WELCOME10', basisPoints: 1000 };
const us: TaxRule = { basisPoints: 0, included: false };
const german: TaxRule = { basisPoints: 1900, included: true };

const aPair = (frameMinor = 21900, lensMinor = 16000): PriceLine[] => [
  { id: 'frame', kind: 'frame', unitMinor: frameMinor, qty: 1 },
  { id: 'lens', kind: 'lens', unitMinor: lensMinor, qty: 1 },
];

const aRequest = (change: Partial<PriceRequest> = {}): PriceRequest => ({
  lines: aPair(),
  benefit,
  coupon: null,
  shippingMinor: 495,
  tax: us,
  ...change,
});

test('the worked example in the US store', () => {
  const { totals, lines } = priceCart(aRequest());

  expect(totals).toEqual({
    subtotalExcludingTaxMinor: 37900,
    subtotalIncludingTaxMinor: 37900,
    discounts: [{ label: 'Alder Health benefit', amountMinor: 21000 }],
    shippingMinor: 0,
    shippingPaidByPlanMinor: 495,
    taxesMinor: 0,
    grandTotalMinor: 16900,
  });
  expect(lines.map(({ youPayMinor }) => youPayMinor)).toEqual([6900, 10000]);
});

test('the worked example in the German store', () => {
  const { totals, lines } = priceCart(aRequest({ tax: german }));

  expect(lines.map(({ taxMinor }) => taxMinor)).toEqual([1102, 1597]);
  expect(totals).toMatchObject({
    subtotalIncludingTaxMinor: 37900,
    discounts: [{ label: 'Alder Health benefit', amountMinor: 21000 }],
    shippingMinor: 0,
    taxesMinor: 2699,
    grandTotalMinor: 16900,
  });
});

test('the worked example with a coupon, in both stores', () => {
  const inUs = priceCart(aRequest({ coupon }));
  const inGermany = priceCart(aRequest({ coupon, tax: german }));

  expect(inUs.totals.discounts).toEqual([
    { label: 'Alder Health benefit', amountMinor: 21000 },
    { label: 'WELCOME10', amountMinor: 1690 },
  ]);
  expect(inUs.lines.map(({ discounts }) => discounts[1]?.amountMinor)).toEqual([690, 1000]);
  expect(inUs.totals.grandTotalMinor).toBe(15210);
  expect(inGermany.totals.grandTotalMinor).toBe(15210);
  expect(inGermany.lines.map(({ taxMinor }) => taxMinor)).toEqual([992, 1437]);
  expect(inGermany.totals.taxesMinor).toBe(2429);
});

test.each([us, german])('what the plan covers in full costs nothing (%o)', (tax) => {
  const { totals } = priceCart(aRequest({ lines: aPair(12900, 6000), tax }));

  expect(totals.grandTotalMinor).toBe(0);
  expect(totals.taxesMinor).toBe(0);
  expect(totals.discounts).toEqual([{ label: 'Alder Health benefit', amountMinor: 18900 }]);
});

test('a shopper without a benefit pays goods and shipping', () => {
  const inUs = priceCart(aRequest({ benefit: null }));
  const inGermany = priceCart(aRequest({ benefit: null, tax: german }));

  expect(inUs.totals).toMatchObject({ shippingMinor: 495, grandTotalMinor: 38395, discounts: [] });
  expect(inGermany.totals.grandTotalMinor).toBe(38395);
  expect(inGermany.totals.taxesMinor).toBe(3497 + 2555 + 79);
});

test('tax on top is added for goods and shipping', () => {
  const { totals, lines } = priceCart(
    aRequest({
      lines: [{ id: 'a', kind: 'other', unitMinor: 900, qty: 2 }],
      benefit: null,
      shippingMinor: 1000,
      tax: { basisPoints: 750, included: false },
    }),
  );

  expect(lines[0]).toMatchObject({ rowMinor: 1800, rowIncludingTaxMinor: 1935, taxMinor: 135 });
  expect(totals).toMatchObject({ taxesMinor: 210, grandTotalMinor: 3010 });
});

test('the plan pays for one pair only', () => {
  const two = priceCart(aRequest({ lines: [...aPair(), ...aPair()] }));
  const twice = priceCart(
    aRequest({ lines: [{ id: 'frame', kind: 'frame', unitMinor: 8000, qty: 2 }] }),
  );

  expect(two.totals.discounts).toEqual([{ label: 'Alder Health benefit', amountMinor: 21000 }]);
  expect(twice.totals.discounts[0]?.amountMinor).toBe(8000);
});

test('an empty cart is all zeros, and shipping is unknown before a method is chosen', () => {
  expect(priceCart(aRequest({ lines: [], shippingMinor: null })).totals).toEqual({
    subtotalExcludingTaxMinor: 0,
    subtotalIncludingTaxMinor: 0,
    discounts: [],
    shippingMinor: null,
    shippingPaidByPlanMinor: 0,
    taxesMinor: 0,
    grandTotalMinor: 0,
  });
});

const requests: fc.Arbitrary<PriceRequest> = fc.record({
  lines: fc.array(
    fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom('frame' as const, 'lens' as const, 'other' as const),
      unitMinor: fc.nat(100_000),
      qty: fc.nat(5),
    }),
    { maxLength: 6 },
  ),
  benefit: fc.option(
    fc.record({
      label: fc.constant('plan'),
      capsMinor: fc.record({ frame: fc.nat(30_000), lens: fc.nat(30_000) }),
      paysShipping: fc.boolean(),
    }),
  ),
  coupon: fc.option(fc.record({ label: fc.constant('coupon'), basisPoints: fc.nat(12_000) })),
  shippingMinor: fc.option(fc.nat(2000)),
  tax: fc.option(fc.record({ basisPoints: fc.nat(3000), included: fc.boolean() })),
});

test('every ledger adds up to the cent', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { lines, totals } = priceCart(request);
      const goods = sumMinor(lines.map(({ rowMinor }) => rowMinor));
      const discounts = sumMinor(totals.discounts.map(({ amountMinor }) => amountMinor));
      const addedTax = request.tax?.included ? 0 : totals.taxesMinor;

      expect(totals.grandTotalMinor).toBe(
        goods - discounts + (totals.shippingMinor ?? 0) + addedTax,
      );
      for (const line of lines) {
        expect(line.discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
          line.rowMinor - line.youPayMinor + (request.tax?.included ? 0 : line.taxMinor),
        );
      }
    }),
  );
});

test('nothing is ever negative, and no discount exceeds its goods', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { lines, totals } = priceCart(request);
      for (const line of lines) {
        const discount = sumMinor(line.discounts.map(({ amountMinor }) => amountMinor));
        expect(discount).toBeLessThanOrEqual(line.rowMinor);
        expect(
          Math.min(line.youPayMinor, line.taxMinor, line.rowExcludingTaxMinor),
        ).toBeGreaterThanOrEqual(0);
      }
      expect(totals.grandTotalMinor).toBeGreaterThanOrEqual(0);
      expect(
        Object.values(totals).every(
          (total) => typeof total !== 'number' || Number.isSafeInteger(total),
        ),
      ).toBe(true);
    }),
  );
});
