import { afterEach, beforeEach, expect, test } from 'vitest';
import { goods } from '../cart/bundles.test-data.ts';
import { aGuest, anAddress, checkoutSteps } from '../checkout/checkout.test-data.ts';
import { aFrame, aShopOf, type TestCommerce } from '../commerce.test-data.ts';
import { RefusedRules } from './rules-file.ts';

const round = aFrame({ sku: '10100', price: { default: 1000, german: 1200 } });
const oval = aFrame({
  sku: '10200',
  frameShape: 'Oval',
  price: { default: 950, german: 950 },
  colors: aFrame({ sku: '10200' }).colors.map((color) => ({ ...color, stock: 20 })),
});
const scarce = aFrame({ sku: '10300', price: { default: 2000, german: 2000 } });

let shop: TestCommerce;
beforeEach(async () => {
  shop = await aShopOf([round, oval, scarce]);
});
afterEach(() => shop.close());

const importRules = (file: object) => shop.commerce.promotions.importRules(file);
const tenOff = { code: 'ten', percent: 10 };

const priceFields = `price_range { minimum_price { regular_price { value } final_price { value }
  discount { amount_off percent_off } } }`;

async function listed(args: string, store = 'default') {
  const { products } = await shop.ask(
    `{ products(${args}) { items { sku ${priceFields} }
       aggregations { attribute_code options { value count } } } }`,
    {},
    { store },
  );
  type Item = { sku: string; price_range: { minimum_price: { final_price: { value: number } } } };
  const items = products.items.map(({ sku, price_range: range }: Item) => [
    sku,
    range.minimum_price.final_price.value,
  ]);
  return { items, aggregations: products.aggregations, first: products.items[0] };
}

const lines = `items { quantity prices { price { value } price_including_tax { value }
    row_total { value } row_total_including_tax { value } original_item_price { value }
    total_item_discount { value } discounts { label amount { value } } } }
  prices { grand_total { value } subtotal_excluding_tax { value }
    subtotal_with_discount_excluding_tax { value } applied_taxes { amount { value } } }`;

