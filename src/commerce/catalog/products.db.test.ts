import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseOutline } from '#domain/frames/lens-outline.ts';
import { aCatalogue, aFrame, aShopOf, type TestCommerce } from '../commerce.test-data.ts';
import { importCatalogue } from './import.ts';

let shop: TestCommerce;

beforeAll(async () => {
  shop = await aShopOf([
    aFrame({ sku: '10100', name: 'Aldo', addedOn: '2026-01-01' }),
    aFrame({
      sku: '10200',
      name: 'Berta',
      frameShape: 'Aviator',
      gender: ['Men_s', 'Women_s'],
      price: { default: 21900, german: 20900 },
      addedOn: '2026-03-01',
    }),
    aFrame({
      sku: '10300',
      name: 'Clemens',
      gender: ['Men_s'],
      lensTypes: ['SingleVision'],
      features: [],
      addedOn: '2026-02-01',
    }),
  ]);
});
afterAll(() => shop.close());

const list = `query ($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int,
    $currentPage: Int, $sort: ProductAttributeSortInput) {
  products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage,
    sort: $sort) {
    total_count
    page_info { page_size current_page total_pages }
    items { __typename sku name url_key stock_status gender frame_shape size frame_width
      small_image { url label }
      price_range { minimum_price { final_price { value currency } } }
      ... on ConfigurableProduct {
        variants { attributes { code label uid } product { sku stock_status only_x_left_in_stock } }
        configurable_options { attribute_code values { uid label swatch_data { value } } }
      }
    }
    aggregations { attribute_code label count options { label value count } }
    sort_fields { default options { value label } }
  }
}`;

function skus({ products }: { products: { items: { sku: string }[] } }): string[] {
  return products.items.map(({ sku }) => sku);
}

