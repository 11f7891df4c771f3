import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods, selectionUids } from '../cart/bundles.test-data.ts';
import { aPlanShop } from '../checkout/checkout.test-data.ts';
import { aCustomer, integrationToken, type TestCommerce } from '../commerce.test-data.ts';
import { configurableValueUid, downloadLinkUid } from '../ids.ts';

const words = (en: string, de = en) => ({ en, de });
const every = (sku: string) => ({ sku, urlKey: sku.toLowerCase(), name: words(sku) });
const both = (minor: number) => ({ default: minor, german: minor });

const more = [
  {
    type: 'simple',
    ...every('Case'),
    price: both(2000),
    stock: 3,
    customOptions: [
      { type: 'field', code: 'initials', title: words('Initials'), maxCharacters: 3 },
    ],
  },
  {
    type: 'downloadable',
    ...every('Guide'),
    price: both(100),
    linksArePurchasedSeparately: true,
    links: [
      { code: 'en', title: words('English'), price: both(200) },
      { code: 'de', title: words('German'), price: both(250) },
    ],
  },
  { type: 'grouped', ...every('Kit'), members: [{ sku: 'cloth', quantity: 1 }] },
];

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
  await shop.commerce.importCatalogue({ products: [...goods, ...more] });
});
afterAll(() => shop.close());

type Headers = Record<string, string>;

const item = `id quantity description added_at product { sku name }
  customizable_options { label values { value } }
  ... on ConfigurableWishlistItem { child_sku configured_variant { sku }
    configurable_options { option_label value_label } }
  ... on BundleWishlistItem { bundle_options { label values { label quantity } } }
  ... on DownloadableWishlistItem { links_v2 { title } samples { title } }`;
const list = `id items_count sharing_code updated_at
  items_v2(pageSize: 50) { items { __typename ${item} } page_info { total_pages } }`;

/** The list of a new customer. */
async function aList(headers?: Headers) {
  const whose: Headers = headers ?? (await aCustomer(shop));
  const read = async (store = 'default') => {
    const answer = await shop.ask(
      `{ customer { wishlists(pageSize: 1) { ${list} } } }`,
      {},
      { ...whose, store },
    );
    return answer.customer.wishlists[0];
  };
  const { id } = await read();
  const change = async (
    mutation: string,
    input: 'WishlistItemInput!' | 'WishlistItemUpdateInput!' | 'ID!',
    items: unknown[],
  ) => {
    const argument = input === 'ID!' ? 'wishlistItemsIds' : 'wishlistItems';
    const answer = await shop.ask(
      `mutation ($id: ID!, $items: [${input}]!) { ${mutation}(wishlistId: $id, ${argument}: $items) {
         wishlist { ${list} } user_errors { code message } } }`,
      { id, items },
      whose,
    );
    return answer[mutation];
  };
  return {
    id,
    headers: whose,
    read,
    add: (...items: object[]) => change('addProductsToWishlist', 'WishlistItemInput!', items),
    remove: (...ids: string[]) => change('removeProductsFromWishlist', 'ID!', ids),
    update: (...items: object[]) =>
      change('updateProductsInWishlist', 'WishlistItemUpdateInput!', items),
    async toCart(ids?: string[]) {
      const answer = await shop.ask(
        `mutation ($id: ID!, $ids: [ID!]) { addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $ids) {
           status wishlist { items_count items_v2 { items { product { sku } } } }
           add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`,
        { id, ids },
        whose,
      );
      return answer.addWishlistItemsToCart;
    },
    async cart() {
      const { customerCart } = await shop.ask(
        `{ customerCart { items { quantity product { sku }
           ... on ConfigurableCartItem { configured_variant { sku } } } } }`,
        {},
        whose,
      );
      return customerCart.items;
    },
  };
}

const aColour = { sku: '10101', parent_sku: '10100', quantity: 1 };

test('a new customer has a list at once, always the same, and every way of asking names it', async () => {
  const headers = await aCustomer(shop);
  const { customer } = await shop.ask('{ customer { wishlist { id items_count } } }', {}, headers);
  expect(customer.wishlist).toEqual({ id: expect.stringMatching(/^\d+$/), items_count: 0 });

  const { id } = customer.wishlist;
  const again = await shop.ask(
    `query ($id: ID!) { wishlist { items_count name } customer {
       wishlist { id } wishlists { id } further: wishlists(currentPage: 2) { id }
       wishlist_v2(id: $id) { id items { id } } other: wishlist_v2(id: "999999") { id } } }`,
    { id },
    headers,
  );
  expect(again).toEqual({
    wishlist: { items_count: 0, name: null },
    customer: {
      wishlist: { id },
      wishlists: [{ id }],
      further: [],
      wishlist_v2: { id, items: [] },
      other: null,
    },
  });
});

