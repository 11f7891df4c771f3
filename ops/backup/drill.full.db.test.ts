import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedTo } from '#shop/sealed-to.ts';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { production, run } from '#test/shop/production.ts';
import { cartReady } from '#test/shop/ready-cart.ts';
import { knownSecrets } from '#test/shop/settings.ts';
import { signedIn } from '#test/shop/signed-in.ts';

/** As an operator practises it: back up while members order, lose everything, restore. */
let shop: TestShop;
let empty: TestDatabase;
let folder: string;
beforeAll(async () => {
  [shop, empty] = await Promise.all([aShop(), aDatabase()]);
  folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-drill-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([shop.close(), empty.close()]);
});

async function ops(url: string, words: string[], settings: Record<string, string> = {}) {
  const env = { ...production, ...knownSecrets, DATABASE_URL: url, ...settings };
  const command = run('ops/main.ts', [...words, '--json'], env);
  return { code: await command.ended, said: command.said() };
}

const ordersIn = async ({ pool }: Pick<TestDatabase, 'pool'>) =>
  (await pool.query<{ count: number }>('select count(*) as count from commerce.orders')).rows[0]
    ?.count ?? 0;

test('a backup taken under orders brings back a shop whose books agree', async () => {
  const { pool, sealer } = shop.services;
  // Enough that the backup takes as long as several orders.
  const people = Array.from({ length: 60_000 }, () => crypto.randomUUID());
  await pool.query(
    `insert into shop.drafts (user_id, sealed) select * from unnest($1::uuid[], $2::bytea[])`,
    [people, people.map((id) => sealer.seal('{}', sealedTo.draft(id)))],
  );
  const placed: unknown[] = [];
  const order = async () => {
    const device = await signedIn(shop, await shop.member());
    const reviewed = await cartReady(device);
    placed.push(await (await device.shopper()).ordering.place(reviewed));
  };
  await order();

  const file = path.join(folder, 'shop.backup');
  const before = await ordersIn(shop.services);
  const isDone = new AbortController();
  const backup = ops(shop.databaseUrl, ['db', 'backup', file]).finally(() => isDone.abort());
  while (!isDone.signal.aborted) await order();
  expect(await backup).toMatchObject({ code: 0 });
  const after = await ordersIn(shop.services);
  expect(after - before).toBeGreaterThan(3);
  for (const one of placed) expect(one).toMatchObject({ status: 'placed' });

  const wrong = { SEALING_KEYS: `other:${Buffer.alloc(32, 9).toString('base64')}` };
  const refused = await ops(empty.url, ['db', 'restore', file], wrong);
  expect({ ...refused }).toMatchObject({ code: 1, said: expect.stringContaining('SEALING_KEYS') });
  // The refused command has noted its key in a database that is to become another's.
  await empty.pool.query('delete from shop.sealing_keys; delete from shop.database_mark');

  expect(await ops(empty.url, ['db', 'restore', file])).toMatchObject({ code: 0 });
  const restored = await ordersIn(empty);
  expect(restored).toBeGreaterThanOrEqual(before);
  expect(restored).toBeLessThan(after);
  expect(await ops(empty.url, ['ledger', 'check'])).toEqual({ code: 0, said: '[]\n' });
  const findings = JSON.parse((await ops(empty.url, ['doctor'])).said) as { name: string }[];
  expect(findings).toContainEqual(expect.objectContaining({ name: 'sealing keys', ok: true }));
  const why = ['--reason', 'drill'];
  const sheets = await ops(empty.url, ['orders', 'export', '--format', 'json', ...why]);
  expect(sheets.code, sheets.said).toBe(0);
  expect(sheets.said.match(/"pdMm"/g)?.length).toBeGreaterThanOrEqual(restored);
});
