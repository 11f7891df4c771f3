import { afterEach, beforeEach, expect, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { anEmbeddedFolder, aWriter, killHard } from '#test/embedded.ts';
import type { EmbeddedFolder } from '#test/embedded.ts';
import { startEmbedded } from './embedded.ts';
import { openPool } from '../database/pool.ts';

let place: EmbeddedFolder;
beforeEach(() => {
  place = anEmbeddedFolder();
});
afterEach(() => place.remove());

const rowsPerRound = 50;

/** Rows that were acknowledged and are not there; and whether index and table agree. */
async function missing(acknowledged: number[]) {
  const server = await startEmbedded({ dataDir: place.dataDir });
  const pool = openPool({ connection: server.connection });
  const { rows } = await pool.query<{ number: number }>(
    `select number from unnest($1::bigint[]) as told (number)
     where not exists (select from public.rows where rows.number = told.number)`,
    [acknowledged],
  );
  await pool.query('create extension if not exists amcheck');
  await pool.query("select bt_index_check('public.rows_pkey', true)");
  await pool.end();
  await server.stop();
  return rows.map(({ number }) => number);
}

type Kill = [what: string, kill: (writer: ReturnType<typeof aWriter>) => Promise<void>];
const kills: Kill[] = [
  [
    'everything at once',
    async (writer) => {
      await Promise.all([place.killServer(), writer.kill()]);
    },
  ],
  ['the application', (writer) => writer.kill()],
  [
    'the postmaster, then the application',
    async (writer) => {
      killHard(await writer.up);
      await sleep(Math.random() * 200);
      await writer.kill();
    },
  ],
];

test.each(kills)('no acknowledged row is lost when kill -9 hits %s', async (_what, kill) => {
  const acknowledged: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const writer = aWriter(place.dataDir, round * 1_000_000);
    await writer.up;
    await writer.hasWritten(rowsPerRound);
    await sleep(Math.random() * 100);
    await kill(writer);
    acknowledged.push(...writer.acknowledged);
    expect(await missing(acknowledged)).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * rowsPerRound);
});

test('a first start that was killed at any moment does not hinder the next', async () => {
  for (let round = 0; round < 4; round += 1) {
    const folder = anEmbeddedFolder();
    const writer = aWriter(folder.dataDir);
    await sleep(100 + round * 150);
    await writer.kill();

    const server = await startEmbedded({ dataDir: folder.dataDir });

    expect(server.pid).toBeGreaterThan(0);
    await server.stop();
    await folder.remove();
  }
});
