import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPlanShop, aShopper, finishCart, placeOrder } from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';
import { configurableValueUid } from '../ids.ts';
import { RefusedCatalogue } from './catalogue-file.ts';

let shop: TestCommerce;
beforeAll(async () => (shop = await aPlanShop()));
afterAll(() => shop.close());

const label = (en: string, de = en) => ({ en, de });
const attributes = [
  {
    code: 'metal',
    type: 'select',
    label: label('Metal', 'Metall'),
    filterable: true,
    options: [
      { value: 'gold', label: label('Gold') },
      { value: 'silver', label: label('Silver', 'Silber') },
    ],
  },
  {
    code: 'reach',
    type: 'select',
    label: label('Length', 'Länge'),
    options: [
      { value: 'short', label: label('Short', 'Kurz') },
      { value: 'long', label: label('Long', 'Lang') },
    ],
  },
  { code: 'care', type: 'text', label: label('Care', 'Pflege') },
];
const goldShort = { sku: 'chain-gs', values: { metal: 'gold', reach: 'short' }, stock: 4 };
const goldLong = {
  sku: 'chain-gl',
  values: { metal: 'gold', reach: 'long' },
  stock: 0,
  price: { default: 1700, german: 1600 },
};
const silverLong = {
  sku: 'chain-sl',
  values: { metal: 'silver', reach: 'long' },
  stock: 2,
  name: label('Silver chain', 'Silberkette'),
};
const chain = {
  type: 'configurable',
  sku: 'chain',
  urlKey: 'chain',
  name: label('Chain', 'Kette'),
  price: { default: 1500, german: 1400 },
  listed: true,
  choices: ['metal', 'reach'],
  variants: [goldShort, goldLong, silverLong],
};
const file = { attributes, products: [chain] };
beforeEach(() => shop.commerce.importCatalogue(file));

const shown = `query ($uids: [ID!]) { products(filter: { sku: { eq: "chain" } }) { items {
  __typename name price_range { minimum_price { final_price { value } }
                                maximum_price { final_price { value } } }
  ... on ConfigurableProduct {
    configurable_options { uid attribute_code label position values { uid label swatch_data { value } } }
    variants { attributes { code label uid } product { sku name stock_status
               price_range { minimum_price { final_price { value } } } } }
    configurable_product_options_selection(configurableOptionValueUids: $uids) {
      options_available_for_selection { attribute_code option_value_uids }
      configurable_options { attribute_code values { label is_available } }
      variant { sku } } } } } }`;

async function ask(uids: string[] = [], store?: string) {
  const { products } = await shop.ask(shown, { uids }, store ? { store } : {});
  return products.items[0];
}

async function uidsOf(): Promise<Record<string, string>> {
  const { configurable_options: options } = await ask();
  return Object.fromEntries(
    options.flatMap((one: { values: { label: string; uid: string }[] }) =>
      one.values.map((value) => [value.label, value.uid]),
    ),
  );
}

test('goods come in words of several attributes, in the words of each store', async () => {
  expect(await ask([], 'german')).toMatchObject({
    __typename: 'ConfigurableProduct',
    name: 'Kette',
    price_range: {
      minimum_price: { final_price: { value: 14 } },
      maximum_price: { final_price: { value: 16 } },
    },
    configurable_options: [
      { attribute_code: 'metal', label: 'Metall', position: 0 },
      {
        attribute_code: 'reach',
        label: 'Länge',
        position: 1,
        values: [
          { label: 'Kurz', swatch_data: null },
          { label: 'Lang', swatch_data: null },
        ],
      },
    ],
    variants: [
      {
        attributes: [
          { code: 'metal', label: 'Gold' },
          { code: 'reach', label: 'Kurz' },
        ],
        product: { sku: 'chain-gs', name: 'Kette', stock_status: 'IN_STOCK' },
      },
      { product: { sku: 'chain-gl', stock_status: 'OUT_OF_STOCK' } },
      { product: { sku: 'chain-sl', name: 'Silberkette' } },
    ],
  });
});

test('what can still be chosen is told, and the one that is chosen', async () => {
  const uids = await uidsOf();
  const selected = async (...words: string[]) =>
    (await ask(words.map((word) => uids[word] ?? ''))).configurable_product_options_selection;
  expect(await selected()).toMatchObject({
    variant: null,
    options_available_for_selection: [
      { attribute_code: 'metal', option_value_uids: [uids['Gold'], uids['Silver']] },
      { attribute_code: 'reach', option_value_uids: [uids['Short'], uids['Long']] },
    ],
  });
  // Gold and long are not there now, so each leaves the other out.
  expect(await selected('Gold')).toMatchObject({
    variant: null,
    options_available_for_selection: [
      { option_value_uids: [uids['Gold'], uids['Silver']] },
      { option_value_uids: [uids['Short']] },
    ],
  });
  expect((await selected('Silver')).variant).toEqual({ sku: 'chain-sl' });
  expect((await selected('Gold', 'Long')).variant).toEqual({ sku: 'chain-gl' });
  expect((await selected('Silver', 'Short')).variant).toBeNull();
});

