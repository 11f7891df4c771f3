import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFrame } from '#commerce/commerce.test-data.ts';
import { checkFrame, checkGoods, type CatalogueFile } from '#commerce/index.ts';
import { csvOf } from './csv.test-data.ts';
import type { LineFault } from './read-line.ts';
import { readProducts, UnreadableFile, type CsvProduct } from './read-products.ts';

type Read = { products: CsvProduct[]; faults: LineFault[] };

async function read(text: string, chunkChars = 1000): Promise<Read> {
  const all: Read = { products: [], faults: [] };
  async function* chunks() {
    for (let at = 0; at < text.length; at += chunkChars) yield text.slice(at, at + chunkChars);
  }
  for await (const { products, faults } of readProducts(chunks())) {
    all.products.push(...products);
    all.faults.push(...faults);
  }
  return all;
}

const catalogued = ({ products }: Read) =>
  products.map((one) => ('frame' in one ? one.frame : one.goods));

function frame(from: Partial<Parameters<typeof aFrame>[0]> = {}): CatalogueFile['frames'][number] {
  const checked = checkFrame(aFrame(from));
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.read;
}

function goods(value: object): CatalogueFile['goods'][number] {
  const checked = checkGoods(value);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.read;
}

const cloth = {
  type: 'simple',
  sku: 'cloth',
  urlKey: 'cloth',
  name: { en: 'Cloth', de: 'Tuch' },
  price: { default: 500, german: 499 },
  stock: 10,
};

const words = fc
  .string({
    unit: fc.constantFrom('a', 'Ü', '"', ',', ';', '\n', ' ', '.', 'é', '|', '\\'),
    maxLength: 20,
  })
  .map((text) => `x${text}x`);
const price = fc.record({ default: fc.nat(1_000_000), german: fc.nat(1_000_000) });
const texts = fc.record({ en: words, de: words });
const measure = fc.integer({ min: 10, max: 1500 }).map((tenths) => tenths / 10);

const frames = fc
  .record({
    name: words,
    description: texts,
    price,
    tiers: fc.uniqueArray(fc.record({ quantity: fc.integer({ min: 2, max: 20 }), price }), {
      maxLength: 2,
      selector: ({ quantity }) => quantity,
    }),
    lensWidthMm: measure,
    weightGrams: measure,
    geometry: fc.jsonValue(),
    categories: fc.constantFrom(undefined, ['eyeglasses'], ['sun', 'eyeglasses']),
    colors: fc.array(fc.record({ name: texts, stock: fc.nat(1000) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ lensWidthMm, weightGrams, colors, tiers, categories, ...own }) => {
    const plain = frame();
    const [color] = plain.colors;
    return frame({
      ...plain,
      ...own,
      ...(tiers.length > 0 ? { tiers: tiers.sort((a, b) => a.quantity - b.quantity) } : {}),
      ...(categories ? { categories } : {}),
      measurements: { ...plain.measurements, lensWidthMm, weightGrams },
      colors: colors.map((one, at) => ({ ...color, ...one, sku: `${plain.sku}${at}` })),
    } as never);
  });

const others = fc
  .record({
    name: texts,
    description: texts,
    price,
    listed: fc.boolean(),
    stock: fc.nat(999),
    material: fc.array(words, { minLength: 1, maxLength: 3 }),
  })
  .map(({ material, ...own }) =>
    goods({ ...cloth, ...own, attributes: { gender: ['Women_s', 'Men_s'], material } }),
  );

test('what was written as CSV is read as the same products, however it is parted and cut', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(frames, others), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(',' as const, ';' as const),
      fc.integer({ min: 1, max: 200 }),
      async (products, delimiter, chunkChars) => {
        const all = await read(csvOf(products, delimiter), chunkChars);
        expect(all.faults).toEqual([]);
        expect(catalogued(all)).toEqual(products);
      },
    ),
    { numRuns: 60 },
  ));

