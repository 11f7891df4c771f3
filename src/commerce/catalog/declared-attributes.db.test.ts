import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCatalogue, aCommerce, aFrame, type TestCommerce } from '../commerce.test-data.ts';
import { RefusedCatalogue } from './catalogue-file.ts';

const option = (value: string, en: string, de: string) => ({ value, label: { en, de } });
const attributes = [
  { code: 'engraving', type: 'text', label: { en: 'Engraving', de: 'Gravur' } },
  { code: 'warranty', type: 'number', label: { en: 'Years', de: 'Jahre' }, filterable: true },
  { code: 'vegan', type: 'boolean', label: { en: 'Vegan', de: 'Vegan' }, filterable: true },
  { code: 'season', type: 'date', label: { en: 'Since', de: 'Seit' }, filterable: true },
  {
    code: 'hinge',
    type: 'select',
    label: { en: 'Hinge', de: 'Scharnier' },
    filterable: true,
    options: [
      option('spring', 'Spring hinge', 'Federscharnier'),
      option('plain', 'Plain', 'Schlicht'),
    ],
  },
  {
    code: 'sports',
    type: 'multiselect',
    label: { en: 'For sports', de: 'Für Sport' },
    filterable: true,
    options: [option('run', 'Running', 'Laufen'), option('ski', 'Skiing', 'Ski')],
  },
];
const frames = [
  {
    ...aFrame({ sku: '500' }),
    attributes: {
      engraving: 'for Ada | and Bo',
      warranty: 2.5,
      vegan: true,
      season: '2026-03-01',
      hinge: 'spring',
      sports: ['ski', 'run'],
    },
  },
  { ...aFrame({ sku: '600' }), attributes: { warranty: 10, vegan: false, season: '2027-01-01' } },
  { ...aFrame({ sku: '700' }), attributes: { hinge: 'plain', sports: ['run'] } },
  aFrame({ sku: '800' }),
];

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aCommerce();
  await shop.commerce.importCatalogue({ ...aCatalogue(frames), attributes }, { replaces: true });
});
afterAll(() => shop.close());

async function found(filter: object): Promise<string[]> {
  const { products } = await shop.ask(
    `query ($filter: ProductAttributeFilterInput) {
       products(filter: $filter) { items { sku } } }`,
    { filter },
  );
  return products.items.map(({ sku }: { sku: string }) => sku);
}

