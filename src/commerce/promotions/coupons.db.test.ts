import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addProducts,
  aGuest,
  aPlanShop,
  aReadyShopper,
  aShopper,
  fillCart,
  placeOrder,
  type Shopper,
} from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const apply = `mutation ($cartId: String!, $code: String!) { applyCouponToCart(
  input: { cart_id: $cartId, coupon_code: $code }) { cart { id applied_coupons { code }
    prices { grand_total { value } } } } }`;
const remove = `mutation ($cartId: String!) { removeCouponFromCart(
  input: { cart_id: $cartId }) { cart { applied_coupons { code }
    prices { grand_total { value } } } } }`;

async function refused(shopper: Shopper, code: string): Promise<string> {
  const { message } = await shop.refusal(apply, { ...shopper, code }, shopper.headers);
  return message;
}

test('a coupon is applied once and can be taken off again', async () => {
  const shopper = await aShopper(shop);
  expect(await refused(shopper, 'WELCOME10')).toBe('Cart does not contain products.');
  await fillCart(shop, shopper);

  const applied = await shop.ask(apply, { ...shopper, code: 'welcome10' }, shopper.headers);
  expect(applied.applyCouponToCart.cart).toEqual({
    id: shopper.cartId,
    applied_coupons: [{ code: 'WELCOME10' }],
    prices: { grand_total: { value: 152.1 } },
  });
  expect(await refused(shopper, 'WELCOME10')).toBe(
    'A coupon is already applied to the cart. Please remove it to apply another',
  );

  for (let time = 0; time < 2; time += 1) {
    const { removeCouponFromCart } = await shop.ask(remove, { ...shopper }, shopper.headers);
    expect(removeCouponFromCart.cart).toEqual({
      applied_coupons: null,
      prices: { grand_total: { value: 169 } },
    });
  }
});

test.each(['', ' ', 'NOPE', '%', "'; drop", 'x'.repeat(5000), 'a\0b'])(
  'coupon %o is not valid',
  async (code) => {
    const shopper = await aShopper(shop);
    await fillCart(shop, shopper);
    expect(await refused(shopper, code)).toBe(
      code.trim() === ''
        ? 'Required parameter "coupon_code" is missing'
        : "The coupon code isn't valid. Verify the code and try again.",
    );
  },
);

test('a coupon that has ended is neither accepted nor kept', async () => {
  const shopper = await aShopper(shop);
  await fillCart(shop, shopper);
  const labels = { default: 'Spring', german: 'Frühling' };
  const coupon = { code: 'SPRING', percent: 50, labels, activeFrom: new Date('2020-01-01') };
  await shop.commerce.promotions.saveCoupon(coupon);
  await shop.ask(apply, { ...shopper, code: 'SPRING' }, shopper.headers);
  await shop.commerce.promotions.saveCoupon({ ...coupon, activeUntil: new Date('2020-02-01') });

  const { cart } = await shop.ask(
    `query ($cartId: String!) { cart(cart_id: $cartId) { applied_coupons { code }
       prices { grand_total { value } } } }`,
    { cartId: shopper.cartId },
    shopper.headers,
  );

  expect(cart).toEqual({ applied_coupons: null, prices: { grand_total: { value: 169 } } });
  expect(await refused(shopper, 'SPRING')).toContain("isn't valid");
});

test('the older field tells the coupon too', async () => {
  const shopper = await aShopper(shop);
  await fillCart(shop, shopper);
  await shop.ask(apply, { ...shopper, code: 'WELCOME10' }, shopper.headers);
  const { cart } = await shop.ask(
    `query ($cartId: String!) { cart(cart_id: $cartId) { id applied_coupon { code } } }`,
    { cartId: shopper.cartId },
    shopper.headers,
  );
  expect(cart).toEqual({ id: shopper.cartId, applied_coupon: { code: 'WELCOME10' } });
});

test('nothing can be taken off an empty cart', async () => {
  const shopper = await aShopper(shop);
  const { message } = await shop.refusal(remove, { ...shopper }, shopper.headers);
  expect(message).toBe('Cart does not contain products');
});

test('nobody changes the coupon of another’s cart', async () => {
  const owner = await aShopper(shop);
  await fillCart(shop, owner);
  const others = [await aShopper(shop), await aGuest(shop)];
  for (const { headers } of others)
    for (const document of [apply, remove])
      expect(
        await shop.refusal(document, { cartId: owner.cartId, code: 'WELCOME10' }, headers),
      ).toEqual({
        message: `The current user cannot perform operations on cart "${owner.cartId}"`,
        category: 'graphql-authorization',
      });
});