describe('a line with a fault', () => {
  const good = csvOf([frame({ sku: '500' }), goods(cloth)]).split('\r\n');
  const [header = '', first = '', black = '', , last = ''] = good;

  test('leaves all others as they are, and is told with its line, column and reason', async () => {
    const all = await read(
      [
        header,
        first,
        black,
        black.replace('#', 'hash'),
        last,
        last.replace('"cloth"', '"CLOTH 2"'),
        'one"quote',
        last.replace('5.00', '5,00'),
        last.replace('"simple"', '"thing"'),
      ].join('\n'),
    );

    expect(catalogued(all).map(({ sku }) => sku)).toEqual(['500', 'cloth']);
    expect(all.faults).toEqual([
      { line: 4, column: 'color_hex', fault: expect.any(String) },
      { line: 6, column: 'sku', fault: expect.stringContaining('begins with a letter') },
      { line: 7, column: null, fault: 'has a quotation mark out of place' },
      {
        line: 8,
        column: 'price:default',
        fault: 'has a ",": a file parted by commas writes decimals with "."',
      },
      { line: 9, column: 'type', fault: 'is no type of product' },
    ]);
  });

  test('that is a frame takes its colors with it, and says so', async () => {
    const all = await read([header, first.replace('.00', '.001'), black, last].join('\n'));
    expect(catalogued(all).map(({ sku }) => sku)).toEqual(['cloth']);
    expect(all.faults.map(({ line, column }) => [line, column])).toEqual([
      [2, 'price:default'],
      [3, 'parent_sku'],
    ]);
    expect(all.faults[1]?.fault).toBe('is the frame of line 2, which is refused');
  });

  test('that is a frame without an address tells of its colors, too', async () => {
    const all = await read([header, first.replace('"frame-500"', ''), black, last].join('\n'));
    expect(all.faults).toEqual([
      { line: 2, column: 'url_key', fault: 'is missing' },
      { line: 3, column: 'parent_sku', fault: 'is the frame of line 2, which is refused' },
    ]);
  });

  test.each([
    ['in a cell', '"10"', '"many"'],
    ['in what it says', '"#', '"hash'],
  ])('that is the only color of a frame leaves this out: %s', async (_where, right, wrong) => {
    const all = await read([header, first, black.replace(right, wrong), last].join('\n'));
    expect(catalogued(all).map(({ sku }) => sku)).toEqual(['cloth']);
    expect(all.faults.map(({ line }) => line)).toEqual([3, 2]);
    expect(all.faults[1]?.fault).toBe('has no color below it that is right');
  });

  test('that stands away from its frame is told where it belongs', async () => {
    const all = await read([header, first, black, last, black].join('\n'));
    expect(all.faults).toEqual([
      {
        line: 5,
        column: 'parent_sku',
        fault: 'is not the frame above: the colors of a frame stand right below it',
      },
    ]);
  });

  test('says what is missing, and what is not for it', async () => {
    const lines = ['type,sku,parent_sku,color_hex', 'simple,cloth,,#101010', 'frame,500,,'];
    const { faults } = await read(lines.join('\n'));
    expect(faults).toContainEqual({
      line: 2,
      column: 'color_hex',
      fault: 'is not for goods',
    });
    expect(faults).toContainEqual({ line: 3, column: 'url_key', fault: 'is missing' });
    const missing = faults.filter(({ line, fault }) => line === 3 && fault === 'is missing');
    expect(missing.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['price:default', 'price:german', 'bridge_mm', 'weight_grams']),
    );
  });

  test.each([
    ['tier:2:default', '4.50', [], [['tier:2:german', 'is missing']]],
    ['tier:21:default', '4.50', ['tier:21:german'], [['tier:21:default', /20/]]],
    ['attribute:size', 'Huge', [], [['attribute:size', 'has no word Huge']]],
    [
      'custom_options',
      '"[{""type"":""field"",""code"":""a""}]"',
      [],
      [['custom_options', '0.title: is missing']],
    ],
    ['categories', 'sun|Sun Glasses', [], [['categories', /^Sun Glasses: lower case/]]],
  ])('is told by its column: %s', async (column, value, beside, told) => {
    const names = 'type,sku,url_key,name:en,name:de,price:default,price:german,stock';
    const more = beside.map(() => ',4.50').join('');
    const lines = [
      [names, column, ...beside].join(','),
      `simple,cloth,cloth,Cloth,Tuch,5,5,1,${value}${more}`,
    ];
    const { faults } = await read(lines.join('\n'));
    expect(faults.map(({ column: name, fault }) => [name, fault])).toEqual(
      told.map(([name, fault]) => [
        name,
        typeof fault === 'string' ? fault : expect.stringMatching(fault as RegExp),
      ]),
    );
  });
});

test.each([
  ['', 'the file is empty'],
  ['type,sku,colour\n', 'is no column'],
  ['type,sku,sku\n', 'stands there twice'],
  ['type,name\n', 'is missing'],
])('a file that begins with %j is not read: it %s', async (text, fault) => {
  const faults = await read(text).catch((error: unknown) =>
    error instanceof UnreadableFile ? error.faults : [],
  );
  expect(faults).toContainEqual(expect.objectContaining({ line: 1, fault }));
});

test('a spreadsheet in German writes 129,00, and 129.00 is refused there', async () => {
  const [header = '', line = ''] = csvOf([goods(cloth)], ';').split('\r\n');
  expect(catalogued(await read([header, line].join('\n')))).toMatchObject([
    { price: { default: 500, german: 499 } },
  ]);
  const { faults } = await read([header, line.replace('5,00', '5.00')].join('\n'));
  expect(faults).toMatchObject([{ line: 2, column: 'price:default' }]);
});

test.each([
  ['virtual', 'stock,links', '4,"[]"', ['stock', 'links']],
  ['virtual', 'members', '"[]"', ['members']],
  ['simple', 'stock,links_apart', '4,no', ['links_apart']],
  [
    'grouped',
    'members,price:default,tier:2:german',
    '"[{""sku"":""case""}]",5,4',
    ['price:default', 'price:german', 'tier:2:german'],
  ],
])('what a %s product has no use for is told, in %s', async (type, columns, cells, told) => {
  const prices = type === 'grouped' ? ['', ''] : [',price:default,price:german', ',5,5'];
  const { faults, products } = await read(
    `type,sku,url_key,name:en,name:de${prices[0]},${columns}\n${type},a,a,A,A${prices[1]},${cells}`,
  );
  expect(products).toEqual([]);
  expect(faults).toEqual(
    told.map((column) => ({ line: 2, column, fault: `is not for ${type} products` })),
  );
});

test('a list may have the mark that parts lists in its words, and backslashes', async () => {
  const line = String.raw`simple,a,a,A,A,5,5,1,Wood \| Horn|C:\\|a\b`;
  const { products } = await read(
    `type,sku,url_key,name:en,name:de,price:default,price:german,stock,attribute:material\n${line}`,
  );
  expect(products).toMatchObject([
    { goods: { attributes: { material: ['Wood | Horn', 'C:\\', String.raw`a\b`] } } },
  ]);
});