const add = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) {
    user_errors { code message }
    cart { itemsV2 { items { quantity product { sku } prices { price { value } }
      ... on ConfigurableCartItem { configured_variant { sku }
        configurable_options { option_label value_label configurable_product_option_value_uid } } } } } } }`;

async function added(item: object) {
  const { createGuestCart } = await shop.ask('mutation { createGuestCart { cart { id } } }');
  const cartId = createGuestCart.cart.id as string;
  const { addProductsToCart: answer } = await shop.ask(add, {
    cartId,
    items: [{ quantity: 1, ...item }],
  });
  return answer;
}

test('they go into the cart by their words, by their SKU beside the product, or by it alone', async () => {
  const { Silver = '', Long = '', Gold = '' } = await uidsOf();
  const line = {
    product: { sku: 'chain' },
    configured_variant: { sku: 'chain-sl' },
    prices: { price: { value: 15 } },
    configurable_options: [
      {
        option_label: 'Metal',
        value_label: 'Silver',
        configurable_product_option_value_uid: Silver,
      },
      { option_label: 'Length', value_label: 'Long', configurable_product_option_value_uid: Long },
    ],
  };
  for (const item of [
    { sku: 'chain', selected_options: [Long, Silver] },
    { sku: 'chain-sl', parent_sku: 'chain' },
    { sku: 'chain-sl', parent_sku: 'chain', selected_options: [Silver] },
  ]) {
    const { user_errors: errors, cart } = await added(item);
    expect(errors).toEqual([]);
    expect(cart.itemsV2.items).toEqual([{ quantity: 1, ...line }]);
  }
  const { cart } = await added({ sku: 'chain-sl' });
  expect(cart.itemsV2.items).toMatchObject([{ product: { sku: 'chain-sl' } }]);

  const refused = 'You need to choose options for your item.';
  for (const item of [
    { sku: 'chain' },
    { sku: 'chain', selected_options: [Silver] },
    { sku: 'chain', selected_options: [Silver, Gold, Long] },
    { sku: 'chain-sl', parent_sku: 'chain', selected_options: [Gold] },
    { sku: 'chain', selected_options: [Silver, Long, configurableValueUid(93, 1)] },
  ])
    expect((await added(item)).user_errors).toEqual([
      { code: expect.any(String), message: refused },
    ]);
});

test('an order keeps what was chosen, takes it from stock, and can be ordered again', async () => {
  const shopper = await aShopper(shop);
  // Who has no benefit buys what they like.
  await shop.pool.query('update commerce.customers set group_id = 1');
  const { headers, cartId } = shopper;
  const { Gold = '', Short = '' } = await uidsOf();
  const items = [{ sku: 'chain', quantity: 2, selected_options: [Gold, Short] }];
  await shop.ask(add, { cartId, items }, headers);
  await finishCart(shop, shopper);
  const { placeOrder: placed } = await shop.ask(placeOrder, { cartId }, headers);
  expect(placed).toMatchObject({ errors: [] });
  const number = placed.order.order_number as string;

  const { customer } = await shop.ask(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
       items { product_name product_sku product_type quantity_ordered
               selected_options { label value } } } } } }`,
    { number },
    headers,
  );
  expect(customer.orders.items[0].items).toContainEqual({
    product_name: 'Chain',
    product_sku: 'chain-gs',
    product_type: 'configurable',
    quantity_ordered: 2,
    selected_options: [
      { label: 'Metal', value: 'Gold' },
      { label: 'Length', value: 'Short' },
    ],
  });
  const left = await shop.pool.query(
    `select qty from commerce.stock join commerce.products p on p.id = product_id
      where p.sku = 'chain-gs'`,
  );
  expect(left.rows).toEqual([{ qty: 2 }]);

  const { reorderItems } = await shop.ask(
    `mutation ($number: String!) { reorderItems(orderNumber: $number) {
       userInputErrors { message } cart { itemsV2 { items { quantity product { sku }
         ... on ConfigurableCartItem { configured_variant { sku } } } } } } }`,
    { number },
    headers,
  );
  expect(reorderItems).toMatchObject({ userInputErrors: [] });
  expect(reorderItems.cart.itemsV2.items).toContainEqual({
    quantity: 2,
    product: { sku: 'chain' },
    configured_variant: { sku: 'chain-gs' },
  });
});

