import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  aGuest,
  anAddress,
  aPlanShop,
  aShopper,
  holdCart,
  waitingForLocks,
  type Shopper,
} from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';

/** Requests that read a cart at the same moment, and change its lines one after another. */
const shop: TestCommerce = await aPlanShop();
afterAll(() => shop.close());

const add = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) {
    cart { total_quantity } user_errors { code } } }`;
const set = `mutation ($cartId: String!, $items: [CartItemUpdateInput!]!) {
  updateCartItems(input: { cart_id: $cartId, cart_items: $items }) {
    cart { total_quantity } errors { code } } }`;
const remove = `mutation ($cartId: String!, $uid: ID!) {
  removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $uid }) { cart { total_quantity } } }`;
const read = `query ($cartId: String!) { cart(cart_id: $cartId) {
  total_quantity items { uid quantity } } }`;
const setAddress = `mutation ($cartId: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
    cart { total_quantity } } }`;

/** There are ten pieces of this color. It is on two lines: by itself, and as a color of its model. */
const byItself = { sku: '10101', quantity: 1 };
const byModel = { sku: '10101', parent_sku: '10100', quantity: 1 };

let guest: Shopper;
beforeEach(async () => {
  guest = await aGuest(shop);
});
const addItems = (...items: object[]) => shop.ask(add, { cartId: guest.cartId, items });
const cartNow = async () => (await shop.ask(read, { cartId: guest.cartId })).cart;

/** Begins all of them while the cart can be read and not written, and lets them go at once. */
async function atOnce<Result>(...requests: (() => Promise<Result>)[]): Promise<Result[]> {
  const release = await holdCart(shop, guest.cartId);
  const answers = Promise.all(requests.map((request) => request()));
  await expect.poll(() => waitingForLocks(shop)).toBe(requests.length);
  await release();
  return answers;
}

test('two updates of a product on two lines do not pass its stock together', async () => {
  await addItems(byItself, byModel);
  const { items } = await cartNow();
  expect(items).toHaveLength(2);
  const setTo = (uid: string, quantity: number) => () =>
    shop.ask(set, { cartId: guest.cartId, items: [{ cart_item_uid: uid, quantity }] });

  const answers = await atOnce(setTo(items[0].uid, 7), setTo(items[1].uid, 7));

  const codes = answers.map(({ updateCartItems }) => updateCartItems.errors[0]?.code ?? 'set');
  expect(codes.toSorted()).toEqual(['INSUFFICIENT_STOCK', 'set']);
  expect((await cartNow()).total_quantity).toBe(8);
});

test('what is added by many at once stays within the stock, and every answer is right', async () => {
  const answers = await atOnce(
    ...Array.from(
      { length: 6 },
      (_, index) => () => addItems({ ...(index % 2 ? byItself : byModel), quantity: 3 }),
    ),
  );

  const added = answers.filter(({ addProductsToCart }) => !addProductsToCart.user_errors.length);
  const told = added.map(({ addProductsToCart }) => addProductsToCart.cart.total_quantity);
  expect(told.toSorted((one, other) => one - other)).toEqual([3, 6, 9]);
  expect((await cartNow()).total_quantity).toBe(9);
});

test('a line that somebody else has just removed is not changed, nor removed again', async () => {
  await addItems(byItself, byModel);
  const { uid } = (await cartNow()).items[0];
  const removing = () =>
    shop.ask(remove, { cartId: guest.cartId, uid }).then(
      () => 'removed',
      (error: Error) => error.message,
    );

  const answers = await atOnce(removing, removing);

  expect(answers.filter((answer) => answer === 'removed')).toHaveLength(1);
  expect(answers.join()).toContain("The cart doesn't contain the item");
  expect((await cartNow()).total_quantity).toBe(1);
});

test('another change to the cart takes nothing from what is added', async () => {
  const address = () => shop.ask(setAddress, { cartId: guest.cartId, address: anAddress });
  await addItems(byItself);

  await atOnce(address, () => addItems(byModel));

  expect((await cartNow()).total_quantity).toBe(2);
});

test('what is added while carts merge is in one of them and within the stock', async () => {
  const shopper = await aShopper(shop);
  await addItems({ ...byItself, quantity: 8 });
  const merge = `mutation ($from: String!, $to: String!) {
    mergeCarts(source_cart_id: $from, destination_cart_id: $to) { total_quantity } }`;
  const merging = () =>
    shop.ask(merge, { from: guest.cartId, to: shopper.cartId }, shopper.headers);
  const adding = () =>
    addItems({ ...byModel, quantity: 2 }).then(
      () => 10,
      (error: Error) => (error.message.includes("The cart isn't active.") ? 8 : error),
    );

  const [, expected] = await atOnce<unknown>(merging, adding);

  const { cart } = await shop.ask(read, { cartId: shopper.cartId }, shopper.headers);
  expect(cart.total_quantity).toBe(expected);
});