describe('a list', () => {
  test('needs a search or a filter', async () => {
    expect(await shop.refusal(list)).toEqual({
      message: "'search' or 'filter' input argument is required.",
      category: 'graphql-input',
    });
  });

  test('shows models with colours, prices and stock', async () => {
    const { products } = await shop.ask(list, { filter: { frame_shape: { eq: 'Round' } } });

    expect(products.total_count).toBe(2);
    expect(products.page_info).toEqual({ page_size: 20, current_page: 1, total_pages: 1 });
    expect(products.items[0]).toMatchObject({
      __typename: 'ConfigurableProduct',
      sku: '10100',
      name: 'Aldo',
      url_key: 'frame-10100',
      stock_status: 'IN_STOCK',
      gender: 'Women_s',
      frame_shape: 'Round',
      size: 'Medium',
      frame_width: 130,
      small_image: { url: '/media/frames/10101.svg', label: 'Aldo, Midnight' },
      price_range: { minimum_price: { final_price: { value: 129, currency: 'USD' } } },
    });
    expect(products.items[0].variants.map((variant: any) => variant.product)).toEqual([
      { sku: '10101', stock_status: 'IN_STOCK', only_x_left_in_stock: null },
      { sku: '10102', stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: 0 },
    ]);
  });

  test('speaks the language and currency of the store', async () => {
    const { products } = await shop.ask(
      list,
      { filter: { sku: { eq: '10200' } } },
      { store: 'german' },
    );

    expect(products.items[0]).toMatchObject({
      small_image: { label: 'Berta, Mitternacht' },
      price_range: { minimum_price: { final_price: { value: 209, currency: 'EUR' } } },
    });
  });

  test('counts every word among what all filters leave, price and category first', async () => {
    const { products } = await shop.ask(list, { filter: { gender: { in: ['Men_s'] } } });
    const counts = Object.fromEntries(
      products.aggregations.map((aggregation: any) => [
        aggregation.attribute_code,
        aggregation.options.map(({ value, count }: any) => `${value} ${count}`),
      ]),
    );

    expect(products.aggregations.slice(0, 2).map(({ label }: any) => label)).toEqual([
      'Price',
      'Category',
    ]);
    expect(counts).toEqual({
      price: ['100_150 1', '200_250 1'],
      category_uid: ['Mw== 2'],
      gender: ['Women_s 1', 'Men_s 2'],
      frame_shape: ['Aviator 1', 'Round 1'],
      size: ['Medium 2'],
      lens_type: ['SingleVision 2', 'Progressive 1'],
      features: ['Lightweight 1'],
      color: ['Black 2', 'Blue 2'],
      rim_type: ['FullRim 2'],
      material: ['Acetate 2'],
    });
  });

  test('goes by the first key, then by the next, as they were written', async () => {
    const byPriceThenName = await shop.ask(list, {
      filter: {},
      sort: { price: 'ASC', name: 'DESC' },
    });
    const byNewest = await shop.ask(list, { filter: {}, sort: { added_on: 'DESC' } });
    const byName = await shop.ask(list, { filter: {}, sort: { name: 'DESC', price: 'ASC' } });

    expect(skus(byPriceThenName)).toEqual(['10300', '10100', '10200']);
    expect(skus(byNewest)).toEqual(['10200', '10300', '10100']);
    expect(skus(byName)).toEqual(['10300', '10200', '10100']);
  });

  test('is sorted by what a variable stands for, its default too', async () => {
    const sorted = (rest: string, variables = {}) =>
      shop
        .ask(
          `query (${rest}) {
        products(filter: {}, sort: $sort) { items { sku } } }`,
          variables,
        )
        .then(skus);
    const byPrice = '$sort: ProductAttributeSortInput = { price: DESC, name: DESC }';

    expect(await sorted(byPrice)).toEqual(['10200', '10300', '10100']);
    expect(await sorted(byPrice, { sort: { name: 'DESC' } })).toEqual(['10300', '10200', '10100']);
    expect(await sorted(byPrice, { sort: null })).toEqual(['10100', '10200', '10300']);
    const byTwo = `query ($price: SortEnum = DESC, $none: SortEnum) { products(filter: {},
      sort: { name: $none, price: $price, added_on: ASC }) { items { sku } } }`;
    expect(skus(await shop.ask(byTwo))).toEqual(['10200', '10100', '10300']);
  });

  test('is not sorted by a key without a direction', async () => {
    const sort = { price: null, name: 'DESC' };
    const literal = `{ products(filter: {}, sort: { price: null, name: DESC }) { items { sku } } }`;

    expect(skus(await shop.ask(list, { filter: {}, sort }))).toEqual(['10300', '10200', '10100']);
    expect(skus(await shop.ask(literal))).toEqual(['10300', '10200', '10100']);
  });

  test('takes a price range as texts', async () => {
    const found = await shop.ask(list, { filter: { price: { from: '150' } } });

    expect(skus(found)).toEqual(['10200']);
  });

  test('finds words in names, descriptions and colours, whatever their case', async () => {
    expect(skus(await shop.ask(list, { search: 'berta' }))).toEqual(['10200']);
    expect(skus(await shop.ask(list, { search: 'round MIDNIGHT clemens' }))).toEqual(['10300']);
    expect(skus(await shop.ask(list, { search: "%_'; drop" }))).toEqual([]);
  });

  test('refuses pages that cannot be, and knows none when nothing is found', async () => {
    const message = async (variables: object) =>
      (await shop.refusal(list, { filter: {}, ...variables })).message;

    expect(await message({ pageSize: 0 })).toBe('pageSize value must be greater than 0.');
    expect(await message({ currentPage: 0 })).toBe('currentPage value must be greater than 0.');
    expect(await message({ currentPage: 2 })).toBe(
      'currentPage value 2 specified is greater than the 1 page(s) available.',
    );
    const { products } = await shop.ask(list, {
      filter: { url_key: { eq: 'unknown' } },
      currentPage: 7,
    });
    expect(products).toMatchObject({ total_count: 0, items: [], aggregations: [] });
  });

  test('refuses a category by number and uid at once', async () => {
    expect(
      await shop.refusal(list, {
        filter: { category_id: { eq: '3' }, category_uid: { eq: 'Mw==' } },
      }),
    ).toMatchObject({ message: "`category_id` and `category_uid` can't be used at the same time" });
    expect(skus(await shop.ask(list, { filter: { category_uid: { eq: 'Mw==' } } }))).toHaveLength(
      3,
    );
  });

  test('takes numbers as texts, and refuses what is no number in the words of GraphQL', async () => {
    const { products } = await shop.ask(list, { filter: {}, pageSize: '2' });
    expect(products.items).toHaveLength(2);

    const refused = await shop.refusal(list, { filter: {}, currentPage: 1.1 });
    expect(refused.message).toBe(
      'Variable "$currentPage" got invalid value; Int cannot represent non-integer value.',
    );
  });

  test('costs one statement once the catalogue is known', async () => {
    await shop.ask(list, { filter: {} });
    const statements = countStatements(shop);

    await shop.ask(list, { filter: { gender: { eq: 'Men_s' } }, sort: { price: 'ASC' } });

    expect(statements()).toBe(1);
  });
});

