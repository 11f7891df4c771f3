import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, type TestCommerce } from '../commerce.test-data.ts';
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

test('an order from the empty cart to its number takes at most twenty-two statements', async () => {
  const headers = await aCustomer(shop);
  const prescription = await aPrescriptionItem(shop, 'PR-150');
  const items = [{ sku: '10101', quantity: 1 }, prescription];
  const steps: [string, string, number][] = [
    ['createEmptyCart', 'mutation { createEmptyCart }', 2],
    ['customerCart', `{ customerCart { ${cartFields} } }`, 1],
    ['addProductsToCart', addProducts, 3],
    [
      'setShippingAddressesOnCart',
      step('setShippingAddressesOnCart', 'shipping_addresses: [{ address: $address }]'),
      2,
    ],
    [
      'setBillingAddressOnCart',
      step('setBillingAddressOnCart', 'billing_address: { same_as_shipping: true }'),
      2,
    ],
    [
      'setShippingMethodsOnCart',
      step(
        'setShippingMethodsOnCart',
        'shipping_methods: [{ carrier_code: "tablerate", method_code: "bestway" }]',
      ),
      2,
    ],
    [
      'setPaymentMethodOnCart',
      step('setPaymentMethodOnCart', 'payment_method: { code: "checkmo" }'),
      2,
    ],
    ['cart', readCart, 1],
    // And one more for the job, which these tests collect in memory.
    ['placeOrder', placeOrder, 7],
  ];
  const pool = shop.pool;

  let cartId = '';
  const counts: [string, number][] = [];
  for (const [name, document] of steps) {
    const before = pool.statementCount;
    const answer = await shop.ask(document, { cartId, items, address: anAddress }, headers);
    cartId = answer.createEmptyCart ?? cartId;
    counts.push([name, pool.statementCount - before]);
  }

  expect(counts).toEqual(steps.map(([name, , count]) => [name, count]));
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(22);
});

test('changes in one document read the cart once, and each answers what it wrote', async () => {
  const { headers, cartId } = await aShopper(shop);
  const items = [{ sku: '10201', quantity: 1 }, await aPrescriptionItem(shop, 'SV-150')];
  const before = shop.pool.statementCount;

  const { added, addressed, billed } = await shop.ask(
    `mutation ($cartId: String!, $items: [CartItemInput!]!, $address: CartAddressInput) {
      added: addProductsToCart(cartId: $cartId, cartItems: $items) { cart { ${cartFields} } }
      addressed: setShippingAddressesOnCart(
        input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }
      ) { cart { ${cartFields} } }
      billed: setBillingAddressOnCart(
        input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }
      ) { cart { ${cartFields} } } }`,
    { cartId, items, address: anAddress },
    headers,
  );

  // The customer with the cart, the products, three changes.
  expect(shop.pool.statementCount - before).toBe(5);
  expect(added.cart.items).toHaveLength(2);
  expect(addressed.cart.items).toEqual(added.cart.items);
  expect((await shop.ask(readCart, { cartId }, headers)).cart).toEqual(billed.cart);
});
