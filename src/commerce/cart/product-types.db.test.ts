import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aGuest,
  anAddress,
  aPlanShop,
  checkoutSteps,
  placeOrder,
} from '../checkout/checkout.test-data.ts';
import { aCatalogue, aCustomer, aFrame, type TestCommerce } from '../commerce.test-data.ts';
import { customOptionUid, downloadLinkUid } from '../ids.ts';

const words = (en: string, de = en) => ({ en, de });
const both = (minor: number) => ({ default: minor, german: minor });
const every = (sku: string) => ({ sku, urlKey: sku.toLowerCase(), name: words(sku) });

const products = [
  {
    type: 'simple',
    ...every('Case'),
    price: both(2000),
    stock: 9,
    customOptions: [
      {
        type: 'field',
        code: 'initials',
        title: words('Initials', 'Initialen'),
        maxCharacters: 3,
        price: both(150),
      },
      { type: 'area', code: 'note', title: words('Note'), required: false },
      { type: 'date', code: 'day', title: words('Day'), required: false, percent: 10 },
      { type: 'date_time', code: 'moment', title: words('Moment'), required: false },
      { type: 'time', code: 'hour', title: words('Hour'), required: false },
      { type: 'file', code: 'drawing', title: words('Drawing'), required: false },
      {
        type: 'drop_down',
        code: 'lining',
        title: words('Lining'),
        required: false,
        values: [
          { sku: 'felt', title: words('Felt', 'Filz'), price: both(300) },
          { sku: 'silk', title: words('Silk', 'Seide'), percent: 12.5 },
        ],
      },
      {
        type: 'radio',
        code: 'snap',
        title: words('Snap'),
        required: false,
        values: [
          { sku: 'brass', title: words('Brass') },
          { sku: 'steel', title: words('Steel') },
        ],
      },
      {
        type: 'checkbox',
        code: 'extras',
        title: words('Extras'),
        required: false,
        values: [
          { sku: 'strap', title: words('Strap'), price: both(400) },
          { sku: 'hook', title: words('Hook'), price: both(50) },
        ],
      },
      {
        type: 'multiple',
        code: 'colors',
        title: words('Colors'),
        required: false,
        values: [
          { sku: 'red', title: words('Red') },
          { sku: 'green', title: words('Green') },
        ],
      },
    ],
  },
  { type: 'virtual', ...every('Care'), price: both(900) },
  {
    type: 'downloadable',
    ...every('Guide'),
    price: both(100),
    linksArePurchasedSeparately: true,
    links: [
      {
        code: 'a',
        title: words('Part A', 'Teil A'),
        price: both(250),
        sampleUrl: 'https://shop.example/a',
      },
      { code: 'b', title: words('Part B'), price: both(350) },
    ],
  },
  {
    type: 'downloadable',
    ...every('Atlas'),
    price: both(700),
    links: [{ code: 'all', title: words('Everything') }],
  },
  {
    type: 'grouped',
    ...every('Kit'),
    members: [{ sku: 'Care', quantity: 2 }, { sku: '10301' }, { sku: 'Atlas', quantity: 0 }],
  },
];

type Option = { title: string; uid: string; values?: { uid: string; title: string }[] };

let shop: TestCommerce;
let uids: Record<string, string>;
let links: Record<string, string>;
beforeAll(async () => {
  shop = await aPlanShop();
  await shop.commerce.importCatalogue({ products });
  const { options } = await productOf('Case', optionFields);
  uids = Object.fromEntries(
    options.flatMap(({ title, uid, values = [] }: Option) => [
      [title, uid],
      ...values.map((one) => [one.title, one.uid]),
    ]),
  );
  const guide = await productOf('Guide', linkFields);
  links = Object.fromEntries(
    guide.downloadable_product_links.map(({ title, uid }: Option) => [title, uid]),
  );
});
afterAll(() => shop.close());

const choices = (kind: string) => `... on Customizable${kind}Option {
  values: value { uid title sku price price_type sort_order option_type_id } }`;
const optionFields = `... on CustomizableProductInterface { options { __typename title uid required sort_order
  ... on CustomizableFieldOption { value { uid price price_type max_characters sku } }
  ... on CustomizableAreaOption { value { uid price price_type } }
  ... on CustomizableDateOption { value { uid price price_type type } }
  ... on CustomizableFileOption { value { uid price file_extension image_size_x } }
  ${['DropDown', 'Radio', 'Checkbox', 'Multiple']
    .map((kind) => choices(kind))
    .join(' ')
    .replaceAll(' value {', ' value {')} } }`;
