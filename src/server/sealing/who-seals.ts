import { createHash } from 'node:crypto';
import type { Queryable } from '#service-base/transaction.ts';
import type { SealingKey } from '../sealer.ts';

const shop = 'framewell';

/** Characters; PostgreSQL cuts names at 63, so that thirteen keys fit behind the shop's. */
const hashLength = 4;

/**
 * What the connections of a process are called in PostgreSQL, so that other processes see which
 * keys it knows; the one that it seals under comes first.
 */
export function nameWithKeys(keys: readonly Pick<SealingKey, 'id'>[]): string {
  return `${shop} #${keys.map(({ id }) => shortHash(id)).join('')}`;
}

/** The keys in such a name: those of `ids` by their id, others as `#` and the hash of it. */
export function keysIn(name: string, ids: readonly string[]): string[] {
  const told = name.slice(shop.length + 1);
  // The version before, which may serve beside us, tells the ids themselves.
  if (!told.startsWith('#')) return told.split(',').filter(Boolean);
  const idOf = new Map(ids.map((id) => [shortHash(id), id]));
  const count = Math.floor((told.length - 1) / hashLength);
  return Array.from({ length: count }, (_, index) => {
    const hash = told.slice(1).slice(index * hashLength, (index + 1) * hashLength);
    return idOf.get(hash) ?? `#${hash}`;
  });
}

function shortHash(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, hashLength);
}

/** A process of the shop, or several with the same keys. */
type Knowing = {
  /** The keys that it knows, the one it seals under first; none of a version that did not tell. */
  keys: string[];
  connections: number;
};

/**
 * The processes that are connected to this database now, ours among them. Keys stand by their id
 * when it is one of `ids` or data was sealed under it.
 */
export async function listKnowing(db: Queryable, ids: readonly string[]): Promise<Knowing[]> {
  const { rows: sealing } = await db.query<{ id: string }>('select id from shop.sealing_keys');
  const known = [...ids, ...sealing.map(({ id }) => id)];
  const { rows } = await db.query<{ name: string; connections: number }>(
    `select application_name as name, count(*) as connections from pg_stat_activity
      where datname = current_database() and application_name ~ $1
      group by 1 order by 1`,
    [`^${shop}( |$)`],
  );
  return rows.map(({ name, connections }) => ({ keys: keysIn(name, known), connections }));
}
