import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openPool } from '#server/database/pool.ts';
import { createServices, type Services } from '#server/services.ts';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aShop, shopUrl, type TestShop, type ShopMember } from '#test/shop/a-shop.ts';
import { cartReady } from '#test/shop/ready-cart.ts';
import { seedOrder } from '#test/shop/seed-order.ts';
import { testSettings } from '#test/shop/settings.ts';
import { signedIn } from '#test/shop/signed-in.ts';
import type { Options } from '../command.ts';
import { commandsOnShop } from '../commands.ts';
import { checkLedger } from '../ledger.ts';

let shop: TestShop;
let member: ShopMember;
let folder: string;
let file: string;

/** A shop with members, orders of now and before, a code under way and a job in the queue. */
beforeAll(async () => {
  shop = await aShop();
  member = await shop.member();
  const placedAt = new Date('2020-02-29T12:00:00Z');
  await seedOrder(shop, await shop.member({ firstName: 'Žofie "Z" \\ O’Neil' }), {
    placedAt,
    status: 'complete',
  });
  const device = await signedIn(shop, member);
  const placed = await (await device.shopper()).ordering.place(await cartReady(device));
  expect(placed).toMatchObject({ status: 'placed' });
  // Some megabytes: more than are written or brought back at a time.
  await shop.services.pool.query(
    `insert into commerce.media_files (hash, made_hash, kind, name, is_clear, bytes)
     select md5(one::text), md5('made' || one), 'raster', 'picture', false,
            decode(repeat(md5(one::text), 20000), 'hex')
       from generate_series(1, 25) as one`,
  );
  folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-backup-'));
  file = path.join(folder, 'shop.backup');
  expect(await run(shop.services, 'db backup', file)).toMatchObject({ ok: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

const run = (services: Services, command: string, of: string, options: Options = {}) =>
  commandsOnShop[command]!.run(services, [of], options);

async function anotherDatabase(
  settings: Record<string, string> = {},
): Promise<{ services: Services; database: TestDatabase }> {
  const database = await aDatabase();
  const services = createServices({
    env: testSettings(settings),
    pool: database.pool,
    log: createLog('silent'),
    publicUrl: () => shopUrl,
  });
  return { services, database };
}

/** Every row of every table, in text, but for what migrations and the command itself note. */
async function contentsOf({ pool }: Services): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('commerce', 'member_data', 'shop', 'graphile_worker')
       and tablename not like '%migrations' order by 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of rows) {
    const { rows: found } = await pool.query<{ row: string }>(
      `select t::text as row from ${name} t order by 1`,
    );
    contents[name] = found.map(({ row }) => row).filter((row) => !/database\.restore/.test(row));
  }
  return contents;
}

/** What a restore leaves of them: everybody signs in anew. */
async function restoredContentsOf(services: Services): Promise<Record<string, string[]>> {
  const contents = await contentsOf(services);
  const ended = ['shop.sessions', 'shop.sign_ins', 'member_data.challenges'];
  for (const table of ended) {
    expect(contents).toHaveProperty([table]);
    contents[table] = [];
  }
  return contents;
}

const constraintsOf = async ({ pool }: Services) =>
  (
    await pool.query(
      `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
       where connamespace::regnamespace::text in ('commerce', 'member_data', 'shop', 'graphile_worker')
       order by 1, 2`,
    )
  ).rows;

describe('a backup brought back into an empty database', () => {
  let there: Awaited<ReturnType<typeof anotherDatabase>>;
  beforeAll(async () => {
    there = await anotherDatabase();
    expect(await run(there.services, 'db restore', file)).toMatchObject({ ok: true });
  });
  afterAll(() => there.database.close());

  test('is the same, row by row, with every constraint and trigger', async () => {
    expect(await contentsOf(there.services)).toEqual(await restoredContentsOf(shop.services));
    expect(await constraintsOf(there.services)).toEqual(await constraintsOf(shop.services));
    await expect(there.services.pool.query('delete from shop.audit')).rejects.toThrow(
      'append-only',
    );
  });

  test('ends every session and every code of before', async () => {
    const before = await contentsOf(shop.services);
    expect(before['shop.sessions']).not.toEqual([]);
    expect(before['member_data.challenges']).not.toEqual([]);
    const after = await contentsOf(there.services);
    expect([after['shop.sessions'], after['member_data.challenges']]).toEqual([[], []]);
  });

  test('satisfies the ledger', async () => {
    expect(await checkLedger(there.services)).toEqual([]);
  });

  test('can be read by the keys, and goes on where it stood', async () => {
    expect(await there.services.memberData.members.show(member.memberId)).toMatchObject({
      firstName: member.firstName,
    });
    const restored: TestShop = { ...shop, services: there.services };
    const [before] = await there.services.commerce.orders.list();
    const other = { ...member, memberId: 'AH-9001', email: 'new@members.example' };
    await there.services.memberData.members.import([other]);
    const known = await there.services.memberData.members.show(other.memberId);
    const placedAt = new Date('2020-01-01T00:00:00Z');
    const { userId } = known!;
    await seedOrder(restored, { ...other, userId }, { placedAt, status: 'complete' });
    const numbers = (await there.services.commerce.orders.list()).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(3);
    expect(Math.max(...numbers.map(Number))).toBe(Number(before!.number) + 1);
    expect(await checkLedger(there.services)).toEqual([]);
  });

  test('is not brought back over data, unless that is said', async () => {
    const before = await contentsOf(there.services);
    await expect(run(there.services, 'db restore', file)).rejects.toThrow('--replace');
    expect(await contentsOf(there.services)).toEqual(before);

    await run(there.services, 'db restore', file, { replace: true });
    expect(await contentsOf(there.services)).toEqual(await restoredContentsOf(shop.services));
  });
});

describe('a file that cannot be trusted changes nothing', () => {
  let there: Awaited<ReturnType<typeof anotherDatabase>>;
  let empty: Record<string, string[]>;
  beforeAll(async () => {
    there = await anotherDatabase();
    empty = await contentsOf(there.services);
  });
  afterAll(() => there.database.close());

  const linesOf = () => gunzipSync(readFileSync(file)).toString().split('\n');
  const packed = (lines: string[]) => gzipSync(lines.join('\n'));
  const faulty: [string, () => Buffer, RegExp][] = [
    ['cut in the middle', () => readFileSync(file).subarray(0, -200), /cut or damaged|not whole/],
    ['without its last lines', () => packed(linesOf().slice(0, -4)), /not whole/],
    ['with a row missing', () => packed(withoutARow(linesOf())), /not whole/],
    ['of something else', () => gzipSync('{"format":"other"}\n'), /no backup/],
    ['not packed', () => Buffer.from('hello'), /cut or damaged/],
    ['empty', () => Buffer.alloc(0), /no backup|cut or damaged/],
    [
      'of another version',
      () => packed([linesOf()[0]!.replace('shop/0001', 'shop/0000'), ...linesOf().slice(1)]),
      /another version/,
    ],
  ];

  test.each(faulty)('%s', async (_what, bytes, message) => {
    const fault = path.join(folder, 'faulty.backup');
    writeFileSync(fault, bytes());
    await expect(run(there.services, 'db restore', fault)).rejects.toThrow(message);
    expect(await contentsOf(there.services)).toEqual(empty);
  });

  test('made under other keys', async () => {
    const SEALING_KEYS = `other:${Buffer.alloc(32, 9).toString('base64')}`;
    const other = await anotherDatabase({ SEALING_KEYS });
    await expect(run(other.services, 'db restore', file)).rejects.toThrow('SEALING_KEYS');
    await other.database.close();
  });

  test('that is good, while a shop is running on the database', async () => {
    const running = openPool({ url: there.database.url, max: 1 });
    await running.query('select 1');
    await expect(run(there.services, 'db restore', file)).rejects.toThrow('stop it first');
    expect(await contentsOf(there.services)).toEqual(empty);
    await running.end();
    // PostgreSQL notices a moment later that it has gone.
    const others = () =>
      there.services.pool.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and application_name ~ '^framewell( |$)'`,
      );
    await expect.poll(async () => (await others()).rows).toEqual([]);
  });

  test('that is not there', async () => {
    const nowhere = path.join(folder, 'nowhere.backup');
    await expect(run(there.services, 'db restore', nowhere)).rejects.toThrow('ENOENT');
  });
});

test('a backup is for its owner alone, holds no name in clear, and replaces one before it', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).not.toMatch(/Žofie|members\.example|Analytical/);
  await run(shop.services, 'db backup', file);
  expect(gunzipSync(readFileSync(file)).toString()).toContain('"whole"');
});

function withoutARow(lines: string[]): string[] {
  const at = lines.findIndex((line) => line.startsWith('['));
  return lines.toSpliced(at, 1);
}