test('the same choice adds up on one item, another one stands beside it', async () => {
  const { add } = await aList();
  await add(aColour);
  const { wishlist, user_errors: errors } = await add(
    { ...aColour, quantity: 2 },
    { sku: '10100', quantity: 1, selected_options: [configurableValueUid(93, 0)] },
    { sku: '10101', quantity: 1 },
    { sku: '10100', quantity: 1 },
  );
  expect(errors).toEqual([
    { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
  ]);
  expect(wishlist.items_count).toBe(3);
  expect(wishlist.items_v2.items).toMatchObject([
    {
      __typename: 'ConfigurableWishlistItem',
      quantity: 3,
      child_sku: '10101',
      product: { sku: '10100' },
      configured_variant: { sku: '10101' },
      configurable_options: [{ option_label: 'Color', value_label: 'Midnight' }],
    },
    { __typename: 'SimpleWishlistItem', quantity: 1, product: { sku: '10101' } },
    {
      __typename: 'ConfigurableWishlistItem',
      child_sku: '10100',
      product: { sku: '10100' },
      configured_variant: null,
      configurable_options: [],
    },
  ]);
});

test('each type of product is told as its own, with what was chosen of it or nothing yet', async () => {
  const { add } = await aList();
  const uids = await selectionUids(shop, 'set');
  const { products } =
    await shop.ask(`{ products(filter: { sku: { in: ["Guide", "Case"] } }) { items {
    sku ... on DownloadableProduct { downloadable_product_links { id uid title } }
    ... on SimpleProduct { options { uid } } } } }`);
  const bySku = (sku: string) => products.items.find((one: { sku: string }) => one.sku === sku);
  const [link] = bySku('Guide').downloadable_product_links;
  const [option] = bySku('Case').options;

  const { wishlist, user_errors: errors } = await add(
    { sku: 'set', quantity: 1 },
    { sku: 'set', quantity: 1, selected_options: [uids['10101'], uids['cloth']] },
    { sku: 'Guide', quantity: 1 },
    { sku: 'Guide', quantity: 1, selected_options: [link.uid] },
    { sku: 'Kit', quantity: 1 },
    { sku: 'care', quantity: 1 },
    { sku: 'Case', quantity: 1, entered_options: [{ uid: option.uid, value: 'AL' }] },
  );

  expect(errors).toEqual([]);
  expect(wishlist.items_v2.items).toMatchObject([
    { __typename: 'BundleWishlistItem', bundle_options: [] },
    {
      __typename: 'BundleWishlistItem',
      bundle_options: [{ label: 'Frame' }, { label: 'Cloths', values: [{ quantity: 2 }] }],
    },
    { __typename: 'DownloadableWishlistItem', links_v2: [], samples: [] },
    { __typename: 'DownloadableWishlistItem', links_v2: [{ title: link.title }] },
    { __typename: 'GroupedProductWishlistItem', product: { sku: 'Kit' } },
    { __typename: 'VirtualWishlistItem' },
    {
      __typename: 'SimpleWishlistItem',
      customizable_options: [{ label: 'Initials', values: [{ value: 'AL' }] }],
    },
  ]);
  // What is entered may be anything: it is kept sealed.
  const { rows } = await shop.pool.query(
    `select options from commerce.wishlist_items where options is not null`,
  );
  for (const { options } of rows) expect(String(options)).not.toContain('AL');
});

test.each([
  [{ sku: '10101', quantity: 0 }, 'The quantity of a wish list item cannot be 0', 'UNDEFINED'],
  [{ sku: '10101', quantity: -1 }, 'The quantity of a wish list item cannot be 0', 'UNDEFINED'],
  [
    { sku: '10101', quantity: 1.5 },
    'You cannot use decimal quantity for this product.',
    'UNDEFINED',
  ],
  [{ sku: '10101', quantity: 21 }, 'The most you may purchase is 20.', 'UNDEFINED'],
  [{ sku: 'none', quantity: 1 }, 'Could not find a product with SKU "none"', 'PRODUCT_NOT_FOUND'],
  [
    { sku: '10101', parent_sku: 'none', quantity: 1 },
    'Could not find a product with SKU "none"',
    'PRODUCT_NOT_FOUND',
  ],
  [
    { sku: 'Guide', quantity: 1, selected_options: [downloadLinkUid(99_999)] },
    'The required options you selected are not available',
    'UNDEFINED',
  ],
])('%j is told to be wrong, and nothing is saved', async (wrong, message, code) => {
  const { add } = await aList();
  const { wishlist, user_errors: errors } = await add(wrong);
  expect(errors).toEqual([{ code, message }]);
  expect(wishlist.items_count).toBe(0);
});

test('a list holds a hundred things, and no more pieces of one than an order', async () => {
  const { id, add } = await aList();
  const { user_errors: tooOften } = await add(...Array.from({ length: 21 }, () => aColour));
  expect(tooOften).toEqual([{ code: 'UNDEFINED', message: 'The most you may purchase is 20.' }]);
  await shop.pool.query(
    `insert into commerce.wishlist_items
       (wishlist_id, product_id, by_model, quantity, options_fingerprint)
     select $1, i.product_id, false, 1, n::text
       from commerce.wishlist_items i, generate_series(1, 99) n where i.wishlist_id = $1`,
    [id],
  );
  const { wishlist, user_errors: errors } = await add(
    { sku: '10301', quantity: 1 },
    { sku: '10301', quantity: 1 },
  );
  const full = { code: 'UNDEFINED', message: 'A wish list holds at most 100 items.' };
  expect(errors).toEqual([full, full]);
  expect(wishlist.items_count).toBe(100);
  await expect(add(...Array.from({ length: 101 }, () => aColour))).rejects.toThrow(
    'At most 100 items can be changed at once.',
  );
});

test('guests have none, and nobody reaches the list of somebody else', async () => {
  const own = await aList();
  await own.add(aColour);
  const other = await aCustomer(shop);
  const mutations = [
    'addProductsToWishlist(wishlistId: $id, wishlistItems: [])',
    'removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: ["1"])',
    'updateProductsInWishlist(wishlistId: $id, wishlistItems: [])',
    'addWishlistItemsToCart(wishlistId: $id)',
  ];
  for (const mutation of mutations) {
    const document = `mutation ($id: ID!) { ${mutation} { wishlist { id } } }`;
    for (const headers of [{}, { authorization: `Bearer ${integrationToken}` }] as Headers[])
      expect(await shop.refusal(document, { id: own.id }, headers)).toEqual({
        message: 'The current user cannot perform operations on wishlist',
        category: 'graphql-authorization',
      });
    for (const id of [own.id, '999999', 'none', "1' or true --"])
      expect(await shop.refusal(document, { id }, other)).toEqual({
        message: 'The wishlist was not found.',
        category: 'graphql-input',
      });
  }
  expect(await shop.refusal('{ customer { wishlist { id } } }')).toEqual({
    message: "The current customer isn't authorized.",
    category: 'graphql-authorization',
  });
  expect((await shop.refusal('{ wishlist { items_count } }')).category).toBe(
    'graphql-authorization',
  );
  expect((await own.read()).items_count).toBe(1);
});

test('items are removed each by itself; those of others stay, and are told not to be here', async () => {
  const [own, other] = [await aList(), await aList()];
  await other.add(aColour);
  const [foreign] = (await other.read()).items_v2.items;
  const { wishlist } = await own.add(aColour, { sku: 'care', quantity: 1 });
  const [first] = wishlist.items_v2.items;

  const removed = await own.remove(first.id, foreign.id, '999999', 'none');
  expect(removed.wishlist.items_v2.items).toMatchObject([{ product: { sku: 'care' } }]);
  expect(removed.user_errors).toEqual([
    {
      code: 'UNDEFINED',
      message: `The wishlist item with ID "${foreign.id}" does not belong to the wishlist`,
    },
    {
      code: 'PRODUCT_NOT_FOUND',
      message: 'Could not find a wishlist item with ID "999999"',
    },
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a wishlist item with ID "none"' },
  ]);
  expect((await other.read()).items_count).toBe(1);
});

test('quantity, note and choice of an item can be changed', async () => {
  const { add, update, read } = await aList();
  const { wishlist } = await add({ sku: 'Guide', quantity: 1 });
  const [{ id }] = wishlist.items_v2.items;
  const { products } = await shop.ask(`{ products(filter: { sku: { eq: "Guide" } }) { items {
    ... on DownloadableProduct { downloadable_product_links { uid title } } } } }`);
  const [{ uid, title }] = products.items[0].downloadable_product_links;

  await update({
    wishlist_item_id: id,
    quantity: 4,
    description: 'zq7canary for Ada',
    selected_options: [uid],
  });
  const changed = { quantity: 4, description: 'zq7canary for Ada', links_v2: [{ title }] };
  expect((await read()).items_v2.items).toMatchObject([changed]);
  const { rows } = await shop.pool.query(
    'select description from commerce.wishlist_items where id = $1',
    [id],
  );
  expect(String(rows[0].description)).not.toContain('zq7canary');

  const { user_errors: errors } = await update(
    { wishlist_item_id: id, quantity: 0 },
    { wishlist_item_id: id, description: 'x'.repeat(1001) },
    { wishlist_item_id: '999999', quantity: 1 },
    { wishlist_item_id: id, quantity: 5 },
  );
  expect(errors.map(({ message }: { message: string }) => message)).toEqual([
    'The quantity of a wish list item cannot be 0',
    'The text is too long. Shorten the text and try again.',
    'The wishlist item with ID "999999" does not belong to the wishlist',
  ]);
  expect((await read()).items_v2.items).toMatchObject([{ ...changed, quantity: 5 }]);

  await add({ sku: 'Guide', quantity: 1 });
  const bare = (await read()).items_v2.items[1].id;
  const { user_errors: same } = await update({ wishlist_item_id: bare, selected_options: [uid] });
  expect(same).toEqual([{ code: 'UNDEFINED', message: 'This is on the list already.' }]);
});

test('what goes into the cart leaves the list; what cannot stays and says why', async () => {
  const { id, add, toCart, cart, read } = await aList();
  const { wishlist } = await add(
    aColour,
    { sku: '10102', parent_sku: '10100', quantity: 1 },
    { sku: '10100', quantity: 1 },
    { sku: 'care', quantity: 2 },
  );
  const [, soldOut, open, care] = wishlist.items_v2.items;

  expect(await toCart([care.id])).toMatchObject({ status: true, wishlist: { items_count: 3 } });
  const rest = await toCart();
  expect(rest).toMatchObject({
    status: false,
    add_wishlist_items_to_cart_user_errors: [
      {
        code: 'INSUFFICIENT_STOCK',
        message: 'This product is out of stock.',
        wishlistId: id,
        wishlistItemId: soldOut.id,
      },
      { code: 'UNDEFINED', wishlistItemId: open.id },
    ],
  });
  expect((await read()).items_count).toBe(2);
  expect(await cart()).toEqual([
    { quantity: 2, product: { sku: 'care' } },
    { quantity: 1, product: { sku: '10100' }, configured_variant: { sku: '10101' } },
  ]);
  await expect(toCart([care.id, '999999'])).rejects.toThrow(
    `The wishlist item ids \\"${care.id},999999\\" were not found.`,
  );
});

test('what is no longer sold stays on the list without its product, and cannot be added anew', async () => {
  const { add, read, toCart } = await aList();
  await add(aColour, { sku: '10301', parent_sku: '10300', quantity: 1 });
  const off = (enabled: boolean) =>
    shop.pool.query(`update commerce.products set enabled = $1 where sku = '10301'`, [enabled]);
  await off(false);
  try {
    expect((await read()).items_v2.items).toMatchObject([
      { product: { sku: '10100' } },
      { product: null, configured_variant: null },
    ]);
    const { user_errors: errors } = await add({ sku: '10301', parent_sku: '10300', quantity: 1 });
    expect(errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "10301"' },
    ]);
    expect(await toCart()).toMatchObject({
      wishlist: { items_count: 1 },
      add_wishlist_items_to_cart_user_errors: [{ code: 'PRODUCT_NOT_FOUND' }],
    });
  } finally {
    await off(true);
  }
});

