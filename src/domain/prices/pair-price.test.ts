import { expect, test } from 'vitest';
import { freeFrameUpToMinor, pairPrice } from './pair-price.ts';
import { priceCart } from './price-cart.ts';

const benefit = {
  label: 'Alder Health benefit',
  capsMinor: { frame: 15000, lens: 6000 },
  paysShipping: true,
};

test('a frame of 219 with progressive lenses leaves 169 to pay', () => {
  expect(pairPrice(21900, 16000, benefit)).toEqual({
    lines: [
      { kind: 'frame', priceMinor: 21900, planPaysMinor: 15000 },
      { kind: 'lens', priceMinor: 16000, planPaysMinor: 6000 },
    ],
    priceMinor: 37900,
    planPaysMinor: 21000,
    youPayMinor: 16900,
  });
  expect(pairPrice(21900, null, benefit)).toMatchObject({ priceMinor: 21900, youPayMinor: 6900 });
});

test('a pair within the benefit costs nothing', () => {
  expect(pairPrice(12900, 6000, benefit).youPayMinor).toBe(0);
  expect(pairPrice(12900, null, benefit).youPayMinor).toBe(0);
});

test('where nobody tells what the plan pays, nothing is promised', () => {
  expect(pairPrice(21900, 16000, null)).toMatchObject({
    priceMinor: 37900,
    planPaysMinor: 0,
    youPayMinor: null,
  });
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
    rules: [{ kind: 'benefit', ...benefit }],
    shippingMinor: 495,
    tax: null,
  });

  const price = pairPrice(frameMinor, lensMinor, benefit);

  expect(price.youPayMinor).toBe(cart.totals.grandTotalMinor);
  expect(price.priceMinor - price.planPaysMinor).toBe(price.youPayMinor);
});

test('a pair is free up to the price of a frame that the plan pays, if its lenses are', () => {
  expect(freeFrameUpToMinor(6000, benefit)).toBe(15000);
  expect(freeFrameUpToMinor(6001, benefit)).toBeNull();
  expect(freeFrameUpToMinor(6000, null)).toBeNull();
});
