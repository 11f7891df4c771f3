import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  addProducts,
  aGuest,
  anAddress,
  aPlanShop,
  aReadyShopper,
  checkoutSteps,
  finishCart,
  placeOrder,
  readCart,
  waitingForLocks,
  type Shopper,
} from '../checkout/checkout.test-data.ts';
import { type TestCommerce } from '../commerce.test-data.ts';
import { RefusedRules } from './rules-file.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
  // Nobody counts pieces here, or orders would wait for one another's stock and never for a coupon.
  await shop.pool.query('delete from commerce.stock');
});
afterEach(async () => {
  expect(await shop.commerce.ledger()).toEqual([]);
  await shop.pool.query('update commerce.price_rules set enabled = false');
});
afterAll(() => shop.close());

/** So many orders does a process place at the same moment. */
const placedAtOnce = 4;
const label = { default: 'Rule', german: 'Regel' };
const inBoth = (amountMinor: number) => ({ default: amountMinor, german: amountMinor });
const importRules = (...rules: object[]) => shop.commerce.promotions.importRules({ rules });

const apply = `mutation ($cartId: String!, $code: String!) { applyCouponToCart(
  input: { cart_id: $cartId, coupon_code: $code }) { cart { id applied_coupons { code }
    prices { grand_total { value } discounts { label amount { value } coupon { code } } } } } }`;
const setQuantity = `mutation ($cartId: String!, $uid: ID!, $quantity: Float!) {
  updateCartItems(input: { cart_id: $cartId, cart_items: [
    { cart_item_uid: $uid, quantity: $quantity }] }) { cart { applied_coupons { code } } } }`;

const applied = async ({ headers, cartId }: Shopper, code: string) =>
  (await shop.ask(apply, { cartId, code }, headers)).applyCouponToCart.cart;
const cartOf = async ({ headers, cartId }: Shopper) =>
  (await shop.ask(readCart, { cartId }, headers)).cart;
const placed = async ({ headers, cartId }: Shopper, expectedMinor?: number) =>
  (
    await shop.ask(
      placeOrder,
      { cartId },
      { ...headers, 'framewell-expected-total': String(expectedMinor ?? '') },
    )
  ).placeOrder;

/** Why a coupon is refused, in our word, and what is told beside it. */
async function problemOf({ headers, cartId }: Shopper, code: string) {
  const { errors = [] } = await shop.commerce.execute(apply, { cartId, code }, headers);
  const { category, ...why } = errors[0]?.extensions ?? {};
  expect(errors[0]?.message).toBe("The coupon code isn't valid. Verify the code and try again.");
  expect(category).toBe('graphql-input');
  return why;
}

/** A guest with a frame of 219.00, 129.00 or 10.00 and an address, one step before the order. */
async function aReadyGuest(sku = '10101', quantity = 1, store = 'default'): Promise<Shopper> {
  const guest = await aGuest(shop, store);
  const items = [{ sku, quantity }];
  await shop.ask(addProducts, { cartId: guest.cartId, items }, guest.headers);
  await finishCart(shop, guest);
  const email = `mutation ($cartId: String!) { setGuestEmailOnCart(
    input: { cart_id: $cartId, email: "ada@example.com" }) { cart { id } } }`;
  await shop.ask(email, { cartId: guest.cartId }, guest.headers);
  return guest;
}

