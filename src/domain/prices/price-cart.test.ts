import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareMinor, sumMinor } from './money.ts';
import { priceCart, type PriceRequest, type TaxClass, type TaxRule } from './price-cart.ts';
import type { CartRule, PriceLine, PriceRule } from './price-rules.ts';

const benefit: PriceRule = {
  kind: 'benefit',
  label: 'Alder Health benefit',
  capsMinor: { frame: 15000, lens: 6000 },
  paysShipping: true,
};
const aRule = (change: Partial<CartRule> = {}): CartRule => ({
  kind: 'cart',
  label: 'rule',
  off: null,
  freeShipping: false,
  goods: null,
  minimumMinor: 0,
  isLast: false,
  ...change,
});
const coupon = aRule({ label: 'WELCOME10', off: { kind: 'percent', basisPoints: 1000 } });
const taxOf = (percent: number, included: boolean): TaxRule => {
  const rate = { label: `${percent} %`, ppm: percent * 10_000 };
  return { included, rates: { frame: rate, lens: rate, other: rate, shipping: rate } };
};
const us = taxOf(0, false);
const german = taxOf(19, true);

const aPair = (frameMinor = 21900, lensMinor = 16000): PriceLine[] => [
  { id: 'frame', kind: 'frame', unitMinor: frameMinor, qty: 1 },
  { id: 'lens', kind: 'lens', unitMinor: lensMinor, qty: 1 },
];

const aRequest = (change: Partial<PriceRequest> = {}): PriceRequest => ({
  lines: aPair(),
  rules: [benefit],
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
    shippingTaxMinor: 0,
    shippingPaidByPlanMinor: 495,
    taxes: [],
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
  const inUs = priceCart(aRequest({ rules: [benefit, coupon] }));
  const inGermany = priceCart(aRequest({ rules: [benefit, coupon], tax: german }));

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
  const inUs = priceCart(aRequest({ rules: [] }));
  const inGermany = priceCart(aRequest({ rules: [], tax: german }));

  expect(inUs.totals).toMatchObject({ shippingMinor: 495, grandTotalMinor: 38395, discounts: [] });
  expect(inGermany.totals.grandTotalMinor).toBe(38395);
  expect(inGermany.totals.taxesMinor).toBe(3497 + 2555 + 79);
});

