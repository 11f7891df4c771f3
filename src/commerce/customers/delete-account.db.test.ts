import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anAddress,
  aPlanShop,
  aReadyShopper,
  fillCart,
  finishCart,
  placeOrder,
} from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const password = 'Clear-sight-20';
const remove = 'mutation { deleteCustomer }';
const me = '{ customer { email } }';
const signIn = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`;
const create = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) {
  customer { email } } }`;

async function anAccount() {
  const email = `${crypto.randomUUID()}@shoppers.example`;
  const input = { email, firstname: 'Ada', lastname: 'Lovelace', password };
  await shop.ask(create, { input });
  const { generateCustomerToken } = await shop.ask(signIn, { email, password });
  const headers = { authorization: `Bearer ${generateCustomerToken.token}`, store: 'default' };
  const { customerCart } = await shop.ask('{ customerCart { id } }', {}, headers);
  return { email, headers, cartId: customerCart.id };
}

async function order(account: Awaited<ReturnType<typeof anAccount>>): Promise<string> {
  await fillCart(shop, account, '10201');
  await finishCart(shop, account);
  const { placeOrder: placed } = await shop.ask(
    placeOrder,
    { cartId: account.cartId },
    account.headers,
  );
  return placed.order.order_number;
}

test('an account goes with its book, its cart and its sign-in, and the address is free again', async () => {
  const account = await anAccount();
  await fillCart(shop, account, '10201');
  await shop.ask(
    `mutation ($address: CustomerAddressInput!) { createCustomerAddress(input: $address) { id } }`,
    { address: { ...anAddress, country_code: 'US', region: { region_code: 'NY' } } },
    account.headers,
  );

  expect((await shop.ask(remove, {}, account.headers)).deleteCustomer).toBe(true);

  expect((await shop.refusal(me, {}, account.headers)).category).toBe('graphql-authentication');
  expect((await shop.refusal(signIn, { email: account.email, password })).category).toBe(
    'graphql-authentication',
  );
  expect(
    (
      await shop.refusal('query ($id: String!) { cart(cart_id: $id) { id } }', {
        id: account.cartId,
      })
    ).message,
  ).toMatch(/^Could not find a cart/);
  const input = { email: account.email, firstname: 'Ada', lastname: 'King', password };
  await shop.ask(create, { input });
  expect(
    (await shop.ask(signIn, { email: account.email, password })).generateCustomerToken.token,
  ).toBeTruthy();
});

test('while an order is on its way the account stays; then the order stays without the person', async () => {
  const account = await anAccount();
  const number = await order(account);
  expect(await shop.refusal(remove, {}, account.headers)).toEqual({
    message: 'An order is on its way. Try again once it has arrived.',
    category: 'graphql-input',
  });
  expect((await shop.ask(me, {}, account.headers)).customer.email).toBe(account.email);

  await shop.commerce.orders.changeStatus(number, { status: 'processing', tracking: null });
  await shop.commerce.orders.changeStatus(number, { status: 'complete', tracking: null });
  expect((await shop.ask(remove, {}, account.headers)).deleteCustomer).toBe(true);

  const { rows } = await shop.pool.query(
    'select customer_id, grand_total_minor > 0 as "isPaid" from commerce.orders where number = $1',
    [number],
  );
  expect(rows).toEqual([{ customer_id: null, isPaid: true }]);
  expect(await shop.commerce.ledger()).toEqual([]);
});

test('a guest has no account, and a member’s is the plan’s', async () => {
  expect(await shop.refusal(remove)).toEqual({
    message: "The current customer isn't authorized.",
    category: 'graphql-authorization',
  });
  const { headers } = await aReadyShopper(shop);
  expect((await shop.refusal(remove, {}, headers)).message).toBe('Your plan keeps this account.');
});
