import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCommerce } from '../commerce.test-data.ts';
import {
  addProducts,
  anAddress,
  aPlanShop,
  aPrescriptionItem,
  aShopper,
  cartFields,
  placeOrder,
  readCart,
} from './checkout.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const step = (field: string, input: string) =>
  `mutation ($cartId: String!${input.includes('$address') ? ', $address: CartAddressInput' : ''}) {
    ${field}(input: { cart_id: $cartId, ${input} }) { cart { ${cartFields} } } }`;

test('an order from the empty cart to its number takes at most forty statements', async () => {
  const { headers, cartId } = await aShopper(shop);
  const prescription = await aPrescriptionItem(shop, 'PR-150');
  const items = [{ sku: '10101', quantity: 1 }, prescription];
  const variables = { cartId, items, address: anAddress };
  const steps: [string, string, number][] = [
    ['createEmptyCart', 'mutation { createEmptyCart }', 2],
    ['customerCart', `{ customerCart { ${cartFields} } }`, 2],
    ['addProductsToCart', addProducts, 5],
    [
      'setShippingAddressesOnCart',
      step('setShippingAddressesOnCart', 'shipping_addresses: [{ address: $address }]'),
      3,
    ],
    [
      'setBillingAddressOnCart',
      step('setBillingAddressOnCart', 'billing_address: { same_as_shipping: true }'),
      3,
    ],
    [
      'setShippingMethodsOnCart',
      step(
        'setShippingMethodsOnCart',
        'shipping_methods: [{ carrier_code: "tablerate", method_code: "bestway" }]',
      ),
      3,
    ],
    [
      'setPaymentMethodOnCart',
      step('setPaymentMethodOnCart', 'payment_method: { code: "checkmo" }'),
      3,
    ],
    ['cart', readCart, 2],
    // And one more for the job, which these tests collect in memory.
    ['placeOrder', placeOrder, 7],
  ];
  const pool = shop.pool;

  const counts: [string, number][] = [];
  for (const [name, document] of steps) {
    const before = pool.statementCount;
    await shop.ask(document, variables, headers);
    counts.push([name, pool.statementCount - before]);
  }

  expect(counts).toEqual(steps.map(([name, , count]) => [name, count]));
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(39);
});