test('tax on top is added for goods and shipping', () => {
  const { totals, lines } = priceCart(
    aRequest({
      lines: [{ id: 'a', kind: 'other', unitMinor: 900, qty: 2 }],
      rules: [],
      shippingMinor: 1000,
      tax: taxOf(7.5, false),
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
    shippingTaxMinor: 0,
    shippingPaidByPlanMinor: 0,
    taxes: [],
    taxesMinor: 0,
    grandTotalMinor: 0,
  });
});

test('rules count in their order, each from what those before it left', () => {
  const half = aRule({ label: 'half', off: { kind: 'percent', basisPoints: 5000 } });
  const ten = aRule({ label: 'ten', off: { kind: 'each', amountMinor: 1000 } });
  const lines = [{ id: 'a', kind: 'other' as const, unitMinor: 3000, qty: 2 }];
  const ofRules = (rules: PriceRule[]) => priceCart(aRequest({ lines, rules })).totals;

  expect(ofRules([half, ten]).discounts).toEqual([
    { label: 'half', amountMinor: 3000 },
    { label: 'ten', amountMinor: 2000 },
  ]);
  expect(ofRules([ten, half]).discounts).toEqual([
    { label: 'ten', amountMinor: 2000 },
    { label: 'half', amountMinor: 2000 },
  ]);
});

test('an amount off all goods is shared out to the cent, and never more than they cost', () => {
  const lines = ['a', 'b', 'c'].map((id) => ({
    id,
    kind: 'other' as const,
    unitMinor: 1000,
    qty: 1,
  }));
  const off = (amountMinor: number) =>
    priceCart(aRequest({ lines, rules: [aRule({ off: { kind: 'together', amountMinor } })] }));

  expect(off(1000).lines.map(({ youPayMinor }) => youPayMinor)).toEqual([667, 667, 666]);
  expect(off(9999).totals).toMatchObject({
    discounts: [{ label: 'rule', amountMinor: 3000 }],
    grandTotalMinor: 495,
  });
});

test('a rule takes from its goods alone: by kind, category or SKU', () => {
  const lines: PriceLine[] = [
    {
      id: 'frame',
      kind: 'frame',
      unitMinor: 1000,
      qty: 1,
      skus: ['101', '100'],
      categories: ['sun'],
    },
    { id: 'lens', kind: 'lens', unitMinor: 1000, qty: 1 },
    { id: 'case', kind: 'other', unitMinor: 1000, qty: 1, skus: ['case'], categories: ['extras'] },
  ];
  const off = { kind: 'percent' as const, basisPoints: 1000 };
  const taken = (goods: CartRule['goods']) => {
    const { lines: priced, outcomes } = priceCart(
      aRequest({ lines, rules: [aRule({ off, goods })] }),
    );
    return [...priced.map(({ rowMinor, youPayMinor }) => rowMinor - youPayMinor), outcomes[0]];
  };

  expect(taken({ kinds: ['lens'] })).toEqual([0, 100, 0, 'applied']);
  expect(taken({ categories: ['extras'], skus: ['100'] })).toEqual([100, 0, 100, 'applied']);
  expect(taken({ categories: ['none'] })).toEqual([0, 0, 0, 'other-goods']);
});

test('what all goods must cost counts before anything is taken off', () => {
  const outcomeAt = (minimumMinor: number) =>
    priceCart(aRequest({ rules: [benefit, { ...coupon, minimumMinor }] })).outcomes[1];

  expect(outcomeAt(37900)).toBe('applied');
  expect(outcomeAt(37901)).toBe('below-minimum');
});

test('a rule that is the last for its lines leaves others to later rules', () => {
  const off = { kind: 'percent' as const, basisPoints: 5000 };
  const first = aRule({ label: 'frames', off, goods: { kinds: ['frame'] }, isLast: true });
  const { totals } = priceCart(aRequest({ rules: [first, aRule({ label: 'all', off })] }));

  expect(totals.discounts).toEqual([
    { label: 'frames', amountMinor: 10950 },
    { label: 'all', amountMinor: 8000 },
  ]);
});

test('a rule may give the shipping and nothing else', () => {
  const gives = aRule({ freeShipping: true, minimumMinor: 5000 });
  const dear = priceCart(aRequest({ rules: [gives] }));
  const cheap = priceCart(aRequest({ rules: [gives], lines: aPair(1000, 0) }));

  expect(dear.totals).toMatchObject({ shippingMinor: 0, grandTotalMinor: 37900 });
  expect(cheap).toMatchObject({ isShippingFree: false, totals: { shippingMinor: 495 } });
});

test('where the plan pays all, a coupon finds nothing left', () => {
  const { outcomes } = priceCart(aRequest({ lines: aPair(12900, 6000), rules: [benefit, coupon] }));
  expect(outcomes).toEqual(['applied', 'nothing-left']);
});

test('each kind of goods and the shipping have a rate of their own', () => {
  const rate = (label: string, percent: number) => ({ label, ppm: percent * 10_000 });
  const { totals, lines } = priceCart(
    aRequest({
      rules: [],
      tax: {
        included: false,
        rates: {
          frame: rate('State', 4),
          lens: rate('Exempt', 0),
          other: rate('State', 4),
          shipping: rate('Freight', 8.875),
        },
      },
    }),
  );

  expect(lines.map(({ taxMinor }) => taxMinor)).toEqual([876, 0]);
  expect(totals).toMatchObject({
    taxes: [
      { label: 'State', ppm: 40_000, amountMinor: 876 },
      { label: 'Freight', ppm: 88_750, amountMinor: 44 },
    ],
    shippingTaxMinor: 44,
    taxesMinor: 920,
    grandTotalMinor: 37900 + 495 + 920,
  });
});

const kinds = fc.constantFrom('frame' as const, 'lens' as const, 'other' as const);
const someLines = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: kinds,
    unitMinor: fc.nat(100_000),
    qty: fc.nat(5),
    categories: fc.subarray(['sun', 'sport']),
  }),
  { maxLength: 6 },
);
const someBenefit = fc.record({
  kind: fc.constant('benefit' as const),
  label: fc.constant('plan'),
  capsMinor: fc.record({ frame: fc.nat(30_000), lens: fc.nat(30_000) }),
  paysShipping: fc.boolean(),
});
const someRule: fc.Arbitrary<CartRule> = fc.record({
  kind: fc.constant('cart' as const),
  label: fc.constantFrom('coupon', 'spring', 'plan'),
  off: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(12_000) }),
      fc.record({
        kind: fc.constantFrom('each' as const, 'together' as const),
        amountMinor: fc.nat(80_000),
      }),
    ),
  ),
  freeShipping: fc.boolean(),
  goods: fc.option(
    fc.record({ kinds: fc.subarray(['frame', 'lens']), categories: fc.subarray(['sun']) }),
  ),
  minimumMinor: fc.nat(100_000),
  isLast: fc.boolean(),
});
const someRate = fc.record({
  label: fc.constantFrom('State', 'City'),
  ppm: fc.nat(300_000),
});
const requests: fc.Arbitrary<PriceRequest> = fc.record({
  lines: someLines,
  rules: fc
    .tuple(fc.array(someBenefit, { maxLength: 1 }), fc.array(someRule, { maxLength: 5 }))
    .map((rules) => rules.flat()),
  shippingMinor: fc.option(fc.nat(2000)),
  tax: fc.option(
    fc.record({
      included: fc.boolean(),
      rates: fc.record({ frame: someRate, lens: someRate, other: someRate, shipping: someRate }),
    }),
  ),
});

