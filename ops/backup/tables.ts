import type pg from 'pg';

/** A table as a backup holds it: every column that is not computed from others. */
export type Table = { name: string; columns: string[]; types: string[] };

const schemas = ['commerce', 'member_data', 'shop', 'graphile_worker'];
/** What migrations write of themselves belongs to the program, not to the data. */
const ownBookkeeping = ['applied_migrations', 'migrations'];

/** The tables of the three rooms and of the job queue, by name; names are ready for SQL. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array_agg(quote_ident(a.attname) order by a.attnum) as columns,
            array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind = 'r' and c.relname <> all($2)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
    [schemas, ownBookkeeping],
  );
  return rows;
}

export type Sequence = { name: string; last: string | null };

/** Where each sequence stands; null for one that was not used yet. As texts: they are 64 bits. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = any($1) order by 1`,
    [schemas],
  );
  return rows;
}

/** The migrations that this database has seen, of every room and of the queue. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select 'commerce/' || name as name from commerce.applied_migrations
     union all select 'member_data/' || name from member_data.applied_migrations
     union all select 'shop/' || name from shop.applied_migrations
     union all select 'graphile_worker/' || id from graphile_worker.migrations
     order by 1`,
  );
  return rows.map(({ name }) => name);
}
