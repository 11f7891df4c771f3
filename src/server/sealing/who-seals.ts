import type { Queryable } from '#service-base/transaction.ts';
import type { SealingKey } from '../sealer.ts';

const shop = 'framewell';

/**
 * What the connections of a process are called in PostgreSQL, so that other processes see which
 * keys it knows; the one that it seals under comes first.
 */
export function nameWithKeys(keys: readonly Pick<SealingKey, 'id'>[]): string {
  return `${shop} ${keys.map(({ id }) => id).join(',')}`;
}

/** A process of the shop, or several with the same keys. */
type Knowing = {
  /** The keys that it knows, the one it seals under first; none of a version that did not tell. */
  keys: string[];
  connections: number;
};

/** The processes that are connected to this database now, ours among them. */
export async function listKnowing(db: Queryable): Promise<Knowing[]> {
  const { rows } = await db.query<{ name: string; connections: number }>(
    `select application_name as name, count(*) as connections from pg_stat_activity
      where datname = current_database() and application_name ~ $1
      group by 1 order by 1`,
    [`^${shop}( |$)`],
  );
  return rows.map(({ name, connections }) => ({
    keys: name
      .slice(shop.length + 1)
      .split(',')
      .filter(Boolean),
    connections,
  }));
}
