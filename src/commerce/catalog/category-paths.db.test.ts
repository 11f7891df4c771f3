import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGuest, aPlanShop, addProducts, readCart } from '../checkout/checkout.test-data.ts';
import { aFrame, type TestCommerce } from '../commerce.test-data.ts';
import { entityUid } from '../ids.ts';
import { RefusedCatalogue } from './catalogue-file.ts';

const categories = [
  // What lies deepest first: the order says nothing of what lies in what.
  { urlKey: 'grey', parent: 'sun/polarized', name: { en: 'Grey', de: 'Grau' } },
  { urlKey: 'polarized', parent: 'sun', name: { en: 'Polarized', de: 'Polarisiert' } },
  { urlKey: 'sun', name: { en: 'Sun', de: 'Sonne' } },
  { urlKey: 'sale', name: { en: 'Sale', de: 'Angebote' } },
  { urlKey: 'sun', parent: 'sale', name: { en: 'Sun', de: 'Sonne' } },
];
const frames = [
  aFrame({ sku: '10100', name: 'Deep', categories: ['sun/polarized/grey'] }),
  aFrame({ sku: '10200', name: 'High', categories: ['sun', 'sale/sun'] }),
];

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
  await shop.commerce.importCatalogue({ categories, frames });
});
afterAll(() => shop.close());

type Category = { id: number; url_path: string; product_count: number };

async function told(store = 'default') {
  const { categories: page } = await shop.ask(
    `{ categories(filters: {}) { items { id name url_path path level product_count
         breadcrumbs { category_name category_url_path } } } }`,
    {},
    { store },
  );
  const items = page.items as Category[];
  return new Map(items.map((one) => [one.url_path, one]));
}

test('categories lie in others at any depth, in any order of the file', async () => {
  const all = await told('german');
  expect([...all.keys()].filter(Boolean).toSorted()).toEqual([
    'eyeglasses',
    'sale',
    'sale/sun',
    'sun',
    'sun/polarized',
    'sun/polarized/grey',
  ]);
  expect(all.get('sun/polarized/grey')).toMatchObject({
    name: 'Grau',
    level: 4,
    path: `1/2/${all.get('sun')?.id}/${all.get('sun/polarized')?.id}/${all.get('sun/polarized/grey')?.id}`,
    breadcrumbs: [
      { category_name: 'Sonne', category_url_path: 'sun' },
      { category_name: 'Polarisiert', category_url_path: 'sun/polarized' },
    ],
  });
  expect(all.get('sun')?.product_count).toBe(2);
  expect(all.get('sun/polarized')?.product_count).toBe(1);
});

test('an address leads to the category with that path, and to no other', async () => {
  const at = async (url: string) =>
    (await shop.ask('query ($url: String!) { route(url: $url) { relative_url type } }', { url }))
      .route;
  expect(await at('sale/sun')).toEqual({ relative_url: 'sale/sun', type: 'CATEGORY' });
  expect(await at('polarized')).toBeNull();
});

test('a list of a category shows what lies in those below it, and counts it', async () => {
  const id = (await told()).get('sun')?.id ?? 0;
  const list = `query ($filter: ProductAttributeFilterInput) { products(filter: $filter) {
    total_count items { sku categories { url_path } }
    aggregations { attribute_code options { label value count } } } }`;
  for (const filter of [
    { category_id: { eq: String(id) } },
    { category_uid: { eq: entityUid(id) } },
    { category_url_path: { eq: 'sun' } },
  ])
    expect((await shop.ask(list, { filter })).products).toMatchObject({ total_count: 2 });
  const { products } = await shop.ask(list, {
    filter: { category_url_path: { eq: 'sun/polarized' } },
  });
  expect(products.items).toEqual([
    { sku: '10100', categories: [{ url_path: 'sun/polarized/grey' }] },
  ]);
  const [, byCategory] = products.aggregations;
  expect(byCategory).toMatchObject({ attribute_code: 'category_uid' });
  expect(byCategory.options.toSorted(byLabel)).toMatchObject([
    { label: 'Grey', count: 1 },
    { label: 'Polarized', count: 1 },
    { label: 'Sun', value: entityUid(id), count: 1 },
  ]);
});
const byLabel = (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label);

test('they are told as they came, and importing them again changes nothing', async () => {
  const plan = await shop.commerce.importCatalogue({ categories, frames }, { isTrial: true });
  expect(plan.frames).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
  const before = await told();
  await shop.commerce.importCatalogue({ categories, frames });
  expect(await told()).toEqual(before);
});

test('what lies nowhere is refused, and so is the same path twice', async () => {
  const faultsOf = async (file: object) => {
    const refused = shop.commerce.importCatalogue(file, { isTrial: true });
    const error: unknown = await refused.catch((reason: unknown) => reason);
    return error instanceof RefusedCatalogue ? error.faults : [];
  };
  const name = { en: 'A', de: 'A' };
  expect(
    await faultsOf({
      categories: [{ urlKey: 'a', parent: 'moon', name }],
      frames: [aFrame({ sku: '10100', categories: ['polarized'] })],
    }),
  ).toEqual([
    { place: 'category moon/a parent', fault: 'there is no moon' },
    { place: 'SKU 10100 categories', fault: 'there is no polarized' },
  ]);
  expect(
    await faultsOf({
      categories: [
        { urlKey: 'sun', name },
        { urlKey: 'sun', parent: 'sale', name },
        { urlKey: 'sun', parent: 'sale', name },
      ],
    }),
  ).toEqual([{ place: 'category sale/sun', fault: 'stands there twice' }]);
});

test('a rule for a category holds for what lies in those below it', async () => {
  const rule = {
    code: 'sun-days',
    label: { default: 'Sun days', german: 'Sonnentage' },
    percent: 10,
    goods: { categories: ['sun'] },
  };
  await shop.commerce.promotions.importRules({
    rules: [rule],
    catalogue: [{ code: 'shade', percent: 10, goods: { categories: ['sun/polarized'] } }],
  });
  const { cartId, headers } = await aGuest(shop);
  await shop.ask(addProducts, { cartId, items: [{ sku: '10101', quantity: 1 }] }, headers);
  const { cart } = await shop.ask(readCart, { cartId }, headers);
  expect(cart.items[0].prices.discounts).toMatchObject([{ label: 'Sun days' }]);
  const { products } = await shop.ask(`{ products(filter: { sku: { in: ["10100", "10200"] } }) {
    items { sku price_range { minimum_price { discount { percent_off } } } } } }`);
  expect(products.items).toEqual([
    { sku: '10100', price_range: { minimum_price: { discount: { percent_off: 10 } } } },
    { sku: '10200', price_range: { minimum_price: { discount: { percent_off: 0 } } } },
  ]);
});
