import { expect, test } from 'vitest';
import { aWireCart } from './cart.test-data.ts';
import { cartViewOf } from './cart-view.ts';

const inEnglish = { locale: 'en', planName: 'Alder Health' } as const;
const inGerman = { locale: 'de', planName: 'Alder Health' } as const;

test('a frame of 219 with progressive lenses leaves 169 to pay', () => {
  const cart = aWireCart({
    frame: { priceMinor: 21900, planMinor: 15000 },
    lenses: { priceMinor: 16000, planMinor: 6000 },
    grandTotalMinor: 16900,
  });

  const { ledger } = cartViewOf(cart, inEnglish);

  expect(ledger).toMatchObject({
    currency: 'USD',
    priceMinor: 37900,
    planPaysMinor: 21000,
    shippingMinor: 0,
    isShippingPaidByPlan: true,
    otherDiscounts: [],
    tax: null,
    otherMinor: 0,
    youPayMinor: 16900,
  });
  expect(ledger.lines.map((line) => [line.name, line.detail, line.youPayMinor])).toEqual([
    ['Alba', 'Smoke', 6900],
    ['Prescription lenses', 'Progressive, index 1.5', 10000],
  ]);
});

test('the same pair in the German store holds 26.99 of VAT at 19 per cent', () => {
  const cart = aWireCart({
    store: 'german',
    frame: { priceMinor: 21900, planMinor: 15000 },
    lenses: { priceMinor: 16000, planMinor: 6000 },
    taxMinor: 2699,
    grandTotalMinor: 16900,
  });

  const { ledger } = cartViewOf(cart, inGerman);

  expect(ledger.currency).toBe('EUR');
  expect(ledger.tax).toEqual({ amountMinor: 2699, ratePercent: 19, isIncluded: true });
  expect(ledger.otherMinor).toBe(0);
});

test.each([
  { store: 'default', taxMinor: 0, options: inEnglish },
  { store: 'german', taxMinor: 2429, options: inGerman },
] as const)('a coupon takes its part of what is left in $store', ({ store, taxMinor, options }) => {
  const cart = aWireCart({
    store,
    frame: { priceMinor: 21900, planMinor: 15000, couponMinor: 690 },
    lenses: { priceMinor: 16000, planMinor: 6000, couponMinor: 1000 },
    coupon: 'WELCOME10',
    taxMinor,
    grandTotalMinor: 15210,
  });

  const { ledger, couponCode } = cartViewOf(cart, options);

  expect(couponCode).toBe('WELCOME10');
  expect(ledger.otherDiscounts).toEqual([{ label: 'WELCOME10', amountMinor: 1690 }]);
  expect(ledger).toMatchObject({ planPaysMinor: 21000, otherMinor: 0, youPayMinor: 15210 });
});

test('a pair within the benefit costs nothing', () => {
  const cart = aWireCart({
    frame: { priceMinor: 12900, planMinor: 12900 },
    lenses: { priceMinor: 6000, planMinor: 6000 },
    grandTotalMinor: 0,
  });

  const { ledger } = cartViewOf(cart, inEnglish);

  expect(ledger).toMatchObject({ planPaysMinor: 18900, otherMinor: 0, youPayMinor: 0 });
});

test('tax on top is counted once', () => {
  const cart = aWireCart({
    frame: { priceMinor: 20000, planMinor: 15000 },
    taxMinor: 400,
    grandTotalMinor: 5400,
  });

  expect(cartViewOf(cart, inEnglish).ledger).toMatchObject({
    tax: { amountMinor: 400, ratePercent: 8, isIncluded: false },
    otherMinor: 0,
  });
});

test('a rate that is no whole percentage is not told as one', () => {
  const cart = aWireCart({
    frame: { priceMinor: 20000, planMinor: 15000 },
    taxMinor: 375,
    grandTotalMinor: 5375,
  });

  expect(cartViewOf(cart, inEnglish).ledger.tax).toMatchObject({ ratePercent: null });
});

test('a line that could not be loaded is left out and its message kept', () => {
  const cart = aWireCart({
    frame: { priceMinor: 12900, error: 'The requested qty is not available' },
    grandTotalMinor: 12900,
  });
  cart.items = [null, ...(cart.items ?? [])];

  const view = cartViewOf(cart, {
    ...inEnglish,
    messages: ['The requested qty is not available'],
  });

  expect(view.frame?.sku).toBe('10101');
  expect(view.lenses).toBeNull();
  expect(view.messages).toEqual(['The requested qty is not available']);
});

test('the prescription of the lenses is read back', () => {
  const cart = aWireCart({
    frame: { priceMinor: 12900 },
    lenses: { priceMinor: 16000 },
    grandTotalMinor: 28900,
  });

  const { lenses, frameCount } = cartViewOf(cart, inEnglish);

  expect(lenses).toMatchObject({
    name: 'Progressive, index 1.5',
    prescription: { lensType: 'Progressive', pd: 63, od: { sphere: -1.25 } },
  });
  expect(frameCount).toBe(1);
});
