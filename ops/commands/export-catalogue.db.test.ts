import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import { demoCatalogue } from '#demo/frames/index.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { exportCatalogueCommand } from './export-catalogue.ts';
import { importCatalogueCommand } from './import-catalogue.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-export-'));
let shop: TestShop;
beforeAll(async () => (shop = await aShop()));
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const texts = (en: string) => ({ en, de: `${en} (deutsch)` });
const price = { default: 500, german: 490 };
const named = (sku: string) => ({ sku, urlKey: sku, name: texts(sku) });
function framePictured() {
  const { colors, ...frame } = aFrame({ sku: '500', name: 'Ada "9", or 1;2' });
  const media = [
    { url: 'https://img.example/front.svg?v=1&w=2', label: texts('From the "front"') },
    { url: 'https://img.example/side.avif', roles: ['thumbnail', 'image'] },
  ];
  return { ...frame, colors: colors.map((color, at) => (at === 0 ? { ...color, media } : color)) };
}

const everything = {
  attributes: [
    { code: 'warranty', type: 'number', label: texts('Years'), filterable: true },
    { code: 'vegan', type: 'boolean', label: texts('Vegan') },
    {
      code: 'hinge',
      type: 'select',
      label: texts('Hinge'),
      options: [{ value: 'spring', label: texts('Spring') }],
    },
  ],
  categories: [{ urlKey: 'sport', name: texts('Sport') }],
  frames: [
    {
      ...framePictured(),
      media: [{ url: 'https://img.example/ada.jpg' }],
      tiers: [{ quantity: 3, price }],
      categories: ['eyeglasses', 'sport'],
      attributes: { warranty: 2.5, vegan: false, hinge: 'spring' },
      rimType: 'HalfRim',
      lensOutlineMm: Array.from({ length: 36 }, (_, at) => 20 + at / 7),
    },
    { ...aFrame({ sku: '600' }), features: [] },
  ],
  products: [
    {
      type: 'simple',
      ...named('case'),
      description: texts('For on the way'),
      price,
      tiers: [{ quantity: 2, price }],
      stock: 9,
      listed: true,
      addedOn: '2026-11-01',
      categories: ['sport'],
      attributes: { material: ['Leather', 'Felt 1.5 | 2', String.raw`Cord \ Rope`], warranty: 1 },
      customOptions: [
        { code: 'initials', type: 'field', title: texts('Initials'), maxCharacters: 3, price },
        {
          code: 'lining',
          type: 'radio',
          title: texts('Lining'),
          required: false,
          values: [
            { sku: 'felt', title: texts('Felt'), price: { default: 0, german: 0 } },
            { sku: 'silk', title: texts('Silk'), percent: 12.5 },
          ],
        },
      ],
    },
    { type: 'virtual', ...named('care'), price, media: [{ url: 'https://img.example/c.webp' }] },
    {
      type: 'downloadable',
      ...named('guide'),
      price,
      linksArePurchasedSeparately: true,
      links: [
        { code: 'a', title: texts('A'), price, sampleUrl: 'https://shop.example/a.pdf' },
        { code: 'b', title: texts('B') },
      ],
    },
    {
      type: 'bundle',
      ...named('set'),
      price,
      options: [
        {
          code: 'frame',
          title: texts('Frame'),
          type: 'radio',
          selections: [
            { sku: '501', isDefault: true, percent: 5 },
            { sku: '502', price },
          ],
        },
      ],
    },
    {
      type: 'bundle',
      ...named('box'),
      options: [
        {
          code: 'case',
          title: texts('Case'),
          type: 'checkbox',
          required: false,
          selections: [{ sku: 'case', quantity: 2, canChangeQuantity: true }],
        },
      ],
    },
    { type: 'grouped', ...named('kit'), members: [{ sku: 'case' }, { sku: 'care', quantity: 2 }] },
  ],
};

const files = [
  ['all.json', {}],
  ['all.csv', {}],
  ['all-de.csv', { semicolons: true }],
] as const;

test.each(files)(
  'what is exported to %s changes nothing when it is imported',
  async (name, how) => {
    const { commerce, pool } = shop.services;
    const before = { ...aCatalogue([]), ...everything };
    await commerce.importCatalogue(before, { replaces: true });
    await pool.query(`update commerce.stock set qty = qty - 1 where qty > 0`);
    const file = path.join(folder, name);

    const told = await exportCatalogueCommand.run(shop.services, [file], how);
    expect(told).toMatchObject({ ok: true, data: { frames: 2, colors: 4, products: 6 } });
    expect(readdirSync(folder).filter((one) => one.endsWith('.part'))).toEqual([]);

    const { data } = await importCatalogueCommand.run(shop.services, [file], {});
    const isJson = name.endsWith('json');
    expect(data).toMatchObject({
      frames: { added: 0, updated: 0, unchanged: 2 },
      colors: { added: 0, updated: 0, unchanged: 4 },
      products: { added: 0, updated: 0, unchanged: 6 },
      lenses: {
        added: 0,
        updated: 0,
        unchanged: isJson ? before.prescriptionProduct.lenses.length : 0,
      },
    });
  },
);

test('what is off sale is not exported, and a change is counted as one', async () => {
  const { commerce } = shop.services;
  await commerce.importCatalogue({ ...aCatalogue([]), ...everything }, { replaces: true });
  const file = path.join(folder, 'changed.json');
  await exportCatalogueCommand.run(shop.services, [file], {});
  const [frame, other] = everything.frames;
  const dearer = { ...other, price: { default: 1, german: 2 } };
  await commerce.importCatalogue({ ...aCatalogue([dearer as never]) }, { replaces: true });

  const onSale = await exportCatalogueCommand.run(shop.services, [path.join(folder, 'x.csv')], {});
  expect(onSale.data).toEqual({ frames: 1, colors: 2, products: 0, lenses: 0, pictures: 0 });
  const { data } = await importCatalogueCommand.run(shop.services, [file], { dryRun: true });
  expect(data).toMatchObject({
    frames: { added: 0, updated: 2, unchanged: 0 },
    colors: { updated: 2, unchanged: 2 },
    products: { updated: 6, unchanged: 0 },
  });
  expect(frame?.sku).toBe('500');
});

test.each(['demo.json', 'demo.csv'])(
  'the demo’s catalogue comes back from %s as it was',
  async (name) => {
    await shop.services.commerce.importCatalogue(demoCatalogue, { replaces: true });
    const file = path.join(folder, name);
    const exported = await exportCatalogueCommand.run(shop.services, [file], {});
    const { data, text } = await importCatalogueCommand.run(shop.services, [file], {
      replace: true,
    });
    expect(text).not.toMatch(/[1-9]\d* (added|updated|taken off sale)/);
    expect(exported.data).toMatchObject({ frames: demoCatalogue.frames.length });
    expect(data).toMatchObject({ frames: { unchanged: demoCatalogue.frames.length } });
  },
);

test('a lens that does not say what it is is imported over, and not exported', async () => {
  const { commerce, pool } = shop.services;
  await commerce.importCatalogue(demoCatalogue, { replaces: true });
  await pool.query(`update commerce.product_option_value_prices set title = 'Glass'
    where value_id = (select min(id) from commerce.product_option_values)`);
  const run = exportCatalogueCommand.run(shop.services, [path.join(folder, 'lens.json')], {});
  await expect(run).rejects.toThrow('cannot be told from "Glass"');
  const plan = await commerce.importCatalogue(demoCatalogue, { replaces: true });
  expect(plan.lenses).toMatchObject({ added: 0, updated: 1 });
});
