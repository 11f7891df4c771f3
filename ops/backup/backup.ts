import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { writeLines } from './backup-file.ts';
import { listMigrations, listSequences, listTables, type Table } from './tables.ts';

/** Stands first in every backup; the last line says that it is whole. */
export type Head = {
  format: 'framewell-backup';
  version: 1;
  takenAt: string;
  migrations: string[];
  /** A word that only the keys of this shop can open. */
  sealed: string;
};

export const sealedWord = 'framewell-backup';
const rowsAtOnceMax = 500;
/** About what is held in memory: pictures are large, and most rows are not. */
const charactersAtOnce = 4_000_000;

/**
 * Writes the whole database to a file as it was at one moment, while the shop goes on: every
 * row with each column in PostgreSQL's own text, which gives back the same value. What is
 * sealed stays sealed; the keys are not in it.
 */
export function backUp(
  { pool, sealer }: { pool: pg.Pool; sealer: Sealer },
  file: string,
): Promise<Counted> {
  const write = async (client: pg.PoolClient) => {
    const counted = { tables: 0, rows: 0 };
    await writeLines(file, lines(client, sealer, counted));
    return counted;
  };
  return inTransaction(pool, write, 'snapshot');
}

type Counted = { tables: number; rows: number };

async function* lines(
  client: pg.PoolClient,
  sealer: Sealer,
  counted: Counted,
): AsyncGenerator<string> {
  const head: Head = {
    format: 'framewell-backup',
    version: 1,
    takenAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    sealed: Buffer.from(sealer.seal(sealedWord, sealedWord)).toString('base64'),
  };
  yield JSON.stringify(head);
  for (const table of await listTables(client)) {
    yield JSON.stringify({ table: table.name, columns: table.columns });
    for await (const row of rowsOf(client, table)) {
      counted.rows += 1;
      yield row;
    }
    counted.tables += 1;
  }
  // Last: a number that was given meanwhile is skipped, none is given twice.
  yield JSON.stringify({ sequences: await listSequences(client) });
  yield JSON.stringify({ whole: counted });
}

/** Each row as a JSON list of texts, one for each column; null where there is nothing. */
async function* rowsOf(client: pg.ClientBase, { name, columns }: Table): AsyncGenerator<string> {
  const texts = columns.map((column) => `${column}::text`).join(', ');
  await client.query(
    `declare backup no scroll cursor for select to_json(array[${texts}])::text as row from ${name}`,
  );
  for (let atOnce = 10; ;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from backup`);
    for (const { row } of rows) yield row;
    if (rows.length < atOnce) break;
    const characters = rows.reduce((sum, { row }) => sum + row.length, 0);
    const fitting = Math.floor((charactersAtOnce * rows.length) / Math.max(1, characters));
    atOnce = Math.max(1, Math.min(fitting, atOnce * 8, rowsAtOnceMax));
  }
  await client.query('close backup');
}
