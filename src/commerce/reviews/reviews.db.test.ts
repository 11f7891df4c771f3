import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  aCatalogue,
  aCustomer,
  aFrame,
  aShopOf,
  integrationToken,
  type TestCommerce,
} from '../commerce.test-data.ts';
import { entityUid } from '../ids.ts';

let shop: TestCommerce;
beforeEach(async () => {
  shop = await aShopOf([aFrame({ sku: '10100' }), aFrame({ sku: '10200' })]);
});
afterEach(() => shop.close());

type Headers = Record<string, string>;

const write = `mutation ($input: CreateProductReviewInput!) {
  createProductReview(input: $input) { review {
    nickname summary text created_at average_rating ratings_breakdown { name value }
    product { sku } } } }`;
const shown = `query ($sku: String!, $pageSize: Int, $currentPage: Int) {
  products(filter: { sku: { eq: $sku } }) { items { rating_summary review_count
    reviews(pageSize: $pageSize, currentPage: $currentPage) {
      items { nickname summary average_rating ratings_breakdown { name value } product { sku } }
      page_info { page_size current_page total_pages } } } } }`;

/** Price, quality and value, as a Magento numbers them. */
function stars(price: number, quality: number, value: number) {
  return [
    { id: entityUid(3), value_id: entityUid(10 + price) },
    { id: entityUid(1), value_id: entityUid(quality) },
    { id: entityUid(2), value_id: entityUid(5 + value) },
  ];
}

const anInput = (changes: object = {}) => ({
  sku: '10100',
  nickname: 'Ada',
  summary: 'Light',
  text: 'I forget that I wear it.',
  ratings: stars(3, 2, 5),
  ...changes,
});

const writes = async (headers: Headers, changes: object = {}) =>
  (await shop.ask(write, { input: anInput(changes) }, headers)).createProductReview.review;
const refused = (headers: Headers, changes: object = {}) =>
  shop.refusal(write, { input: anInput(changes) }, headers);

async function productOf(sku: string, headers: Headers = {}, page: object = {}) {
  return (await shop.ask(shown, { sku, ...page }, headers)).products.items[0];
}

const waiting = async () =>
  (await shop.commerce.reviews.list({ onlyPending: true })).map(({ id }) => id);
const approveAll = async () => shop.commerce.reviews.approve(await waiting());

test('three, two and five stars are 66.67 percent, told by what they are given for', async () => {
  const customer = await aCustomer(shop);
  expect(await writes(customer, { sku: '10102' })).toEqual({
    nickname: 'Ada',
    summary: 'Light',
    text: 'I forget that I wear it.',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    average_rating: 66.67,
    ratings_breakdown: [
      { name: 'Price', value: '3' },
      { name: 'Quality', value: '2' },
      { name: 'Value', value: '5' },
    ],
    product: { sku: '10100' },
  });
});

test('a store tells what stars are asked for, in its language, with a value for each', async () => {
  const { productReviewRatingsMetadata: told } = await shop.ask(
    '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }',
    {},
    { store: 'german' },
  );
  expect(told.items.map(({ name }: { name: string }) => name)).toEqual([
    'Preis',
    'Qualität',
    'Preis-Leistung',
  ]);
  expect(told.items[0]).toEqual({
    id: 'Mw==',
    name: 'Preis',
    values: [1, 2, 3, 4, 5].map((value) => ({
      value_id: entityUid(10 + value),
      value: String(value),
    })),
  });
});

test('a review is its writer’s alone until it is approved; then every process counts it', async () => {
  const [writer, reader] = [await aCustomer(shop), await aCustomer(shop)];
  const other = shop.anotherProcess();
  await other.execute(shown, { sku: '10101' }, {});
  await writes(writer);
  const own =
    '{ customer { reviews { items { summary product { sku } } page_info { total_pages } } } }';
  expect((await shop.ask(own, {}, writer)).customer.reviews).toEqual({
    items: [{ summary: 'Light', product: { sku: '10100' } }],
    page_info: { total_pages: 1 },
  });
  expect((await shop.ask(own, {}, reader)).customer.reviews.items).toEqual([]);
  expect(await productOf('10100')).toMatchObject({
    rating_summary: 0,
    review_count: 0,
    reviews: { items: [], page_info: { total_pages: 0 } },
  });

  await approveAll();
  await writes(reader, { ratings: stars(5, 5, 5), summary: 'Good' });
  await approveAll();

  const counted = { rating_summary: 83.33, review_count: 2 };
  expect(await productOf('10102')).toMatchObject({
    ...counted,
    reviews: {
      items: [
        { summary: 'Good', average_rating: 100, product: { sku: '10100' } },
        { summary: 'Light', average_rating: 66.67 },
      ],
    },
  });
  expect(await productOf('10200')).toMatchObject({ review_count: 0 });
  const elsewhere = await other.execute(shown, { sku: '10101' }, {});
  expect(elsewhere.data).toMatchObject({ products: { items: [counted] } });
  const list = await shop.ask(
    '{ products(filter: { price: { from: "1" } }) { items { sku rating_summary review_count } } }',
  );
  expect(list.products.items[0]).toEqual({ sku: '10100', ...counted });
});

