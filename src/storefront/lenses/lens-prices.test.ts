import { expect, test } from 'vitest';
import { lensPricesOf, lowestPrices } from './lens-prices.ts';

test('each lens type costs at least its cheapest lens', () => {
  const value = [
    { sku: 'SV-160', price: 99 },
    { sku: 'SV-150', price: 60 },
    { sku: 'PR-150', price: 160 },
    { sku: 'unknown', price: 1 },
    null,
  ];
  const options = [
    { title: 'lensType', option_id: 2 },
    { title: 'lens', option_id: 1, value },
    null,
  ];

  const prices = lensPricesOf({ products: { items: [{ sku: 'BasePrescription', options }] } });

  expect(lowestPrices(prices)).toEqual({
    SingleVision: 6000,
    Progressive: 16000,
  });
});

test('without the product there are no prices', () => {
  expect(lowestPrices(lensPricesOf({ products: { items: [] } }))).toEqual({});
});
