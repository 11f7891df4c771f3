import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlanShop, aShopper, fillCart, type Shopper } from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
  await shop.commerce.promotions.saveCoupon({
    code: 'SPRING',
    percent: 5,
    labels: { default: 'Spring', german: 'Frühling' },
  });
});
afterAll(() => shop.close());

const apply = `mutation ($cartId: String!, $codes: [String]!, $type: ApplyCouponsStrategy) {
  applyCouponsToCart(input: { cart_id: $cartId, coupon_codes: $codes, type: $type }) {
    cart { applied_coupons { code } } } }`;
const remove = `mutation ($cartId: String!, $codes: [String]!) {
  removeCouponsFromCart(input: { cart_id: $cartId, coupon_codes: $codes }) {
    cart { applied_coupons { code } } } }`;

async function aFilledCart(): Promise<Shopper> {
  const shopper = await aShopper(shop);
  await fillCart(shop, shopper);
  return shopper;
}

test('one coupon counts: the same again changes nothing, another takes its place when asked to', async () => {
  const { cartId, headers } = await aFilledCart();
  const applied = async (codes: string[], type: string | null) =>
    (await shop.ask(apply, { cartId, codes, type }, headers)).applyCouponsToCart.cart
      .applied_coupons;
  const refused = async (codes: string[], type: string) =>
    (await shop.refusal(apply, { cartId, codes, type }, headers)).message;

  expect(await applied([' welcome10 '], 'APPEND')).toEqual([{ code: 'WELCOME10' }]);
  expect(await applied(['WELCOME10', 'welcome10'], null)).toEqual([{ code: 'WELCOME10' }]);
  const tooMany = 'Maximum allowed number of applied coupons was exceeded.';
  expect(await refused(['SPRING'], 'APPEND')).toBe(tooMany);
  expect(await refused(['SPRING', 'WELCOME10'], 'REPLACE')).toBe(tooMany);
  expect(await applied(['SPRING'], 'REPLACE')).toEqual([{ code: 'SPRING' }]);
  expect(await refused(['NOPE'], 'REPLACE')).toBe(
    "The coupon code isn't valid. Verify the code and try again.",
  );
  expect(await applied(['spring'], null)).toEqual([{ code: 'SPRING' }]);
  expect(await refused([], 'APPEND')).toBe('Required parameter "coupon_codes" is missing');
});

test('those that are named are taken off, and all where none is', async () => {
  const { cartId, headers } = await aFilledCart();
  const left = async (codes: string[]) =>
    (await shop.ask(remove, { cartId, codes }, headers)).removeCouponsFromCart.cart.applied_coupons;
  const put = () => shop.ask(apply, { cartId, codes: ['SPRING'], type: 'REPLACE' }, headers);

  await put();
  expect(await left(['WELCOME10'])).toEqual([{ code: 'SPRING' }]);
  expect(await left(['spring'])).toBeNull();
  await put();
  expect(await left([])).toBeNull();

  const theirs = await aFilledCart();
  expect((await shop.refusal(remove, { cartId: theirs.cartId, codes: [] }, headers)).category).toBe(
    'graphql-authorization',
  );
});
