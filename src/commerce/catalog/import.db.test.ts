import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  aCatalogue,
  aFrame,
  aShopOf,
  type TestCommerce,
  catalogueLenses,
} from '../commerce.test-data.ts';
import type { CatalogueFault } from './catalogue-file.ts';

let shop: TestCommerce;
beforeEach(async () => {
  shop = await aShopOf([
    aFrame({ sku: '500', name: 'Aldo' }),
    aFrame({ sku: '600', name: 'Berta' }),
    aFrame({ sku: '700', name: 'Clemens' }),
  ]);
});
afterEach(() => shop.close());

async function listed() {
  const { products } = await shop.ask(`{ products(filter: {}) { items { sku name ... on
    ConfigurableProduct { variants { product { sku name price_range { minimum_price {
      final_price { value } } } } } } } aggregations { attribute_code options { value count } } } }`);
  return products;
}

async function skus(): Promise<string[]> {
  return (await listed()).items.map(({ sku }: { sku: string }) => sku);
}

async function lensCodes(): Promise<string[]> {
  const { products } = await shop.ask(`{ products(filter: { sku: { eq: "BasePrescription" } }) {
    items { ... on VirtualProduct { options { ... on CustomizableDropDownOption {
      value { sku } } } } } } }`);
  return products.items[0].options.flatMap(({ value }: { value?: { sku: string }[] }) =>
    (value ?? []).map(({ sku }) => sku),
  );
}

const none = { added: 0, updated: 0, unchanged: 0, takenOffSale: 0 };
const [firstColor, secondColor] = aFrame({ sku: '600' }).colors;
if (!firstColor || !secondColor) throw new Error('a frame has two colours');

test('one frame is changed and all others stay on sale, in their places', async () => {
  const renamed = aFrame({ sku: '600', name: 'Renamed' });

  const plan = await shop.commerce.importCatalogue({ frames: [renamed] });

  expect(plan).toEqual({
    frames: { ...none, updated: 1 },
    colors: { ...none, unchanged: 2 },
    products: none,
    lenses: none,
  });
  expect((await listed()).items).toMatchObject([
    { sku: '500', name: 'Aldo' },
    { sku: '600', name: 'Renamed' },
    { sku: '700', name: 'Clemens' },
  ]);
  expect(await lensCodes()).toEqual(catalogueLenses.map(({ code }) => code));
});

test('a new frame comes last, and a colour that is not named stays with its frame', async () => {
  const dearer = aFrame({
    sku: '600',
    name: 'Dear',
    price: { default: 19900, german: 19900 },
    colors: [secondColor],
  });

  await shop.commerce.importCatalogue({ frames: [aFrame({ sku: '400' }), dearer] });

  const { items, aggregations } = await listed();
  expect(items.map(({ sku }: { sku: string }) => sku)).toEqual(['500', '600', '700', '400']);
  const price = { minimum_price: { final_price: { value: 199 } } };
  expect(items[1].variants.map(({ product }: { product: object }) => product)).toEqual([
    { sku: '602', name: 'Dear, Sea', price_range: price },
    { sku: '601', name: 'Dear, Midnight', price_range: price },
  ]);
  const colors = aggregations.find(
    ({ attribute_code: code }: { attribute_code: string }) => code === 'color',
  );
  expect(colors.options).toEqual([
    { value: 'Black', count: 4 },
    { value: 'Blue', count: 4 },
  ]);
});

test('lenses are changed by their code, and the rest keeps its place', async () => {
  const [first, second] = catalogueLenses;
  if (!first || !second) throw new Error('there are two lenses');
  const lenses = [
    { ...second, priceMinor: { default: 1, german: 1 } },
    { ...first, code: 'NEW' },
  ];

  const plan = await shop.commerce.importCatalogue({ prescriptionProduct: { lenses } });

  expect(plan.lenses).toEqual({ ...none, added: 1, updated: 1 });
  expect(await lensCodes()).toEqual([...catalogueLenses.map(({ code }) => code), 'NEW']);
  expect(await skus()).toEqual(['500', '600', '700']);
});