const merge = `mutation ($source: String!) { mergeCarts(source_cart_id: $source) {
  applied_coupons { code } prices { grand_total { value } } } }`;

/** The coupon of a customer's cart with a dear frame after a guest's with `code` was merged. */
async function mergedCoupon(code: string, own: string | null, shopper: Shopper) {
  const guest = await aGuest(shop);
  await shop.ask(addProducts, { cartId: guest.cartId, items: [{ sku: '10201', quantity: 1 }] });
  await shop.ask(apply, { cartId: guest.cartId, code });
  await shop.ask(
    addProducts,
    { cartId: shopper.cartId, items: [{ sku: '10101', quantity: 1 }] },
    shopper.headers,
  );
  if (own !== null) await shop.ask(apply, { cartId: shopper.cartId, code: own }, shopper.headers);
  const { mergeCarts } = await shop.ask(merge, { source: guest.cartId }, shopper.headers);
  return mergeCarts.applied_coupons?.[0]?.code ?? null;
}

describe('when a guest’s cart becomes the customer’s', () => {
  const labels = { default: 'Half', german: 'Halb' };
  beforeAll(() => shop.commerce.promotions.saveCoupon({ code: 'HALF', percent: 50, labels }));

  test('the guest’s coupon goes with it', async () => {
    expect(await mergedCoupon('WELCOME10', null, await aShopper(shop))).toBe('WELCOME10');
  });

  test('the guest’s coupon takes the place of the customer’s', async () => {
    expect(await mergedCoupon('HALF', 'WELCOME10', await aShopper(shop))).toBe('HALF');
  });

  test('a coupon that has ended meanwhile leaves the customer theirs', async () => {
    const shopper = await aShopper(shop);
    const coupon = { code: 'BRIEF', percent: 20, labels, activeFrom: new Date('2020-01-01') };
    await shop.commerce.promotions.saveCoupon(coupon);
    const guest = await aGuest(shop);
    await shop.ask(addProducts, { cartId: guest.cartId, items: [{ sku: '10201', quantity: 1 }] });
    await shop.ask(apply, { cartId: guest.cartId, code: 'BRIEF' });
    await shop.commerce.promotions.saveCoupon({ ...coupon, activeUntil: new Date('2020-02-01') });
    await fillCart(shop, shopper);
    await shop.ask(apply, { ...shopper, code: 'WELCOME10' }, shopper.headers);
    const { mergeCarts } = await shop.ask(merge, { source: guest.cartId }, shopper.headers);
    expect(mergeCarts.applied_coupons).toEqual([{ code: 'WELCOME10' }]);
  });

  test('a coupon whose uses are over by then does not go with it', async () => {
    const limited = { code: 'ONCE', percent: 20, labels, usesMax: 1 };
    await shop.commerce.promotions.saveCoupon(limited);
    const guest = await aGuest(shop);
    await shop.ask(addProducts, { cartId: guest.cartId, items: [{ sku: '10201', quantity: 1 }] });
    await shop.ask(apply, { cartId: guest.cartId, code: 'ONCE' });
    const buyer = await aReadyShopper(shop);
    await shop.ask(apply, { ...buyer, code: 'ONCE' }, buyer.headers);
    await shop.ask(placeOrder, { cartId: buyer.cartId }, buyer.headers);
    const shopper = await aShopper(shop);
    const { mergeCarts } = await shop.ask(merge, { source: guest.cartId }, shopper.headers);
    expect(mergeCarts.applied_coupons).toBeNull();
  });

  test('without one the customer keeps theirs', async () => {
    const shopper = await aShopper(shop);
    await fillCart(shop, shopper);
    await shop.ask(apply, { ...shopper, code: 'WELCOME10' }, shopper.headers);
    const guest = await aGuest(shop);
    await shop.ask(addProducts, { cartId: guest.cartId, items: [{ sku: '10201', quantity: 1 }] });
    const { mergeCarts } = await shop.ask(merge, { source: guest.cartId }, shopper.headers);
    expect(mergeCarts.applied_coupons).toEqual([{ code: 'WELCOME10' }]);
  });
});
