import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import type { Options } from '../command.ts';
import { importCatalogueCommand } from './import-catalogue.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-catalogue-'));
const file = path.join(folder, 'catalogue.json');
const frames = ['500', '600', '700'].map((sku) => aFrame({ sku }));

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
  await shop.services.commerce.importCatalogue(aCatalogue(frames), { replaces: true });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

function write(catalogue: unknown): void {
  writeFileSync(file, JSON.stringify(catalogue));
}

const run = (options: Options = {}) => importCatalogueCommand.run(shop.services, [file], options);
const asks = (options: Options = {}) =>
  importCatalogueCommand.asksOfShop?.(shop.services, [file], options);

async function onSale(): Promise<string[]> {
  const { rows } = await shop.services.pool.query<{ sku: string }>(
    `select sku from commerce.products where enabled and type_id = 'configurable' order by sku`,
  );
  return rows.map(({ sku }) => sku);
}

test('a file of one frame takes nothing off sale and asks nothing', async () => {
  write({ frames: [aFrame({ sku: '600', name: 'Renamed' })] });

  expect(await asks()).toBeNull();
  expect(await run()).toMatchObject({
    ok: true,
    text: 'frames: 0 added, 1 updated, 0 unchanged, 0 taken off sale\ncolors: 0 added, 0 updated, 2 unchanged, 0 taken off sale\nproducts: 0 added, 0 updated, 0 unchanged, 0 taken off sale\nlenses: 0 added, 0 updated, 0 unchanged, 0 taken off sale',
  });
  expect(await onSale()).toEqual(['500', '600', '700']);
});

test('--dry-run tells what would come of it and changes nothing', async () => {
  write(aCatalogue([aFrame({ sku: '800' })]));
  const options = { dryRun: true, replace: true };

  expect(await asks(options)).toBeNull();
  const { ok, text } = await run(options);

  expect(ok).toBe(true);
  expect(text).toMatch(
    /^It would be:\nframes: 1 added, 0 updated, 0 unchanged, 3 taken off sale\n/,
  );
  expect(await onSale()).toEqual(['500', '600', '700']);
});

test('every refused line is told; to machines all of them', async () => {
  write({ frames: Array.from({ length: 130 }, () => ({ ...aFrame(), name: '' })) });

  const told = await run();
  expect(told.ok).toBe(false);
  expect(told.text).toContain('frames[0] (SKU 10100) name: ');
  expect(told.text).toMatch(/… and 30 faults more\n130 faults: nothing was changed\.$/);
  expect(await asks({ replace: true })).toBeNull();
  expect((await run({ json: true })).data).toMatchObject({
    faults: { length: 130 },
  });
});

test('--replace says what it takes off sale before it does', async () => {
  write(aCatalogue([frames[0] ?? aFrame()]));

  expect(await asks({ replace: true })).toBe('Take 2 frames, 4 colors off sale?');
  await run({ replace: true });
  expect(await onSale()).toEqual(['500']);
  expect(await asks({ replace: true })).toBeNull();
});

test('the catalogue that the documentation shows can be imported', async () => {
  const docs = readFileSync('docs/operations.md', 'utf8');
  const [, example = ''] = /## The catalogue file[^]*?```json\n([^]*?)```/.exec(docs) ?? [];
  writeFileSync(file, example);

  expect(await run()).toMatchObject({ ok: true, data: { frames: { added: 1 } } });
});
