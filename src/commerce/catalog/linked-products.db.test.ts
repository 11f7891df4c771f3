import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCatalogue, aFrame, aShopOf, type TestCommerce } from '../commerce.test-data.ts';
import { RefusedCatalogue } from './catalogue-file.ts';

const skus = ['10100', '10200', '10300', '10400'];
const cloth = {
  type: 'simple',
  sku: 'cloth',
  urlKey: 'cloth',
  name: { en: 'Cloth', de: 'Tuch' },
  price: { default: 500, german: 500 },
  stock: 5,
};
/** The first leads to others; of these one leads back. */
const first = aFrame({
  sku: '10100',
  related: ['10300', '10200'],
  upsell: ['10400'],
  crosssell: ['cloth', '10200'],
});
const second = aFrame({ sku: '10200', related: ['10100'] });
const others = [aFrame({ sku: '10300' }), aFrame({ sku: '10400' })];

let shop: TestCommerce;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await aShopOf(skus.map((sku) => aFrame({ sku })));
  await shop.commerce.importCatalogue({ frames: [first, second], products: [cloth] });
});
afterAll(() => {
  vi.useRealTimers();
  return shop.close();
});

type Links = Record<'related_products' | 'upsell_products' | 'crosssell_products', unknown>;

async function linksOf(sku: string): Promise<Links> {
  const { products } = await shop.ask(
    `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items {
       related_products { sku } upsell_products { sku } crosssell_products { sku } } } }`,
    { sku },
  );
  return products.items[0] as Links;
}

const named = (...list: string[]) => list.map((sku) => ({ sku }));

async function faultsOf(catalogue: object) {
  const refused = shop.commerce.importCatalogue(catalogue, { isTrial: true });
  const error: unknown = await refused.catch((reason: unknown) => reason);
  return error instanceof RefusedCatalogue
    ? error.faults.map(({ place, fault }) => `${place}: ${fault}`)
    : [];
}

test('a product tells where its retailer says it leads to, in that order', async () => {
  expect(await linksOf('10100')).toEqual({
    related_products: named('10300', '10200'),
    upsell_products: named('10400'),
    crosssell_products: named('cloth', '10200'),
  });
  const nothing = { related_products: [], upsell_products: [], crosssell_products: [] };
  expect(await linksOf('10300')).toEqual(nothing);
  expect(await linksOf('10101'), 'a color').toEqual(nothing);
});

test('what it leads to is whole, in the store and with its stock', async () => {
  const { data } = await shop.commerce.execute(
    `{ products(filter: { sku: { eq: "10100" } }) { items {
       product_links { sku link_type linked_product_sku linked_product_type position }
       crosssell_products { __typename name stock_status price_range { minimum_price {
         final_price { value currency } } } } } } }`,
    {},
    { store: 'german' },
  );
  expect(data).toMatchObject({
    products: {
      items: [
        {
          product_links: [
            ['related', '10300', 'configurable', 1],
            ['related', '10200', 'configurable', 2],
            ['upsell', '10400', 'configurable', 1],
            ['crosssell', 'cloth', 'simple', 1],
            ['crosssell', '10200', 'configurable', 2],
          ].map(([link_type, linked_product_sku, linked_product_type, position]) => {
            return {
              sku: '10100',
              link_type,
              linked_product_sku,
              linked_product_type,
              position,
            };
          }),
          crosssell_products: [
            {
              __typename: 'SimpleProduct',
              name: 'Tuch',
              stock_status: 'IN_STOCK',
              price_range: { minimum_price: { final_price: { value: 5, currency: 'EUR' } } },
            },
            { __typename: 'ConfigurableProduct', name: 'Frame 10200' },
          ],
        },
      ],
    },
  });
});

test('a page of products takes one statement more for all that they lead to', async () => {
  const list = (fields: string) => `{ products(filter: { price: { from: "0" } }) {
    items { sku ${fields} } } }`;
  const statementsOf = async (document: string) => {
    await shop.ask(document); // reads the documents
    const before = shop.pool.statementCount;
    await shop.ask(document);
    return shop.pool.statementCount - before;
  };
  expect(await statementsOf(list(''))).toBe(1);
  const links = 'related_products { sku name } upsell_products { sku } crosssell_products { sku }';
  expect(await statementsOf(list(links))).toBe(2);
});