describe('rules of the retailer', () => {
  test('count by themselves after the plan, in order, and stand in the order', async () => {
    await importRules(
      { code: 'second', position: 2, label, percent: 10 },
      {
        code: 'first',
        position: 1,
        label: { default: 'Lenses', german: 'Gläser' },
        each: inBoth(2000),
        goods: { kinds: ['lens'] },
      },
    );
    const shopper = await aReadyShopper(shop);

    // 219 - 150 and 160 - 60 are left; 20 off the lenses, then a tenth of 69 and of 80.
    const { prices } = await cartOf(shopper);
    expect(prices.discounts).toEqual([
      { label: 'Plan benefit', amount: { value: 210 }, coupon: null },
      { label: 'Lenses', amount: { value: 20 }, coupon: null },
      { label: 'Rule', amount: { value: 14.9 }, coupon: null },
    ]);
    expect(prices.grand_total.value).toBe(134.1);
    const answer = await placed(shopper, 13410);
    expect(answer.orderV2.total.grand_total.value).toBe(134.1);
  });

  test('count for their groups, in their stores and in their time', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await importRules(
      { code: 'members', label, percent: 50, groups: ['plan-members'] },
      { code: 'german', label, percent: 50, stores: ['german'] },
      { code: 'soon', label, percent: 50, from: soon },
      { code: 'off', label, percent: 50, enabled: false },
    );

    expect((await cartOf(await aReadyGuest())).prices.discounts).toBeNull();
    const german = await cartOf(await aReadyGuest('10101', 1, 'german'));
    expect(german.prices.discounts).toEqual([
      { label: 'Regel', amount: { value: 109.5 }, coupon: null },
    ]);
    // 219 and 4.95 for the parcel, half of it off the goods; VAT of 19 % stands inside.
    expect(german.prices.grand_total.value).toBe(114.45);
    expect(german.prices.applied_taxes).toEqual([{ label: 'MwSt.', amount: { value: 18.27 } }]);
  });

  test('may give the shipping from some amount on', async () => {
    await importRules({ code: 'shipping', label, freeShipping: true, minimum: inBoth(20000) });
    const amountOf = async (sku: string) => {
      const { shipping_addresses } = await cartOf(await aReadyGuest(sku));
      return shipping_addresses[0].selected_shipping_method.amount.value;
    };

    expect(await amountOf('10101')).toBe(0);
    expect(await amountOf('10201')).toBe(4.95);
  });

  test('name goods by the SKU of a frame or of one color, and by category', async () => {
    await importRules(
      { code: 'model', label, percent: 10, goods: { skus: ['10200'] } },
      { code: 'category', label, percent: 10, goods: { categories: ['eyeglasses'] } },
    );

    expect((await cartOf(await aReadyGuest('10201'))).prices.discounts[0].amount.value).toBe(24.51);
    expect((await cartOf(await aReadyGuest('10101'))).prices.discounts[0].amount.value).toBe(21.9);
  });
});

