import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withinRequestTime } from '#service-base/request-time.ts';
import { aCatalogue, aFrame, type TestCommerce } from '../commerce.test-data.ts';
import {
  aGuest,
  anAddress,
  aPlanShop,
  aReadyShopper,
  aShopper,
  checkoutSteps,
  fillCart,
  placeOrder,
  readCart,
  type Shopper,
} from './checkout.test-data.ts';
import { isFull } from '#test/conditions.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterEach(async () => expect(await shop.commerce.ledger()).toEqual([]));
afterAll(() => shop.close());

type Ending = { order: object | null; errors: { message: string }[] } | null;

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

async function place({ headers, cartId }: Shopper, more: Record<string, string> = {}) {
  return (await shop.ask(placeOrder, { cartId }, { ...headers, ...more })).placeOrder;
}

async function orderCount(): Promise<number> {
  const { rows } = await shop.pool.query('select count(*)::integer as count from commerce.orders');
  return rows[0].count;
}

async function stockOf(sku: string): Promise<number> {
  const { rows } = await shop.pool.query(
    `select s.qty from commerce.stock s join commerce.products p on p.id = s.product_id
      where p.sku = $1`,
    [sku],
  );
  return rows[0].qty;
}

/** More pieces, as a delivery from the maker brings them. */
async function restock(sku: string, pieces: number): Promise<void> {
  await shop.pool.query(
    `update commerce.stock s set qty = qty + $2, qty_at_start = qty_at_start + $2
       from commerce.products p where p.id = s.product_id and p.sku = $1`,
    [sku, pieces],
  );
}

test('T101: a double click gives one order, and the second answer is marked replayed', async () => {
  const shopper = await aReadyShopper(shop);
  const before = await orderCount();
  const same = key();

  const answers = await Promise.all([place(shopper, same), place(shopper, same)]);

  expect(new Set(answers.map(({ order }) => order.order_number)).size).toBe(1);
  expect(answers.map(({ replayed }) => replayed).sort()).toEqual([false, true]);
  expect(await orderCount()).toBe(before + 1);
});

test('T102: twenty requests with different keys for one cart give one order and one number', async () => {
  const shopper = await aReadyShopper(shop);
  const before = await orderCount();

  const answers = await Promise.all(Array.from({ length: 20 }, () => place(shopper, key())));

  expect(new Set(answers.map(({ order }) => order.order_number)).size).toBe(1);
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await orderCount()).toBe(before + 1);
});

test('T103: two hundred members want the last ten pieces: ten get one, nobody waits in vain', async () => {
  await shop.commerce.importCatalogue(catalogueWith('10400', 10));
  const shoppers: Shopper[] = [];
  for (let batch = 0; batch < 25; batch += 1) {
    const eight = Array.from({ length: 8 }, () => aReadyShopper(shop, { frameSku: '10401' }));
    shoppers.push(...(await Promise.all(eight)));
  }

  const answers = await Promise.all(shoppers.map((shopper) => place(shopper)));

  expect(answers.filter(({ order }) => order)).toHaveLength(10);
  const refusals = answers.flatMap(({ errors }) => errors);
  expect(refusals).toHaveLength(190);
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['UNABLE_TO_PLACE_ORDER']));
  expect(refusals[0].message).toBe('Some of the products are out of stock.');
  expect(await stockOf('10401')).toBe(0);
});

