import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aFrame, aShopOf, type TestCommerce } from '#commerce/commerce.test-data.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { inProcessClient } from '#clients/in-process.ts';
import { applyCoupon } from '#storefront/cart/coupon.ts';
import { emptyCart } from '#storefront/cart/empty-cart.ts';
import { changePrescription } from '#storefront/cart/change-prescription.ts';
import { cartBadge, loadCart } from '#storefront/cart/load-cart.ts';
import { putPairInCart } from '#storefront/cart/put-pair-in-cart.ts';
import { checkoutStateOf } from '#storefront/checkout/checkout-state.ts';
import { saveDelivery } from '#storefront/checkout/save-delivery.ts';
import { missingPart } from '#domain/orders/checkout-steps.ts';
import { findOrder, readRecentOrders } from '#storefront/orders/recent-orders.ts';
import { PlaceOrderDocument } from '#clients/generated/commerce.ts';
import type { Draft } from '#domain/orders/draft.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { Shopper } from '#shop/shopper.ts';

let shop: TestCommerce;

const progressive = aCheckedPrescription({
  lensType: 'Progressive',
  od: { sphere: -1.25, cylinder: -0.5, axis: 90, add: 2 },
  os: { sphere: -1.5, add: 2 },
});

const address = {
  firstname: 'Ada',
  lastname: 'Park',
  street: ['1 Elm Street', 'Apt 2'],
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_code: 'US' as const,
  telephone: '503 555 0100',
};

beforeAll(async () => {
  shop = await aShopOf([
    aFrame({ sku: '10100', name: 'Alba', price: { default: 21900, german: 21900 } }),
    aFrame({ sku: '20200', name: 'Birch' }),
  ]);
  await shop.pool.query(
    `insert into commerce.cart_rules (code, group_id, labels, caps_minor, free_shipping)
     values ('plan', 2, $1, $2, true) on conflict do nothing`,
    [
      { default: 'Alder Health benefit', german: 'Leistung von Alder Health' },
      { default: { frame: 15000, lens: 6000 }, german: { frame: 15000, lens: 6000 } },
    ],
  );
  await shop.pool.query(
    `insert into commerce.coupons (code, percent, labels) values ('WELCOME10', 10, $1)
     on conflict do nothing`,
    [{ default: 'Welcome', german: 'Willkommen' }],
  );
});
afterAll(() => shop.close());

test('the worked example goes from the cart to the receipt with one ledger', async () => {
  const shopper = await aShopper();
  const put = await putPairInCart(shopper, 'en', {
    variantSku: '10101',
    parentSku: '10100',
    lens: 'PR-150',
    prescription: progressive,
  });
  expect(put.ok).toBe(true);

  const cart = await reloadCart(shopper, 'en');
  expect(cart.messages).toEqual([]);
  expect(cart.frame).toMatchObject({ sku: '10101', parentSku: '10100', colour: 'Midnight' });
  expect(cart.lenses?.prescription).toMatchObject({ od: progressive.od, os: progressive.os });
  expect(cart.ledger).toMatchObject({ planPaysMinor: 21000, youPayMinor: 16900, otherMinor: 0 });

  const saved = await saveDelivery(shopper.commerce('default'), cart.id, {
    shipping: { address },
    billing: null,
    payment: { code: 'checkmo', purchaseOrderNumber: '' },
  });
  expect(saved).toEqual({ ok: true });
  const ready = await reloadCart(shopper, 'en');
  const draft: Draft = { prescriptionConfirmedAt: '2026-03-01T00:00:00Z' };
  expect(missingPart('delivery', checkoutStateOf(ready, draft, 'en'))).toBeNull();
  expect(ready.ledger).toMatchObject({ shippingMinor: 0, isShippingPaidByPlan: true });

  const { placeOrder } = await shopper
    .commerce('default')
    .run(PlaceOrderDocument, { cartId: ready.id }, { 'framewell-expected-total': '16900' });
  const order = await findOrder(shopper, placeOrder?.order?.order_number ?? '');
  expect(order?.ledger).toMatchObject({ planPaysMinor: 21000, youPayMinor: 16900, otherMinor: 0 });
  expect(order).toMatchObject({ state: 'pending', payment: { code: 'checkmo' } });
  expect(order?.prescription).toMatchObject({ od: progressive.od, os: progressive.os });
  expect((await readRecentOrders(shopper)).orders).toHaveLength(1);
});