test('a catalogue that replaces all takes the rest off sale, and says so in a trial', async () => {
  const catalogue = {
    frames: [aFrame({ sku: '600', colors: [firstColor] })],
    prescriptionProduct: { lenses: catalogueLenses.slice(0, 1) },
  };
  const expected = {
    frames: { ...none, updated: 1, takenOffSale: 2 },
    colors: { ...none, unchanged: 1, takenOffSale: 5 },
    products: none,
    lenses: { ...none, unchanged: 1, takenOffSale: catalogueLenses.length - 1 },
  };

  expect(await shop.commerce.importCatalogue(catalogue, { replaces: true, isTrial: true })).toEqual(
    expected,
  );
  expect(await skus()).toEqual(['500', '600', '700']);
  expect(await shop.commerce.importCatalogue(catalogue, { replaces: true })).toEqual(expected);
  expect(await skus()).toEqual(['600']);
  expect((await listed()).items[0].variants).toHaveLength(1);
  expect(await lensCodes()).toHaveLength(1);
});

test('two frames may exchange their addresses', async () => {
  const frames = [
    aFrame({ sku: '500', urlKey: 'frame-600' }),
    aFrame({ sku: '600', urlKey: 'frame-500' }),
  ];

  await shop.commerce.importCatalogue({ frames });

  const { route } = await shop.ask(
    '{ route(url: "frame-500") { ... on ConfigurableProduct { sku } } }',
  );
  expect(route).toEqual({ sku: '600' });
});

test('a color may have an address of its own, and gives it up again', async () => {
  const routeTo = async (url: string) =>
    (
      await shop.ask(
        `query ($url: String!) { route(url: $url) {
           relative_url ... on ProductInterface { sku url_key } } }`,
        { url },
      )
    ).route;
  const withAddress = (urlKey?: string) =>
    aFrame({ sku: '600', colors: [{ ...firstColor, ...(urlKey && { urlKey }) }, secondColor] });
  await shop.commerce.importCatalogue({ frames: [withAddress('berta-midnight')] });

  expect(await routeTo('/berta-midnight')).toEqual({
    relative_url: 'berta-midnight',
    sku: '601',
    url_key: 'berta-midnight',
  });
  const { products } = await shop.ask(
    `{ products(filter: { url_key: { in: ["berta-midnight", "frame-600"] } }, sort: { name: DESC }) {
         items { sku url_key ... on ConfigurableProduct { variants { product { url_key } } } } } }`,
  );
  expect(products.items).toEqual([
    { sku: '601', url_key: 'berta-midnight' },
    {
      sku: '600',
      url_key: 'frame-600',
      variants: [{ product: { url_key: 'berta-midnight' } }, { product: { url_key: 'frame-600' } }],
    },
  ]);
  expect(await faultsOf({ frames: [aFrame({ sku: '500', urlKey: 'berta-midnight' })] })).toEqual([
    { place: 'SKU 500 urlKey', fault: 'berta-midnight is the address of SKU 601' },
  ]);
  expect(
    await faultsOf({ frames: [withAddress('same'), aFrame({ sku: '500', urlKey: 'same' })] }),
  ).toEqual([{ place: 'address same', fault: 'stands there twice' }]);

  await shop.commerce.importCatalogue({ frames: [withAddress()] });
  expect(await routeTo('berta-midnight')).toMatchObject({ sku: '601', relative_url: 'frame-600' });
});

test('an address of before leads nowhere once its product is off sale', async () => {
  const rewrites = `{ route(url: "frame-600") { redirect_code ... on ProductInterface {
    url_rewrites { url parameters { name value } } } } }`;
  const renamed = aFrame({ sku: '600', urlKey: 'berta' });
  await shop.commerce.importCatalogue({ frames: [renamed] });
  const { route } = await shop.ask(rewrites);
  expect(route).toEqual({
    redirect_code: 301,
    url_rewrites: [{ url: 'berta', parameters: [{ name: 'id', value: expect.any(String) }] }],
  });

  await shop.commerce.importCatalogue(aCatalogue([aFrame({ sku: '500' })]), { replaces: true });
  expect(await shop.ask(rewrites)).toEqual({ route: null });
});

