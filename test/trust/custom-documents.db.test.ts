import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signedIn } from '../shop/signed-in.ts';

/** Documents that are passed through to commerce by their name (specification, point 7). */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let member: Browser;
let cartId: string;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  const device = await signedIn(shop, await shop.member());
  ({ cartId } = await cartReady(device));
  member = aBrowser(app, device.cookies);
});
afterAll(() => shop.close());

const query = (given: unknown, by = member) => by.call('/commerce/customQuery', given);
const mutation = (given: unknown, by = member) => by.call('/commerce/customMutation', given);

test('a listed document is passed through on the shopper’s behalf, with its variables', async () => {
  const cart = await query(['CustomerCart']);
  expect(cart.status).toBe(200);
  expect(cart.json().customerCart.id).toBe(cartId);
  const us = await query(['DeliveryCountries', { country: 'US' }]);
  expect(us.json().country.id).toBe('US');
  expect((await mutation(['RemoveCoupon', { cartId }])).status).toBe(200);
  expect((await query(['CustomerCart', {}], aBrowser(app))).status).toBe(401);
});

test.each([
  ['a document of one’s own', ['{ customer { email } }', {}]],
  ['a document that is not listed', ['PlaceOrder', { cartId: 'x' }]],
  ['a mutation as a query', ['RemoveCoupon', { cartId: 'x' }]],
  ['a name of objects', ['constructor', {}]],
  ['no name', []],
  ['variables that are missing', ['FrameBySku']],
  ['variables of another type', ['FrameBySku', { sku: 7 }]],
  ['more arguments', ['CustomerCart', {}, {}]],
])('nothing else is: %s', async (_, given) => {
  const answer = await query(given);
  expect(answer.status).toBe(422);
  expect(answer.json().errors[0].code).toBe('invalid');
});

test('what commerce refuses is told in its words', async () => {
  const refused = await mutation(['ApplyCoupon', { cartId, couponCode: 'NO-SUCH-COUPON' }]);
  expect(refused.status).toBe(422);
  const [error] = refused.json().errors;
  expect(error.code).toMatch(/^commerce_/);
  expect(error.message).toMatch(/coupon/i);
  const device = await signedIn(shop, await shop.member());
  const stranger = aBrowser(app, device.cookies);
  const others = await mutation(['RemoveCoupon', { cartId }], stranger);
  expect(others.status).not.toBe(200);
});
