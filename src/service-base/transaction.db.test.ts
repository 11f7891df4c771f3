import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
  await database.pool.query(`create table public.pieces (name text primary key, count integer)`);
  await database.pool.query(`insert into public.pieces values ('left', 0), ('right', 0)`);
});
afterAll(() => database.close());

const counts = async () => {
  const { rows } = await database.pool.query(`select count from public.pieces order by name`);
  return rows.map(({ count }) => count);
};

const add = `update public.pieces set count = count + 1 where name = $1`;

test('all of it happens, or nothing when it throws', async () => {
  await inTransaction(database.pool, (client) => client.query(add, ['left']));
  const failing = inTransaction(database.pool, async (client) => {
    await client.query(add, ['left']);
    throw new Error('no');
  });

  await expect(failing).rejects.toThrow('no');
  expect(await counts()).toEqual([1, 0]);
});

test('two that wait for each other both come through, each once', async () => {
  const before = await counts();
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  const addTo = (first: string, second: string) =>
    inTransaction(database.pool, async (client) => {
      await client.query(add, [first]);
      arrived += 1;
      if (arrived === 2) both.resolve();
      await both.promise;
      await client.query(add, [second]);
    });

  await Promise.all([addTo('left', 'right'), addTo('right', 'left')]);

  expect(arrived).toBe(3);
  expect(await counts()).toEqual(before.map((count) => count + 2));
});

test('a snapshot sees one moment, and changes nothing', async () => {
  const work = inTransaction(
    database.pool,
    async (client) => {
      const before = await client.query(`select count from public.pieces order by name`);
      await database.pool.query(add, ['left']);
      const after = await client.query(`select count from public.pieces order by name`);
      expect(after.rows).toEqual(before.rows);
      await client.query(add, ['left']);
    },
    'snapshot',
  );

  await expect(work).rejects.toThrow('read-only transaction');
});
