import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, type TestCommerce } from '../commerce.test-data.ts';
import {
  addProducts,
  aGuest,
  aPlanShop,
  aPrescriptionItem,
  aReadyShopper,
  aShopper,
  holdCart,
  placeOrder,
  readCart,
  waitingForLocks,
  type Shopper,
} from '../checkout/checkout.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

async function add({ headers, cartId }: Shopper, ...items: Record<string, unknown>[]) {
  return (await shop.ask(addProducts, { cartId, items }, headers)).addProductsToCart.cart;
}

async function read({ headers, cartId }: Shopper) {
  return (await shop.ask(readCart, { cartId }, headers)).cart;
}

const update = `mutation ($cartId: String!, $items: [CartItemUpdateInput!]!) {
  updateCartItems(input: { cart_id: $cartId, cart_items: $items }) {
    cart { items { uid quantity } total_quantity } errors { code message } } }`;
const remove = `mutation ($cartId: String!, $id: Int, $uid: ID) {
  removeItemFromCart(input: { cart_id: $cartId, cart_item_id: $id, cart_item_uid: $uid }) {
    cart { items { uid } } } }`;
const merge = `mutation ($from: String!, $to: String) {
  mergeCarts(source_cart_id: $from, destination_cart_id: $to) {
    id items { quantity product { sku } ... on VirtualCartItem {
      customizable_options { values { value } } } } } }`;

test('a guest may choose the id of a cart, of 32 symbols, once', async () => {
  const create = 'mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }';
  const id = crypto.randomUUID().replaceAll('-', '');
  expect(await shop.ask(create, { id })).toEqual({ createEmptyCart: id });
  expect((await shop.refusal(create, { id })).message).toBe(`Cart with ID "${id}" already exists.`);
  expect((await shop.refusal(create, { id: 'short' })).message).toBe(
    'Cart ID length should to be 32 symbols.',
  );
});

test('a cart for a guest is none for a customer, who has one', async () => {
  const create = `mutation ($id: ID) { createGuestCart(input: { cart_uid: $id }) { cart { id } } }`;
  const { headers } = await aShopper(shop);
  expect(await shop.refusal(create, {}, headers)).toEqual({
    message: 'Use `Query.customerCart` for logged in customer.',
    category: 'graphql-already-exists',
  });
  expect((await shop.refusal(create, { id: 'short' })).message).toBe(
    'Cart ID length should to be 32 symbols.',
  );
  const id = 'c'.repeat(32);
  expect(await shop.ask(create, { id })).toEqual({ createGuestCart: { cart: { id } } });
});

test('a customer has one cart, also when two requests ask for it at once', async () => {
  const headers = await aCustomer(shop);
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => shop.ask('{ customerCart { id } }', {}, headers)),
  );
  expect(new Set(asked.map(({ customerCart }) => customerCart.id)).size).toBe(1);
  expect((await shop.refusal('{ customerCart { id } }')).message).toBe(
    'The request is allowed for logged in customer',
  );
});

test('an empty cart costs nothing and holds no tax', async () => {
  const cart = await read(await aGuest(shop));
  expect(cart).toMatchObject({
    total_quantity: 0,
    is_virtual: false,
    applied_coupons: null,
    shipping_addresses: [],
    prices: { grand_total: { value: 0 }, discounts: null, discount: null, applied_taxes: [] },
  });
});

test('quantities change by id or uid, and zero removes the line', async () => {
  const guest = await aGuest(shop);
  const cart = await add(guest, { sku: '10101', quantity: 1 }, { sku: '10201', quantity: 1 });
  const [first, second] = cart.items.map(({ uid }: { uid: string }) => uid);
  const firstId = Number(Buffer.from(first, 'base64').toString());

  const { updateCartItems } = await shop.ask(update, {
    cartId: guest.cartId,
    items: [
      { cart_item_id: firstId, quantity: 3 },
      { cart_item_uid: second, quantity: 0 },
    ],
  });

  expect(updateCartItems.errors).toEqual([]);
  expect(updateCartItems.cart.items).toEqual([{ uid: first, quantity: 3 }]);
  expect((await read(guest)).items).toHaveLength(1);
});

