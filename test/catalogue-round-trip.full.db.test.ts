import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLargeCatalogue } from '../bench/large-catalogue.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { exportCatalogueCommand } from '#ops/commands/export-catalogue.ts';
import { importCatalogueCommand } from '#ops/commands/import-catalogue.ts';

const models = 10_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-export-'));
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
  await shop.services.commerce.importCatalogue(aLargeCatalogue(models), { replaces: true });
}, 600_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

test.each(['all.json', 'all.csv'])(
  'ten thousand frames come back from %s as they were',
  { timeout: 600_000 },
  async (name) => {
    const file = path.join(folder, name);
    const exported = await exportCatalogueCommand.run(shop.services, [file], {});
    expect(exported.data).toMatchObject({ frames: models });
    const { text } = await importCatalogueCommand.run(shop.services, [file], {});
    expect(text).toMatch(/^frames: 0 added, 0 updated, 10000 unchanged/);
    expect(text).not.toMatch(/[1-9]\d* (added|updated|taken off sale)/);
  },
);