test('a frame lies in several categories, which come with the catalogue or were there', async () => {
  const sun = { urlKey: 'sun', name: { en: 'Sun', de: 'Sonne' } };
  const both = aFrame({ sku: '600', categories: ['eyeglasses', 'sun'] });
  await shop.commerce.importCatalogue({ categories: [sun], frames: [both] });
  await shop.commerce.importCatalogue({ frames: [aFrame({ sku: '700', categories: ['sun'] })] });

  const categoriesIn = async (path: string, store: string) => {
    const { products } = await shop.ask(
      `query ($path: String!) { products(filter: { category_url_path: { eq: $path } }) {
         items { sku categories { name product_count } }
         aggregations { attribute_code options { label count } } } }`,
      { path },
      { store },
    );
    const counts = products.aggregations.find(
      ({ attribute_code: code }: { attribute_code: string }) => code === 'category_uid',
    );
    return { items: products.items, counts: counts?.options };
  };
  const [glasses, sonne] = [
    { name: 'Brillen', product_count: 2 },
    { name: 'Sonne', product_count: 2 },
  ];
  expect(await categoriesIn('sun', 'german')).toEqual({
    items: [
      { sku: '600', categories: [glasses, sonne] },
      { sku: '700', categories: [sonne] },
    ],
    counts: [
      { label: 'Brillen', count: 1 },
      { label: 'Sonne', count: 2 },
    ],
  });
  expect((await categoriesIn('eyeglasses', 'default')).items.map((one: any) => one.sku)).toEqual([
    '500',
    '600',
  ]);

  const renamed = { ...sun, name: { en: 'Sun', de: 'Sonnenbrillen' } };
  await shop.commerce.importCatalogue({ categories: [renamed] });
  expect((await categoriesIn('sun', 'german')).counts.at(-1).label).toBe('Sonnenbrillen');
  await shop.commerce.importCatalogue({ frames: [aFrame({ sku: '600' })] });
  expect((await categoriesIn('sun', 'default')).items).toHaveLength(1);

  expect(await faultsOf({ frames: [aFrame({ sku: '600', categories: ['sports'] })] })).toEqual([
    { place: 'SKU 600 categories', fault: 'there is no sports' },
  ]);
  expect((await faultsOf({ categories: [sun, sun] })).map(({ place }) => place)).toEqual([
    'category sun',
  ]);
});

async function faultsOf(catalogue: unknown, options = {}): Promise<readonly CatalogueFault[]> {
  try {
    await shop.commerce.importCatalogue(catalogue, options);
  } catch (error) {
    return (error as { faults: readonly CatalogueFault[] }).faults;
  }
  return [];
}

test('every refused line is told, and nothing is changed', async () => {
  const bad = { ...aFrame({ sku: '800', urlKey: 'Bad Key' }), price: { default: -1, german: 1 } };
  const faults = await faultsOf({
    frames: [aFrame({ sku: '500', name: 'No' }), bad, 7, aFrame({ sku: '500' })],
    prescriptionProduct: { lenses: [{ code: 'X' }] },
  });

  expect(faults.map(({ place }) => place)).toEqual([
    'frames[1] (SKU 800) urlKey',
    'frames[1] (SKU 800) price.default',
    'frames[2]',
    'lenses[0] (code X) lensTypes',
    'lenses[0] (code X) index',
    'lenses[0] (code X) priceMinor',
    'SKU 500',
    'SKU 501',
    'SKU 502',
    'address frame-500',
  ]);
  expect((await listed()).items[0].name).toBe('Aldo');
  expect(await faultsOf([])).toMatchObject([{ place: 'the file' }]);
  expect(await faultsOf({ frames: [] }, { replaces: true })).toMatchObject([{ place: 'the file' }]);
});

test('nothing is taken from a frame that stays on sale', async () => {
  const frame = (sku: string, colorSku: string, urlKey = `frame-${sku}`) =>
    aFrame({ sku, urlKey, colors: [{ ...firstColor, sku: colorSku }] });

  expect(await faultsOf({ frames: [frame('800', '801', 'frame-500')] })).toEqual([
    { place: 'SKU 800 urlKey', fault: 'frame-500 is the address of SKU 500' },
  ]);
  expect(await faultsOf({ frames: [frame('800', '501')] })).toEqual([
    { place: 'SKU 501', fault: 'is a colour of frame 500' },
  ]);
  expect(await faultsOf({ frames: [frame('0500', '801')] })).toEqual([
    { place: 'SKU 0500', fault: 'is told apart from SKU 500 by zeros alone' },
  ]);
  expect(await faultsOf({ frames: [frame('501', '801')] })).toEqual([
    { place: 'SKU 501', fault: 'is a colour of frame 500' },
  ]);
  expect(await faultsOf({ frames: [frame('800', '500')] })).toEqual([
    { place: 'SKU 500', fault: 'is a frame' },
  ]);
  expect(await faultsOf({ frames: [frame('800', '801', 'prescription')] })).toHaveLength(1);
  expect(
    await faultsOf(aCatalogue([frame('800', '501', 'frame-500')]), { replaces: true }),
  ).toEqual([]);
});