describe('an attribute that a catalogue declares', () => {
  test.each([
    [{ hinge: { eq: 'spring' } }, ['500']],
    [{ sports: { in: ['run', 'ski'] } }, ['500', '700']],
    [{ sports: { eq: 'run' }, hinge: { eq: 'plain' } }, ['700']],
    [{ vegan: { eq: '1' } }, ['500']],
    [{ vegan: { eq: '0' } }, ['600']],
    [{ warranty: { from: '2.5' } }, ['500', '600']],
    [{ warranty: { from: '3', to: '9' } }, []],
    [{ season: { to: '2026-12-31' } }, ['500']],
    [{ season: { from: '2026-03-02' } }, ['600']],
  ])('lists filter by it: %j', async (filter, skus) => {
    expect(await found(filter)).toEqual(skus);
    // A product that is named obeys it too.
    expect(await found({ ...filter, sku: { in: ['500', '600', '700', '800'] } })).toEqual(skus);
  });

  test('is counted in the language of the store, options in their order', async () => {
    const ask = `{ products(filter: { price: { from: "0" } }) {
      aggregations { attribute_code label options { label value count } } } }`;
    const { products } = await shop.ask(ask, {}, { store: 'german' });
    const declared = products.aggregations.slice(-5);
    expect(declared).toEqual([
      {
        attribute_code: 'warranty',
        label: 'Jahre',
        options: [
          { label: '2.5', value: '2.5', count: 1 },
          { label: '10', value: '10', count: 1 },
        ],
      },
      {
        attribute_code: 'vegan',
        label: 'Vegan',
        options: [
          { label: 'Nein', value: '0', count: 1 },
          { label: 'Ja', value: '1', count: 1 },
        ],
      },
      expect.objectContaining({ attribute_code: 'season' }),
      {
        attribute_code: 'hinge',
        label: 'Scharnier',
        options: [
          { label: 'Federscharnier', value: 'spring', count: 1 },
          { label: 'Schlicht', value: 'plain', count: 1 },
        ],
      },
      {
        attribute_code: 'sports',
        label: 'Für Sport',
        options: [
          { label: 'Laufen', value: 'run', count: 2 },
          { label: 'Ski', value: 'ski', count: 1 },
        ],
      },
    ]);
  });

  test('is told with the product, and a color has what its frame has', async () => {
    const ask = `{ products(filter: { sku: { eq: "501" } }) { items {
      custom_attributesV2 { items { code ... on AttributeValue { value }
        ... on AttributeSelectedOptions { selected_options { label value } } } }
      hidden: custom_attributesV2(filters: { is_filterable: false }) { items { code } } } } }`;
    const [color] = (await shop.ask(ask, {}, { store: 'german' })).products.items;
    expect(color.custom_attributesV2.items.slice(-6)).toEqual([
      { code: 'engraving', value: 'for Ada | and Bo' },
      { code: 'warranty', value: '2.5' },
      { code: 'vegan', value: '1' },
      { code: 'season', value: '2026-03-01' },
      { code: 'hinge', selected_options: [{ label: 'Federscharnier', value: 'spring' }] },
      {
        code: 'sports',
        selected_options: [
          { label: 'Ski', value: 'ski' },
          { label: 'Laufen', value: 'run' },
        ],
      },
    ]);
    expect(color.hidden.items).toEqual([{ code: 'engraving' }]);
  });

  test('is described by its type, with labels of the store', async () => {
    const described = await shop.ask(
      `query ($inputs: [AttributeInput!]!) {
         customAttributeMetadataV2(attributes: $inputs) { items { code label frontend_input
           options { label value } ... on CatalogAttributeMetadata { is_filterable } } errors { message } }
         customAttributeMetadata(attributes: $inputs) { items { attribute_code attribute_type input_type } }
         attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: false }) {
           items { code } } }`,
      {
        inputs: ['hinge', 'warranty'].map((attribute_code) => ({
          attribute_code,
          entity_type: 'catalog_product',
        })),
      },
      { store: 'german' },
    );
    expect(described).toEqual({
      customAttributeMetadataV2: {
        errors: [],
        items: [
          {
            code: 'hinge',
            label: 'Scharnier',
            frontend_input: 'SELECT',
            is_filterable: true,
            options: [
              { label: 'Federscharnier', value: 'spring' },
              { label: 'Schlicht', value: 'plain' },
            ],
          },
          {
            code: 'warranty',
            label: 'Jahre',
            frontend_input: 'TEXT',
            is_filterable: true,
            options: [],
          },
        ],
      },
      customAttributeMetadata: {
        items: [
          { attribute_code: 'hinge', attribute_type: 'String', input_type: 'select' },
          { attribute_code: 'warranty', attribute_type: 'Float', input_type: 'text' },
        ],
      },
      attributesList: { items: [{ code: 'engraving' }] },
    });
  });

  test('has new labels everywhere, and is a filter in every process, once it is declared so', async () => {
    const other = shop.anotherProcess();
    const ask = `{ products(filter: { engraving: { eq: "for Ada | and Bo" } }) { items { sku } } }`;
    const before = await other.execute(ask, {}, {});
    expect(before.errors?.[0]?.message).toContain('engraving');

    const [engraving] = attributes;
    const hinge = { ...attributes[4], label: { en: 'Joint', de: 'Gelenk' } };
    await shop.commerce.importCatalogue({
      attributes: [{ ...engraving, filterable: true }, hinge],
    });
    expect((await other.execute(ask, {}, {})).data).toEqual({
      products: { items: [{ sku: '500' }] },
    });
    expect(await found({ engraving: { eq: 'for Ada | and Bo' } })).toEqual(['500']);

    await shop.commerce.importCatalogue({ attributes: [engraving] });
    expect((await shop.commerce.execute(ask, {}, {})).errors?.[0]?.message).toBe(
      'Field "engraving" is not defined by type "ProductAttributeFilterInput".',
    );
    expect(await found({ hinge: { eq: 'spring' }, warranty: { from: '1' } })).toEqual(['500']);
  });
});