const linkFields = `... on DownloadableProduct { links_title links_purchased_separately
  downloadable_product_links { uid title price sample_url sort_order }
  downloadable_product_samples { title } }`;

async function productOf(sku: string, fields: string, store = 'default') {
  const answer = await shop.ask(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
       __typename type_id stock_status
       price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
       ${fields} } } }`,
    { sku },
    { store },
  );
  return answer.products.items[0];
}

const lines = `
  items { __typename uid quantity product { sku } prices { price { value } }
    ... on SimpleCartItem { customizable_options { label type customizable_option_uid
      values { label value customizable_option_value_uid price { value units type } } } }
    ... on DownloadableCartItem { links { uid title price } samples { title }
      customizable_options { label } } }
  is_virtual`;
const add = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) {
    cart { ${lines} } user_errors { code message } } }`;

type Texts = Record<string, string>;

/** A case with these texts by the titles of options, and these values by theirs. */
async function aCase(texts: Texts, ...values: string[]) {
  const { cartId } = await aGuest(shop);
  const item = {
    sku: 'Case',
    quantity: 1,
    entered_options: Object.entries({ Initials: 'AL', ...texts }).map(([title, value]) => ({
      uid: uids[title],
      value,
    })),
    selected_options: values.map((title) => uids[title]),
  };
  return (await shop.ask(add, { cartId, items: [item] })).addProductsToCart;
}

test('an option of every kind tells its price and its values', async () => {
  const { options } = await productOf('Case', optionFields);
  expect(options).toMatchObject([
    {
      __typename: 'CustomizableFieldOption',
      title: 'Initials',
      required: true,
      value: { price: 1.5, price_type: 'FIXED', max_characters: 3 },
    },
    { __typename: 'CustomizableAreaOption', required: false },
    {
      __typename: 'CustomizableDateOption',
      value: { price: 10, price_type: 'PERCENT', type: 'DATE' },
    },
    { value: { type: 'DATE_TIME' } },
    { value: { type: 'TIME' } },
    { __typename: 'CustomizableFileOption', value: { image_size_x: null } },
    {
      __typename: 'CustomizableDropDownOption',
      values: [
        { title: 'Felt', sku: 'felt', price: 3, price_type: 'FIXED' },
        { title: 'Silk', price: 12.5, price_type: 'PERCENT' },
      ],
    },
    { __typename: 'CustomizableRadioOption' },
    { __typename: 'CustomizableCheckboxOption', values: [{ title: 'Strap' }, { title: 'Hook' }] },
    { __typename: 'CustomizableMultipleOption' },
  ]);
  const german = await productOf('Case', optionFields, 'german');
  expect(german.options[0].title).toBe('Initialen');
  expect(german.options[6].values[1].title).toBe('Seide');
});

test('what is chosen adds its amount, or its share of the price', async () => {
  const { cart, user_errors: errors } = await aCase({ Day: '2026-02-28' }, 'Silk', 'Strap', 'Hook');
  expect(errors).toEqual([]);
  const [item] = cart.items;
  // 20.00 + 1.50 + 10 % + 12.5 % + 4.00 + 0.50
  expect(item.prices.price.value).toBe(30.5);
  expect(item.customizable_options).toMatchObject([
    {
      label: 'Initials',
      type: 'field',
      customizable_option_uid: uids['Initials'],
      values: [
        { value: 'AL', customizable_option_value_uid: uids['Initials'], price: { value: 1.5 } },
      ],
    },
    {
      label: 'Day',
      values: [{ value: '2026-02-28 00:00:00', price: { value: 10, units: '%', type: 'PERCENT' } }],
    },
    { label: 'Lining', values: [{ label: 'Silk', customizable_option_value_uid: uids['Silk'] }] },
    { label: 'Extras', type: 'checkbox', values: [{ label: 'Strap' }, { label: 'Hook' }] },
  ]);
});

