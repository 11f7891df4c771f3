import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlanShop } from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';
import { entityUid } from '../ids.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
  // Sunglasses, and a shelf below them; nothing lies there yet.
  await shop.pool.query(`
    insert into commerce.categories (id, parent_id, url_key, level, position)
    values (40, 2, 'sunglasses', 2, 2), (41, 40, 'polarized', 3, 1);
    insert into commerce.category_texts (category_id, store_id, name)
    select c.id, s.id, c.name || ' ' || s.code
      from (values (40, 'Sunglasses'), (41, 'Polarized')) c (id, name), commerce.stores s`);
});
afterAll(() => shop.close());

const fields = `uid id name url_key url_path level path position children_count product_count
  breadcrumbs { category_name category_url_path }`;
const categories = `query ($filters: CategoryFilterInput, $pageSize: Int, $currentPage: Int) {
  categories(filters: $filters, pageSize: $pageSize, currentPage: $currentPage) {
    total_count page_info { page_size current_page total_pages } items { ${fields} } } }`;

type Category = { id: number; name: string };

const found = async (filters: object | null): Promise<number[]> =>
  (await shop.ask(categories, { filters })).categories.items.map(({ id }: Category) => id);

test('without a filter the root is told, with all that lies in it', async () => {
  const { categories: all } = await shop.ask(`{ categories { total_count items { ${fields}
    children { name children { name } } cms_block { identifier } products(pageSize: 2, sort: { price: DESC }) {
      total_count page_info { total_pages } items { sku } } } } }`);
  expect(all).toMatchObject({
    total_count: 1,
    items: [
      {
        id: 2,
        uid: entityUid(2),
        level: 1,
        path: '1/2',
        children_count: '3',
        product_count: 3,
        breadcrumbs: null,
        cms_block: null,
        children: [
          { name: 'Eyeglasses', children: [] },
          { name: 'Sunglasses default', children: [{ name: 'Polarized default' }] },
        ],
        products: {
          total_count: 3,
          page_info: { total_pages: 2 },
          items: [{ sku: '10100' }, { sku: '10200' }],
        },
      },
    ],
  });
});

test('a category tells where it lies, in the store’s words', async () => {
  const { categoryList } = await shop.ask(
    `{ categoryList(filters: { ids: { eq: "41" } }) { ${fields} } }`,
    {},
    { store: 'german' },
  );
  expect(categoryList).toMatchObject([
    {
      name: 'Polarized german',
      level: 3,
      path: '1/2/40/41',
      position: 1,
      children_count: '0',
      url_key: 'polarized',
      url_path: 'sunglasses/polarized',
      breadcrumbs: [{ category_name: 'Sunglasses german', category_url_path: 'sunglasses' }],
    },
  ]);
});

test.each([
  [{ ids: { in: ['3', '41', '999'] } }, [3, 41]],
  [{ category_uid: { eq: entityUid(40) } }, [40]],
  [{ category_uid: { in: [entityUid(40), 'nonsense'] } }, [40]],
  [{ parent_id: { eq: '2' } }, [3, 40]],
  [{ parent_category_uid: { eq: entityUid(40) } }, [41]],
  [{ url_key: { eq: 'eyeglasses' } }, [3]],
  [{ url_path: { in: ['sunglasses/polarized', 'polarized'] } }, [41]],
  [{ name: { match: 'glasses' } }, [3, 40]],
  [{ name: { match: 'glasses' }, parent_id: { eq: '7' } }, []],
])('categories are found by %j', async (filters, ids) => {
  expect((await found(filters)).toSorted((a, b) => a - b)).toEqual(ids);
});

test('they come in pages, and a page that is not there is refused', async () => {
  const filters = { parent_id: { eq: '2' } };
  const { categories: page } = await shop.ask(categories, { filters, pageSize: 1, currentPage: 2 });
  expect(page).toMatchObject({
    total_count: 2,
    page_info: { page_size: 1, current_page: 2, total_pages: 2 },
    items: [{ id: 40 }],
  });
  const refused = async (variables: object) =>
    (await shop.refusal(categories, { filters, ...variables })).message;
  expect(await refused({ pageSize: 0 })).toBe('pageSize value must be greater than 0.');
  expect(await refused({ currentPage: 0 })).toBe('currentPage value must be greater than 0.');
  expect(await refused({ currentPage: 2 })).toBe(
    'currentPage value 2 specified is greater than the 1 page(s) available.',
  );
  expect(await refused({ filters: { name: { match: 'gl' } } })).toBe(
    'Invalid match filter. Minimum length is 3.',
  );
});

test('products of categories of products are told, and no more of them than a page may ask', async () => {
  const within = (inner: string) => `products(pageSize: 20) { items { categories { ${inner} } } }`;
  const twice = within(within('name'));
  const { categories: few } = await shop.ask(`{ categories(pageSize: 1) { items { ${twice} } } }`);
  expect(few.items[0].products.items[0].categories[0].products.items).toHaveLength(3);
  expect(
    (await shop.refusal(`{ categories(pageSize: 1) { items { ${within(twice)} } } }`)).message,
  ).toBe('The query asks for too much at once.');
});

test('one category is told by its number, and one that is none refused', async () => {
  const ask = 'query ($id: Int) { category(id: $id) { id name } }';
  expect((await shop.ask(ask, { id: 3 })).category).toEqual({ id: 3, name: 'Eyeglasses' });
  expect((await shop.ask(ask)).category.id).toBe(2);
  expect(await shop.refusal(ask, { id: 999 })).toEqual({
    message: "Category doesn't exist",
    category: 'graphql-no-such-entity',
  });
});

describe('an address', () => {
  const resolve = `query ($url: String!) { urlResolver(url: $url) {
    id entity_uid relative_url canonical_url redirectCode type } }`;

  test('of a category leads there, by the query of today and by the one before', async () => {
    const { route } = await shop.ask(
      `{ route(url: "/eyeglasses") { __typename relative_url redirect_code type
         ... on CategoryTree { name } } }`,
    );
    expect(route).toEqual({
      __typename: 'CategoryTree',
      relative_url: 'eyeglasses',
      redirect_code: 0,
      type: 'CATEGORY',
      name: 'Eyeglasses',
    });
    expect((await shop.ask(resolve, { url: 'eyeglasses' })).urlResolver).toEqual({
      id: 3,
      entity_uid: entityUid(3),
      relative_url: 'eyeglasses',
      canonical_url: 'eyeglasses',
      redirectCode: 0,
      type: 'CATEGORY',
    });
  });

  test('of a product leads to it, and one of nothing nowhere', async () => {
    const { urlResolver } = await shop.ask(resolve, { url: 'frame-10100' });
    expect(urlResolver).toMatchObject({ relative_url: 'frame-10100', type: 'PRODUCT' });
    expect((await shop.ask(resolve, { url: 'nowhere' })).urlResolver).toBeNull();
    expect((await shop.refusal(resolve, { url: '' })).message).toBe(
      '"url" argument should be specified and not empty',
    );
  });
});
