import type { Queryable } from '#service-base/transaction.ts';
import { sealedColumns } from './sealed-columns.ts';

/** How many values lie sealed under each key, by its id; looks at every sealed value there is. */
export async function countByKey(db: Queryable): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, sealed } of sealedColumns) {
    // The id of the key stands in front: a byte of version, a byte of its length, and the id.
    const { rows } = await db.query<{ id: string; count: number }>(
      `select encode(substring(v from 3 for get_byte(v, 1)), 'escape') as id, count(*) as count
         from (select ${sealed} as v from ${table} t) as all_values
        where length(v) > 2 group by 1`,
    );
    for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}
