import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aGuest,
  anAddress,
  aPlanShop,
  checkoutSteps,
  placeOrder,
  type Shopper,
} from '../checkout/checkout.test-data.ts';
import { bundleRange } from '../catalog/bundle.ts';
import type { CatalogDocument } from '../catalog/catalog-document.ts';
import { aCustomer, type TestCommerce } from '../commerce.test-data.ts';
import { goods, selectionUids } from './bundles.test-data.ts';

let shop: TestCommerce;
let inSet: Record<string, string>;
let inBox: Record<string, string>;
beforeAll(async () => {
  shop = await aPlanShop();
  await shop.commerce.importCatalogue({ products: goods });
  inSet = await selectionUids(shop, 'set');
  inBox = await selectionUids(shop, 'box');
});
afterAll(() => shop.close());

const lines = `
  items { uid quantity is_available product { sku __typename }
    prices { price { value } row_total { value } }
    ... on BundleCartItem { bundle_options { id uid label type
      values { id uid label quantity price } } } }
  is_virtual prices { grand_total { value } }`;
const add = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) {
    cart { ${lines} } user_errors { code message } } }`;
const update = `mutation ($cartId: String!, $items: [CartItemUpdateInput!]!) {
  updateCartItems(input: { cart_id: $cartId, cart_items: $items }) {
    cart { ${lines} } errors { code message } } }`;

async function put({ headers, cartId }: Shopper, ...items: Record<string, unknown>[]) {
  return (await shop.ask(add, { cartId, items }, headers)).addProductsToCart;
}

/** A set with the scarce frame, and cloths if a number of them is given. */
function aSet(quantity: number, cloths = 0) {
  return {
    sku: 'set',
    quantity,
    selected_options: [inSet['10301']],
    entered_options: cloths > 0 ? [{ uid: inSet['cloth'], value: String(cloths) }] : [],
  };
}

const stockOf = async (...skus: string[]) => {
  const { rows } = await shop.pool.query<{ qty: number }>(
    `select s.qty from commerce.stock s join commerce.products p on p.id = s.product_id
      where p.sku = any($1) order by p.sku`,
    [skus],
  );
  return rows.map(({ qty }) => qty);
};

test('a bundle tells what can be chosen, and costs from its cheapest to its dearest choice', async () => {
  const { products } = await shop.ask(`{ products(filter: { sku: { in: ["set", "box"] } },
    sort: { name: ASC }) { items { __typename sku type_id stock_status
      price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
      ... on BundleProduct { dynamic_price ship_bundle_items items { uid title required type position
        price_range { minimum_price { final_price { value } } }
        options { uid label quantity is_default can_change_quantity price price_type
          product { sku name } } } } } } }`);

  const [box, set] = products.items;
  const range = (least: number, most: number) => ({
    minimum_price: { final_price: { value: least } },
    maximum_price: { final_price: { value: most } },
  });
  expect(box).toMatchObject({
    __typename: 'BundleProduct',
    type_id: 'bundle',
    dynamic_price: false,
    price_range: range(22.5, 23),
    items: [
      {
        price_range: { minimum_price: { final_price: { value: 2.5 } } },
        options: [
          { price: 3, price_type: 'FIXED' },
          { price: 12.5, price_type: 'PERCENT' },
        ],
      },
    ],
  });
  expect(set).toMatchObject({
    dynamic_price: true,
    stock_status: 'IN_STOCK',
    price_range: range(10, 219 + 10 + 9),
    items: [
      { title: 'Frame', required: true, type: 'radio' },
      {
        title: 'Cloths',
        required: false,
        options: [
          { quantity: 2, can_change_quantity: true, price: 5, price_type: 'DYNAMIC' },
          { label: 'Care', product: { sku: 'care' } },
        ],
      },
    ],
  });
  expect(Buffer.from(inSet['cloth'] ?? '', 'base64').toString()).toMatch(/^bundle\/\d+\/\d+\/2$/);
});

test('lists are filtered and sorted by what a bundle costs at least', async () => {
  const ask = (filter: string) =>
    shop.ask(`{ products(filter: { price: ${filter} }, sort: { price: ASC }) { items { sku } } }`);
  const { products } = await ask('{ from: "9.99", to: "10" }');
  expect(products.items.map(({ sku }: { sku: string }) => sku)).toEqual(['10300', 'set']);
});

test('lists go by the least price that pages show', async () => {
  const { rows } = await shop.pool.query<{ document: CatalogDocument; price_minor: number }>(
    `select d.document, r.price_minor from commerce.catalog_documents d
       join commerce.search_rows r using (store_id, product_id)
      where d.document ->> 'typeId' = 'bundle'`,
  );
  expect(rows).toHaveLength(4);
  for (const { document, price_minor: listed } of rows) {
    const { bundle, priceMinor } = document;
    expect(bundle && bundleRange(bundle, priceMinor).lowestMinor).toBe(listed);
  }
});

test('a line of a bundle shows its parts, and costs what they cost', async () => {
  const { cart, user_errors: errors } = await put(await aGuest(shop), aSet(2, 1));
  expect(errors).toEqual([]);
  expect(cart.items).toMatchObject([
    {
      quantity: 2,
      product: { sku: 'set', __typename: 'BundleProduct' },
      prices: { price: { value: 15 }, row_total: { value: 30 } },
      bundle_options: [
        { label: 'Frame', type: 'radio', values: [{ label: 'Frame 10300, Ink', quantity: 1 }] },
        { label: 'Cloths', values: [{ label: 'Cloth', quantity: 1, price: 5 }] },
      ],
    },
  ]);
  const [{ uid }] = cart.items[0].bundle_options[0].values;
  expect(uid).toBe(inSet['10301']);
});

test('a bundle with a price of its own adds an amount or a share for its part', async () => {
  const guest = await aGuest(shop);
  await put(guest, { sku: 'box', quantity: 1, selected_options: [inBox['cloth']] });
  const { cart } = await put(guest, { sku: 'box', quantity: 1, selected_options: [inBox['care']] });
  expect(cart.items.map((item: { prices: { price: object } }) => item.prices.price)).toEqual([
    { value: 23 },
    { value: 22.5 },
  ]);
});

test('the same choice adds up on one line, another one is a line of its own', async () => {
  const guest = await aGuest(shop);
  await put(guest, aSet(1));
  await put(guest, aSet(1));
  const { cart } = await put(guest, {
    sku: 'set',
    quantity: 1,
    selected_options: [inSet['10101']],
  });
  expect(cart.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1]);
});

test('a bundle with care alone needs no address, one with a frame does', async () => {
  const guest = await aGuest(shop);
  const care = { sku: 'box', quantity: 1, selected_options: [inBox['care']] };
  expect((await put(guest, care)).cart.is_virtual).toBe(true);
  expect((await put(guest, aSet(1))).cart.is_virtual).toBe(false);
});

test('a piece in a bundle and one alone are two of the same stock', async () => {
  const guest = await aGuest(shop);
  await put(guest, { sku: '10301', quantity: 1 }, aSet(1));
  const { user_errors: errors, cart } = await put(guest, { sku: '10301', quantity: 1 });
  expect(errors).toEqual([
    { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
  ]);
  const [alone, set] = cart.items;
  for (const item of [alone, set]) {
    const { updateCartItems } = await shop.ask(
      update,
      { cartId: guest.cartId, items: [{ cart_item_uid: item.uid, quantity: 2 }] },
      guest.headers,
    );
    expect(updateCartItems.errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
  }
  const { user_errors: cloths } = await put(await aGuest(shop), aSet(2, 4));
  expect(cloths).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
});

test('what a guest put into a bundle moves to the customer, as far as there are parts', async () => {
  const guest = await aGuest(shop);
  await put(guest, aSet(2, 1));
  const headers = await aCustomer(shop);
  const { customerCart } = await shop.ask('{ customerCart { id } }', {}, headers);
  await put({ headers, cartId: customerCart.id }, { sku: '10301', quantity: 1 });
  const { mergeCarts } = await shop.ask(
    `mutation ($id: String!) { mergeCarts(source_cart_id: $id) { ${lines} } }`,
    { id: guest.cartId },
    headers,
  );
  expect(mergeCarts.items).toMatchObject([
    { quantity: 1, product: { sku: '10301' } },
    { quantity: 1, bundle_options: [{}, { values: [{ quantity: 1 }] }] },
  ]);
});

/** A guest's cart of these items that is ready to be ordered. */
async function aReadyCart(items: Record<string, unknown>[]): Promise<string> {
  const { cartId } = await aGuest(shop);
  await put({ headers: {}, cartId }, ...items);
  await shop.ask(
    `mutation ($cartId: String!) { setGuestEmailOnCart(
       input: { cart_id: $cartId, email: "ada@example.com" }) { cart { id } } }`,
    { cartId },
  );
  await shop.ask(checkoutSteps, { cartId, address: anAddress, payment: { code: 'checkmo' } });
  return cartId;
}

/** The number of the order of this cart, or why there is none. */
async function place(cartId: string): Promise<string> {
  const answer = await shop.ask(placeOrder, { cartId });
  return answer.placeOrder.orderV2?.number ?? answer.placeOrder.errors[0].message;
}

const order = async (items: Record<string, unknown>[]) => place(await aReadyCart(items));

test('an order takes the parts of its bundles, and gives them back when it is canceled', async () => {
  const before = await stockOf('10301', 'cloth');
  const number = await order([aSet(1, 3), { sku: 'cloth', quantity: 2 }]);
  expect(await stockOf('10301', 'cloth')).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 5]);
  expect(await shop.commerce.ledger()).toEqual([]);

  expect(await shop.commerce.orders.cancel(number)).toBe('canceled');
  expect(await stockOf('10301', 'cloth')).toEqual(before);
  expect(await shop.commerce.ledger()).toEqual([]);
});

test('two orders at once take a scarce part once', async () => {
  const [left = 0] = await stockOf('10301');
  const carts = await Promise.all(Array.from({ length: left + 2 }, () => aReadyCart([aSet(1)])));
  const placed = await Promise.all(carts.map(place));
  const numbers = placed.filter((answer) => /^\d+$/.test(answer));
  expect(numbers).toHaveLength(left);
  expect(placed.filter((answer) => !/^\d+$/.test(answer))).toEqual(
    Array.from({ length: 2 }, () => 'Some of the products are out of stock.'),
  );
  expect(await stockOf('10301')).toEqual([0]);
  expect(await shop.commerce.ledger()).toEqual([]);
  for (const number of numbers) await shop.commerce.orders.cancel(number);
});

test('the books see a bundle without its parts', async () => {
  const number = await order([aSet(1)]);
  await shop.pool.query(
    `with gone as (
       delete from commerce.order_item_parts part using commerce.orders o
        where o.id = part.order_id and o.number = $1 returning part.*)
     select 1 from gone`,
    [number],
  );
  const violations = await shop.commerce.ledger();
  expect(violations.map(({ invariant }) => invariant)).toEqual(['I2', 'I2']);
  await shop.pool.query(
    `insert into commerce.order_item_parts
       (order_id, item_position, position, product_id, sku, quantity)
     select o.id, 1, 1, p.id, p.sku, 1 from commerce.orders o, commerce.products p
      where o.number = $1 and p.sku = '10301'`,
    [number],
  );
  await shop.commerce.orders.cancel(number);
});

test('an order tells the parts of its bundles', async () => {
  const headers = await aCustomer(shop);
  await shop.pool.query(`update commerce.customers set group_id = 1`);
  const { customerCart } = await shop.ask('{ customerCart { id } }', {}, headers);
  const cartId = customerCart.id;
  await put({ headers, cartId }, aSet(1, 2));
  await shop.ask(
    checkoutSteps,
    { cartId, address: anAddress, payment: { code: 'checkmo' } },
    headers,
  );
  const { placeOrder: placed } = await shop.ask(placeOrder, { cartId }, headers);
  expect(placed.errors).toEqual([]);
  const { customer } = await shop.ask(
    `{ customer { orders { items { items { __typename product_sku product_type quantity_ordered
       product_sale_price { value } product { __typename }
       ... on BundleOrderItem { bundle_options { uid label
         values { uid product_sku product_name quantity price { value } } } } } } } } }`,
    {},
    headers,
  );
  expect(customer.orders.items[0].items).toMatchObject([
    {
      __typename: 'BundleOrderItem',
      product_sku: 'set',
      product_type: 'bundle',
      product_sale_price: { value: 20 },
      product: { __typename: 'BundleProduct' },
      bundle_options: [
        { label: 'Frame', values: [{ product_sku: '10301', quantity: 1, price: { value: 10 } }] },
        { label: 'Cloths', values: [{ product_sku: 'cloth', quantity: 2, price: { value: 5 } }] },
      ],
    },
  ]);
});

test('a part that is taken off sale leaves its bundle, and lines with it are gone', async () => {
  const guest = await aGuest(shop);
  await put(guest, { sku: 'set', quantity: 1, selected_options: [inSet['10101'], inSet['care']] });
  await shop.pool.query(`update commerce.products set enabled = false where sku = 'care'`);
  await shop.commerce.importCatalogue({ products: goods.filter(({ sku }) => sku === 'cloth') });
  expect(Object.keys(await selectionUids(shop, 'set'))).not.toContain('care');
  const { message } = await shop.refusal(
    `query ($id: String!) { cart(cart_id: $id) { ${lines} } }`,
    { id: guest.cartId },
  );
  expect(message).toBe('Some of the products are out of stock.');
});
