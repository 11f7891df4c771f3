import type pg from 'pg';
import type { Table } from './tables.ts';

/**
 * Does `work` while no reference between the tables and no trigger on them is in force. Every
 * reference is checked when they come back, so that rows may be written in any order.
 */
export async function withoutConstraints<T>(
  client: pg.ClientBase,
  tables: Table[],
  work: () => Promise<T>,
): Promise<T> {
  const names = tables.map(({ name }) => name);
  const references = await client.query<{ table_name: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table_name, quote_ident(conname) as name,
            pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [names],
  );
  for (const { table_name, name } of references.rows)
    await client.query(`alter table ${table_name} drop constraint ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);

  const result = await work();

  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table_name, name, definition } of references.rows)
    await client.query(`alter table ${table_name} add constraint ${name} ${definition}`);
  return result;
}
