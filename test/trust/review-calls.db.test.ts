import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { signedIn } from '../shop/signed-in.ts';

/** Calls about reviews, as a client of the specification makes them (point 7). */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let member: Browser;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  const device = await signedIn(shop, await shop.member());
  member = aBrowser(app, device.cookies);
});
afterAll(() => shop.close());

const call = (method: string, ...given: unknown[]) => member.call(`/commerce/${method}`, given);

test('a review is written, and read by its writer and with its product, by name', async () => {
  const { items } = (await call('productReviewRatingsMetadata')).json();
  const ratings = items.map(({ id, values }: { id: string; values: { value_id: string }[] }) => ({
    id,
    value_id: values[4]?.value_id,
  }));
  const words = { nickname: 'Ada', summary: 'Light', text: 'I forget that I wear it.' };
  const written = await call('createProductReview', { sku: '10100', ...words, ratings });
  expect(written.json()).toMatchObject({ review: { ...words, average_rating: 100 } });

  expect((await call('customerProductReview')).json().reviews).toMatchObject({
    items: [{ ...words, product: { sku: '10100', name: 'Frame 10100' } }],
    page_info: { total_pages: 1 },
  });
  const product = async () => (await call('productReview', { sku: '10101', pageSize: 5 })).json();
  expect(await product()).toMatchObject({ items: [{ review_count: 0, reviews: { items: [] } }] });
  const [waiting] = await shop.services.commerce.reviews.list({ onlyPending: true });
  await shop.services.commerce.reviews.approve([waiting?.id ?? 0]);
  expect(await product()).toMatchObject({
    items: [
      {
        review_count: 1,
        rating_summary: 100,
        reviews: {
          items: [{ ...words, ratings_breakdown: [{ name: 'Price', value: '5' }, {}, {}] }],
        },
      },
    ],
  });
});

test.each([
  ['no stars', { ratings: [] }, 'invalid'],
  ['a number as text', { text: 7 }, 'invalid'],
  ['a product that there is none of', { sku: '99999' }, 'commerce_input'],
  ['a title without a word', { summary: ' ' }, 'commerce_input'],
])('what is none is refused: %s', async (_what, changes, code) => {
  const review = {
    sku: '10100',
    nickname: 'Ada',
    summary: 'Light',
    text: 'Good.',
    ratings: [{ id: 'Mw==', value_id: 'MTU=' }],
  };
  const refused = await call('createProductReview', { ...review, ...changes });
  expect(refused.status).toBe(422);
  expect(refused.json().errors[0].code).toBe(code);
});

test('who is nobody writes and reads none', async () => {
  const nobody = aBrowser(app);
  for (const method of ['createProductReview', 'customerProductReview', 'productReview'])
    expect((await nobody.call(`/commerce/${method}`, [])).status).toBe(401);
});
