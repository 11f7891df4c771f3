import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase } from '#test/database.ts';
import type { TestDatabase } from '#test/database.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.close());

/** A pool of one connection, so that what it has prepared can be asked for. */
async function withPool<T>(work: (pool: ReturnType<typeof openPool>) => Promise<T>): Promise<T> {
  const pool = openPool({ url: database.url, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function preparedTexts(pool: ReturnType<typeof openPool>): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements where not from_sql order by statement',
  );
  return rows.map(({ statement }) => statement);
}

test('a statement with values is prepared once, however it is sent', () =>
  withPool(async (pool) => {
    await pool.query('select $1::int as a', [1]);
    await pool.query({ text: 'select $1::int as a', values: [2] });
    const client = await pool.connect();
    const { rows } = await client.query('select $1::int as a', [3]);
    await client.query('select $1::text as b', ['x']);
    client.release();

    expect(rows).toEqual([{ a: 3 }]);
    expect(await preparedTexts(pool)).toEqual(['select $1::int as a', 'select $1::text as b']);
  }));

test('a statement without values, or with a name of its own, stays as it is', () =>
  withPool(async (pool) => {
    await pool.query('select 1; select 2');
    await pool.query({ name: 'mine', text: 'select $1::int', values: [1] });

    const { rows } = await pool.query('select name from pg_prepared_statements');
    expect(rows).toEqual([{ name: 'mine' }]);
  }));

test('the number of prepared statements has a bound', () =>
  withPool(async (pool) => {
    for (let count = 0; count < 450; count += 1) {
      await pool.query(`select $1::int as column_${count}`, [count]);
    }

    expect((await preparedTexts(pool)).length).toBe(400);
  }));

test('every statement is counted', () =>
  withPool(async (pool) => {
    await pool.query('select 1');
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select $1::int', [1]);
    await client.query('commit');
    client.release();

    expect(pool.statementCount).toBe(4);
  }));

test('a statement works on after a migration has changed its columns', () =>
  withPool(async (pool) => {
    await pool.query('create table public.things (a int)');
    await pool.query('select * from public.things where a > $1', [0]);
    await pool.query('alter table public.things add column b int');

    const { fields } = await pool.query('select * from public.things where a > $1', [0]);

    expect(fields.map(({ name }) => name)).toEqual(['a', 'b']);
  }));

test('a failing statement fails the same in both forms, and the connection lives on', () =>
  withPool(async (pool) => {
    await expect(pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    const viaCallback = await new Promise((resolve) => {
      pool.query('select 1 / $1::int', [0], (error) => resolve(error));
    });

    expect(viaCallback).toMatchObject({ code: '22012' });
    expect((await pool.query('select $1::int as a', [1])).rows).toEqual([{ a: 1 }]);
  }));

test('bigint is a number while exact, and a date is a calendar day', () =>
  withPool(async (pool) => {
    const { rows } = await pool.query(
      `select $1::bigint as small, 9007199254740993::bigint as large,
              array[1, null, 3]::bigint[] as list, date '2026-03-31' as day,
              array[date '2026-03-31', null] as days, '{}'::bigint[] as none`,
      ['42'],
    );

    expect(rows[0]).toEqual({
      small: 42,
      large: '9007199254740993',
      list: [1, null, 3],
      day: '2026-03-31',
      days: ['2026-03-31', null],
      none: [],
    });
  }));

test('a statement that runs too long is cancelled', async () => {
  const pool = openPool({ url: database.url, max: 1, statementTimeoutMs: 50 });

  await expect(pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
  await pool.end();
});

test('migrating again, from several sides at once, changes nothing', async () => {
  const count = async () =>
    (await database.pool.query('select count(*) as files from shop.applied_migrations')).rows;
  const before = await count();

  await Promise.all([migrate(database.url), migrate(database.pool), migrate(database.url)]);

  expect(await count()).toEqual(before);
});