describe('a coupon', () => {
  test('opens its rule in its place, and is told with its discount', async () => {
    await importRules(
      { code: 'early', position: 1, label, percent: 50, coupons: [{ code: 'HALF' }] },
      {
        code: 'late',
        position: 2,
        label: { default: 'Ten', german: 'Zehn' },
        together: inBoth(1000),
      },
    );
    const guest = await aReadyGuest();

    const cart = await applied(guest, 'half');
    expect(cart).toMatchObject({
      applied_coupons: [{ code: 'HALF' }],
      prices: {
        grand_total: { value: 104.45 },
        discounts: [
          { label: 'Rule', amount: { value: 109.5 }, coupon: { code: 'HALF' } },
          { label: 'Ten', amount: { value: 10 }, coupon: null },
        ],
      },
    });
    expect((await cartOf(guest)).prices.discounts).toEqual(cart.prices.discounts);
  });

  test('that is refused says why, beside the one sentence of a Magento', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    await importRules(
      {
        code: 'old',
        label,
        percent: 10,
        coupons: [{ code: 'OLD', from: '2020-01-01', until: hourAgo }],
      },
      {
        code: 'past',
        label,
        percent: 10,
        from: '2020-01-01',
        until: hourAgo,
        coupons: [{ code: 'PAST' }],
      },
      { code: 'early', label, percent: 10, coupons: [{ code: 'EARLY', from: inAnHour }] },
      { code: 'off', label, percent: 10, enabled: false, coupons: [{ code: 'OFF' }] },
      {
        code: 'members',
        label,
        percent: 10,
        groups: ['plan-members'],
        coupons: [{ code: 'PLAN' }],
      },
      { code: 'german', label, percent: 10, stores: ['german'], coupons: [{ code: 'DE' }] },
      { code: 'dear', label, percent: 10, minimum: inBoth(22000), coupons: [{ code: 'DEAR' }] },
      { code: 'lens', label, percent: 10, goods: { kinds: ['lens'] }, coupons: [{ code: 'LENS' }] },
      { code: 'each', label, percent: 10, coupons: [{ code: 'EACH', usesPerCustomer: 1 }] },
    );
    const guest = await aReadyGuest();

    for (const code of ['NOPE', 'EARLY', 'OFF', 'PLAN', 'DE', 'EACH'])
      expect(await problemOf(guest, code)).toEqual({ code: 'COUPON_UNKNOWN' });
    for (const code of ['OLD', 'PAST'])
      expect(await problemOf(guest, code)).toEqual({ code: 'COUPON_EXPIRED' });
    expect(await problemOf(guest, 'DEAR')).toEqual({
      code: 'COUPON_BELOW_MINIMUM',
      minimum: { value: 220, currency: 'USD' },
    });
    expect(await problemOf(guest, 'LENS')).toEqual({ code: 'COUPON_OTHER_GOODS' });
    expect((await cartOf(guest)).applied_coupons).toBeNull();
  });

  test('counts while its conditions hold, and gives way to another while they do not', async () => {
    await importRules(
      { code: 'two', label, percent: 10, minimum: inBoth(40000), coupons: [{ code: 'TWO' }] },
      { code: 'any', label, percent: 5, coupons: [{ code: 'ANY' }] },
    );
    const guest = await aReadyGuest('10101', 2);
    await applied(guest, 'TWO');
    const { items } = await cartOf(guest);
    const change = async (quantity: number) => {
      const variables = { cartId: guest.cartId, uid: items[0].uid, quantity };
      const { updateCartItems } = await shop.ask(setQuantity, variables, guest.headers);
      return updateCartItems.cart.applied_coupons;
    };

    expect(await change(1)).toBeNull();
    expect(await change(2)).toEqual([{ code: 'TWO' }]);
    expect(await change(1)).toBeNull();
    expect((await applied(guest, 'ANY')).applied_coupons).toEqual([{ code: 'ANY' }]);
  });

  test('with one use left is redeemed by one of many orders at the same moment', async () => {
    await importRules({ code: 'one', label, percent: 50, coupons: [{ code: 'ONE', uses: 1 }] });
    const shoppers: Shopper[] = [];
    for (let count = 0; count < 10; count += 1) shoppers.push(await aReadyShopper(shop));
    for (const shopper of shoppers) await applied(shopper, 'ONE');

    const writeOrders = await holdOrders();
    const placing = Promise.all(shoppers.map((shopper) => placed(shopper, 8450)));
    await expect.poll(() => waitingForLocks(shop)).toBe(placedAtOnce);
    await writeOrders();
    const answers = await placing;
    const codes = answers.map(({ errors }) => errors[0]?.code ?? 'placed');
    expect(codes.filter((code) => code === 'placed')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['placed', 'CART_CHANGED']));

    // The others see the total without it, and agree to that.
    const late = shoppers[codes.indexOf('CART_CHANGED')]!;
    expect(await cartOf(late)).toMatchObject({
      applied_coupons: null,
      prices: { grand_total: { value: 169 } },
    });
    expect((await placed(late, 16900)).errors).toEqual([]);
    expect(await problemOf(await aReadyGuest(), 'ONE')).toEqual({ code: 'COUPON_USED_UP' });

    // Who cancels gives the use back.
    const winner = answers[codes.indexOf('placed')]!;
    expect(await shop.commerce.orders.cancel(winner.order.order_number)).toBe('canceled');
    const next = await aReadyShopper(shop);
    await applied(next, 'ONE');
    expect((await placed(next, 8450)).errors).toEqual([]);
  });

  test('with a use for each customer is used once by each', async () => {
    await importRules({
      code: 'each',
      label,
      percent: 50,
      coupons: [{ code: 'MINE', usesPerCustomer: 1 }],
    });
    const shopper = await aReadyShopper(shop);
    await applied(shopper, 'MINE');
    const { order } = await placed(shopper);
    const again = { ...shopper, cartId: await newCart(shopper) };

    expect(await problemOf(again, 'MINE')).toEqual({ code: 'COUPON_USED_BY_YOU' });
    expect((await applied(await aReadyShopper(shop), 'MINE')).applied_coupons).toHaveLength(1);
    await shop.commerce.orders.cancel(order.order_number);
    expect((await applied(again, 'MINE')).applied_coupons).toEqual([{ code: 'MINE' }]);
  });

  test('that found nothing left to take is not used up', async () => {
    await importRules({ code: 'once', label, percent: 50, coupons: [{ code: 'ONCE', uses: 1 }] });
    const shopper = await aReadyShopper(shop, {
      frameSku: '10201',
      lensCode: 'SV-150',
      payment: 'free',
    });
    await applied(shopper, 'ONCE');
    expect((await placed(shopper, 0)).errors).toEqual([]);

    const coupons = await shop.commerce.promotions.coupons();
    expect(coupons.find(({ code }) => code === 'ONCE')).toMatchObject({ uses: 0, usesMax: 1 });
  });

  /** Lets orders come as far as being written and no further, until what is answered is called. */
  async function holdOrders(): Promise<() => Promise<void>> {
    const client = await shop.pool.connect();
    await client.query('begin; lock table commerce.order_items in exclusive mode');
    return async () => {
      await client.query('commit');
      client.release();
    };
  }

  async function newCart({ headers }: Shopper): Promise<string> {
    const { createEmptyCart } = await shop.ask('mutation { createEmptyCart }', {}, headers);
    const items = [{ sku: '10101', quantity: 1 }];
    await shop.ask(addProducts, { cartId: createEmptyCart, items }, headers);
    return createEmptyCart;
  }
});

