import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import { frames } from '../shop/a-shop.ts';
import { ownCluster, type OwnCluster } from '../shop/own-cluster.ts';
import { freePort, production, run } from '../shop/production.ts';
import { smallDisk, type SmallDisk } from '../shop/small-disk.ts';
import { smtpServer, type SmtpServer } from '../shop/smtp-server.ts';

/**
 * Everything that an operator may get wrong or lose, really made: `ops doctor` names it and ends
 * with 1, and what would write under wrong secrets does not start.
 */
let disk: SmallDisk | null;
let cluster: OwnCluster;
let mail: SmtpServer;
let settings: Record<string, string>;

beforeAll(async () => {
  disk = smallDisk(400);
  cluster = await ownCluster(disk ? { within: disk.folder } : {});
  mail = await smtpServer({ offersTls: false });
  const MAIL_URL = `smtp://127.0.0.1:${mail.port}`;
  settings = { ...production, DATABASE_URL: cluster.database.url, MAIL_URL };
  const benefit = ['--frame', '150', '--lenses', '60', '--shipping', 'yes', '--label', 'Plan'];
  expect(await ops(['benefit', 'set', ...benefit])).toMatchObject({ code: 0 });
});
afterAll(async () => {
  mail.close();
  await cluster.database.close();
  disk?.close();
});

async function ops(words: string[], changes: Record<string, string> = {}) {
  const command = run('ops/main.ts', words, { ...settings, ...changes });
  return { code: await command.ended, said: command.said() };
}

/** What the doctor finds wrong, by name, having ended with 1. */
async function faultsUnder(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const { code, said } = await ops(['doctor', '--json'], changes);
  expect(code, said).toBe(1);
  const findings = JSON.parse(said) as { name: string; ok: boolean; detail: string }[];
  return Object.fromEntries(
    findings.filter(({ ok }) => !ok).map(({ name, detail }) => [name, detail]),
  );
}

test('a shop that is well: exit 0', async () => {
  const { code, said } = await ops(['doctor']);
  expect(said).not.toContain('FAIL');
  expect(code).toBe(0);
});

const otherKey = (id: string) => `${id}:${Buffer.alloc(32, 9).toString('base64')}`;

test.each([
  ['wrong keys', { SEALING_KEYS: otherKey('k9') }, /SEALING_KEYS lacks the key "k1"/],
  ['another key of that name', { SEALING_KEYS: otherKey('k1') }, /SEALING_KEYS has another key/],
  ['wrong pepper', { PEPPER: 'another pepper of a shop in production' }, /^PEPPER is not the one/],
])('%s: named, and neither serve nor a command starts', async (_what, changes, named) => {
  expect(await faultsUnder(changes)).toEqual({ database: expect.stringMatching(named) });
  const serving = run('src/server/main.ts', [], { ...settings, ...changes });
  expect(await serving.ended).toBe(78);
  expect((await ops(['curtain', 'on'], changes)).code).toBe(78);
  expect((await ops(['curtain', 'status'])).said).toBe('off\n');
});

test.each([
  ['dead mail', 'mail', (port: number) => ({ MAIL_URL: `smtp://127.0.0.1:${port}` })],
  [
    'dead plan service',
    'member data',
    (port: number) => ({ MEMBER_DATA_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql` }),
  ],
  [
    'dead Magento',
    'commerce',
    (port: number) => ({ COMMERCE_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql` }),
  ],
])('%s: named', async (_what, name, changesTo) => {
  const changes = changesTo(await freePort());
  const faults = await faultsUnder(changes);
  expect(Object.keys(faults)).toContain(name);
  expect(faults[name]).toContain(Object.keys(changes)[0]);
  expect(faults[name]).not.toContain('127.0.0.1');
});

test('a dead database: named', async () => {
  const { href } = Object.assign(new URL('postgres://a:b@127.0.0.1/c'), { port: await freePort() });
  expect(await faultsUnder({ DATABASE_URL: href })).toMatchObject({
    database: expect.stringMatching(/ECONNREFUSED/),
  });
});

test('a table that is gone: what cannot be looked at is named, and the rest is looked at', async () => {
  const { pool } = cluster.database;
  await pool.query('alter table shop.messages rename to messages_elsewhere');
  const couldNot = expect.stringMatching(/^could not be looked at: .*42P01/);
  expect(await faultsUnder()).toEqual({ 'sealing keys': couldNot, ledger: couldNot });
  await pool.query('alter table shop.messages_elsewhere rename to messages');
});

test('no benefit: named', async () => {
  await cluster.database.pool.query('delete from commerce.cart_rules');
  expect(await faultsUnder()).toEqual({ benefit: expect.stringContaining('ops benefit set') });
  const benefit = ['--frame', '150', '--lenses', '60', '--shipping', 'yes', '--label', 'Plan'];
  await ops(['benefit', 'set', ...benefit]);
});

test('a full disk: named, and an import brings all of its file or nothing', async ({ skip }) => {
  if (!disk) return skip('a file system of its own can be mounted by root on Linux alone');
  const file = path.join(disk.folder, 'catalogue.json');
  const [color] = frames[0]!.colors;
  const many = Array.from({ length: 300 }, (_, n) =>
    aFrame({ sku: `${20_000 + n}`, colors: [{ ...color!, sku: `${30_000 + n}` }] }),
  );
  writeFileSync(file, JSON.stringify(aCatalogue([...frames, ...many])));
  const products = async () =>
    (await cluster.database.pool.query('select from commerce.products')).rowCount;

  disk.fill();
  expect(await faultsUnder()).toMatchObject({ writing: expect.stringContaining('is full') });
  const refused = await ops(['catalog', 'import', file]);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('No space left on device');
  expect(await products()).toBe(0);

  disk.empty();
  expect(await ops(['doctor'])).toMatchObject({ code: 0 });
  expect(await ops(['catalog', 'import', file])).toMatchObject({ code: 0 });
  expect(await products()).toBeGreaterThan(300);
});