test('a list of products with reviews costs one statement more, one without any none', async () => {
  const list = (fields: string) => async () =>
    shop.ask(`{ products(filter: { price: { from: "1" } }) { items { sku ${fields} } } }`);
  const statementsOf = async (work: () => Promise<unknown>) => {
    await work();
    const before = shop.pool.statementCount;
    await work();
    return shop.pool.statementCount - before;
  };
  const without = await statementsOf(list(''));
  const withReviews = list('reviews(pageSize: 2) { items { summary } }');
  expect(await statementsOf(withReviews)).toBe(without);
  for (const sku of ['10100', '10200']) await writes(await aCustomer(shop), { sku });
  await approveAll();
  expect(await statementsOf(list('rating_summary review_count'))).toBe(without);
  expect(await statementsOf(withReviews)).toBe(without + 1);
});

test('reviews come by page, newest first', async () => {
  for (const summary of ['First', 'Second', 'Third'])
    await writes(await aCustomer(shop), { summary });
  await approveAll();
  const page = async (currentPage: number) =>
    (await productOf('10100', {}, { pageSize: 2, currentPage })).reviews;
  expect(await page(1)).toMatchObject({
    items: [{ summary: 'Third' }, { summary: 'Second' }],
    page_info: { page_size: 2, current_page: 1, total_pages: 2 },
  });
  expect((await page(2)).items).toMatchObject([{ summary: 'First' }]);
  expect((await page(3)).items).toEqual([]);
  expect((await shop.refusal(shown, { sku: '10100', pageSize: 0, currentPage: 1 })).message).toBe(
    'pageSize value must be greater than 0.',
  );
  const own = '{ customer { reviews(currentPage: 0) { items { text } } } }';
  expect((await shop.refusal(own, {}, await aCustomer(shop))).message).toBe(
    'currentPage value must be greater than 0.',
  );
});

test('a review is shown in the store that it was written in', async () => {
  const german = { store: 'german' };
  await writes({ ...(await aCustomer(shop)), ...german }, { summary: 'Leicht' });
  await approveAll();
  expect(await productOf('10100', german)).toMatchObject({
    review_count: 1,
    reviews: { items: [{ summary: 'Leicht', ratings_breakdown: [{ name: 'Preis' }, {}, {}] }] },
  });
  expect(await productOf('10100')).toMatchObject({ review_count: 0, reviews: { items: [] } });
});

test('who writes again replaces what waits, and what is shown once that is approved', async () => {
  const customer = await aCustomer(shop);
  await writes(customer, { summary: 'One' });
  const [first = 0] = await waiting();
  await writes(customer, { summary: 'Two' });
  // Nobody approves words that they have not read.
  expect(await shop.commerce.reviews.approve([first])).toEqual([]);
  await approveAll();
  await writes(customer, { summary: 'Three', ratings: stars(1, 1, 1) });
  expect((await productOf('10100')).reviews.items).toMatchObject([{ summary: 'Two' }]);
  await approveAll();
  expect(await productOf('10100')).toMatchObject({
    review_count: 1,
    rating_summary: 20,
    reviews: { items: [{ summary: 'Three' }] },
  });
});

test('two calls at once leave one review', async () => {
  const customer = await aCustomer(shop);
  await Promise.all([writes(customer), writes(customer), writes(customer)]);
  expect(await waiting()).toHaveLength(1);
});

test('what is rejected is shown no more, and deleted thirty days later', async () => {
  const customer = await aCustomer(shop);
  await writes(customer);
  const [id = 0] = await approveAll();
  expect(await shop.commerce.reviews.reject([id, 999])).toEqual([id]);
  expect(await shop.commerce.reviews.reject([id])).toEqual([]);
  expect(await productOf('10100')).toMatchObject({ review_count: 0, reviews: { items: [] } });
  const days = (count: number) =>
    shop.pool.query(
      'update commerce.reviews set decided_at = decided_at - make_interval(days => $1)',
      [count],
    );
  const kept = async () => (await shop.commerce.reviews.list({ onlyPending: false })).length;
  await days(29);
  await shop.commerce.reviews.forgetRejected();
  expect(await kept()).toBe(1);
  await days(2);
  await shop.commerce.reviews.forgetRejected();
  expect(await kept()).toBe(0);
});

test('guests write none unless they are let, and nobody does where reviews are off', async () => {
  const { storeConfig } = await shop.ask(
    '{ storeConfig { product_reviews_enabled allow_guests_to_write_product_reviews } }',
  );
  expect(storeConfig).toEqual({
    product_reviews_enabled: '1',
    allow_guests_to_write_product_reviews: '0',
  });
  const nobody: Headers[] = [{}, { authorization: `Bearer ${integrationToken}` }];
  for (const headers of nobody)
    expect(await refused(headers)).toEqual({
      message: "Guest customers aren't allowed to add product reviews.",
      category: 'graphql-authorization',
    });
});