test('presses at one moment count each, on one item', async () => {
  const { id, add, read } = await aList();
  await Promise.all(Array.from({ length: 8 }, () => add(aColour)));
  expect((await read()).items_v2.items).toMatchObject([{ quantity: 8 }]);
  expect(id).toBe((await read()).id);
});

test('which products are on the list is told without a statement for them', async () => {
  const { add, headers } = await aList();
  await add(aColour, { sku: 'care', quantity: 1 });
  const ask = (document: string) => shop.ask(document, {}, headers);
  const count = async (document: string) => {
    await ask(document);
    const before = shop.pool.statementCount;
    const answer = await ask(document);
    return { answer, statements: shop.pool.statementCount - before };
  };
  const marked = await count('{ wishlist { items { product { sku } } } }');
  expect(marked.answer.wishlist.items).toEqual([
    { product: { sku: '10100' } },
    { product: { sku: 'care' } },
  ]);
  const whole = await count('{ wishlist { items { product { sku name } } } }');
  expect(whole.answer.wishlist.items[0].product.name).toBe('Frame 10100');
  expect(whole.statements).toBeGreaterThan(marked.statements);
});

test('a list goes with the customer, and with the person who is taken out of the orders', async () => {
  const rows = async (id: string) =>
    (await shop.pool.query('select 1 from commerce.wishlist_items where wishlist_id = $1', [id]))
      .rows.length;
  const [member, customer] = [await aList(), await aList()];
  await member.add(aColour);
  await customer.add(aColour);
  const customerOf = async (id: string) =>
    (await shop.pool.query('select customer_id from commerce.wishlists where id = $1', [id]))
      .rows[0].customer_id;

  await shop.commerce.orders.forget(await customerOf(member.id));
  await shop.pool.query('delete from commerce.customers where id = $1', [
    await customerOf(customer.id),
  ]);
  expect([await rows(member.id), await rows(customer.id)]).toEqual([0, 0]);
});