test.each([
  [{ attributes: { smell: 'x' } }, 'SKU 500 attribute:smell', 'there is no attribute smell'],
  [{ attributes: { warranty: 'long' } }, 'SKU 500 attribute:warranty', 'is a number'],
  [{ attributes: { vegan: 1 } }, 'SKU 500 attribute:vegan', 'is true or false'],
  [{ attributes: { season: 'spring' } }, 'SKU 500 attribute:season', 'is a day, like 2027-03-01'],
  [{ attributes: { hinge: 'none' } }, 'SKU 500 attribute:hinge', 'has no option none'],
  [{ attributes: { sports: ['run', 'x'] } }, 'SKU 500 attribute:sports', 'has no option x'],
])('a frame with %j is refused', async (given, place, fault) => {
  const frame = { ...aFrame({ sku: '500' }), ...given };
  const refused = shop.commerce.importCatalogue({ frames: [frame] });
  const error: unknown = await refused.catch((reason: unknown) => reason);
  expect(error instanceof RefusedCatalogue ? error.faults : []).toEqual([{ place, fault }]);
});

const long = 'ab'.repeat(128);

test('options and filters that products are in the way of are refused with how many', async () => {
  const [engraving, , , , hinge] = attributes;
  const frame = { ...aFrame({ sku: '850' }), attributes: { engraving: long } };
  await shop.commerce.importCatalogue({ frames: [frame] });
  const faultsOf = async (catalogue: object) => {
    const refused = shop.commerce.importCatalogue(catalogue, { isTrial: true });
    const error: unknown = await refused.catch((reason: unknown) => reason);
    return error instanceof RefusedCatalogue ? error.faults : [];
  };
  const bent = { ...hinge, options: [option('bent', 'Bent', 'Gebogen')] };
  const asFilter = { ...engraving, filterable: true };
  expect(await faultsOf({ attributes: [bent, asFilter] })).toEqual([
    {
      place: 'attribute engraving filterable',
      fault: '1 product has a text longer than 255 characters',
    },
    { place: 'attribute hinge options', fault: '1 product has plain, which is left out' },
    { place: 'attribute hinge options', fault: '1 product has spring, which is left out' },
  ]);

  const bare = ['500', '700', '850'].map((sku) => aFrame({ sku }));
  expect(await faultsOf({ attributes: [bent, asFilter], frames: bare })).toEqual([]);
  expect(await faultsOf({ attributes: [asFilter], frames: [frame] })).toEqual([
    {
      place: 'SKU 850 attribute:engraving',
      fault: 'is longer than 255 characters, and lists are filtered by it',
    },
  ]);
});

test.each(['name', 'material'])('a %s that fits no index is refused', async (field) => {
  const frame = { ...aFrame({ sku: '500' }), [field]: long };
  await expect(shop.commerce.importCatalogue({ frames: [frame] })).rejects.toThrow('<=255');
});

test.each([
  [{ ...attributes[1], type: 'text' }, 'is number, and stays so'],
  [{ ...attributes[1], code: 'price' }, 'is what the shop calls something else'],
  [{ ...attributes[4], options: [] }, expect.stringContaining('>=1')],
])('a declaration of %j is refused', async (given, fault) => {
  const refused = shop.commerce.importCatalogue({ attributes: [given] });
  const error: unknown = await refused.catch((reason: unknown) => reason);
  const faults = error instanceof RefusedCatalogue ? error.faults : [];
  expect(faults.map((one) => one.fault)).toEqual([fault]);
});