test.each([
  ['everyone', '1', '1'],
  ['off', '0', '0'],
] as const)('with reviews for %s a store says so', async (reviews, enabled, guests) => {
  const own = await aShopOf([aFrame({ sku: '10100' })], { reviews });
  try {
    expect(
      await own.ask(
        `{ storeConfig { product_reviews_enabled allow_guests_to_write_product_reviews }
           productReviewRatingsMetadata { items { name } } }`,
      ),
    ).toMatchObject({
      storeConfig: {
        product_reviews_enabled: enabled,
        allow_guests_to_write_product_reviews: guests,
      },
      productReviewRatingsMetadata: { items: enabled === '1' ? [{}, {}, {}] : [] },
    });
    const answer = await own.commerce.execute(write, { input: anInput() }, {});
    if (reviews === 'everyone')
      expect(answer.data).toMatchObject({ createProductReview: { review: { summary: 'Light' } } });
    else
      expect(answer.errors?.[0]).toMatchObject({
        message: 'Creating product reviews are not currently available.',
        extensions: { category: 'graphql-authorization' },
      });
  } finally {
    await own.close();
  }
});

test('what is no review is refused in words, and nothing of it waits', async () => {
  const customer = await aCustomer(shop);
  const refusals: [changes: object, message: string, category?: string][] = [
    [{ sku: 'nothing' }, 'Could not find a product with SKU "nothing"', 'graphql-no-such-entity'],
    [{ nickname: ' ' }, '"nickname" is a required value.'],
    [{ summary: 'a'.repeat(121) }, '"summary" may have 120 characters.'],
    [{ text: 'a\u0000b' }, '"text" has characters that cannot be shown.'],
    [{ ratings: [] }, 'Give at least one rating.'],
    [{ ratings: [...stars(1, 1, 1), ...stars(2, 2, 2)] }, 'A rating can be given once only.'],
    [
      { ratings: [{ id: entityUid(1), value_id: entityUid(6) }] },
      'There is no such rating, or it has no such value.',
    ],
  ];
  for (const [changes, message, category = 'graphql-input'] of refusals)
    expect.soft(await refused(customer, changes)).toEqual({ message, category });
  expect(await waiting()).toEqual([]);
});

test('one customer has no more than twenty waiting', async () => {
  const frames = Array.from({ length: 21 }, (_one, at) => aFrame({ sku: `2${at + 10}00` }));
  await shop.commerce.importCatalogue(aCatalogue(frames));
  const customer = await aCustomer(shop);
  for (const { sku } of frames.slice(0, 20)) await writes(customer, { sku });
  const last = frames[20]?.sku;
  expect(await refused(customer, { sku: last })).toMatchObject({
    message: 'Please wait until your other reviews have been looked at.',
  });
  await writes(customer, { sku: frames[0]?.sku });
  await approveAll();
  await writes(customer, { sku: last });
});

test('what stars are asked for is the operator’s; reviews keep what they have', async () => {
  await writes(await aCustomer(shop));
  await approveAll();
  await shop.commerce.reviews.changeRatings([
    { code: 'fit', names: { default: 'Fit', german: 'Sitz' } },
    { code: 'quality', names: { default: 'Make', german: 'Machart' } },
  ]);
  const { productReviewRatingsMetadata: told } = await shop.ask(
    '{ productReviewRatingsMetadata { items { id name } } }',
  );
  expect(told.items).toEqual([
    { id: entityUid(4), name: 'Fit' },
    { id: entityUid(1), name: 'Make' },
  ]);
  const [review] = (await productOf('10100')).reviews.items;
  expect(review.ratings_breakdown).toContainEqual({ name: 'Price', value: '3' });
  expect(review.ratings_breakdown).toContainEqual({ name: 'Make', value: '2' });
  expect(await refused(await aCustomer(shop))).toMatchObject({
    message: 'There is no such rating, or it has no such value.',
  });
  await expect(
    shop.commerce.reviews.changeRatings([{ code: 'Fit', names: { default: 'Fit' } }]),
  ).rejects.toMatchObject({ faults: [{ place: '0.code' }, { place: '0.names.german' }] });
});

test('with an account go its reviews, and what they made of the stars', async () => {
  const [leaving, staying] = [await aCustomer(shop, 'leaving@shop.example'), await aCustomer(shop)];
  await writes(leaving, { ratings: stars(1, 1, 1) });
  await writes(staying, { ratings: stars(5, 5, 5) });
  await approveAll();
  await writes(leaving, { sku: '10200' });
  expect(await productOf('10100')).toMatchObject({ review_count: 2, rating_summary: 60 });

  const account = await shop.commerce.accounts.find('leaving@shop.example');
  expect(await shop.commerce.accounts.delete(account?.id ?? 0)).toBe('deleted');

  expect(await productOf('10100')).toMatchObject({ review_count: 1, rating_summary: 100 });
  expect(await shop.commerce.reviews.list({ onlyPending: false })).toHaveLength(1);
  expect(await shop.commerce.ledger()).toEqual([]);
});