test('lists find them by the words that they come in, and searches by their names', async () => {
  const found = async (args: string) => {
    const { products } = await shop.ask(`{ products(${args}) { items { sku } } }`);
    return products.items.map(({ sku }: { sku: string }) => sku);
  };
  expect(await found('filter: { metal: { eq: "silver" } }')).toEqual(['chain']);
  expect(await found('search: "chain silver"')).toEqual(['chain']);
  await shop.commerce.importCatalogue({
    products: [{ ...chain, variants: [goldShort, goldLong] }],
  });
  expect(await found('filter: { metal: { eq: "silver" } }')).toEqual([]);
  expect(await found('filter: { sku: { eq: "chain-sl" } }')).toEqual([]);
});

test('an option that has another label keeps its number, and is told as it is called now', async () => {
  const { Silver } = await uidsOf();
  const [metal, ...others] = attributes;
  const renamed = {
    ...metal,
    options: [
      { value: 'silver', label: label('Sterling silver', 'Sterlingsilber') },
      { value: 'gold', label: label('Gold') },
    ],
  };
  await shop.commerce.importCatalogue({ attributes: [renamed, ...others] });
  expect((await uidsOf())['Sterling silver']).toBe(Silver);
});

test('they are told as they came, and importing them again changes nothing', async () => {
  const plan = await shop.commerce.importCatalogue(file, { isTrial: true });
  expect(plan.products).toEqual({ added: 0, updated: 0, unchanged: 4, takenOffSale: 0 });
  const cheaper = { ...chain, variants: [{ ...goldShort, price: goldLong.price }, goldLong] };
  const next = await shop.commerce.importCatalogue({ products: [cheaper] }, { isTrial: true });
  expect(next.products).toMatchObject({ updated: 3, takenOffSale: 1 });
});

test.each([
  ['an attribute that is none', { choices: ['metal', 'taste'] }, 'there is no attribute taste'],
  ['an attribute of another type', { choices: ['metal', 'care'] }, 'care is a text, not a select'],
  ['a word that is none', { reach: 'huge' }, 'has no option huge'],
  ['a SKU of another product', { sku: 'chain-gs' }, 'stands there twice'],
])('%s is refused', async (_name, { choices, reach, sku }: Changed, fault) => {
  const [, second = 'reach'] = choices ?? [];
  const values = { metal: 'silver', [second]: reach ?? 'long' };
  const products = [
    {
      ...chain,
      choices: choices ?? chain.choices,
      variants: [
        { ...goldShort, values: { metal: 'gold', [second]: 'short' } },
        { ...silverLong, sku: sku ?? 'chain-sl', values },
      ],
    },
  ];
  expect(await faultsOf(products)).toContain(fault);
});
type Changed = { choices?: string[]; reach?: string; sku?: string };

test('a word that is missing, one too many and the same words twice are told with their place', async () => {
  const variants = [
    goldShort,
    { ...goldLong, values: { metal: 'gold' } },
    { ...silverLong, values: { metal: 'gold', reach: 'short', care: 'x' } },
  ];
  const error = await refusalOf([{ ...chain, variants }]);
  expect(error?.faults).toEqual([
    {
      place: 'products[0] (SKU chain) variants.1.values.reach',
      fault: 'is to be chosen',
    },
    {
      place: 'products[0] (SKU chain) variants.2.values.care',
      fault: 'is nothing that is chosen',
    },
    {
      place: 'products[0] (SKU chain) variants.2.values',
      fault: 'are those of another variant',
    },
  ]);
});

test('one of a product becomes no product of its own, and none of another', async () => {
  const alone = {
    type: 'simple',
    sku: 'chain-gs',
    urlKey: 'chain-gs',
    name: label('Chain'),
    price: { default: 1, german: 1 },
    stock: 1,
  };
  expect(await faultsOf([alone])).toContain('is one of chain');
  const other = { ...chain, sku: 'cord', urlKey: 'cord', variants: [goldShort] };
  expect(await faultsOf([other])).toContain('is one of chain');
});

async function refusalOf(products: unknown[]) {
  const refused = shop.commerce.importCatalogue({ products }, { isTrial: true });
  const error: unknown = await refused.catch((reason: unknown) => reason);
  return error instanceof RefusedCatalogue ? error : null;
}

async function faultsOf(products: unknown[]) {
  return ((await refusalOf(products))?.faults ?? []).map(({ fault }) => fault);
}
