import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conditions } from '#test/conditions.ts';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { exportCatalogueCommand } from './export-catalogue.ts';
import { importCatalogueCommand } from './import-catalogue.ts';

const outline = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2"/></svg>';
const unsafe = '<svg xmlns="http://www.w3.org/2000/svg">\n<script/></svg>';
const front = { file: 'pictures/front.jpg', label: { en: 'Its front', de: 'Von vorn' } };
const side = { file: 'pictures/side.svg', roles: ['swatch_image'] };

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await aShop();
  await shop.services.commerce.importCatalogue(aCatalogue([]), { replaces: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-media-'));
  await mkdir(path.join(folder, 'pictures'));
  await photo('front.jpg', '#604020');
  writeFileSync(path.join(folder, 'pictures/side.svg'), outline);
  writeFileSync(path.join(folder, 'pictures/unsafe.svg'), unsafe);
  return () => rmSync(folder, { recursive: true });
});

function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
  return picture.jpeg().toFile(path.join(folder, 'pictures', name));
}

function pictured(media: object[], sku = '500') {
  const { colors, ...frame } = aFrame({ sku, name: 'Ada' });
  return { ...frame, colors: colors.map((one, at) => (at === 0 ? { ...one, media } : one)) };
}

const cloth = (media: object[]) => ({
  type: 'simple',
  sku: 'cloth',
  urlKey: 'cloth',
  name: { en: 'Cloth', de: 'Tuch' },
  price: { default: 500, german: 490 },
  stock: 4,
  media,
});

function run(file: object, options = {}) {
  const place = path.join(folder, 'products.json');
  writeFileSync(place, JSON.stringify(file));
  return importCatalogueCommand.run(shop.services, [place], options);
}

const runCsv = (lines: string[], options = {}) => {
  const place = path.join(folder, 'products.csv');
  writeFileSync(place, lines.join('\n'));
  return importCatalogueCommand.run(shop.services, [place], options);
};

const csvLine = (sku: string, media: object[], names = `${sku},${sku}`) =>
  `simple,${sku},${sku},${names},5.00,4.90,4,"${JSON.stringify(media).replaceAll('"', '""')}"`;
const csvHead = 'type,sku,url_key,name:en,name:de,price:default,price:german,stock,media';

