import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { exportCatalogueCommand } from '../commands/export-catalogue.ts';
import { importCatalogueCommand } from '../commands/import-catalogue.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-examples-'));
const example = (kind: 'json' | 'csv') => path.join('examples/catalogue', `every-kind.${kind}`);
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
  await shop.services.commerce.importCatalogue(aCatalogue([aFrame({ sku: '500' })]), {
    replaces: true,
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const run = (file: string) => importCatalogueCommand.run(shop.services, [file], {});

async function found(skus: readonly string[], store: string) {
  const { data } = await shop.services.commerce.execute(
    `query ($skus: [String]) { products(filter: { sku: { in: $skus } }, pageSize: 20) { items {
       __typename sku name stock_status categories { url_key }
       small_image { url label }
       price_range { minimum_price { final_price { value currency } } }
       price_tiers { quantity final_price { value } }
       related_products { sku } upsell_products { sku } crosssell_products { sku }
       custom_attributesV2 { items { code ... on AttributeValue { value }
         ... on AttributeSelectedOptions { selected_options { label } } } }
       ... on ConfigurableProduct { variants { product { sku media_gallery { url label } } } }
       ... on SimpleProduct { options { title __typename } }
       ... on BundleProduct { items { title options { quantity } } }
       ... on DownloadableProduct { downloadable_product_links { title price } }
       ... on GroupedProduct { items { qty product { sku } } } } } }`,
    { skus },
    { store },
  );
  const { items } = (data as { products: { items: { sku: string }[] } }).products;
  return new Map(items.map((item) => [item.sku, item]));
}

const skus = [
  '30100',
  'nora-case',
  'nora-cloth',
  'nora-insurance',
  'nora-guide',
  'nora-set',
  'nora-kit',
  'nora-chain',
];

test('the example with every kind of product is imported, and found in both stores', async () => {
  expect(await run(example('json'))).toMatchObject({
    ok: true,
    data: { frames: { added: 1 }, colors: { added: 2 }, products: { added: 10 } },
  });

  const english = await found(skus, 'default');
  expect([...english.keys()].toSorted()).toEqual(skus.toSorted());
  expect(english.get('30100')).toMatchObject({
    __typename: 'ConfigurableProduct',
    stock_status: 'IN_STOCK',
    categories: [{ url_key: 'eyeglasses' }, { url_key: 'sun' }],
    price_range: { minimum_price: { final_price: { value: 129, currency: 'USD' } } },
    price_tiers: [{ quantity: 2, final_price: { value: 119 } }],
    related_products: [{ sku: 'nora-set' }],
    upsell_products: [{ sku: 'nora-set' }],
    crosssell_products: [{ sku: 'nora-case' }, { sku: 'nora-cloth' }],
    small_image: { url: expect.stringContaining('/media/products/') },
    custom_attributesV2: {
      items: expect.arrayContaining([
        { code: 'care_note', value: 'Wash with cold water.' },
        { code: 'warranty_years', value: '3' },
        { code: 'vegan', value: '1' },
        { code: 'in_season_from', value: expect.stringContaining('2027-03-01') },
        { code: 'hinge', selected_options: [{ label: 'Spring hinge' }] },
        { code: 'good_for', selected_options: [{ label: 'Screens' }, { label: 'Travel' }] },
      ]),
    },
    variants: [
      {
        product: {
          sku: '30101',
          media_gallery: [
            {
              url: expect.stringMatching(/^http:\/\/localhost:3000\/media\/products\/[\da-f]{32}$/),
              label: 'Nora in midnight, from the front',
            },
            {
              url: expect.stringMatching(/\/media\/products\/[\da-f]{32}\.svg$/),
              label: 'Nora in midnight, from the side',
            },
          ],
        },
      },
      { product: { sku: '30102', media_gallery: { length: 3 } } },
    ],
  });
  expect(english.get('nora-case')).toMatchObject({
    __typename: 'SimpleProduct',
    options: ['Initials', 'A few words inside', 'Ready by', 'Lining', 'With it'].map((title) => ({
      title,
    })),
    price_tiers: [{ quantity: 3 }, { quantity: 10 }],
    related_products: [{ sku: 'nora-chain' }],
    crosssell_products: [{ sku: 'nora-cloth' }],
    small_image: { url: 'https://img.shop.example/case.webp', label: 'The case, closed' },
  });
  expect(english.get('nora-insurance')).toMatchObject({ __typename: 'VirtualProduct' });
  expect(english.get('nora-guide')).toMatchObject({
    downloadable_product_links: [
      { title: 'Washing', price: 1 },
      { title: 'Storing', price: 1.5 },
    ],
  });
  expect(english.get('nora-set')).toMatchObject({
    items: [
      { title: 'Frame', options: { length: 2 } },
      { title: 'Cloths', options: [{ quantity: 2 }] },
    ],
  });
  expect(english.get('nora-kit')).toMatchObject({
    items: [
      { qty: 1, product: { sku: 'nora-case' } },
      { qty: 2, product: { sku: 'nora-cloth' } },
      { qty: 0, product: { sku: 'nora-insurance' } },
    ],
  });
  expect(english.get('nora-chain')).toMatchObject({
    __typename: 'ConfigurableProduct',
    categories: [{ url_key: 'chains' }],
    custom_attributesV2: { items: [] },
    variants: ['nora-chain-gold-60', 'nora-chain-gold-75', 'nora-chain-silver-75'].map((sku) => ({
      product: { sku },
    })),
  });

  const german = await found(['nora-case'], 'german');
  expect(german.get('nora-case')).toMatchObject({
    name: 'Etui',
    price_range: { minimum_price: { final_price: { value: 19, currency: 'EUR' } } },
    small_image: { label: 'Das Etui, geschlossen' },
  });
});

test('the same as a table says the same, and so does what is exported', async () => {
  await run(example('json'));
  const unchanged = {
    frames: { added: 0, updated: 0, unchanged: 1 },
    colors: { added: 0, updated: 0, unchanged: 2 },
    products: { added: 0, updated: 0, unchanged: 10 },
  };
  expect(await run(example('csv'))).toMatchObject({ ok: true, data: unchanged });

  const written = path.join(folder, 'out.json');
  await exportCatalogueCommand.run(shop.services, [written], {});
  expect(await run(written)).toMatchObject({
    ok: true,
    data: {
      ...unchanged,
      frames: { added: 0, updated: 0, unchanged: 2 },
      colors: { added: 0, updated: 0, unchanged: 4 },
      pictures: { added: [], unchanged: { length: 2 } },
    },
  });
});
