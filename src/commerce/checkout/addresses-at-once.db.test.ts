import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCommerce } from '../commerce.test-data.ts';
import {
  aGuest,
  anAddress,
  aPlanShop,
  fillCart,
  holdCart,
  waitingForLocks,
} from './checkout.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const ship = `mutation ($cartId: String!, $addresses: [ShippingAddressInput]!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: $addresses }) {
    cart { id } } }`;
const bill = `mutation ($cartId: String!, $billing: BillingAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $billing }) {
    cart { id } } }`;

test('who pays and where to, said at once, are both kept', async () => {
  const { cartId } = await aGuest(shop);
  await fillCart(shop, { cartId, headers: {} });
  const billing = { address: { ...anAddress, city: 'Troy' } };
  const kept = `query ($cartId: String!) {
    cart(cart_id: $cartId) { billing_address { city } shipping_addresses { city } } }`;

  const letBothWrite = await holdCart(shop, cartId);
  const both = Promise.all([
    shop.ask(ship, { cartId, addresses: [{ address: anAddress }] }),
    shop.ask(bill, { cartId, billing }),
  ]);
  await expect.poll(() => waitingForLocks(shop)).toBe(2);
  await letBothWrite();
  await both;

  expect((await shop.ask(kept, { cartId })).cart).toEqual({
    billing_address: { city: 'Troy' },
    shipping_addresses: [{ city: 'Albany' }],
  });
});