test('the German store says how much VAT is in it, with a coupon and without', async () => {
  const shopper = await aShopper();
  await putPairInCart(shopper, 'de', {
    variantSku: '10101',
    parentSku: '10100',
    lens: 'PR-150',
    prescription: progressive,
  });

  const cart = await reloadCart(shopper, 'de');
  expect(cart.ledger).toMatchObject({
    currency: 'EUR',
    youPayMinor: 16900,
    otherMinor: 0,
    tax: { amountMinor: 2699, ratePercent: 19, isIncluded: true },
  });

  expect(await applyCoupon(shopper, 'de', ' welcome10 ')).toBeNull();
  const reduced = await reloadCart(shopper, 'de');
  expect(reduced.ledger).toMatchObject({
    youPayMinor: 15210,
    otherMinor: 0,
    tax: { amountMinor: 2429 },
  });
  expect(reduced.ledger.otherDiscounts).toMatchObject([{ amountMinor: 1690 }]);
  expect(await applyCoupon(shopper, 'de', 'WELCOME10')).toBe('already');

  expect(await applyCoupon({ ...shopper }, 'de', ' ')).toBeNull();
  expect((await reloadCart(shopper, 'de')).couponCode).toBeNull();
  expect(await applyCoupon({ ...shopper }, 'de', '')).toBe('required');
  expect(await applyCoupon(shopper, 'de', 'NOSUCH')).toBe('invalid');
});

test('a coupon that commerce refuses says why where commerce does', async () => {
  const shopper = await aShopper();
  const label = { default: 'Rule', german: 'Regel' };
  const rule = (code: string, more: object, coupon: object = {}) => ({
    code,
    label,
    percent: 5,
    coupons: [{ code, ...coupon }],
    ...more,
  });
  await shop.commerce.promotions.importRules({
    rules: [
      rule('OLD', {}, { from: '2026-01-01', until: '2026-02-01' }),
      rule('ONE', {}, { uses: 1 }),
      rule('OTHER', { goods: { skus: ['20200'] } }),
      rule('DEAR', { minimum: { default: 90_000, german: 80_000 } }),
    ],
  });
  await putPairInCart(shopper, 'de', {
    variantSku: '10101',
    parentSku: '10100',
    lens: 'PR-150',
    prescription: progressive,
  });
  // An order of somebody else that had it.
  const { rows } = await shop.pool.query<{ id: number }>('select id from commerce.orders limit 1');
  const use = (code: string) =>
    shop.pool.query('update commerce.orders set coupon_code = $2 where id = $1', [
      rows[0]?.id,
      code,
    ]);
  await use('ONE');

  expect(await applyCoupon(shopper, 'de', 'OLD')).toBe('expired');
  expect(await applyCoupon(shopper, 'de', 'one')).toBe('usedUp');
  expect(await applyCoupon(shopper, 'de', 'OTHER')).toBe('otherGoods');
  expect(await applyCoupon(shopper, 'de', 'DEAR')).toEqual({ minimumMinor: 80_000 });
});

test('a second pair takes the place of the first, and a sold-out one does not', async () => {
  const shopper = await aShopper();
  const pair = { lens: 'PR-150', prescription: progressive };
  await putPairInCart(shopper, 'en', { variantSku: '10101', parentSku: '10100', ...pair });
  await putPairInCart(shopper, 'en', { variantSku: '20201', parentSku: '20200', ...pair });
  await putPairInCart(shopper, 'en', { variantSku: '20201', parentSku: '20200', ...pair });

  const refused = await putPairInCart(shopper, 'en', {
    variantSku: '20202',
    parentSku: '20200',
    ...pair,
  });

  const cart = await reloadCart(shopper, 'en');
  expect(refused).toMatchObject({ ok: false, problem: 'out-of-stock' });
  expect(cart.uids).toHaveLength(2);
  expect(cart.frame).toMatchObject({ sku: '20201', quantity: 1 });
  expect(cart.lenses).toMatchObject({ quantity: 1 });
  expect(await cartBadge({ ...shopper }, 'en')).toBe(1);
});

test('other values give the frame in the cart other lenses', async () => {
  const shopper = await aShopper();
  await putPairInCart(shopper, 'en', {
    variantSku: '10101',
    parentSku: '10100',
    lens: 'PR-150',
    prescription: progressive,
  });
  const strong = aCheckedPrescription({
    lensType: 'Progressive',
    od: { sphere: -7, add: 2 },
    os: { sphere: -7, add: 2 },
  });

  const before = await reloadCart(shopper, 'en');
  const changed = await changePrescription(shopper, 'en', before, strong);

  const cart = await reloadCart(shopper, 'en');
  expect(changed.status).toBe('done');
  expect(cart.lenses?.valueUid).not.toBe(before.lenses?.valueUid);
  expect(cart.uids).toHaveLength(2);
  expect(cart.lenses?.prescription?.od.sphere).toBe(-7);
  await emptyCart(shopper, 'en');
  expect((await reloadCart(shopper, 'en')).hasItems).toBe(false);
});

/** The cart as the shopper's next request finds it. */
const reloadCart = (shopper: Pick<Shopper, 'commerce'>, locale: 'en' | 'de') =>
  loadCart({ ...shopper }, locale);

/** A shopper, as far as the cart needs one. */
async function aShopper(): Promise<Pick<Shopper, 'commerce' | 'drafts'>> {
  const { authorization } = await aCustomer(shop);
  const commerce = (store: StoreCode) =>
    inProcessClient((...args) => shop.commerce.execute(...args), { authorization, store });
  const drafts = { read: async () => ({}), save: async () => ({}), clear: async () => {} };
  return { commerce, drafts };
}
