import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlanShop, aShopper, fillCart, type Shopper } from '../checkout/checkout.test-data.ts';
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
