import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCommerce } from '../commerce.test-data.ts';
import { aGuest, anAddress, aPlanShop, fillCart } from './checkout.test-data.ts';

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

  const letBothWrite = await holdCart(cartId);
  const both = Promise.all([
    shop.ask(ship, { cartId, addresses: [{ address: anAddress }] }),
    shop.ask(bill, { cartId, billing }),
  ]);
  await expect.poll(waitingForLocks).toBe(2);
  await letBothWrite();
  await both;

  expect((await shop.ask(kept, { cartId })).cart).toEqual({
    billing_address: { city: 'Troy' },
    shipping_addresses: [{ city: 'Albany' }],
  });
});

/** Lets requests read the cart and none write it, until what is answered is called. */
async function holdCart(cartId: string): Promise<() => Promise<void>> {
  const client = await shop.pool.connect();
  await client.query('begin');
  await client.query(`select from commerce.carts where masked_id = $1 for update`, [cartId]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
