import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aCatalogue,
  aFrame,
  aShopOf,
  type TestCommerce,
  catalogueLenses,
} from '../commerce.test-data.ts';
import { createCatalogIndexes, type CatalogIndex } from './catalog-index.ts';
import { slotsOf } from './slot-bits.ts';

let shop: TestCommerce;
beforeEach(async () => {
  shop = await aShopOf([
    aFrame({ sku: '10100', name: 'Aldo' }),
    aFrame({ sku: '10200', name: 'Berta' }),
    aFrame({ sku: '10300', name: 'Clemens' }),
  ]);
});
afterEach(() => shop.close());

const english = 1;

async function listed(filter = {}, rest = ''): Promise<string[]> {
  const { products } = await shop.ask(
    `query ($filter: ProductAttributeFilterInput) { products(filter: $filter ${rest}) {
       items { name } } }`,
    { filter },
  );
  return products.items.map(({ name }: { name: string }) => name);
}

async function versionNow(): Promise<number> {
  const { rows } = await shop.pool.query('select version from commerce.catalog_version');
  return rows[0].version;
}

/** Everything that an index knows, product by product. */
function contentsOf({ columns, terms }: CatalogIndex) {
  const { id, position, priceMinor, addedOnDay, frameWidthMm, nameRank } = columns.numbers;
  const colors = terms.wordsOf('color');
  return [...slotsOf(columns.listed)].map((slot) => ({
    numbers: [id, position, priceMinor, addedOnDay, frameWidthMm, nameRank].map((one) => one[slot]),
    colors: [...colors.keys()]
      .filter((word) => {
        const bits = columns.byTerm.get(colors.get(word) ?? 0);
        return bits && [...slotsOf(bits)].includes(slot);
      })
      .sort(),
  }));
}

describe('a change', () => {
  const rowsOf = async () => {
    const { rows } = await shop.pool.query(
      `select p.sku, r.store_id, r.revision, r.xmin as row, t.xmin as text, d.xmin as document
         from commerce.search_rows r join commerce.products p on p.id = r.product_id
         join commerce.search_texts t using (store_id, product_id)
         join commerce.catalog_documents d using (store_id, product_id)
        order by p.sku, r.store_id`,
    );
    return rows as { sku: string; revision: number; text: string }[];
  };

  test('of one price writes the rows of that frame in that store, and no texts', async () => {
    const before = await rowsOf();
    const dearer = aFrame({ sku: '10200', name: 'Berta', price: { default: 1, german: 12900 } });

    await shop.commerce.importCatalogue({ frames: [dearer] });

    const after = await rowsOf();
    const version = await versionNow();
    expect(after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]))).toEqual([
      {
        ...before.find(({ sku }) => sku === '10200'),
        revision: version,
        row: expect.anything(),
        document: expect.anything(),
      },
    ]);
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  });

  test('of nothing writes nothing', async () => {
    const before = await rowsOf();
    await shop.commerce.importCatalogue(
      aCatalogue([
        aFrame({ sku: '10100', name: 'Aldo' }),
        aFrame({ sku: '10200', name: 'Berta' }),
        aFrame({ sku: '10300', name: 'Clemens' }),
      ]),
      { replaces: true },
    );
    expect(await rowsOf()).toEqual(before);
  });

  test('of a color’s name reaches every frame in that color', async () => {
    const [black, blue] = aFrame().colors;
    if (!black || !blue) throw new Error('a frame has two colors');
    const inNavy = { ...blue, sku: '10202', name: { en: 'Sea', de: 'Marine' } };
    await shop.commerce.importCatalogue({
      frames: [aFrame({ sku: '10200', name: 'Berta', colors: [inNavy] })],
    });

    const { products } = await shop.ask(
      `{ products(filter: { sku: { eq: "10100" } }) { items { ... on ConfigurableProduct {
           variants { attributes { label } } } } } }`,
      {},
      { store: 'german' },
    );
    const labels = products.items[0].variants.map((one: any) => one.attributes[0].label);
    expect(labels).toEqual(['Mitternacht', 'Marine']);
  });
});