describe('a product', () => {
  test('is found by the SKU of one of its colours', async () => {
    const { products } = await shop.ask(list, { filter: { sku: { eq: '10101' } } });

    expect(products.items[0]).toMatchObject({
      __typename: 'SimpleProduct',
      sku: '10101',
      name: 'Aldo, Midnight',
      frame_shape: 'Round',
    });
  });

  test('called BasePrescription carries the lenses and the fields of a prescription', async () => {
    const { products } = await shop.ask(
      `{ products(filter: { sku: { eq: "BasePrescription" } }) { items { __typename sku
         ... on CustomizableProductInterface { options { __typename title required uid option_id
           ... on CustomizableDropDownOption { value { uid sku title price } }
           ... on CustomizableFieldOption { text: value { uid max_characters } } } } } } }`,
    );
    const [product] = products.items;
    const [lens, lensType] = product.options;

    expect(product).toMatchObject({ __typename: 'VirtualProduct', sku: 'BasePrescription' });
    expect(lens).toMatchObject({ title: 'lens', required: true });
    expect(lens.value.find(({ sku }: any) => sku === 'SV-150')).toMatchObject({
      price: 60,
      title: 'Single vision, index 1.5',
    });
    expect(lensType).toMatchObject({ __typename: 'CustomizableFieldOption', title: 'lensType' });
    expect(atob(lensType.uid)).toBe(`custom-option/${lensType.option_id}`);
    expect(product.options.map(({ title }: any) => title)).toContain('od.sphere');
    expect((await shop.ask(list, { filter: {} })).products.total_count).toBe(3);
  });

  test('is what its address leads to', async () => {
    expect(await routeTo('/frame-10200')).toEqual({
      route: { __typename: 'ConfigurableProduct', relative_url: 'frame-10200', type: 'PRODUCT' },
    });
    expect(await routeTo('nowhere')).toEqual({ route: null });
  });
});

test('an address leads where it leads now, also when another process has changed the catalogue', async () => {
  const own = await aShopOf([aFrame({ sku: '500', urlKey: 'before' })]);
  const routes = () =>
    own.ask(`{ before: route(url: "before") { relative_url redirect_code }
    after: route(url: "after") { relative_url redirect_code } }`);
  const before = { relative_url: 'before', redirect_code: 0 };
  const after = { relative_url: 'after', redirect_code: 0 };
  expect(await routes()).toEqual({ before, after: null });

  await importCatalogue(own.pool, aCatalogue([aFrame({ sku: '500', urlKey: 'after' })]));

  expect(await routes()).toEqual({ before: { ...after, redirect_code: 301 }, after });
  const taken = aFrame({ sku: '600', urlKey: 'before' });
  await importCatalogue(own.pool, aCatalogue([taken]));
  expect(await routes()).toEqual({ before, after });
  await own.close();
});

describe('a list shown before', () => {
  test('shows the stock of this moment, in one statement', async () => {
    const own = await aShopOf([aFrame({ sku: '500' })]);
    const shown = () => own.ask(list, { filter: {} });
    expect((await shown()).products.items[0].stock_status).toBe('IN_STOCK');
    await own.pool.query('update commerce.stock set qty = 0');

    const stop = countStatements(own);
    const { products } = await shown();

    expect(stop()).toBe(1);
    expect(products.items[0].stock_status).toBe('OUT_OF_STOCK');
    await own.close();
  });

  test('that only counts costs one statement, however many there are', async () => {
    const counts = `{ men: products(filter: { gender: { eq: "Men_s" } }) { total_count }
      women: products(filter: { gender: { eq: "Women_s" } }) { total_count } }`;
    const stop = countStatements(shop);

    const { men, women } = await shop.ask(counts);

    expect(stop()).toBe(1);
    expect([men.total_count, women.total_count]).toEqual([2, 2]);
  });
});