test('what cannot be changed is told beside what was', async () => {
  const guest = await aGuest(shop);
  const cart = await add(guest, { sku: '10101', quantity: 1 });
  const other = await add(await aGuest(shop), { sku: '10101', quantity: 1 });
  const mine = cart.items[0].uid;
  const theirs = Number(Buffer.from(other.items[0].uid, 'base64').toString());

  const { updateCartItems } = await shop.ask(update, {
    cartId: guest.cartId,
    items: [
      { cart_item_id: theirs, quantity: 2 },
      { cart_item_uid: mine },
      { cart_item_uid: mine, quantity: 99 },
      { quantity: 1 },
    ],
  });

  expect(updateCartItems.errors).toEqual([
    { code: 'COULD_NOT_FIND_CART_ITEM', message: `Could not find cart item with id: ${theirs}.` },
    {
      code: 'REQUIRED_PARAMETER_MISSING',
      message: 'Required parameter "quantity" for "cart_items" is missing.',
    },
    { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
    {
      code: 'REQUIRED_PARAMETER_MISSING',
      message: 'Required parameter "cart_item_id" for "cart_items" is missing.',
    },
  ]);
  const old = `mutation ($cartId: String!) { updateCartItems(input: { cart_id: $cartId,
    cart_items: [{ cart_item_id: ${theirs}, quantity: 1 }] }) { cart { id } } }`;
  expect((await shop.refusal(old, { cartId: guest.cartId })).message).toBe(
    `Could not find cart item with id: ${theirs}.`,
  );
});

/** Two pieces, of which there are no more, on two lines. */
async function fillTwoLines(who: Shopper): Promise<string[]> {
  const { items } = await add(
    who,
    { sku: '10301', quantity: 1 },
    { sku: '10301', quantity: 1, parent_sku: '10300' },
  );
  return items.map(({ uid }: { uid: string }) => uid);
}

test('a product on two lines is counted once against the stock, in one change and in several', async () => {
  const guest = await aGuest(shop);
  const [first, second] = await fillTwoLines(guest);
  const set = async (...items: [string | undefined, number][]) =>
    (
      await shop.ask(update, {
        cartId: guest.cartId,
        items: items.map(([uid, quantity]) => ({ cart_item_uid: uid, quantity })),
      })
    ).updateCartItems;
  const tooMany = { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' };

  expect(await set([first, 2], [second, 2])).toMatchObject({
    cart: { total_quantity: 2 },
    errors: [tooMany, tooMany],
  });
  expect(await set([first, 0], [second, 2], [second, 3])).toEqual({
    cart: { items: [{ uid: second, quantity: 2 }], total_quantity: 2 },
    errors: [tooMany],
  });
});

test('lines that together are more than the stock say so, each of them', async () => {
  const guest = await aGuest(shop);
  await fillTwoLines(guest);
  await shop.pool.query(`update commerce.stock set qty = 1 where product_id =
    (select id from commerce.products where sku = '10301')`);
  const document = `query ($cartId: String!) { cart(cart_id: $cartId) { items { is_available } } }`;

  const { cart } = await shop.ask(document, { cartId: guest.cartId });
  await shop.pool.query(`update commerce.stock set qty = 2 where product_id =
    (select id from commerce.products where sku = '10301')`);

  expect(cart.items).toEqual([{ is_available: false }, { is_available: false }]);
});

test('two lines of one product are merged up to the stock together', async () => {
  const shopper = await aShopper(shop);
  await add(shopper, { sku: '10301', quantity: 1 });
  const guest = await aGuest(shop);
  await fillTwoLines(guest);

  const { mergeCarts } = await shop.ask(merge, { from: guest.cartId }, shopper.headers);

  expect(mergeCarts.items).toMatchObject([{ quantity: 2, product: { sku: '10301' } }]);
});

test('a list of changes may be typed as Magento types it, and a null in it changes nothing', async () => {
  const guest = await aGuest(shop);
  const [line] = (await add(guest, { sku: '10101', quantity: 1 })).items;
  const lenient = update.replace('[CartItemUpdateInput!]!', '[CartItemUpdateInput]!');

  const { updateCartItems } = await shop.ask(lenient, {
    cartId: guest.cartId,
    items: [null, { cart_item_uid: line.uid, quantity: 2 }],
  });

  expect(updateCartItems).toMatchObject({
    cart: { total_quantity: 2 },
    errors: [
      {
        code: 'REQUIRED_PARAMETER_MISSING',
        message: 'Required parameter "cart_item_id" for "cart_items" is missing.',
      },
    ],
  });
});

test('a page of lines is sorted by the field that is asked for', async () => {
  const guest = await aGuest(shop);
  await add(
    guest,
    { sku: '10201', quantity: 2 },
    { sku: '10301', quantity: 1 },
    { sku: '10101', quantity: 3 },
  );
  const skus = async (field: string, order: string) => {
    const { cart } = await shop.ask(
      `query ($cartId: String!, $sort: QuoteItemsSortInput) { cart(cart_id: $cartId) {
         itemsV2(pageSize: 2, sort: $sort) { items { product { sku } } total_count } } }`,
      { cartId: guest.cartId, sort: { field, order } },
    );
    return cart.itemsV2.items.map(({ product }: { product: { sku: string } }) => product.sku);
  };

  expect(await skus('ITEM_ID', 'ASC')).toEqual(['10201', '10301']);
  expect(await skus('CREATED_AT', 'DESC')).toEqual(['10101', '10301']);
  expect(await skus('SKU', 'ASC')).toEqual(['10101', '10201']);
  expect(await skus('NAME', 'DESC')).toEqual(['10301', '10201']);
  expect(await skus('QTY', 'ASC')).toEqual(['10301', '10201']);
  expect(await skus('PRICE', 'DESC')).toEqual(['10101', '10201']);
  expect(await skus('ROW_TOTAL', 'ASC')).toEqual(['10301', '10201']);
});

test('a line is removed, and only from its own cart', async () => {
  const guest = await aGuest(shop);
  const { items } = await add(guest, { sku: '10101', quantity: 1 });
  const other = await aGuest(shop);

  const foreign = await shop.refusal(remove, { cartId: other.cartId, uid: items[0].uid });
  expect(foreign).toEqual({
    message: "The cart doesn't contain the item",
    category: 'graphql-no-such-entity',
  });
  const removed = await shop.ask(remove, { cartId: guest.cartId, uid: items[0].uid });
  expect(removed.removeItemFromCart.cart.items).toEqual([]);
  expect((await shop.refusal(remove, { cartId: '' })).message).toBe(
    'Required parameter "cart_id" is missing.',
  );
  expect((await shop.refusal(remove, { cartId: guest.cartId, id: 0 })).message).toBe(
    'Required parameter "cart_item_id" is missing.',
  );
});

test("a guest's cart moves into the customer's, prescription and all, up to the stock", async () => {
  const shopper = await aShopper(shop);
  await add(shopper, { sku: '10301', quantity: 1 });
  const guest = await aGuest(shop);
  await add(guest, { sku: '10301', quantity: 2 }, await aPrescriptionItem(shop, 'SV-150'));

  const { mergeCarts } = await shop.ask(merge, { from: guest.cartId }, shopper.headers);

  expect(mergeCarts.id).toBe(shopper.cartId);
  expect(mergeCarts.items).toMatchObject([
    { quantity: 2, product: { sku: '10301' } },
    { quantity: 1, product: { sku: 'BasePrescription' } },
  ]);
  const values = mergeCarts.items[1].customizable_options.map(
    ({ values: [chosen] }: { values: { value: string }[] }) => chosen?.value,
  );
  expect(values).toContain('-1.25');
  expect((await shop.refusal(readCart, { cartId: guest.cartId })).message).toBe(
    "The cart isn't active.",
  );
  expect(await shop.commerce.ledger()).toEqual([]);
});

test('what a guest was told is in the cart is moved, also when it came while the carts were merged', async () => {
  const shopper = await aShopper(shop);
  const guest = await aGuest(shop);
  await add(guest, { sku: '10301', quantity: 1 });
  const letThemWrite = await holdCart(shop, guest.cartId);

  const adding = add(guest, { sku: '10101', quantity: 1 });
  await expect.poll(() => waitingForLocks(shop)).toBe(1);
  const merging = shop.ask(merge, { from: guest.cartId }, shopper.headers);
  await expect.poll(() => waitingForLocks(shop)).toBe(2);
  await letThemWrite();

  expect(skusOf((await adding).items)).toEqual(['10101', '10301']);
  expect(skusOf((await merging).mergeCarts.items)).toEqual(['10101', '10301']);
});

const skusOf = (items: { product: { sku: string } }[]) =>
  items.map(({ product }) => product.sku).sort();

test('T402: only a guest cart can be merged, and only into a cart of one’s own', async () => {
  const mine = await aShopper(shop);
  const theirs = await aShopper(shop);
  const guest = await aGuest(shop);
  const refused = async (from: string, to: string | null, who: Shopper) =>
    shop.refusal(merge, { from, to }, who.headers);

  expect((await refused(theirs.cartId, null, mine)).category).toBe('graphql-authorization');
  expect((await refused(guest.cartId, theirs.cartId, mine)).category).toBe('graphql-authorization');
  expect((await refused(guest.cartId, mine.cartId, guest)).message).toBe(
    "The current customer isn't authorized.",
  );
  expect((await refused('', null, mine)).message).toBe(
    'Required parameter "source_cart_id" is missing',
  );
  expect((await refused(guest.cartId, '', mine)).message).toBe(
    'The parameter "destination_cart_id" cannot be empty',
  );
});

test("T402: nobody reads or changes another's cart, whatever they try", async () => {
  const owner = await aReadyShopper(shop);
  const before = await read(owner);
  const [line] = before.items;
  const attempts: [string, Record<string, unknown>][] = [
    [readCart, {}],
    [addProducts, { items: [{ sku: '10201', quantity: 1 }] }],
    [update, { items: [{ cart_item_uid: line.uid, quantity: 5 }] }],
    [remove, { uid: line.uid }],
    [
      `mutation ($cartId: String!) { applyCouponToCart(input: { cart_id: $cartId,
       coupon_code: "WELCOME10" }) { cart { id } } }`,
      {},
    ],
    [
      `mutation ($cartId: String!) { removeCouponFromCart(input: { cart_id: $cartId }) {
       cart { id } } }`,
      {},
    ],
    [
      `mutation ($cartId: String!) { setShippingAddressesOnCart(input: { cart_id: $cartId,
       shipping_addresses: [{ customer_address_id: 1 }] }) { cart { id } } }`,
      {},
    ],
    [
      `mutation ($cartId: String!) { setBillingAddressOnCart(input: { cart_id: $cartId,
       billing_address: { same_as_shipping: true } }) { cart { id } } }`,
      {},
    ],
    [
      `mutation ($cartId: String!) { setShippingMethodsOnCart(input: { cart_id: $cartId,
       shipping_methods: [{ carrier_code: "tablerate", method_code: "bestway" }] }) {
       cart { id } } }`,
      {},
    ],
    [
      `mutation ($cartId: String!) { setPaymentMethodOnCart(input: { cart_id: $cartId,
       payment_method: { code: "checkmo" } }) { cart { id } } }`,
      {},
    ],
    [placeOrder, {}],
  ];
  const stranger = await aShopper(shop);

  for (const { headers } of [stranger, await aGuest(shop)]) {
    for (const [document, variables] of attempts) {
      const { data, errors } = await shop.commerce.execute(
        document,
        { ...variables, cartId: owner.cartId },
        headers,
      );
      expect(errors?.[0]?.extensions?.['category'], document).toBe('graphql-authorization');
      expect(errors?.[0]?.message).toBe(
        `The current user cannot perform operations on cart "${owner.cartId}"`,
      );
      expect(Object.values(data as object)).toEqual([null]);
    }
  }
  expect(await read(owner)).toEqual(before);
  const told = shop.audit.entries.filter(({ subject }) => subject === `cart:${owner.cartId}`);
  expect(told).toHaveLength(2 * attempts.length);
  expect(told[0]).toMatchObject({ action: 'cart.use', outcome: 'refused' });
});

test('T402: a customer does not get at guest carts, and unknown ids are told so', async () => {
  const guest = await aGuest(shop);
  const { headers } = await aShopper(shop);
  expect((await shop.refusal(readCart, { cartId: guest.cartId }, headers)).category).toBe(
    'graphql-authorization',
  );
  for (const cartId of ['f'.repeat(32), "x' or 1=1 --", 'a\0b', 'x'.repeat(10_000)]) {
    expect(await shop.refusal(readCart, { cartId })).toEqual({
      message: `Could not find a cart with ID "${cartId}"`,
      category: 'graphql-no-such-entity',
    });
  }
});

test('a page reads who asks and their cart in one statement, and anew after a change', async () => {
  const shopper = await aShopper(shop);
  await add(shopper, { sku: '10101', quantity: 1 });
  const glance = 'query Glance { customerCart { id total_quantity } }';
  const change = `mutation Add($cartId: String!) {
    addProductsToCart(cartId: $cartId, cartItems: [{ sku: "10201", quantity: 2 }]) {
      user_errors { message } } }`;
  const pageRequest = {};
  const onPage = async (document: string, variables = {}, page: object = pageRequest) => {
    const before = shop.pool.statementCount;
    const { data, errors } = await shop.commerce.execute(
      document,
      variables,
      shopper.headers,
      page,
    );
    expect(errors).toBeUndefined();
    return { data, count: shop.pool.statementCount - before };
  };
  const holding = (quantity: number) => ({
    customerCart: { id: shopper.cartId, total_quantity: quantity },
  });

  expect(await onPage(glance)).toEqual({ data: holding(1), count: 1 });
  expect(await onPage(glance)).toEqual({ data: holding(1), count: 1 });
  const next = {};
  await onPage('query Who { __typename }', {}, next);
  await onPage(change, { cartId: shopper.cartId }, next);
  expect(await onPage(glance, {}, next)).toEqual({ data: holding(3), count: 1 });
});
