import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods, selectionUids } from '../cart/bundles.test-data.ts';
import { aPlanShop } from '../checkout/checkout.test-data.ts';
import { aCatalogue, aFrame, type TestCommerce } from '../commerce.test-data.ts';
import { RefusedCatalogue } from './catalogue-file.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
  await shop.commerce.importCatalogue({ products: goods });
});
afterAll(() => shop.close());

async function faultsOf(products: unknown[]) {
  const refused = shop.commerce.importCatalogue({ products }, { isTrial: true });
  const error: unknown = await refused.catch((reason: unknown) => reason);
  return error instanceof RefusedCatalogue ? error.faults : [];
}

const named = (sku: string) => goods.find((one) => one.sku === sku);
const set = { ...named('set'), options: undefined };
const aPart = (sku: string) => ({
  ...set,
  options: [
    {
      code: 'a',
      title: { en: 'A', de: 'A' },
      type: 'select',
      selections: [{ sku }],
    },
  ],
});

test.each([
  ['a part that is nowhere', [aPart('nothing')], 'there is no nothing'],
  ['a model as a part', [aPart('10100')], '10100 is no single piece'],
  ['a bundle in a bundle', [aPart('box')], 'box is no single piece'],
  ['the prescription as a part', [aPart('BasePrescription')], 'there is no BasePrescription'],
  ['another type', [{ ...named('care'), type: 'simple', stock: 1 }], 'is a virtual product'],
  ['a category that is nowhere', [{ ...named('care'), categories: ['x'] }], 'there is no x'],
  [
    'an attribute that is none',
    [{ ...named('care'), attributes: { smell: ['x'] } }],
    'there is no attribute smell',
  ],
  [
    'a word that is none',
    [{ ...named('care'), attributes: { size: ['Huge'] } }],
    'has no word Huge',
  ],
  ['an address of another', [{ ...named('care'), urlKey: 'box' }], 'box is the address of SKU box'],
])('%s is refused', async (_name, products, fault) => {
  expect((await faultsOf(products)).map((one) => one.fault)).toContain(fault);
});

test('what is wrong with one product is told with its place', async () => {
  const faults = await faultsOf([
    { ...named('cloth'), sku: '77' },
    { ...named('set'), options: [] },
    named('care'),
    named('care'),
  ]);
  expect(faults.map(({ place }) => place)).toEqual([
    'products[0] (SKU 77) sku',
    'products[1] (SKU set) options',
    'SKU care',
    'address care',
  ]);
});

test('a field that is none is told where it stands, and not left out', async () => {
  const { options: [choice] = [] } = named('set') ?? {};
  const faults = await faultsOf([
    { ...named('cloth'), tier: [] },
    { ...named('care'), name: { en: 'Care', de: 'Pflege', fr: 'Soin' } },
    { ...named('set'), options: [{ ...choice, needed: true }] },
  ]);
  expect(faults).toEqual([
    { place: 'products[0] (SKU cloth) tier', fault: 'is no field' },
    { place: 'products[1] (SKU care) name.fr', fault: 'is no field' },
    { place: 'products[2] (SKU set) options.0.needed', fault: 'is no field' },
  ]);
  const [frame] = aCatalogue([aFrame({ sku: '10100' })]).frames;
  const refused = shop.commerce.importCatalogue(
    { frames: [{ ...frame, measurements: { ...frame?.measurements, height: 3 } }], product: [] },
    { isTrial: true },
  );
  await expect(refused).rejects.toThrow(/the file product: is no field/);
});

test('a selection that stays keeps its uid, and one that goes is not offered', async () => {
  const before = await selectionUids(shop, 'set');
  const [frame, cloths] = named('set')?.options ?? [];
  const without = { ...cloths, selections: [{ sku: 'care' }, { sku: '10201' }] };
  await shop.commerce.importCatalogue({
    products: [{ ...named('set'), options: [frame, without] }],
  });
  const after = await selectionUids(shop, 'set');
  expect(after).toEqual({
    '10301': before['10301'],
    '10101': before['10101'],
    care: before['care'],
    '10201': expect.any(String),
  });
  await shop.commerce.importCatalogue({ products: goods });
});

test('a bundle follows the names and prices of the frames in it', async () => {
  const frame = aFrame({ sku: '10100', name: 'Renamed', price: { default: 5000, german: 5000 } });
  await shop.commerce.importCatalogue({ frames: [frame] });
  const { products } = await shop.ask(`{ products(filter: { sku: { eq: "set" } }) { items {
    price_range { maximum_price { final_price { value } } }
    ... on BundleProduct { items { options { label } } } } } }`);
  expect(products.items[0]).toMatchObject({
    price_range: { maximum_price: { final_price: { value: 50 + 10 + 9 } } },
    items: [{ options: [{}, { label: 'Renamed, Midnight' }] }, {}],
  });
});

test('goods with words of attributes are filtered, counted and told by them', async () => {
  const attributes = { color: ['Black', 'Blue'], material: ['Leather'] };
  await shop.commerce.importCatalogue({
    products: [{ ...named('cloth'), listed: true, attributes }],
  });
  const { products } = await shop.ask(`{ products(filter: { material: { eq: "Leather" },
    color: { eq: "Blue" } }) { items { sku material
      custom_attributesV2(filters: { is_filterable: true }) { errors { message } items { code
        ... on AttributeSelectedOptions { selected_options { label value } } } }
      hidden: custom_attributesV2(filters: { is_filterable: false }) { items { code } } }
    aggregations { attribute_code options { value count } } } }`);
  expect(products.items).toEqual([
    {
      sku: 'cloth',
      material: 'Leather',
      custom_attributesV2: {
        errors: [],
        items: [
          {
            code: 'color',
            selected_options: [
              { label: 'Black', value: 'Black' },
              { label: 'Blue', value: 'Blue' },
            ],
          },
          { code: 'material', selected_options: [{ label: 'Leather', value: 'Leather' }] },
        ],
      },
      hidden: { items: [] },
    },
  ]);
  expect(products.aggregations).toContainEqual({
    attribute_code: 'material',
    options: [{ value: 'Leather', count: 1 }],
  });
  await shop.commerce.importCatalogue({ products: goods });
});

test('a catalogue that replaces all takes other goods off sale too, and says so', async () => {
  const catalogue = { ...aCatalogue([aFrame()]), products: [named('cloth')] };
  const plan = await shop.commerce.importCatalogue(catalogue, { replaces: true });
  expect(plan.products).toEqual({ added: 0, updated: 0, unchanged: 1, takenOffSale: 3 });
  const { products } = await shop.ask(
    `{ products(filter: { sku: { in: ["cloth", "care", "set", "box"] } }) { items { sku } } }`,
  );
  expect(products.items).toEqual([{ sku: 'cloth' }]);
});
