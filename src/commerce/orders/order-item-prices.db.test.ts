import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSealer } from '#test/ports.ts';
import {
  aGuest,
  aPlanShop,
  aShopper,
  fillCart,
  finishCart,
  type Shopper,
} from '../checkout/checkout.test-data.ts';
import { goods } from '../cart/bundles.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';
import { sealedSnapshots } from './order-row.ts';

/** Rules of the catalogue and of the cart, tiers, and in both stores taxes by kind. */
let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
  await shop.commerce.importCatalogue({ products: goods });
  await shop.pool.query('update commerce.stock set qty = 100');
  const tax = (store: string, kind: string, country: string, percent: number) => {
    return { store, class: kind, country, percent, label: `Tax on ${kind}` };
  };
  await shop.commerce.promotions.importRules({
    catalogue: [{ code: 'seventh', percent: 14.28, goods: { skus: ['10200', 'cloth'] } }],
    rules: [
      { code: 'third', label: { default: 'A third', german: 'Ein Drittel' }, percent: 33.33 },
    ],
    taxes: [
      tax('default', 'frame', 'US', 8.875),
      tax('default', 'other', 'US', 4),
      tax('german', 'frame', 'DE', 19),
      tax('german', 'lens', 'DE', 7),
      tax('german', 'other', 'DE', 19),
    ],
  });
});
afterAll(() => shop.close());

const shared = `price { value currency } price_including_tax { value currency }
  row_total { value currency } row_total_including_tax { value currency }
  total_item_discount { value currency } discounts { label amount { value } }
  original_row_total { value currency } fixed_product_taxes { label }`;
const readCart = `query ($cartId: String!) { cart(cart_id: $cartId) { items {
  quantity prices { ${shared} original_price: original_item_price { value currency } } } } }`;
const prices = `prices { ${shared} original_price { value currency }
  original_price_including_tax { value } original_row_total_including_tax { value } }`;
const items = `items { __typename quantity_ordered product_sku ${prices} }`;
const place = `mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) {
  orderV2 { number token ${items} } } }`;

type Prices = Record<string, unknown> & { discounts: unknown };
type Item = { __typename: string; product_sku: string; prices: Prices };
type InCart = { quantity: number; prices: Prices };

/** A pair, with the benefit for members, and what is beside it in the cart. */
async function ordered(
  shopper: Shopper,
  beside: { sku: string; quantity: number }[] = [],
): Promise<{ number: string; token: string; said: InCart[]; items: Item[] }> {
  const { cartId, headers } = shopper;
  await fillCart(shop, shopper, '10201');
  if (beside.length > 0)
    await shop.ask(
      `mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(
         cartId: $cartId, cartItems: $items) { user_errors { message } } }`,
      { cartId, items: beside },
      headers,
    );
  await finishCart(shop, shopper);
  const { cart } = await shop.ask(readCart, { cartId }, headers);
  const { placeOrder: placed } = await shop.ask(place, { cartId }, headers);
  return { ...placed.orderV2, said: cart.items };
}

async function orderOfGuest(store: string) {
  const guest = await aGuest(shop, store);
  await shop.ask(
    `mutation ($cartId: String!) { setGuestEmailOnCart(input: { cart_id: $cartId,
       email: "guest@shoppers.example" }) { cart { id } } }`,
    { cartId: guest.cartId },
  );
  const placed = await ordered(guest, [
    { sku: '10201', quantity: 2 },
    { sku: 'cloth', quantity: 3 },
  ]);
  const readAgain = async (): Promise<Item[]> => {
    const { guestOrderByToken: found } = await shop.ask(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${items} } }`,
      { token: placed.token },
    );
    return found.items;
  };
  return { ...placed, readAgain };
}

describe.each([
  ['default', 'USD'],
  ['german', 'EUR'],
])('in the store %s', (store, currency) => {
  test('the lines of a customer’s order cost to the cent what the cart said', async () => {
    const shopper = await aShopper(shop, store);
    const { said, items: lines } = await ordered(shopper);
    expect(lines.map(sharedPrices)).toEqual(said.map(({ prices: told }) => told));
    const [frame] = lines;
    // 129.00 less 14.28 %, as the store shows prices.
    const shown = store === 'german' ? 'price_including_tax' : 'price';
    expect(frame?.prices[shown]).toEqual({ value: 110.58, currency });
    expect(frame?.prices.discounts).toEqual([
      { label: expect.any(String), amount: { value: expect.any(Number) } },
    ]);
    const { customer } = await shop.ask(
      `{ customer { orders(scope: GLOBAL) { items { ${items} } } } }`,
      {},
      shopper.headers,
    );
    expect(customer.orders.items[0].items).toEqual(lines);
  });

  test('so do those of a guest, with several pieces and taxes', async () => {
    const { said, readAgain } = await orderOfGuest(store);
    const lines = await readAgain();
    expect(lines.map(sharedPrices)).toEqual(said.map(({ prices: told }) => told));
    expect(lines).toHaveLength(3);
    const [frames, , cloth] = lines;
    const isGerman = store === 'german';
    // Three for 129.00 less 14.28 % each; before that, and with tax where it comes on top.
    expect(frames?.prices).toMatchObject({
      row_total: { value: isGerman ? 278.77 : 331.74 },
      row_total_including_tax: { value: isGerman ? 331.74 : 361.18 },
      original_price: { value: isGerman ? 108.4 : 129 },
      original_price_including_tax: { value: isGerman ? 129 : 140.45 },
      original_row_total_including_tax: { value: isGerman ? 387 : 421.35 },
      total_item_discount: { value: 110.57 },
    });
    expect(cloth?.prices.discounts).toHaveLength(1);
  });

  test('lines from before rates were kept with them are told by the rates of their order', async () => {
    const { number, items: lines, readAgain } = await orderOfGuest(store);
    const { rows } = await shop.pool.query<{ cart_id: number; snapshot: Buffer }>(
      'select cart_id::int, snapshot from commerce.orders where number = $1',
      [number],
    );
    const { cart_id: cartId, snapshot } = rows[0] ?? expect.unreachable();
    const kept = sealedSnapshots.open(aSealer(), cartId, snapshot);
    const older = {
      ...kept,
      lines: kept.lines.map(({ taxPpm: _rate, regularUnitMinor: _regular, ...line }) => line),
    };
    await shop.pool.query('update commerce.orders set snapshot = $2 where number = $1', [
      number,
      sealedSnapshots.seal(aSealer(), cartId, older),
    ]);
    const told = await readAgain();
    for (const price of ['price', 'price_including_tax', 'row_total', 'row_total_including_tax'])
      expect(told.map(({ prices: each }) => each[price])).toEqual(
        lines.map(({ prices: each }) => each[price]),
      );
    // What it would have cost was not kept either.
    expect(told.map(({ prices: each }) => each['original_price'])).toEqual(
      lines.map(({ prices: each }) => each['price']),
    );
  });
});

/** What an order and a cart both tell of a line. */
function sharedPrices({ prices: told }: Item) {
  const {
    original_price_including_tax: _unit,
    original_row_total_including_tax: _row,
    ...both
  } = told;
  return both;
}
