import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCommerce } from '../commerce.test-data.ts';
import {
  aPlanShop,
  aReadyShopper,
  aShopper,
  fillCart,
  finishCart,
  placeOrder,
  readCart,
} from './checkout.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const applyWelcome = `mutation ($cartId: String!) {
  applyCouponToCart(input: { cart_id: $cartId, coupon_code: "welcome10" }) { cart { id } } }`;

test('US store: 219.00 and progressive lenses cost 169.00 after the plan, 152.10 with coupon', async () => {
  const { headers, cartId } = await aReadyShopper(shop);

  const { cart } = await shop.ask(readCart, { cartId }, headers);
  expect(cart.prices).toMatchObject({
    subtotal_excluding_tax: { value: 379 },
    discounts: [{ label: 'Plan benefit', amount: { value: 210 }, coupon: null }],
    grand_total: { value: 169, currency: 'USD' },
    applied_taxes: [],
    discount: { amount: { value: -210 }, label: ['Plan benefit'] },
  });
  expect(cart.shipping_addresses[0].selected_shipping_method.amount).toEqual({
    value: 0,
    currency: 'USD',
  });
  expect(cart.available_payment_methods.map(({ code }: { code: string }) => code)).toEqual([
    'purchaseorder',
    'checkmo',
  ]);

  await shop.ask(applyWelcome, { cartId }, headers);
  const { cart: withCoupon } = await shop.ask(readCart, { cartId }, headers);
  expect(withCoupon.prices.grand_total.value).toBe(152.1);
  expect(withCoupon.prices.discounts).toEqual([
    { label: 'Plan benefit', amount: { value: 210 }, coupon: null },
    { label: 'Welcome', amount: { value: 16.9 }, coupon: { code: 'WELCOME10' } },
  ]);
});

test('German store: the same pair holds 26.99 of tax, 24.29 with coupon', async () => {
  const { headers, cartId } = await aReadyShopper(shop, { store: 'german' });

  const { cart } = await shop.ask(readCart, { cartId }, headers);
  expect(cart.prices).toMatchObject({
    subtotal_including_tax: { value: 379 },
    grand_total: { value: 169, currency: 'EUR' },
    applied_taxes: [{ label: 'MwSt.', amount: { value: 26.99 } }],
  });

  await shop.ask(applyWelcome, { cartId }, headers);
  const { cart: withCoupon } = await shop.ask(readCart, { cartId }, headers);
  expect(withCoupon.prices.grand_total.value).toBe(152.1);
  expect(withCoupon.prices.applied_taxes[0].amount.value).toBe(24.29);
});

test.each(['default', 'german'])(
  'store %s: 129.00 and single vision lenses cost nothing',
  async (store) => {
    const shopper = await aShopper(shop, store);
    await fillCart(shop, shopper, '10201', 'SV-150');
    const cart = await finishCart(shop, shopper, 'free');

    expect(cart.prices.grand_total.value).toBe(0);
    expect(cart.available_payment_methods).toHaveLength(1);
    expect(cart.available_payment_methods[0].code).toBe('free');

    const answer = await shop.ask(placeOrder, { cartId: shopper.cartId }, shopper.headers);
    expect(answer.placeOrder.errors).toEqual([]);
    const number = answer.placeOrder.order.order_number;
    expect(number).toMatch(store === 'german' ? /^2\d{9}$/ : /^0\d{8}$/);
    expect(await shop.commerce.ledger()).toEqual([]);
  },
);

test('a member who changes the language in mid-order sees the same cart in euros', async () => {
  const { headers, cartId } = await aReadyShopper(shop);
  const { cart } = await shop.ask(readCart, { cartId }, { ...headers, store: 'german' });
  expect(cart.prices.grand_total).toEqual({ value: 169, currency: 'EUR' });
  expect(cart.items).toHaveLength(2);
});