describe('an import', () => {
  test('lists every fault and changes nothing', async () => {
    const broken = aCatalogue([
      aFrame({ sku: '10100' }),
      aFrame({ sku: '10100', urlKey: 'Bad Key', price: { default: -1, german: 1 } }),
    ]);

    const attempt = importCatalogue(shop.pool, broken);

    await expect(attempt).rejects.toThrow(/urlKey[\s\S]*price|price[\s\S]*urlKey/);
    await expect(
      importCatalogue(shop.pool, aCatalogue([aFrame({ sku: '10100' }), aFrame({ sku: '10100' })])),
    ).rejects.toThrow(/SKU 10100: stands there twice/);
    expect((await shop.ask(list, { filter: {} })).products.total_count).toBe(3);
  });

  test('shows at once, keeps what was sold, and may be repeated', async () => {
    const own = await aShopOf([aFrame({ sku: '500' }), aFrame({ sku: '600' })]);
    await own.pool.query('update commerce.stock set qty = qty - 3 where qty > 0');
    const next = aCatalogue([aFrame({ sku: '500', name: 'Renamed' })]);
    const replaces = { replaces: true };

    expect(skus(await own.ask(list, { filter: {} }))).toEqual(['500', '600']);
    await importCatalogue(own.pool, next, replaces);
    await importCatalogue(own.pool, next, replaces);

    const { products } = await own.ask(list, { filter: {} });
    expect(products.items).toMatchObject([{ sku: '500', name: 'Renamed' }]);
    const { rows } = await own.pool.query(
      `select s.qty from commerce.stock s join commerce.products p on p.id = s.product_id
        where p.sku = '501'`,
    );
    expect(rows).toEqual([{ qty: 7 }]);
    await own.close();
  });
});

test('a stock figure below what is sold leaves none, and a later one only the rest', async () => {
  const withStock = (stock: number) =>
    aFrame({ sku: '700', colors: aFrame({ sku: '700' }).colors.map((one) => ({ ...one, stock })) });
  const own = await aShopOf([withStock(10)]);
  await own.pool.query('update commerce.stock set qty = qty - 8');
  const stockAfter = async (stock: number) => {
    await importCatalogue(own.pool, aCatalogue([withStock(stock)]));
    const { rows } = await own.pool.query('select distinct qty, qty_at_start from commerce.stock');
    return rows;
  };

  expect(await stockAfter(5)).toEqual([{ qty: 0, qty_at_start: 8 }]);
  expect(await stockAfter(5)).toEqual([{ qty: 0, qty_at_start: 8 }]);
  expect(await stockAfter(10)).toEqual([{ qty: 2, qty_at_start: 10 }]);
  await own.close();
});

describe('a picture', () => {
  test('is drawn from the geometry of the model and the colour asked for', async () => {
    const source = await shop.commerce.pictureSource('10102');

    expect(source).toMatchObject({
      geometry: { rim: 'round' },
      color: { hex: '#1d4e89', group: 'Blue' },
      measurements: { totalWidthMm: 130 },
    });
    expect(await shop.commerce.pictureSource('BasePrescription')).toBeNull();
    expect(await shop.commerce.pictureSource('99999')).toBeNull();
  });
});

function countStatements({ pool }: TestCommerce): () => number {
  const query = pool.query.bind(pool);
  let count = 0;
  pool.query = ((...args: Parameters<typeof query>) => {
    count += 1;
    return query(...args);
  }) as typeof pool.query;
  return () => {
    pool.query = query;
    return count;
  };
}

function routeTo(url: string): Promise<unknown> {
  return shop.ask('query ($url: String!) { route(url: $url) { __typename relative_url type } }', {
    url,
  });
}

test('a frame carries the outline of its lens and its rim, as attributes', async () => {
  const outline = Array.from({ length: 36 }, (_, position) => 24 + position / 100);
  const own = await aShopOf([
    aFrame({ lensOutlineMm: outline, rimType: 'HalfRim' }),
    aFrame({ sku: '10200' }),
  ]);

  const { products } = await own.ask(
    '{ products(filter: { price: { from: "0" } }) { items { lens_outline rim_type } } }',
  );

  const [traced, plain] = products.items;
  expect(parseOutline(traced.lens_outline)).toEqual(outline);
  expect(traced.rim_type).toBe('HalfRim');
  expect(plain).toEqual({ lens_outline: null, rim_type: 'FullRim' });
});
