import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGuestsOrder, aPlanShop, aReadyShopper } from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const place = `mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) {
  orderV2 { number token } errors { message } } }`;
const byToken = `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  number email token } }`;
const email = 'guest@shoppers.example';

const unknown = {
  message: "We couldn't locate an order with the information provided.",
  category: 'graphql-no-such-entity',
};

test('the token that a guest was told with the order shows it, and no other does', async () => {
  const order = await aGuestsOrder(shop);
  const other = await aGuestsOrder(shop);

  const { guestOrderByToken: found } = await shop.ask(byToken, { token: order.token });

  expect(found).toEqual({ number: order.number, email, token: order.token });
  expect(order.token).not.toBe(other.token);
  const [id] = Buffer.from(order.token, 'base64url').toString().split(':');
  const [, proof] = Buffer.from(other.token, 'base64url').toString().split(':');
  const mixed = Buffer.from(`${id}:${proof}`).toString('base64url');
  for (const token of ['', 'x', order.number, mixed, `${order.token}A`, '9'.repeat(40)]) {
    expect(await shop.refusal(byToken, { token })).toEqual(unknown);
  }
});

test('it shows nothing once the guest is forgotten', async () => {
  const { number, token } = await aGuestsOrder(shop);
  await shop.pool.query(`update commerce.orders set status = 'complete' where number = $1`, [
    number,
  ]);
  expect(await shop.commerce.orders.forgetGuest(number)).toBe('forgotten');
  expect(await shop.refusal(byToken, { token })).toEqual(unknown);
});

test('a customer signs in instead', async () => {
  const { cartId, headers } = await aReadyShopper(shop);
  const { placeOrder: placed } = await shop.ask(place, { cartId }, headers);
  expect(await shop.refusal(byToken, { token: placed.orderV2.token })).toEqual({
    message: 'Please login to view the order.',
    category: 'graphql-authorization',
  });
});