test('every ledger adds up to the cent', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { lines, totals } = priceCart(request);
      const isIncluded = request.tax?.included === true;
      const goods = sumMinor(lines.map(({ rowMinor }) => rowMinor));
      const discounts = sumMinor(totals.discounts.map(({ amountMinor }) => amountMinor));
      const addedTax = isIncluded ? 0 : totals.taxesMinor;

      expect(totals.grandTotalMinor).toBe(
        goods - discounts + (totals.shippingMinor ?? 0) + addedTax,
      );
      expect(totals.grandTotalMinor).toBe(
        sumMinor(lines.map(({ youPayMinor }) => youPayMinor)) +
          (totals.shippingMinor ?? 0) +
          (isIncluded ? 0 : totals.shippingTaxMinor),
      );
      expect(sumMinor(totals.taxes.map(({ amountMinor }) => amountMinor))).toBe(totals.taxesMinor);
      for (const line of lines) {
        expect(line.discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
          line.rowMinor - line.youPayMinor + (isIncluded ? 0 : line.taxMinor),
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

test('one more rule never makes a cart dearer', () => {
  fc.assert(
    fc.property(requests, someRule, (request, rule) => {
      const before = priceCart(request).totals.grandTotalMinor;
      const after = priceCart({ ...request, rules: [...request.rules, rule] });
      // Tax on a smaller amount is never more, and rounding keeps the order of amounts.
      expect(after.totals.grandTotalMinor).toBeLessThanOrEqual(before);
    }),
  );
});

test('a rule whose conditions do not hold changes nothing', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const priced = priceCart(request);
      const rules = request.rules.filter((_rule, at) =>
        ['applied', 'nothing-left'].includes(priced.outcomes[at]!),
      );
      expect(priceCart({ ...request, rules }).totals).toEqual(priced.totals);
    }),
  );
});

test('the tax of each line is within half a cent of the exact one', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { lines } = priceCart(request);
      const { included = false, rates } = request.tax ?? {};
      for (const line of lines) {
        const rate = (rates?.[line.kind satisfies TaxClass].ppm ?? 0) / 1_000_000;
        const leftMinor = line.youPayMinor - (included ? 0 : line.taxMinor);
        const exact = included ? (leftMinor * rate) / (1 + rate) : leftMinor * rate;
        expect(Math.abs(line.taxMinor - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
  );
});

test('a benefit and a coupon in percent give what they always gave', () => {
  fc.assert(
    fc.property(someLines, someBenefit, fc.nat(10_000), (lines, plan, basisPoints) => {
      const { lines: priced } = priceCart(
        aRequest({ lines, rules: [plan, aRule({ off: { kind: 'percent', basisPoints } })] }),
      );
      const seen = new Set<string>();
      for (const [at, { kind, unitMinor, qty }] of lines.entries()) {
        const isFirst = qty > 0 && !seen.has(kind);
        if (isFirst) seen.add(kind);
        const cap = kind === 'other' ? 0 : plan.capsMinor[kind];
        const left = unitMinor * qty - (isFirst ? Math.min(cap, unitMinor) : 0);
        expect(priced[at]?.youPayMinor).toBe(left - shareMinor(left, basisPoints));
      }
    }),
  );
});