test('a note may have lines, a moment and an hour are kept with their seconds', async () => {
  const { cart } = await aCase({
    Note: 'one\r\ntwo',
    Moment: '2026-02-28T14:05',
    Hour: '08:30',
  });
  const told = cart.items[0].customizable_options.map(
    ({ values }: { values: { value: string }[] }) => values[0]?.value,
  );
  expect(told).toEqual(['AL', 'one\ntwo', '2026-02-28 14:05:00', '08:30:00']);
});

const missing =
  "The product's required option(s) weren't entered. Make sure the options are entered and try again.";
const notOffered = 'The required options you selected are not available';
test.each<[string, Texts, string[], string]>([
  ['what must be given', { Initials: ' ' }, [], missing],
  [
    'a text that is too long',
    { Initials: 'ABCD' },
    [],
    'The text is too long. Shorten the text and try again.',
  ],
  [
    'a day that is none',
    { Day: '2026-02-30' },
    [],
    'The date or time is not valid. Write it as 2026-01-31.',
  ],
  [
    'a day without an hour',
    { Moment: '2026-02-28' },
    [],
    'The date or time is not valid. Write it as 2026-01-31 14:30:00.',
  ],
  [
    'an hour that is none',
    { Hour: '24:00' },
    [],
    'The date or time is not valid. Write it as 14:30:00.',
  ],
  ['a file', { Drawing: 'x.png' }, [], 'A file cannot be sent along with this product.'],
  ['two values of one for which there is one', {}, ['Brass', 'Steel'], notOffered],
  ['one value twice', {}, ['Red', 'Red'], notOffered],
  ['a text for what is selected', { Snap: 'Brass' }, [], notOffered],
])('%s is refused', async (_name, texts, values, message) => {
  const { user_errors: errors, cart } = await aCase(texts, ...values);
  expect(errors.map((error: { message: string }) => error.message)).toEqual([message]);
  expect(cart.items).toEqual([]);
});

test('an option of another product is refused', async () => {
  const { cartId } = await aGuest(shop);
  const item = { sku: 'Care', quantity: 1, selected_options: [uids['Felt']] };
  const { addProductsToCart } = await shop.ask(add, { cartId, items: [item] });
  expect(addProductsToCart.user_errors).toMatchObject([{ code: 'NOT_SALABLE' }]);
  expect(Buffer.from(uids['Felt'] ?? '', 'base64').toString()).toMatch(/^custom-option\/\d+\/\d+$/);
  expect(customOptionUid(1)).not.toBe(uids['Initials']);
});

test('links are bought one by one, or come all with the product', async () => {
  expect(await productOf('Guide', linkFields)).toMatchObject({
    __typename: 'DownloadableProduct',
    price_range: {
      minimum_price: { final_price: { value: 3.5 } },
      maximum_price: { final_price: { value: 7 } },
    },
    links_purchased_separately: 1,
    downloadable_product_links: [
      { title: 'Part A', price: 2.5, sample_url: 'https://shop.example/a', sort_order: 1 },
      { title: 'Part B', price: 3.5, sample_url: null },
    ],
    downloadable_product_samples: [],
  });
  expect(Buffer.from(links['Part A'] ?? '', 'base64').toString()).toMatch(/^downloadable\/\d+$/);
  const { cartId } = await aGuest(shop);
  const { addProductsToCart } = await shop.ask(add, {
    cartId,
    items: [
      { sku: 'Guide', quantity: 1, selected_options: [links['Part B']] },
      { sku: 'Guide', quantity: 1, selected_options: [links['Part B'], links['Part A']] },
      { sku: 'Guide', quantity: 1 },
      { sku: 'Guide', quantity: 1, selected_options: [downloadLinkUid(999_999)] },
      { sku: 'Atlas', quantity: 1 },
    ],
  });
  expect(addProductsToCart.user_errors).toMatchObject([
    { message: 'Please specify product link(s).' },
    { code: 'NOT_SALABLE' },
  ]);
  expect(addProductsToCart.cart).toMatchObject({
    is_virtual: true,
    items: [
      {
        __typename: 'DownloadableCartItem',
        prices: { price: { value: 4.5 } },
        links: [{ title: 'Part B' }],
      },
      { prices: { price: { value: 7 } }, links: [{ title: 'Part A' }, { title: 'Part B' }] },
      { prices: { price: { value: 7 } }, links: [{ title: 'Everything' }], samples: [] },
    ],
  });
});

