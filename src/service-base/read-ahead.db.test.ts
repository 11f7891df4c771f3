import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { createReadAhead, type ReadAhead } from './read-ahead.ts';

let database: TestDatabase;
let readAhead: ReadAhead;
let sent: number;

beforeAll(async () => {
  database = await aDatabase();
  await database.pool.query(`
    create table public.frames (sku text primary key, qty int, sealed bytea, on_sale timestamptz);
    insert into public.frames values
      ('10100', 3, '\\x00ff', '2026-01-31T12:00:00Z'), ('10200', 5, null, null)`);
});
afterAll(() => database.close());
beforeEach(() => {
  sent = database.pool.statementCount;
  readAhead = createReadAhead(database.pool);
});

const one = { text: 'select $1::int as n', values: [7] };
const frame = (sku: string) => ({
  text: 'select sku, qty, sealed, on_sale, qty as n from public.frames where sku = $1',
  values: [sku],
});

/** One request of a page: the first read, then those after it. */
async function request(skus: string[], reader = 'vera') {
  const session = {};
  const { row, handTo } = await readAhead.first<{ n: number }>(reader, one);
  handTo(session);
  const found = [];
  for (const sku of skus)
    found.push((await readAhead.next<{ qty: number }>(session, frame(sku))).row);
  return { own: row, found };
}

const sentSince = () => {
  const count = database.pool.statementCount - sent;
  sent = database.pool.statementCount;
  return count;
};

test('what a request asked last time comes with its first read, in the same types', async () => {
  const first = await request(['10100']);
  expect(sentSince()).toBe(2);

  const second = await request(['10100']);
  expect(sentSince()).toBe(1);
  expect(second).toEqual(first);
  expect(second.found).toEqual([
    {
      sku: '10100',
      qty: 3,
      n: 3,
      sealed: Buffer.from([0, 255]),
      on_sale: new Date('2026-01-31T12:00:00Z'),
    },
  ]);
});

test('only the question is remembered: what has changed since is seen at once', async () => {
  await request(['10200']);
  await database.pool.query(`update public.frames set qty = 4 where sku = '10200'`);
  expect((await request(['10200'])).found[0]?.qty).toBe(4);
  await database.pool.query(`delete from public.frames where sku = '10200'`);
  expect((await request(['10200'])).found).toEqual([undefined]);
});

test('another question is asked by itself, and expected from then on', async () => {
  await request(['10100']);
  sentSince();
  await request(['10300']);
  expect(sentSince()).toBe(2);
  await request(['10300']);
  expect(sentSince()).toBe(1);
});

test('what came along is given once; who asks again in a request asks the tables', async () => {
  await request(['10100']);
  sentSince();
  await request(['10100', '10100']);
  expect(sentSince()).toBe(2);
});

test('each reader asks as they did, and nobody else', async () => {
  await request(['10100']);
  sentSince();
  await request(['10100'], 'bela');
  expect(sentSince()).toBe(2);
  expect((await readAhead.next(undefined, frame('10100'))).row).toMatchObject({ qty: 3 });
});

test('a note is taken before the statement goes that finds the row', async () => {
  let time = 0;
  const read = { ...frame('10100'), note: () => (time += 1) };
  for (const noted of [1, 2]) {
    const session = {};
    (await readAhead.first('vera', one)).handTo(session);
    time += noted === 2 ? 10 : 0;
    expect((await readAhead.next(session, read)).noted).toBe(noted);
  }
});

test('one read that fails takes no other with it', async () => {
  const broken = { text: 'select qty / ($1::int) as n from public.frames', values: [1] };
  const session = {};
  (await readAhead.first('vera', one)).handTo(session);
  await readAhead.next(session, broken);
  await database.pool.query('alter table public.frames rename to frames_before');

  const { row, handTo } = await readAhead.first('vera', one);
  expect(row).toEqual({ n: 7 });
  handTo(session);
  await expect(readAhead.next(session, broken)).rejects.toThrow('frames');
  await database.pool.query('alter table public.frames_before rename to frames');
});