test('tax goes by kind of goods, country and region of the destination', async () => {
  const rate = { store: 'default', country: 'US' };
  await shop.commerce.promotions.importRules({
    taxes: [
      { ...rate, class: 'frame', region: 'NY', percent: 8.875, label: 'New York' },
      { ...rate, class: 'shipping', percent: 4, label: 'Freight' },
    ],
  });
  const guest = await aReadyGuest();
  const ask = (document: string, variables = {}) =>
    shop.ask(document, { cartId: guest.cartId, ...variables }, guest.headers);

  const { cart } = await ask(readCart);
  expect(cart.prices).toMatchObject({
    applied_taxes: [
      { label: 'New York', amount: { value: 19.44 } },
      { label: 'Freight', amount: { value: 0.2 } },
    ],
    grand_total: { value: 243.59 },
  });
  const elsewhere = { ...anAddress, region: 'CA', city: 'Fresno', postcode: '93650' };
  const moved = await ask(checkoutSteps, { address: elsewhere, payment: { code: 'checkmo' } });
  expect(moved.setPaymentMethodOnCart.cart.prices.applied_taxes).toEqual([
    { label: 'Freight', amount: { value: 0.2 } },
  ]);
  expect((await ask(placeOrder)).placeOrder.errors).toEqual([]);
  await shop.commerce.promotions.importRules({ taxes: [] });
});

describe('a file of rules', () => {
  test('is refused whole, with every fault and its place', async () => {
    const file = {
      rules: [
        { code: 'a b', label, percent: 10 },
        { code: 'nothing', label },
        { code: 'both', label, percent: 10, each: inBoth(5) },
        { code: 'ends', label, percent: 10, until: '2020-01-01' },
        { code: 'goods', label, percent: 10, goods: {} },
        { code: 'typo', label, percnt: 10, freeShipping: true },
        { code: 'twice', label, percent: 10, coupons: [{ code: 'X' }, { code: 'x' }] },
      ],
      taxes: [{ store: 'default', class: 'frame', country: 'us', percent: 4, label: 'T' }],
    };
    const faults = await faultsOf(file);
    expect(faults.map(({ place }) => place).toSorted()).toEqual(
      [
        'rules.0.code',
        'rules.1',
        'rules.2',
        'rules.3',
        'rules.4.goods',
        'rules.5',
        'taxes.0.country',
        // A coupon that stands there twice.
        'the file',
      ].toSorted(),
    );
    expect(
      await faultsOf({
        rules: [
          { code: 'x', label, percent: 10 },
          { code: 'x', label, percent: 1 },
        ],
      }),
    ).toEqual([{ place: 'the file', fault: 'rule x stands there twice' }]);
    expect(
      await faultsOf({
        rules: [
          {
            code: 'names',
            label,
            percent: 1,
            goods: { skus: ['999'], categories: ['none'] },
            groups: ['nobody'],
          },
        ],
      }),
    ).toEqual([
      { place: 'category none', fault: 'there is none of this address' },
      { place: 'SKU 999', fault: 'there is none' },
      { place: 'group nobody', fault: 'there is none' },
    ]);
  });

  test('changes what it names and leaves the rest; a trial writes nothing', async () => {
    const rule = { code: 'kept', label, percent: 10, coupons: [{ code: 'KEPT', uses: 5 }] };
    expect(await importRules(rule)).toMatchObject({ rules: { added: 1 }, coupons: { added: 1 } });
    const trial = { rules: [{ ...rule, percent: 90 }] };
    expect(await shop.commerce.promotions.importRules(trial, { isTrial: true })).toEqual({
      rules: { added: 0, updated: 1 },
      coupons: { added: 0, updated: 1 },
      catalogue: { added: 0, updated: 0 },
      taxes: null,
    });
    await importRules({ code: 'other', label, percent: 1, coupons: [] });

    const guest = await aReadyGuest();
    expect((await applied(guest, 'KEPT')).prices.discounts[0].amount.value).toBe(21.9);
    expect(await shop.commerce.promotions.rules()).toContainEqual(
      expect.objectContaining({ code: 'kept', byCoupon: true, position: 100 }),
    );
  });

  async function faultsOf(file: unknown) {
    try {
      await shop.commerce.promotions.importRules(file);
    } catch (error) {
      if (error instanceof RefusedRules) return error.faults;
      throw error;
    }
    throw new Error('it was imported');
  }
});