test.runIf(isFull)(
  'T103: of three hundred requests at once for a hundred pieces each ends as order or sold out',
  async () => {
    await shop.commerce.importCatalogue(catalogueWith('10500', 100));
    const shoppers: Shopper[] = [];
    for (let batch = 0; batch < 38; batch += 1) {
      const eight = Array.from({ length: 8 }, () => aReadyShopper(shop, { frameSku: '10501' }));
      shoppers.push(...(await Promise.all(eight)));
    }

    const answers = await Promise.all(
      shoppers.map(({ headers, cartId }) =>
        withinRequestTime(() => shop.commerce.execute(placeOrder, { cartId }, headers)),
      ),
    );

    const ends = answers.map(({ data, errors }) => {
      const { placeOrder: placed } = (data ?? {}) as { placeOrder?: Ending };
      if (placed?.order) return 'placed';
      return placed?.errors[0]?.message ?? errors?.[0]?.message;
    });
    expect(ends.filter((end) => end === 'placed')).toHaveLength(100);
    expect(new Set(ends)).toEqual(new Set(['placed', 'Some of the products are out of stock.']));
  },
);

function catalogueWith(sku: string, stock: number) {
  const color = { name: { en: 'Coal', de: 'Kohle' }, group: 'Black' as const, hex: '#111111' };
  const prices = { default: 1000, german: 1000 };
  return aCatalogue([
    aFrame({ sku: '10100', price: { default: 21900, german: 21900 } }),
    aFrame({ sku, price: prices, colors: [{ ...color, sku: String(Number(sku) + 1), stock }] }),
  ]);
}

test('T107: a key that was used for another cart is refused, and nothing changes', async () => {
  await restock('10101', 10);
  const first = await aReadyShopper(shop);
  const same = key();
  const { order } = await place(first, same);
  const { createEmptyCart } = await shop.ask('mutation { createEmptyCart }', {}, first.headers);
  const second = { ...first, cartId: createEmptyCart };
  await fillCart(shop, second);
  const before = await orderCount();

  const { errors } = await shop.commerce.execute(
    placeOrder,
    { cartId: second.cartId },
    { ...second.headers, ...same },
  );

  expect(errors?.[0]).toMatchObject({
    message: 'Idempotency-Key is already used',
    extensions: { category: 'graphql-input', status: 422 },
  });
  const overHttp = await shop.commerce.fetch(
    new Request('https://shop.example/graphql', {
      method: 'POST',
      headers: { ...second.headers, ...same, 'content-type': 'application/json' },
      body: JSON.stringify({ query: placeOrder, variables: { cartId: second.cartId } }),
    }),
  );
  expect(overHttp.status).toBe(422);
  expect(await orderCount()).toBe(before);
  expect((await place(first, same)).order).toEqual(order);
});

test('T108: a plain client without a key asks twice and is told the same order', async () => {
  const shopper = await aReadyShopper(shop);

  const answers = await Promise.all([place(shopper), place(shopper)]);
  const later = await place(shopper);

  const numbers = [...answers, later].map(({ order }) => order.order_number);
  expect(new Set(numbers).size).toBe(1);
});

test('T108: asked again to set the method and place the order, it tells the same order', async () => {
  const { headers, cartId } = await aReadyShopper(shop);
  const both = `mutation ($cartId: String!) { setPaymentMethodAndPlaceOrder(
    input: { cart_id: $cartId, payment_method: { code: "checkmo" } }) { order { order_number } } }`;

  const first = await shop.ask(both, { cartId }, headers);
  const second = await shop.ask(both, { cartId }, headers);

  expect(second).toEqual(first);
});

test('T109: a price that changed after the review stops the order until the new total is agreed', async () => {
  const shopper = await aReadyShopper(shop);
  const { cart: reviewed } = await shop.ask(readCart, { cartId: shopper.cartId }, shopper.headers);
  expect(reviewed.prices.grand_total.value).toBe(169);
  const dearer = catalogueWith('10400', 10);
  dearer.frames[0] = aFrame({ sku: '10100', price: { default: 22900, german: 22900 } });
  await shop.commerce.importCatalogue(dearer);
  const stock = await stockOf('10101');

  const same = key();
  const refused = await place(shopper, { ...same, 'framewell-expected-total': '16900' });
  expect(refused).toMatchObject({ order: null, errors: [{ code: 'CART_CHANGED' }] });
  expect(await stockOf('10101')).toBe(stock);
  const { cart } = await shop.ask(readCart, { cartId: shopper.cartId }, shopper.headers);
  expect(cart.prices.grand_total.value).toBe(179);

  const placed = await place(shopper, { ...same, 'framewell-expected-total': '17900' });
  expect(placed.orderV2.total.grand_total.value).toBe(179);
});

