import { expect, test } from 'vitest';
import { priceCart } from '#domain/prices/price-cart.ts';
import { ledgerSums } from '../ui/ledger-sums.ts';
import { benefitOf, framePayMinor, pairLedger, pairPayMinor } from './pair-ledger.ts';

const alba = { label: 'Alba', priceMinor: 21900 };
const progressive = { label: 'Lenses', detail: 'Progressive', priceMinor: 16000 };

test('a frame of 219 with progressive lenses leaves 169 to pay', () => {
  const lines = pairLedger(alba, progressive);

  expect(lines).toEqual([
    { label: 'Alba', priceMinor: 21900, planPaysMinor: 15000 },
    { label: 'Lenses', detail: 'Progressive', priceMinor: 16000, planPaysMinor: 6000 },
  ]);
  expect(ledgerSums(lines).youPayMinor).toBe(16900);
  expect(framePayMinor(21900)).toBe(6900);
});

test('a pair within the benefit costs nothing', () => {
  expect(pairPayMinor(12900, 6000)).toBe(0);
  expect(framePayMinor(12900)).toBe(0);
});

test.each([
  [0, 0],
  [1, 29900],
  [14999, 6001],
  [15001, 5999],
  [99999, 24900],
])('what is shown for %i and %i is what the cart calculates', (frameMinor, lensMinor) => {
  const cart = priceCart({
    lines: [
      { id: 'a', kind: 'frame', unitMinor: frameMinor, qty: 1 },
      { id: 'b', kind: 'lens', unitMinor: lensMinor, qty: 1 },
    ],
    benefit: benefitOf(),
    coupon: null,
    shippingMinor: 495,
    tax: null,
  });
  const lines = pairLedger(
    { ...alba, priceMinor: frameMinor },
    { ...progressive, priceMinor: lensMinor },
  );

  expect(ledgerSums(lines).youPayMinor).toBe(cart.totals.grandTotalMinor);
  expect(pairPayMinor(frameMinor, lensMinor)).toBe(cart.totals.grandTotalMinor);
});