test('an index that follows every change knows what one read at the end knows', async () => {
  const followed = createCatalogIndexes(shop.pool);
  await followed.get(english);
  const [black] = aFrame({ sku: '10100' }).colors;
  if (!black) throw new Error('a frame has a color');
  const red = { ...black, group: 'Red' as const };
  const lenses = { prescriptionProduct: { lenses: catalogueLenses } };
  const changes = [
    { frames: [aFrame({ sku: '10400', name: 'Berta 2' }), aFrame({ sku: '10000', name: 'Aa' })] },
    { frames: [aFrame({ sku: '10100', name: 'Zeno', colors: [red] })] },
    { frames: [aFrame({ sku: '10200', price: { default: 1, german: 2 } })], ...lenses },
    {
      frames: [
        aFrame({ sku: '10300', measurements: { ...aFrame().measurements, totalWidthMm: 150.5 } }),
      ],
    },
  ];
  for (const change of changes) {
    await shop.commerce.importCatalogue(change, { replaces: 'prescriptionProduct' in change });
    const [index, anew] = await Promise.all([
      followed.getAt(english, await versionNow()),
      createCatalogIndexes(shop.pool).get(english),
    ]);
    expect(contentsOf(index)).toEqual(contentsOf(anew));
    expect(index.version).toBe(anew.version);
  }
  expect(contentsOf(await followed.get(english))).toHaveLength(2);
});

test('two who find the catalogue changed read it once', async () => {
  const indexes = createCatalogIndexes(shop.pool);
  await indexes.get(english);
  await shop.commerce.importCatalogue({ frames: [aFrame({ sku: '10200', name: 'Bert' })] });
  const version = await versionNow();

  const before = shop.pool.statementCount;
  await indexes.getAt(english, version);
  const once = shop.pool.statementCount - before;
  await shop.commerce.importCatalogue({ frames: [aFrame({ sku: '10200', name: 'Berta' })] });
  const next = await versionNow();
  const between = shop.pool.statementCount;
  await Promise.all([1, 2, 3].map(() => indexes.getAt(english, next)));
  expect(shop.pool.statementCount - between).toBe(once);
});

test('what a process imported that knows no search rows is found all the same', async () => {
  await shop.pool.query(`update commerce.catalog_documents set revision = null`);
  await shop.pool.query(`delete from commerce.search_rows`);
  await shop.pool.query(`delete from commerce.search_texts`);
  await shop.pool.query(`update commerce.catalog_version set version = version + 1`);

  expect(await listed()).toEqual(['Aldo', 'Berta', 'Clemens']);
  expect(await listed({ name: { match: 'bert' } })).toEqual(['Berta']);
  const { rows } = await shop.pool.query(
    'select from commerce.catalog_documents where revision is null',
  );
  expect(rows).toEqual([]);
});

test('tables that were emptied and filled anew show nothing of what was there before', async () => {
  expect(await listed()).toHaveLength(3);
  await shop.pool.query('truncate commerce.products restart identity cascade');
  await shop.commerce.importCatalogue(aCatalogue([aFrame({ sku: '900', name: 'New' })]));
  expect(await listed()).toEqual(['New']);
});