async function ask(sku: string, store = 'default') {
  const shown = `sku image { url label } small_image { url } thumbnail { url } swatch_image
    media_gallery { url label position disabled } media_gallery_entries { file types }`;
  const { data } = await shop.services.commerce.execute(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) {
       items { ${shown} ... on ConfigurableProduct { variants { product { ${shown} } } } } } }`,
    { sku },
    { store },
  );
  // Answers are looked into freely in tests.
  // oxlint-disable-next-line typescript/no-explicit-any
  return (data as any).products.items[0];
}

async function filesKept() {
  const { rows } = await shop.services.pool.query<{ name: string; unused: boolean }>(
    'select name, unused_since is not null as unused from commerce.media_files order by name',
  );
  return rows;
}

describe('pictures beside a file of products', () => {
  test('are taken in, and told with whole addresses, labels, places and roles', async () => {
    const outcome = await run({ frames: [pictured([front, side])], products: [cloth([front])] });
    expect(outcome.text).toContain('pictures: 2 added, 0 unchanged');
    const { variants } = await ask('500');
    const address = /^http:\/\/localhost:3000\/media\/products\/[\da-f]{32}$/;
    const [first] = variants[0].product.media_gallery;
    expect(first.url).toMatch(address);
    expect(variants[0].product).toMatchObject({
      image: { url: first.url, label: 'Its front' },
      small_image: { url: first.url },
      thumbnail: { url: first.url },
      swatch_image: expect.stringMatching(/\/media\/products\/[\da-f]{32}\.svg$/),
      media_gallery: [
        { label: 'Its front', position: 0, disabled: false },
        { label: 'Ada, Midnight', position: 1, disabled: false },
      ],
      media_gallery_entries: [
        { file: new URL(first.url).pathname.replace('/media', ''), types: { length: 3 } },
        { types: ['swatch_image'] },
      ],
    });
    expect((await ask('cloth', 'german')).image).toEqual({ url: first.url, label: 'Von vorn' });
    expect(await filesKept()).toEqual([
      { name: 'front', unused: false },
      { name: 'side', unused: false },
    ]);
  });

  test('change nothing when they come again, by a table as well', async () => {
    const file = { frames: [pictured([front, side])], products: [cloth([front])] };
    await run(file);
    const unchanged = { added: 0, updated: 0 };
    expect((await run(file)).data).toMatchObject({
      colors: unchanged,
      products: unchanged,
      pictures: { added: [], unchanged: [front.file, side.file] },
    });
    const table = await runCsv([csvHead, csvLine('cloth', [front], 'Cloth,Tuch')]);
    expect(table.data).toMatchObject({ products: { ...unchanged, unchanged: 1 } });
  });

  test('are another picture once the file has changed', async () => {
    await run({ products: [cloth([front])] });
    const before = await ask('cloth');
    await photo('front.jpg', '#204060');
    expect((await run({ products: [cloth([front])] })).data).toMatchObject({
      products: { updated: 1 },
      pictures: { added: [{ file: front.file }] },
    });
    expect((await ask('cloth')).image.url).not.toBe(before.image.url);
  });

  test('are named before they are taken, and nothing is written then', async () => {
    const kept = await filesKept();
    await photo('new.jpg', '#112233');
    const outcome = await run(
      { products: [cloth([{ file: 'pictures/new.jpg' }])] },
      { dryRun: true },
    );
    expect(outcome.text).toMatch(/pictures\/new\.jpg: 1200 × 800 pixels, \d+ kB/);
    expect(await filesKept()).toEqual(kept);
  });
});

describe('what is not taken in', () => {
  test('is told with its product and its reason, and nothing is changed', async () => {
    const media = ['none.jpg', '../out.jpg', 'pictures/unsafe.svg', 'products.json'];
    const before = await filesKept();
    const outcome = await run({
      products: media.map((file, at) => ({
        ...cloth([{ file }]),
        sku: `bad-${at}`,
        urlKey: `bad-${at}`,
      })),
    });
    // A path that leads out is wrong by itself: nothing else is looked at then.
    expect(outcome).toMatchObject({
      ok: false,
      data: {
        faults: [
          {
            place: 'products[1] (SKU bad-1) media.0.file',
            fault: 'is no path below the folder of the import',
          },
        ],
      },
    });
    const others = await run({
      products: media.flatMap((file, at) =>
        at === 1 ? [] : [{ ...cloth([{ file }]), sku: `bad-${at}`, urlKey: `bad-${at}` }],
      ),
    });
    expect(others.data).toMatchObject({
      faults: [
        { place: 'SKU bad-0 media', fault: 'none.jpg: is missing' },
        {
          place: 'SKU bad-2 media',
          fault: 'pictures/unsafe.svg: line 2: <script> may not stand in a picture',
        },
        { place: 'SKU bad-3 media', fault: expect.stringContaining('is damaged, or no picture') },
      ],
    });
    expect(await filesKept()).toEqual(before);
  });

  test.each([
    '/etc/passwd',
    'pictures/../../out.jpg',
    'c:/a.jpg',
    String.raw`..\a.jpg`,
    './a.jpg',
    'a//b.jpg',
    'a\nb.jpg',
    '',
  ])('a picture at %j is refused', async (file) => {
    const outcome = await run({ products: [cloth([{ file }])] });
    expect(outcome).toMatchObject({
      ok: false,
      data: { faults: [{ place: expect.stringMatching(/media\.0\.file$/) }] },
    });
  });

  test('a picture with a file and an address, or none, or twice, is refused', async () => {
    const faultsOf = async (...media: object[]) =>
      (await run({ products: [cloth(media)] })).data as { faults: { fault: string }[] };
    const either = { faults: [{ fault: 'has either an address or a file' }] };
    expect(await faultsOf({ ...front, url: 'https://img.example/a.jpg' })).toMatchObject(either);
    expect(await faultsOf({ label: front.label })).toMatchObject(either);
    expect(await faultsOf(front, front)).toMatchObject({
      faults: [{ fault: 'has a picture twice' }],
    });
    cpSync(path.join(folder, front.file), path.join(folder, 'pictures/copy.jpg'));
    expect(await faultsOf(front, { file: 'pictures/copy.jpg' })).toMatchObject({
      faults: [{ fault: 'pictures/copy.jpg: is the same picture as pictures/front.jpg' }],
    });
  });

  test('is told by line in a table, which may do without it', async () => {
    const lines = [
      csvHead,
      csvLine('right', [front]),
      csvLine('wrong', [{ file: 'pictures/unsafe.svg' }]),
    ];
    const place = 'line 3 media';
    const fault = 'pictures/unsafe.svg: line 2: <script> may not stand in a picture';
    expect(await runCsv(lines)).toMatchObject({ ok: false, data: { faults: [{ place, fault }] } });
    expect(await runCsv(lines, { skipBad: true })).toMatchObject({
      ok: true,
      data: { products: { added: 1 }, faults: [{ place, fault }] },
    });
    expect((await ask('right')).image.url).toContain('/media/products/');
    expect(await ask('wrong')).toBeUndefined();
  });
});

test.each(conditions(['csv'], ['json']))(
  'what is exported as %s is taken back as it was, here and elsewhere',
  async (kind) => {
    const variants = [{ sku: 'strap-red', values: { tone: 'red' }, stock: 1, media: [side] }];
    const label = { en: 'Tone', de: 'Ton' };
    await run({
      attributes: [{ code: 'tone', type: 'select', label, options: [{ value: 'red', label }] }],
      frames: [{ ...pictured([front, side]), media: [side] }],
      products: [
        cloth([{ url: 'https://img.example/a.jpg' }, front]),
        {
          ...cloth([]),
          stock: undefined,
          type: 'configurable',
          sku: 'strap',
          urlKey: 'strap',
          choices: ['tone'],
          variants,
        },
      ],
    });
    const written = path.join(folder, `out.${kind}`);
    const exported = await exportCatalogueCommand.run(shop.services, [written], {});
    expect(exported.text).toContain('2 pictures, in a folder beside the file');
    expect(readdirSync(path.join(folder, 'out-pictures'))).toEqual([
      expect.stringMatching(/^front-[\da-f]{8}\.webp$/),
      expect.stringMatching(/^side-[\da-f]{8}\.svg$/),
    ]);
    expect(readFileSync(written, 'utf8')).not.toContain('/products/');

    const kept = await filesKept();
    expect((await importCatalogueCommand.run(shop.services, [written], {})).data).toMatchObject({
      frames: { added: 0, updated: 0 },
      colors: { added: 0, updated: 0 },
      products: { added: 0, updated: 0 },
      pictures: { added: [], unchanged: { length: 2 } },
    });
    expect(await filesKept()).toEqual(kept);

    const other = await aShop();
    try {
      const { attributes } = JSON.parse(
        readFileSync(path.join(folder, 'products.json'), 'utf8'),
      ) as object & { attributes: unknown };
      await other.services.commerce.importCatalogue({ attributes });
      const again = await importCatalogueCommand.run(other.services, [written], {});
      expect(again).toMatchObject({ ok: true, data: { pictures: { added: { length: 2 } } } });
    } finally {
      await other.close();
    }
  },
);

test('a picture goes a month after no product has it any more, and not before', async () => {
  const { pool } = shop.services;
  const anHourLater = () => shop.services.commerce.dropUnusedMedia();
  await photo('old.jpg', '#abcdef');
  const old = { file: 'pictures/old.jpg' };
  await run({ products: [cloth([old])] });
  const isKept = async () => (await filesKept()).find(({ name }) => name === 'old');

  await run({ products: [cloth([])] });
  await anHourLater();
  expect(await isKept()).toEqual({ name: 'old', unused: true });
  await pool.query(`update commerce.media_files set unused_since = now() - interval '29 days'
                     where name = 'old'`);
  await anHourLater();
  expect(await isKept()).toEqual({ name: 'old', unused: true });
  // Named again on the very day, before the job comes.
  await pool.query(`update commerce.media_files set unused_since = now() - interval '31 days'
                     where name = 'old'`);
  await run({ products: [cloth([old])] });
  await anHourLater();
  expect(await isKept()).toEqual({ name: 'old', unused: false });

  // Orders show what was sold: off sale, a product still has its pictures.
  await shop.services.commerce.importCatalogue(aCatalogue([]), { replaces: true });
  await anHourLater();
  expect(await isKept()).toEqual({ name: 'old', unused: false });

  await run({ products: [cloth([])] });
  await anHourLater();
  await pool.query(`update commerce.media_files set unused_since = now() - interval '31 days'
                     where name = 'old'`);
  await anHourLater();
  expect(await isKept()).toBeUndefined();
});
