import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import { checkFrame } from '#commerce/index.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { importCatalogueCommand } from '../commands/import-catalogue.ts';
import type { Options } from '../command.ts';
import { csvOf } from './csv.test-data.ts';
import { importCsv } from './import-csv.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-csv-'));
const file = path.join(folder, 'products.csv');
const example = readFileSync('examples/catalogue/products.csv', 'utf8');
const [header = '', frame = '', midnight = '', forest = ''] = example.split('\n');

let shop: TestShop;
beforeAll(async () => (shop = await aShop()));
beforeEach(async () => {
  await shop.services.commerce.importCatalogue(aCatalogue([aFrame({ sku: '500' })]), {
    replaces: true,
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

function run(text: string, options: Options = {}) {
  writeFileSync(file, text);
  return importCatalogueCommand.run(shop.services, [file], options);
}

/** What is on sale, with its price in each store and its stock. */
async function onSale(): Promise<string[]> {
  const { rows } = await shop.services.pool.query<{ told: string }>(
    `select p.sku || ' ' || t.name || ' ' || c.price_minor || ' ' || g.price_minor
            || coalesce(' ' || s.qty, '') as told
       from commerce.products p
       join commerce.product_texts t on t.product_id = p.id and t.store_id = 2
       join commerce.product_prices c on c.product_id = p.id and c.store_id = 1
       join commerce.product_prices g on g.product_id = p.id and g.store_id = 2
       left join commerce.stock s on s.product_id = p.id
      where p.enabled and p.sku <> 'BasePrescription' and p.sku not like '50%'
      order by p.sku`,
  );
  return rows.map(({ told }) => told);
}

const all = [
  '20100 Juna 12900 12900',
  '20101 Juna, Mitternacht 12900 12900 40',
  '20102 Juna, Wald 12900 12900 25',
  'cloth Putztuch 500 490 500',
];

test.each(['products.csv', 'products-excel-de.csv'])(
  'the example %s is imported, and a second time changes nothing',
  async (name) => {
    const given = path.join('examples/catalogue', name);
    const first = await importCatalogueCommand.run(shop.services, [given], {});
    expect(first.text).toMatch(/^frames: 1 added, 0 updated.*\ncolors: 2 added/);
    expect(await onSale()).toEqual(all);
    const version = 'select sum(revision) as sum from commerce.catalog_documents';
    const before = await shop.services.pool.query(version);
    const again = await importCatalogueCommand.run(shop.services, [given], {});
    expect(again.text).toMatch(/^frames: 0 added, 0 updated, 1 unchanged/);
    expect((await shop.services.pool.query(version)).rows).toEqual(before.rows);
    await shop.services.pool.query(`delete from commerce.products where sku like '20%'`);
    await shop.services.pool.query(`delete from commerce.products where sku = 'cloth'`);
  },
);

describe('a file with faults', () => {
  const lines = [
    header,
    frame,
    midnight,
    forest.replace('Green,', 'Mauve,'),
    midnight.replace('20101', '20103').replace(',20100,', ',500,'),
    frame.replace('20100', '30100').replace('juna-round', 'frame-500'),
    midnight.replace('20101', '30101').replace('20100', '30100'),
    'simple,wipe,,cleaning-wipe,,Wipe,Tuch,,,1.00,1.00,,,5,nowhere',
    'simple,sponge,,cleaning-sponge,,Sponge,Schwamm,,,1.00,1.00,,,5',
  ];

  test('is told line by line, with column and reason, and nothing of it is imported', async () => {
    const told = await run(lines.join('\r\n'));

    expect(told.ok).toBe(false);
    expect(told.text.split('\n')).toEqual([
      expect.stringMatching(/^line 4 color_group: Invalid option/),
      'line 5 parent_sku: is not the frame above: the colors of a frame stand right below it',
      'line 6 url_key: frame-500 is the address of SKU 500',
      'line 7 parent_sku: is the frame of line 6, which is refused',
      'line 8 categories: there is no nowhere',
      '5 faults: nothing was changed.',
    ]);
    expect(await onSale()).toEqual([]);
  });

  test('brings all its other lines where that is said', async () => {
    const told = await run(lines.join('\r\n'), { skipBad: true });

    expect(told.ok).toBe(true);
    expect(told.text).toContain('5 lines left out:\nline 4 color_group: ');
    expect(told.text).toContain('\nline 7 parent_sku: is the frame of line 6, which is refused\n');
    expect(told.text).toContain('frames: 1 added, 0 updated');
    expect(await onSale()).toEqual([
      all[0],
      all[1],
      expect.stringMatching(/^sponge Schwamm 100 100 5$/),
    ]);
  });

  test('tells a frame whose only color the shop cannot take', async () => {
    const told = await run(
      [header, frame, midnight.replace(',20100,,', ',20100,frame-500,')].join('\n'),
      { skipBad: true, dryRun: true },
    );
    expect(told.text).toContain(
      '2 lines left out:\nline 2: has no color below it that is right\nline 3 url_key: ',
    );
    expect(told.text).toContain('frames: 0 added, 0 updated');
  });

  test('that says one SKU or address twice keeps the first', async () => {
    const cloth = 'simple,rag,,rag,,Rag,Lappen,,,1.00,1.00,,,5';
    const told = await run([header, cloth, cloth, cloth.replace('rag,', 'rags,')].join('\n'), {
      dryRun: true,
      skipBad: true,
    });
    expect(told.text).toContain('line 3 sku: stands there already, in line 2');
    expect(told.text).toContain('line 4 url_key: stands there already, in line 2');
    expect(told.text).toContain('products: 1 added');
  });
});

describe('where products lead to', () => {
  const columns = 'type,sku,url_key,name:en,name:de,price:default,price:german,stock';
  const line = (sku: string, links = '') => `simple,${sku},${sku},A,A,1.00,1.00,5,${links}`;
  const ragLeadsTo = async () => {
    const { data } = await shop.services.commerce.execute(
      `{ products(filter: { sku: { eq: "rag" } }) { items {
         related_products { sku } upsell_products { sku } } } }`,
      {},
      {},
    );
    return data;
  };
  const links = (related: string[], upsell: string[]) => ({
    products: {
      items: [
        {
          related_products: related.map((sku) => ({ sku })),
          upsell_products: upsell.map((sku) => ({ sku })),
        },
      ],
    },
  });

  test('is told in columns, and stays where there is none', async () => {
    const lines = [
      `${columns},related_skus,upsell_skus`,
      line('rag', 'wipe|500,wipe'),
      line('wipe'),
    ];
    expect(await run(lines.join('\n'))).toMatchObject({ ok: true });
    expect(await ragLeadsTo()).toEqual(links(['wipe', '500'], ['wipe']));
    expect(await run(lines.join('\n'))).toMatchObject({ data: { products: { unchanged: 2 } } });

    const without = [columns, line('rag'), line('wipe')].map((one) => one.replace(/,$/, ''));
    expect(await run(without.join('\n'))).toMatchObject({ data: { products: { unchanged: 2 } } });
    const one = [`${columns},upsell_skus`, line('rag'), line('wipe')];
    expect(await run(one.join('\n'))).toMatchObject({
      data: { products: { updated: 1, unchanged: 1 } },
    });
    expect(await ragLeadsTo()).toEqual(links(['wipe', '500'], []));
  });

  test('what is not there is told, each by itself, and nothing is imported', async () => {
    const lines = [`${columns},related_skus`, line('rag', 'wipe|77|78'), line('wipe', 'wipe')];
    const told = await run(lines.join('\n'));
    expect(told.text.split('\n')).toEqual([
      'line 2 related_skus: there is no 77',
      'line 2 related_skus: there is no 78',
      'line 3 related_skus: wipe is the product itself',
      '3 faults: nothing was changed.',
    ]);
  });

  test('with --skip-bad a product is imported without what is not there, or left out', async () => {
    const lines = [
      `${columns},related_skus`,
      line('rag', 'wipe|77|mop'),
      line('wipe', 'rag'),
      line('mop', 'rag').replace('1.00', '1.001'),
    ];
    const told = await run(lines.join('\n'), { skipBad: true });
    expect(told).toMatchObject({ ok: true, data: { faults: { length: 3 } } });
    expect(told.text).toContain(
      [
        '1 line left out:',
        'line 2 related_skus: there is no 77',
        'line 2 related_skus: there is no mop',
        'line 4 price:default: is no price',
      ].join('\n'),
    );
    expect(await ragLeadsTo()).toEqual(links(['wipe'], []));

    const alone = await run([lines[0], line('rag', '77'), line('wipe')].join('\n'), {
      skipBad: true,
    });
    expect(alone.text).toContain('Left out of lines:\nline 2 related_skus: there is no 77');
    expect(await ragLeadsTo()).toEqual(links([], []));
  });
});

describe('what a product comes in', () => {
  const columns = 'type,sku,url_key,name:en,name:de,price:default,price:german,choices,variants';
  const chain = (sku: string, variants: Record<string, string>) => {
    const list = Object.entries(variants).map(([one, hinge]) => {
      return { sku: one, values: { csv_hinge: hinge }, stock: 1 };
    });
    const cell = JSON.stringify(list).replaceAll('"', '""');
    return `configurable,${sku},${sku},Chain,Kette,15.00,14.00,csv_hinge,"${cell}"`;
  };
  beforeAll(async () => {
    const word = (value: string) => ({ value, label: { en: value, de: value } });
    await shop.services.commerce.importCatalogue({
      attributes: [
        {
          code: 'csv_hinge',
          type: 'select',
          label: { en: 'Hinge', de: 'Scharnier' },
          options: [word('spring'), word('plain')],
        },
      ],
    });
  });

  const lines = [
    columns,
    chain('chain', { 'chain-a': 'spring', 'chain-b': 'loose' }),
    chain('cord', { 'cord-a': 'spring', 'cord-b': 'plain' }),
    chain('band', { 'cord-a': 'plain' }),
    chain('rope', { rope: 'plain' }),
  ].join('\n');

  test('is told with its line where it cannot be', async () => {
    expect((await run(lines)).text.split('\n')).toEqual([
      'line 2 variants: chain-b csv_hinge: has no option loose',
      'line 4 variants: cord-a: stands there already, in line 3',
      'line 5 variants: rope: stands there already, in line 5',
      '3 faults: nothing was changed.',
    ]);
  });

  test('keeps only its own line out with --skip-bad', async () => {
    const told = await run(lines, { skipBad: true });
    expect(told).toMatchObject({ ok: true, data: { products: { added: 3 } } });
    expect(told.text).toContain('3 lines left out:\nline 2 variants: ');

    const again = await run([columns, chain('other', { 'cord-b': 'spring' })].join('\n'));
    expect(again.text).toContain('line 2 variants: cord-b: is one of cord');
  });
});

test('a file cannot leave lines out and replace all: what it leaves out would go off sale', async () => {
  const isBoth = importCatalogueCommand.run(shop.services, [file], {
    skipBad: true,
    replace: true,
  });
  await expect(isBoth).rejects.toThrow('--skip-bad and --replace do not go together.');
});

test('a file that replaces all says what goes, keeps the lenses, and takes the rest off sale', async () => {
  writeFileSync(file, example);
  const options = { replace: true };
  const asked = await importCatalogueCommand.asksOfShop?.(shop.services, [file], options);
  expect(asked).toMatch(/^Take 1 frames, 2 colors(, 1 products)? off sale\?$/);

  expect((await run(example, options)).ok).toBe(true);
  expect(await onSale()).toEqual(all);
  const { rows } = await shop.services.pool.query(
    `select count(*)::int from commerce.product_option_values where enabled`,
  );
  expect(rows[0].count).toBeGreaterThan(0);
});

test('attributes that were declared have columns, typed as they are', async () => {
  const label = { en: 'Years', de: 'Jahre' };
  await shop.services.commerce.importCatalogue({
    attributes: [{ code: 'warranty', type: 'number', label }],
  });
  const lines = [
    `${header};attribute:warranty`.replaceAll(',', ';'),
    'simple;rag;;rag;;Rag;Lappen;;;1;1;;;5',
  ];
  const line = (value: string) => `${lines[1]}${';'.repeat(20)}${value}`;

  const refused = await run([lines[0], line('2.5')].join('\n'));
  expect(refused.text).toContain('line 2 attribute:warranty: has a "."');
  expect((await run([lines[0], line('2,5')].join('\n'))).ok).toBe(true);
  const { rows } = await shop.services.pool.query<{ attributes: object }>(
    `select attributes from commerce.products where sku = 'rag'`,
  );
  expect(rows).toEqual([{ attributes: { warranty: 2.5 } }]);
});

test('options are named by their word or by their label in either language', async () => {
  const options = [
    { value: 'run', label: { en: 'Running', de: 'Laufen' } },
    { value: 'ski', label: { en: 'Skiing', de: 'Ski fahren' } },
  ];
  const label = { en: 'For', de: 'Für' };
  await shop.services.commerce.importCatalogue({
    attributes: [
      { code: 'sports', type: 'multiselect', label, options },
      { code: 'best', type: 'select', label, options },
    ],
  });
  const columns = 'type,sku,url_key,name:en,name:de,price:default,price:german,stock';
  const fileOf = (sports: string, best: string) =>
    [
      `${columns},attribute:sports,attribute:best`,
      `simple,band,band,Band,Band,1.00,1.00,1,${sports},${best}`,
    ].join('\n');
  expect(await run(fileOf('Laufen|ski', 'Skiing'))).toMatchObject({ ok: true });
  const { rows } = await shop.services.pool.query<{ attributes: object }>(
    `select attributes from commerce.products where sku = 'band'`,
  );
  expect(rows).toEqual([{ attributes: { sports: ['run', 'ski'], best: 'ski' } }]);
  expect((await run(fileOf('Swimming', 'ski'))).text).toContain(
    'line 2 attribute:sports: has no option Swimming',
  );
});

test('categories and attributes without a column stay, an empty cell takes them away', async () => {
  const label = { en: 'Skin', de: 'Haut' };
  const plain = checkFrame(aFrame({ sku: '900' }));
  if ('faults' in plain) throw new Error('The frame is none.');
  const { categories: _in, ...untold } = plain.read;
  const given = {
    ...plain.read,
    categories: ['eyeglasses', 'sport'],
    attributes: { skin: 'soft' },
  };
  const leather = { material: ['Leather'], skin: 'hard' };
  await shop.services.commerce.importCatalogue({
    attributes: [{ code: 'skin', type: 'text', label }],
    categories: [{ urlKey: 'sport', name: { en: 'Sport', de: 'Sport' } }],
    frames: [given],
    products: [
      {
        type: 'simple',
        sku: 'pouch',
        urlKey: 'pouch',
        name: { en: 'Pouch', de: 'Beutel' },
        price: { default: 100, german: 100 },
        stock: 1,
        categories: ['sport'],
        attributes: leather,
      },
    ],
  });
  const kept = async () => {
    const { rows } = await shop.services.pool.query<{ told: object }>(
      `select distinct on (p.sku) jsonb_build_object('sku', p.sku, 'skin', p.attributes -> 'skin',
                'in', (select jsonb_agg(c ->> 'urlKey')
                         from jsonb_array_elements(d.document -> 'categories') c),
                'material', d.document #> '{facets,material}') as told
         from commerce.products p join commerce.catalog_documents d on d.product_id = p.id
        where p.sku in ('900', 'pouch') order by p.sku`,
    );
    return rows.map(({ told }) => told);
  };
  const before = await kept();
  expect(before).toEqual([
    expect.objectContaining({ sku: '900', skin: 'soft' }),
    expect.objectContaining({ sku: 'pouch', skin: 'hard', material: ['Leather'] }),
  ]);

  const columns = 'type,sku,url_key,name:en,name:de,price:default,price:german,stock';
  const line = 'simple,pouch,pouch,Pouch,Beutel,2.00,2.00,1';
  expect(await run(csvOf([untold]))).toMatchObject({ ok: true });
  expect(await run([columns, line].join('\n'))).toMatchObject({ ok: true });
  expect(await kept()).toEqual(before);

  const emptied = [`${columns},attribute:skin,categories`, `${line},,`].join('\n');
  expect(await run(emptied)).toMatchObject({ ok: true });
  expect((await kept())[1]).toEqual({ sku: 'pouch', skin: null, in: null, material: ['Leather'] });
});

test('a file that is changed while it is checked is not imported', async () => {
  writeFileSync(file, example);
  const isRead = importCsv(shop.services, file, {
    replaces: false,
    isTrial: false,
    skipsBad: true,
    progress: () => writeFileSync(file, `${example}\n`),
  });
  await expect(isRead).rejects.toThrow('was changed while it was read');
  expect(await onSale()).toEqual([]);
});

test('--dry-run tells what would come of it and changes nothing', async () => {
  const before = await onSale();
  const told = await run(example.replace('129.00,129.00', '1.00,1.00'), { dryRun: true });
  expect(told.text).toMatch(/^It would be:\nframes: /);
  expect(await onSale()).toEqual(before);
});