async function aCartOf(sku: string, quantity: number, { isSent = false } = {}) {
  const { cartId } = await aGuest(shop);
  await shop.ask(
    `mutation ($cartId: String!, $items: [CartItemInput!]!) {
       addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { message } } }`,
    { cartId, items: [{ sku, quantity }] },
  );
  if (isSent)
    await shop.ask(checkoutSteps, { cartId, address: anAddress, payment: { code: 'checkmo' } });
  const { cart } = await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${lines} } }`, {
    id: cartId,
  });
  return cart;
}

test('lists, details and carts show the same lowered price, and what it was', async () => {
  await importRules({ catalogue: [{ ...tenOff, stores: ['default'] }] });

  const { items, first } = await listed('filter: { price: { from: "0" } }, sort: { price: ASC }');
  expect(items).toEqual([
    ['10200', 8.55],
    ['10100', 9],
    ['10300', 18],
  ]);
  expect(first.price_range.minimum_price).toMatchObject({
    regular_price: { value: 9.5 },
    discount: { amount_off: 0.95, percent_off: 10 },
  });
  expect((await listed('filter: { sku: { eq: "10100" } }', 'german')).items).toEqual([
    ['10100', 12],
  ]);
  const cart = await aCartOf('10101', 2);
  expect(cart).toMatchObject({
    items: [
      {
        prices: {
          price: { value: 9 },
          row_total: { value: 18 },
          original_item_price: { value: 10 },
        },
      },
    ],
    prices: { grand_total: { value: 18 } },
  });
});

test('lists are filtered, sorted and counted by the price that is paid', async () => {
  await importRules({
    catalogue: [{ code: 'round', amount: { default: 100, german: 0 }, goods: { skus: ['10100'] } }],
  });
  const found = await listed('filter: { price: { from: "8.99", to: "9.20" } }');
  expect(found.items).toEqual([['10100', 9]]);
  const { items, aggregations } = await listed(
    'filter: { price: { from: "0" } }, sort: { price: DESC }',
  );
  expect(items.map(([sku]: [string]) => sku)).toEqual(['10300', '10200', '10100']);
  expect(aggregations[0]).toEqual({
    attribute_code: 'price',
    options: [
      { value: '0_10', count: 2 },
      { value: '20_30', count: 1 },
    ],
  });
});

test('tax is taken of the lowered price, per line', async () => {
  const tax = { store: 'default', class: 'frame', country: 'US', percent: 7.5, label: 'Tax' };
  await importRules({ catalogue: [tenOff], taxes: [tax] });
  const cart = await aCartOf('10101', 2, { isSent: true });
  expect(cart.items[0].prices).toMatchObject({
    price: { value: 9 },
    price_including_tax: { value: 9.68 },
    row_total_including_tax: { value: 19.35 },
  });
  expect(cart.prices.applied_taxes).toEqual([{ amount: { value: 1.35 } }]);
});

test('a rule of the cart takes from what rules about prices left', async () => {
  const label = { default: '50% Off for all orders', german: 'Halb' };
  await importRules({ catalogue: [tenOff], rules: [{ code: 'half', label, percent: 50 }] });
  expect(await aCartOf('10101', 2)).toMatchObject({
    items: [
      {
        prices: {
          total_item_discount: { value: 9 },
          discounts: [{ label: '50% Off for all orders', amount: { value: 9 } }],
        },
      },
    ],
    prices: {
      grand_total: { value: 9 },
      subtotal_excluding_tax: { value: 18 },
      subtotal_with_discount_excluding_tax: { value: 9 },
    },
  });
});

test('goods are named by category, SKU of a model or a color, and words of attributes', async () => {
  await importRules({
    catalogue: [
      {
        code: 'oval',
        position: 1,
        percent: 20,
        goods: { attributes: { frame_shape: ['Oval'] } },
        last: true,
      },
      { code: 'blue', position: 2, percent: 50, goods: { skus: ['10302'] } },
      { code: 'all', position: 3, percent: 10, goods: { categories: ['eyeglasses'] } },
    ],
  });
  const { items } = await listed('filter: { price: { from: "0" } }, sort: { price: ASC }');
  expect(items).toEqual([
    ['10200', 7.6],
    ['10100', 9],
    ['10300', 9],
  ]);
  const colors = await listed('filter: { sku: { in: ["10301", "10302"] } }, sort: { price: ASC }');
  expect(colors.items).toEqual([
    ['10302', 9],
    ['10301', 18],
  ]);
});

test('a rule counts from the moment it begins until it ends', async () => {
  const hourMs = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  await importRules({ catalogue: [{ ...tenOff, from: at(hourMs), until: at(2 * hourMs) }] });
  const price = async () => (await listed('filter: { sku: { eq: "10100" } }')).items[0]?.[1];
  expect(await price()).toBe(10);
  expect(await shop.commerce.promotions.followRulesInTime()).toBe(false);

  const anHourPasses = () =>
    shop.pool.query(
      `with rules as (
         update commerce.catalogue_rules set active_from = active_from - interval '61 minutes',
                active_until = active_until - interval '61 minutes')
       update commerce.catalog_version set prices_as_of = prices_as_of - interval '61 minutes'`,
    );
  await anHourPasses();
  expect(await shop.commerce.promotions.followRulesInTime()).toBe(true);
  expect(await price()).toBe(9);
  expect(await shop.commerce.promotions.followRulesInTime()).toBe(false);

  await anHourPasses();
  await Promise.all([1, 2].map(() => shop.commerce.promotions.followRulesInTime()));
  expect(await price()).toBe(10);
});

test('what is imported later has its price lowered too', async () => {
  await importRules({ catalogue: [tenOff] });
  await shop.commerce.importCatalogue({
    frames: [{ ...round, price: { default: 3000, german: 3000 } }, aFrame({ sku: '10400' })],
  });
  const { items } = await listed(
    'filter: { sku: { in: ["10100", "10400"] } }, sort: { price: ASC }',
  );
  expect(items).toEqual([
    ['10100', 27],
    ['10400', 116.1],
  ]);
  await importRules({ catalogue: [{ ...tenOff, enabled: false }] });
  expect((await listed('filter: { sku: { eq: "10100" } }')).items).toEqual([['10100', 30]]);
});

test('a bundle costs what its parts do after the rules', async () => {
  await shop.commerce.importCatalogue({ products: goods });
  await importRules({ catalogue: [tenOff] });
  const { items } = await listed('filter: { sku: { in: ["set", "box"] } }, sort: { price: ASC }');
  // Ten percent off the scarce frame; and off the box, and an eighth of that.
  expect(items).toEqual([
    ['set', 9],
    ['box', 20.25],
  ]);
});

test('a trial, and a rule with a name that nothing has, change no price', async () => {
  const trial = { isTrial: true };
  expect(await shop.commerce.promotions.importRules({ catalogue: [tenOff] }, trial)).toMatchObject({
    catalogue: { added: 1, updated: 0 },
  });
  const unknown = { attributes: { frame_shape: ['Star'] }, skus: ['99'] };
  const refused: unknown = await importRules({ catalogue: [{ ...tenOff, goods: unknown }] }).catch(
    (reason: unknown) => reason,
  );
  expect(refused instanceof RefusedRules && refused.faults).toEqual([
    { place: 'SKU 99', fault: 'there is none' },
    { place: 'frame_shape Star', fault: 'no product has this word' },
  ]);
  expect((await listed('filter: { sku: { eq: "10100" } }')).items).toEqual([['10100', 10]]);
});

test.each([
  ['nothing', {}],
  ['both', { percent: 1, amount: { default: 1, german: 1 } }],
  ['more than all', { percent: 101 }],
  ['no goods', { percent: 1, goods: {} }],
])('a rule that takes off %s is refused', async (_name, rule) => {
  await expect(importRules({ catalogue: [{ code: 'x', ...rule }] })).rejects.toThrow(RefusedRules);
});

test('several pieces on a line cost what their number says, or the rules if that is less', async () => {
  const tiers = [
    { quantity: 3, price: { default: 900, german: 900 } },
    { quantity: 5, price: { default: 700, german: 700 } },
  ];
  await shop.commerce.importCatalogue({ frames: [{ ...oval, tiers }] });
  const { products } = await shop.ask(`{ products(filter: { sku: { eq: "10200" } }) { items {
    price_tiers { quantity final_price { value } discount { amount_off percent_off } } } } }`);
  expect(products.items[0].price_tiers).toEqual([
    { quantity: 3, final_price: { value: 9 }, discount: { amount_off: 0.5, percent_off: 5.26 } },
    { quantity: 5, final_price: { value: 7 }, discount: { amount_off: 2.5, percent_off: 26.32 } },
  ]);
  const priceOf = async (quantity: number) =>
    (await aCartOf('10201', quantity)).items[0].prices.price.value;
  expect([await priceOf(2), await priceOf(3), await priceOf(6)]).toEqual([9.5, 9, 7]);

  await importRules({ catalogue: [tenOff] });
  expect([await priceOf(2), await priceOf(3), await priceOf(6)]).toEqual([8.55, 8.55, 7]);

  await shop.commerce.importCatalogue({ frames: [oval] });
  expect(await priceOf(6)).toBe(8.55);
});

test('a line whose number changes has the price of the new one at once', async () => {
  const tiers = [{ quantity: 4, price: { default: 500, german: 500 } }];
  await shop.commerce.importCatalogue({ frames: [{ ...oval, tiers }] });
  const { cartId } = await aGuest(shop);
  const add = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $items) { cart { items { uid } ${lines} } } }`;
  const items = [{ sku: '10201', quantity: 2 }];
  await shop.ask(add, { cartId, items });
  const { addProductsToCart } = await shop.ask(add, { cartId, items });
  expect(addProductsToCart.cart.prices.grand_total.value).toBe(20);
  const { updateCartItems } = await shop.ask(
    `mutation ($cartId: String!, $uid: ID!) { updateCartItems(input: { cart_id: $cartId,
       cart_items: [{ cart_item_uid: $uid, quantity: 3 }] }) { cart { ${lines} } } }`,
    { cartId, uid: addProductsToCart.cart.items[0].uid },
  );
  expect(updateCartItems.cart.prices.grand_total.value).toBe(28.5);
});