test('order numbers go on after the thousand millionth, each of its own', async () => {
  await restock('10101', 2);
  await shop.pool.query(`select setval('commerce.order_numbers_1', 999999999)`);
  const numbers = [];
  for (const shopper of [await aReadyShopper(shop), await aReadyShopper(shop)])
    numbers.push((await place(shopper)).order.order_number);

  expect(numbers).toEqual(['1000000000', '1000000001']);
  await shop.pool.query(`select setval('commerce.order_numbers_1', 1000)`);
});

test('an order is confirmed by exactly one job, added with it', async () => {
  const shopper = await aReadyShopper(shop);
  const before = shop.enqueue.jobs.length;

  await place(shopper);
  await place(shopper);

  const jobs = shop.enqueue.jobs.slice(before);
  expect(jobs).toHaveLength(1);
  const [job] = jobs as [{ task: string; payload: { orderId: number } }];
  expect(job.task).toBe('order-confirmation');
  const { orderId } = job.payload;
  const confirmation = await shop.commerce.orders.confirmation(orderId);
  expect(confirmation).toMatchObject({ storeCode: 'default', isSent: false });
  expect(confirmation?.order.snapshot.shippingAddress?.city).toBe('Albany');
  expect(await shop.commerce.orders.markConfirmationSent(orderId)).toBe(true);
  expect(await shop.commerce.orders.markConfirmationSent(orderId)).toBe(false);
});

test('a plan pays for one frame with its prescription, and for nothing else', async () => {
  const onlyFrame = await aShopper(shop);
  await shop.ask(
    `mutation ($cartId: String!) { addProductsToCart(cartId: $cartId, cartItems: [
       { sku: "10101", quantity: 1 }]) { user_errors { message } } }`,
    { cartId: onlyFrame.cartId },
    onlyFrame.headers,
  );
  expect(await place(onlyFrame)).toMatchObject({
    order: null,
    errors: [
      {
        code: 'UNABLE_TO_PLACE_ORDER',
        message: 'An order with the plan benefit holds one frame and one prescription.',
      },
    ],
  });
});

test('what is missing is told in the words of Magento', async () => {
  const shopper = await aShopper(shop);
  expect((await place(shopper)).errors[0].message).toContain('A server error stopped your order');

  await fillCart(shop, shopper);
  expect((await place(shopper)).errors[0]).toEqual({
    code: 'UNABLE_TO_PLACE_ORDER',
    message: "Some addresses can't be used due to the configurations for specific countries.",
  });
  expect(await shop.refusal(placeOrder, { cartId: '' }, shopper.headers)).toEqual({
    message: 'Required parameter "cart_id" is missing',
    category: 'graphql-input',
  });
  const unknown = { ...shopper, cartId: 'f'.repeat(32) };
  expect((await place(unknown)).errors[0].code).toBe('CART_NOT_FOUND');
});

test('a guest needs an address for the confirmation', async () => {
  await restock('10101', 5);
  const guest = await aGuest(shop);
  await fillCart(shop, guest);
  expect((await place(guest)).errors[0].code).toBe('GUEST_EMAIL_MISSING');

  await shop.ask(
    `mutation ($cartId: String!) { setGuestEmailOnCart(
       input: { cart_id: $cartId, email: "guest@example.com" }) { cart { email } } }`,
    { cartId: guest.cartId },
    guest.headers,
  );
  const payment = { code: 'purchaseorder', purchase_order_number: 'PO-77' };
  await shop.ask(checkoutSteps, { cartId: guest.cartId, address: anAddress, payment });
  const { orderV2 } = await place(guest);
  expect(orderV2.total.grand_total.value).toBe(389 + 4.95);
});

