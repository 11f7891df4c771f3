import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftsOf } from '#shop/drafts/drafts.ts';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aSealer } from '#test/ports.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await aDatabase();
});
afterEach(() => database.close());

const schemas = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname in ('server', 'shop') order by 1`,
  );
  return rows.map(({ name }) => name);
};

test('a database in which the shop still lies in the schema server keeps all its data', async () => {
  const userId = crypto.randomUUID();
  await database.pool.query('alter schema shop rename to server');
  await database.pool.query(`insert into server.drafts (user_id, sealed) values ($1, $2)`, [
    userId,
    aSealer().seal('{"sku":"10101"}', `server.drafts:${userId}`),
  ]);

  await migrate(database.pool);

  expect(await schemas()).toEqual(['shop']);
  expect(await draftsOf(userId, database.pool, aSealer()).read()).toEqual({ sku: '10101' });
  await expect(database.pool.query('delete from shop.audit')).rejects.toThrow('append-only');
});

test("somebody else's schema of that name is left alone", async () => {
  await database.pool.query('create schema server');

  await migrate(database.pool);

  expect(await schemas()).toEqual(['server', 'shop']);
});