test('a kept answer changes with the stock of what a product leads to', async () => {
  const document = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
    crosssell_products { sku stock_status } } } }`;
  const ask = () => shop.commerce.execute(document, { sku: '10100' }, {}, {});
  await ask();
  const kept = await ask();
  expect(await ask()).toBe(kept);

  const setStock = (qty: number) =>
    shop.pool.query(
      `update commerce.stock set qty = $1
        where product_id = (select id from commerce.products where sku = 'cloth')`,
      [qty],
    );
  await setStock(0);
  vi.advanceTimersByTime(1000);
  expect((await ask()).data).toMatchObject({
    products: {
      items: [{ crosssell_products: [{ sku: 'cloth', stock_status: 'OUT_OF_STOCK' }, {}] }],
    },
  });
  await setStock(5);
});

test('another process tells what this one has changed', async () => {
  const other = shop.anotherProcess();
  const ask = async () => {
    const { data } = await other.execute(
      `{ products(filter: { sku: { eq: "10100" } }) { items { upsell_products { sku name } } } }`,
      {},
      {},
    );
    return data;
  };
  const withName = (name: string) => ({
    products: { items: [{ upsell_products: [{ sku: '10400', name }] }] },
  });
  expect(await ask()).toEqual(withName('Frame 10400'));
  expect(await ask()).toEqual(withName('Frame 10400'));

  await shop.commerce.importCatalogue({ frames: [aFrame({ sku: '10400', name: 'Otto' })] });
  expect(await ask()).toEqual(withName('Otto'));
  await shop.commerce.importCatalogue({ frames: others });
});

test('products that lead to each other again and again are too much', async () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'sku' : `related_products { ${nested(depth - 1)} }`;
  const document = (depth: number) =>
    `{ products(filter: { sku: { eq: "10100" } }, pageSize: 1) { items { ${nested(depth)} } } }`;

  const twice = await shop.ask(document(2));
  expect(twice.products.items).toEqual([
    { related_products: [{ related_products: [] }, { related_products: named('10100') }] },
  ]);
  expect((await shop.refusal(document(5))).message).toBe('The query asks for too much at once.');
});

test('what is not sold is not told, and is back when it is sold again', async () => {
  await shop.commerce.importCatalogue(
    aCatalogue([{ ...first, upsell: [], related: ['10200'], crosssell: [] }, second]),
    { replaces: true },
  );
  expect(await linksOf('10100')).toMatchObject({ related_products: named('10200') });
  // Its own links are told anew; those of what went off sale stay as they were.
  await shop.commerce.importCatalogue({ frames: [first, second, ...others], products: [cloth] });
  expect(await linksOf('10100')).toMatchObject({
    related_products: named('10300', '10200'),
    upsell_products: named('10400'),
  });
});

test.each([
  [
    'what is nowhere, each by itself',
    { frames: [{ ...first, related: ['10200', '77', '78'] }] },
    ['SKU 10100 related: there is no 77', 'SKU 10100 related: there is no 78'],
  ],
  [
    'a color',
    { frames: [{ ...first, upsell: ['10201'] }] },
    ['SKU 10100 upsell: 10201 is one of 10200'],
  ],
  [
    'itself',
    { products: [{ ...cloth, crosssell: ['cloth'] }] },
    ['SKU cloth crosssell: cloth is the product itself'],
  ],
  [
    'the product that carries prescriptions',
    { frames: [{ ...first, related: ['BasePrescription'] }] },
    ['SKU 10100 related: there is no BasePrescription'],
  ],
  [
    'the same twice',
    { frames: [{ ...first, related: ['10200', '10200'] }] },
    ['frames[0] (SKU 10100) related: has a product twice'],
  ],
  [
    'what is no SKU',
    { frames: [{ ...first, related: ['a b'] }] },
    ['frames[0] (SKU 10100) related.0: is no SKU'],
  ],
  [
    'more than twenty',
    { frames: [{ ...first, related: Array.from({ length: 21 }, (_, at) => `x${at}`) }] },
    [expect.stringMatching(/^frames\[0\] \(SKU 10100\) related: Too big/)],
  ],
])('leading to %s is refused', async (_name, catalogue, faults) => {
  expect(await faultsOf(catalogue)).toEqual(faults);
});

test('a file may name what comes later in it, and what it takes off sale no longer', async () => {
  const later = aFrame({ sku: '10500' });
  const frames = [{ ...first, related: ['10500'] }, later];
  expect(await faultsOf({ frames, products: [cloth] })).toEqual([]);
  const alone = { ...aCatalogue([{ ...first, upsell: [], crosssell: [] }]) };
  const refused = shop.commerce.importCatalogue(alone, { isTrial: true, replaces: true });
  await expect(refused).rejects.toThrow('SKU 10100 related: there is no 10300');
});

test('the same links are no change, others are, and none is said by leaving them out', async () => {
  const trial = (frame: object) =>
    shop.commerce.importCatalogue({ frames: [frame] }, { isTrial: true });
  expect(await trial(first)).toMatchObject({ frames: { unchanged: 1, updated: 0 } });
  const turned = { ...first, related: ['10200', '10300'] };
  expect(await trial(turned)).toMatchObject({ frames: { unchanged: 0, updated: 1 } });
  const plain = aFrame({ sku: '10300' });
  expect(await trial({ ...plain, related: [], upsell: [] })).toMatchObject({
    frames: { unchanged: 1 },
  });

  await shop.commerce.importCatalogue({ frames: [turned] });
  expect(await linksOf('10100')).toMatchObject({ related_products: named('10200', '10300') });
  await shop.commerce.importCatalogue({ frames: [aFrame({ sku: '10100' })] });
  expect(await linksOf('10100')).toEqual({
    related_products: [],
    upsell_products: [],
    crosssell_products: [],
  });
});