test('an order holds so many pieces and no more, of however many products', async () => {
  await restock('10101', 50);
  await restock('10401', 50);
  const guest = await aGuest(shop);
  const add = (sku: string, quantity: number) =>
    shop.ask(
      `mutation ($cartId: String!, $sku: String!, $quantity: Float!) {
         addProductsToCart(cartId: $cartId, cartItems: [{ sku: $sku, quantity: $quantity }]) {
           user_errors { code message } } }`,
      { cartId: guest.cartId, sku, quantity },
    );

  expect((await add('10101', 21)).addProductsToCart.user_errors).toEqual([
    { code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 20.' },
  ]);
  for (const sku of ['10101', '10401'])
    expect((await add(sku, 11)).addProductsToCart.user_errors).toEqual([]);
  await shop.ask(
    `mutation ($cartId: String!) { setGuestEmailOnCart(
       input: { cart_id: $cartId, email: "guest@example.com" }) { cart { email } } }`,
    { cartId: guest.cartId },
  );
  expect((await place(guest)).errors[0]).toEqual({
    code: 'UNABLE_TO_PLACE_ORDER',
    message: 'The most you may purchase is 20.',
  });
});

test('a client of 2.4.6 that does not ask for errors gets one', async () => {
  const shopper = await aShopper(shop);
  await fillCart(shop, shopper);
  const old = `mutation ($cartId: String!) {
    placeOrder(input: { cart_id: $cartId }) { order { order_number } } }`;
  expect(await shop.refusal(old, { cartId: shopper.cartId }, shopper.headers)).toEqual({
    message:
      "Unable to place order: Some addresses can't be used due to the configurations for specific countries.",
    category: 'graphql-input',
  });
});

test('a client that does not ask for errors is told of the cart itself as everywhere', async () => {
  const old = `mutation ($cartId: String!) {
    placeOrder(input: { cart_id: $cartId }) { order { order_number } } }`;
  const oldInOne = `mutation ($cartId: String!) { setPaymentMethodAndPlaceOrder(input: {
    cart_id: $cartId, payment_method: { code: "free" } }) { order { order_number } } }`;
  const guest = await aGuest(shop);
  await fillCart(shop, guest);
  const refused = (cartId: string, document = old) =>
    shop.refusal(document, { cartId }, guest.headers);
  const category = 'graphql-no-such-entity';

  expect(await refused(guest.cartId)).toEqual({
    message: 'Unable to place order: Guest email for cart is missing.',
    category: 'graphql-input',
  });
  for (const unknown of ['f'.repeat(32), 'short']) {
    const message = `Could not find a cart with ID "${unknown}"`;
    expect(await refused(unknown)).toEqual({ message, category });
    expect(await refused(unknown, oldInOne)).toEqual({ message, category });
  }
  await shop.ask(
    'mutation ($from: String!) { mergeCarts(source_cart_id: $from) { id } }',
    { from: guest.cartId },
    (await aShopper(shop)).headers,
  );
  expect(await refused(guest.cartId)).toEqual({ message: "The cart isn't active.", category });
  expect(await refused(guest.cartId, oldInOne)).toEqual({
    message: "The cart isn't active.",
    category,
  });
});

test('after the order the customer has a fresh cart and the old one is not active', async () => {
  const shopper = await aReadyShopper(shop);
  await place(shopper);
  expect(await shop.refusal(readCart, { cartId: shopper.cartId }, shopper.headers)).toEqual({
    message: "The cart isn't active.",
    category: 'graphql-no-such-entity',
  });
  const { customerCart } = await shop.ask(
    '{ customerCart { id items { uid } } }',
    {},
    shopper.headers,
  );
  expect(customerCart.id).not.toBe(shopper.cartId);
  expect(customerCart.items).toEqual([]);
});
