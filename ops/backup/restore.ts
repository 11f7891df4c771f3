import type pg from 'pg';
import { z } from 'zod';
import type { Sealer } from '#service-base/ports.ts';
import { requireOwnDatabase, type Belonging } from '#server/database/mark.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { sealedWord } from './backup.ts';
import { readLines } from './backup-file.ts';
import { withoutConstraints } from './constraints.ts';
import { listMigrations, listTables, type Table } from './tables.ts';

const Head = z.object({
  format: z.literal('framewell-backup'),
  version: z.literal(1),
  takenAt: z.string(),
  migrations: z.array(z.string()),
  sealed: z.base64(),
});
const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const SequencesLine = z.object({
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});
const WholeLine = z.object({ whole: z.object({ tables: z.number(), rows: z.number() }) });

const rowsAtOnce = 500;
/** As in a backup: pictures are large. */
const charactersAtOnce = 4_000_000;

export type RestoreOptions = {
  /** Tables that a shop without data has filled too. */
  alwaysThere: readonly string[];
  /** Whether data that is there may go. */
  replace: boolean;
};

/**
 * Brings a backup back, all of it or nothing: into a database without data, or in place of its
 * data when that is asked for.
 * @throws Error when the file is not whole, was made by another version of the shop or under
 * other keys, when there is data already, or a shop is running on it.
 */
export async function restore(
  { pool, sealer, env }: { pool: pg.Pool; sealer: Sealer; env: Belonging },
  file: string,
  options: RestoreOptions,
): Promise<{ takenAt: string; tables: number; rows: number }> {
  return inTransaction(pool, async (client) => {
    await requireNoShop(client);
    const tables = await listTables(client);
    await client.query(`lock table ${namesOf(tables)} in access exclusive mode`);
    if (!options.replace) await requireNoData(client, tables, options.alwaysThere);
    return withoutConstraints(client, tables, async () => {
      await client.query(`truncate ${namesOf(tables)}`);
      const restored = await fill(client, sealer, tables, file);
      await requireOwnDatabase(client, env);
      return restored;
    });
  });
}

async function fill(client: pg.ClientBase, sealer: Sealer, tables: Table[], file: string) {
  const lines = readLines(file);
  const head = await readHead(client, sealer, (await lines.next()).value);
  let table: Table | undefined;
  let waiting: string[] = [];
  let characters = 0;
  const counted = { tables: 0, rows: 0 };
  const flush = async () => {
    if (table && waiting.length > 0) await insert(client, table, waiting);
    waiting = [];
    characters = 0;
  };

  for await (const line of lines) {
    if (line.startsWith('[')) {
      waiting.push(line);
      characters += line.length;
      counted.rows += 1;
      if (waiting.length === rowsAtOnce || characters >= charactersAtOnce) await flush();
      continue;
    }
    await flush();
    const said: unknown = JSON.parse(line);
    const begun = TableLine.safeParse(said);
    const sequences = SequencesLine.safeParse(said);
    if (begun.success) {
      table = requireTable(tables, begun.data);
      counted.tables += 1;
    } else if (sequences.success) {
      for (const { name, last } of sequences.data.sequences)
        await client.query(`select setval($1::regclass, coalesce($2::bigint, 1), $2 is not null)`, [
          name,
          last,
        ]);
    } else {
      const { whole } = WholeLine.parse(said);
      if (whole.rows !== counted.rows || whole.tables !== counted.tables) break;
      await letGo(client);
      await endSessions(client);
      return { takenAt: head.takenAt, ...counted };
    }
  }
  throw new Error('The backup is not whole.');
}

async function readHead(client: pg.ClientBase, sealer: Sealer, line: unknown) {
  const head = Head.safeParse(typeof line === 'string' ? parseOrNull(line) : null);
  if (!head.success) throw new Error('This is no backup of a shop.');
  const here = await listMigrations(client);
  if (JSON.stringify(here) !== JSON.stringify(head.data.migrations))
    throw new Error(
      'The backup was made by another version of the shop: restore it with that one, then upgrade.',
    );
  try {
    sealer.open(Buffer.from(head.data.sealed, 'base64'), sealedWord);
  } catch {
    throw new Error('The backup was made under other SEALING_KEYS: nobody could read it here.');
  }
  return head.data;
}

function parseOrNull(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function requireTable(tables: Table[], { table, columns }: z.infer<typeof TableLine>): Table {
  const known = tables.find(({ name }) => name === table);
  if (known && columns.join() === known.columns.join()) return known;
  throw new Error(`The backup holds another ${table} than this database.`);
}

async function insert(client: pg.ClientBase, table: Table, rows: string[]): Promise<void> {
  const values = table.types.map((type, index) => `(row ->> ${index})::${type}`).join(', ');
  await client.query(
    `insert into ${table.name} (${table.columns.join(', ')}) overriding system value
     select ${values} from json_array_elements($1::json) as row`,
    [`[${rows.join(',')}]`],
  );
}

/** A job that was being done when the backup was taken is to be done again. */
async function letGo(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_at is not null`,
  );
  await client.query(
    `update graphile_worker._private_job_queues set locked_at = null, locked_by = null
     where locked_at is not null`,
  );
}

/**
 * Whoever signed out, or used a code, after the backup was taken would be signed in again, or
 * could use it once more: everybody signs in anew, and codes on their way are worth nothing.
 */
async function endSessions(client: pg.ClientBase): Promise<void> {
  for (const table of ['shop.sessions', 'shop.sign_ins', 'member_data.challenges'])
    await client.query(`delete from ${table}`);
  await client.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'send-message'`,
  );
}

/** A running shop keeps in memory what it has read, and would go on with it. */
async function requireNoShop(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name ~ '^framewell( |$)'
       and pid <> pg_backend_pid() limit 1`,
  );
  if (rows.length > 0) throw new Error('A shop is running on this database: stop it first.');
}

async function requireNoData(
  client: pg.ClientBase,
  tables: Table[],
  alwaysThere: readonly string[],
): Promise<void> {
  for (const { name } of tables) {
    if (alwaysThere.includes(name) || name.startsWith('graphile_worker.')) continue;
    const { rows } = await client.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0) throw new Error('There is data already. To replace it, say so: --replace');
  }
}

function namesOf(tables: Table[]): string {
  return tables.map(({ name }) => name).join(', ');
}