test('a group puts in each of its members, as far as there are', async () => {
  expect(
    await productOf('Kit', `... on GroupedProduct { items { qty position product { sku } } }`),
  ).toMatchObject({
    __typename: 'GroupedProduct',
    stock_status: 'IN_STOCK',
    price_range: {
      minimum_price: { final_price: { value: 7 } },
      maximum_price: { final_price: { value: 10 } },
    },
    items: [
      { qty: 2, product: { sku: 'Care' } },
      { qty: 1, product: { sku: '10301' } },
      { qty: 0, product: { sku: 'Atlas' } },
    ],
  });
  const { cartId } = await aGuest(shop);
  const { addProductsToCart } = await shop.ask(add, {
    cartId,
    items: [{ sku: 'Kit', quantity: 3 }],
  });
  expect(addProductsToCart.cart.items).toMatchObject([
    { __typename: 'VirtualCartItem', quantity: 6, product: { sku: 'Care' } },
  ]);
  expect(addProductsToCart.user_errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
});

test('what is not sent is ordered without an address to send it to', async () => {
  const headers = await aCustomer(shop);
  await shop.pool.query(`update commerce.customers set group_id = 1`);
  const { customerCart } = await shop.ask('{ customerCart { id } }', {}, headers);
  const cartId = customerCart.id;
  await shop.ask(
    add,
    {
      cartId,
      items: [
        { sku: 'Guide', quantity: 1, selected_options: [links['Part A']] },
        { sku: 'Care', quantity: 1 },
      ],
    },
    headers,
  );
  const refused = await shop.refusal(
    checkoutSteps,
    { cartId, address: anAddress, payment: { code: 'checkmo' } },
    headers,
  );
  expect(refused.message).toBe(
    'Shipping address is not allowed on cart: cart contains no items for shipment.',
  );
  await shop.ask(
    `mutation ($cartId: String!, $address: CartAddressInput!) {
       setBillingAddressOnCart(input: { cart_id: $cartId,
         billing_address: { address: $address } }) { cart { id } }
       setPaymentMethodOnCart(input: { cart_id: $cartId,
         payment_method: { code: "checkmo" } }) { cart { id } } }`,
    { cartId, address: anAddress },
    headers,
  );
  const { placeOrder: placed } = await shop.ask(placeOrder, { cartId }, headers);
  expect(placed.errors).toEqual([]);
  expect(placed.orderV2.total.grand_total.value).toBe(12.5);
  const { customer } = await shop.ask(
    `{ customer { orders { items { is_virtual shipping_address { city } items { __typename
       product_type ... on DownloadableOrderItem { downloadable_links { uid title sort_order } }
       } } } } }`,
    {},
    headers,
  );
  expect(customer.orders.items[0]).toMatchObject({
    is_virtual: true,
    shipping_address: null,
    items: [
      {
        __typename: 'DownloadableOrderItem',
        product_type: 'downloadable',
        downloadable_links: [{ uid: links['Part A'], title: 'Part A', sort_order: 1 }],
      },
      { __typename: 'OrderItem', product_type: 'virtual' },
    ],
  });
  expect(await shop.commerce.ledger()).toEqual([]);
});

test('a line whose link or option is not offered any more is gone', async () => {
  const { cartId } = await aGuest(shop);
  await shop.ask(add, {
    cartId,
    items: [{ sku: 'Guide', quantity: 1, selected_options: [links['Part B']] }],
  });
  const changed = products.map((one) =>
    'links' in one && one.sku === 'Guide' ? { ...one, links: one.links?.slice(0, 1) } : one,
  );
  await shop.commerce.importCatalogue({ products: changed });
  const { message } = await shop.refusal(
    `query ($id: String!) { cart(cart_id: $id) { ${lines} } }`,
    { id: cartId },
  );
  expect(message).toBe('Some of the products are out of stock.');
  expect((await productOf('Guide', linkFields)).downloadable_product_links[0].uid).toBe(
    links['Part A'],
  );
});

test('a catalogue that replaces all leaves values of goods on sale', async () => {
  const { options } = await productOf('Case', optionFields);
  const kept = products.filter(({ sku }) => sku !== 'Kit');
  await shop.commerce.importCatalogue(
    { ...aCatalogue([aFrame()]), products: kept },
    { replaces: true },
  );
  expect((await productOf('Case', optionFields)).options).toEqual(options);
});