describe('names are sorted as shoppers look for them', () => {
  const names = [
    'Aldo 10',
    'Äldo 9',
    'aldo 9',
    'Zoë',
    'ökonom',
    '10 Downing',
    '9 Lives',
    'a-b',
    'Ab',
  ];
  const inOrder = names.toSorted(new Intl.Collator('en', { numeric: true }).compare);
  const frames = names.map((name, place) => aFrame({ sku: String(20_000 + place * 10), name }));
  const others = new Set(['Aldo', 'Berta', 'Clemens']);
  const sorted = async () =>
    (await listed({}, ', sort: { name: ASC }, pageSize: 50')).filter((name) => !others.has(name));

  test('when they come together', async () => {
    await shop.commerce.importCatalogue({ frames });
    expect(await sorted()).toEqual(inOrder);
  });

  test('when they come one by one, between names that lie close', async () => {
    await shop.pool.query(
      `update commerce.search_rows set name_rank = slot * 0.001 where store_id = 1`,
    );
    for (const frame of frames) await shop.commerce.importCatalogue({ frames: [frame] });
    expect(await sorted()).toEqual(inOrder);
  });

  test('and the next key decides between equal ones', async () => {
    await shop.commerce.importCatalogue({
      frames: ['30000', '30010'].map((sku, place) =>
        aFrame({ sku, name: 'Berta', price: { default: place, german: 1 } }),
      ),
    });
    const { products } = await shop.ask(
      `{ products(filter: { name: { match: "berta" } }, sort: { name: ASC, price: DESC }) {
           items { sku } } }`,
    );
    expect(products.items.map(({ sku }: { sku: string }) => sku)).toEqual([
      '10200',
      '30010',
      '30000',
    ]);
  });
});

describe('words', () => {
  beforeEach(() =>
    shop.commerce.importCatalogue({
      frames: [
        aFrame({
          sku: '40000',
          name: 'GRÜNE Straße 100%_\\',
          description: { en: 'Für Clemens', de: 'Ω ΌΣΟΣ' },
        }),
      ],
    }),
  );
  const found = (search: string, filter = {}) =>
    shop
      .ask(
        `query ($search: String, $filter: ProductAttributeFilterInput) {
           products(search: $search, filter: $filter) { total_count items { name } } }`,
        { search, filter },
      )
      .then(({ products }) => products.items.map(({ name }: { name: string }) => name.slice(0, 7)));

  test('find what holds them, the best match first', async () => {
    const finds: [search: string, names: string[]][] = [
      ['grune', ['GRÜNE S']],
      ['Grüne', ['GRÜNE S']],
      ['100%_\\', ['GRÜNE S']],
      ['0%x', []],
      ['clemens', ['Clemens', 'GRÜNE S']],
      ['10300 round', ['Clemens']],
      ['  ', ['Aldo', 'Berta', 'Clemens', 'GRÜNE S']],
    ];
    for (const [search, names] of finds) expect.soft(await found(search), search).toEqual(names);
  });

  test('may be looked for in names, in descriptions, and beside a SKU', async () => {
    expect(await found('', { name: { match: 'clemens' } })).toEqual(['Clemens']);
    expect(await found('', { description: { match: 'FUR clemens' } })).toEqual(['GRÜNE S']);
    expect(await found('grune', { sku: { in: ['40000', '10100'] } })).toEqual(['GRÜNE S']);
    expect(await found('', { sku: { eq: '40001' }, name: { match: 'midnight' } })).toHaveLength(1);
  });
});

test('a named product obeys the other filters too, and is counted', async () => {
  const { products } = await shop.ask(
    `{ products(filter: { sku: { in: ["10300", "10101", "10100", "none"] }, price: { to: "129" },
         category_url_path: { eq: "eyeglasses" }, frame_width: { from: "130", to: "130" } },
       sort: { name: DESC }) {
         total_count items { sku } aggregations { attribute_code options { value count } } } }`,
  );
  expect(products.items.map(({ sku }: { sku: string }) => sku)).toEqual([
    '10300',
    '10101',
    '10100',
  ]);
  expect(products.aggregations).toContainEqual({
    attribute_code: 'category_uid',
    options: [{ value: 'Mw==', count: 3 }],
  });
  expect(await listed({ category_url_path: { eq: 'nowhere' } })).toEqual([]);
  expect(await listed({ frame_width: { from: '130.5' } })).toEqual([]);
});
