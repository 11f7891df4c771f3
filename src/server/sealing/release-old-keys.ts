import type pg from 'pg';
import { countByKey } from './key-use.ts';
import { listKnowing } from './who-seals.ts';

/**
 * Forgets the keys that nothing lies under and no process seals under, so that the settings may
 * go without them.
 */
export async function releaseOldKeys(
  pool: pg.Pool,
  keyId: string,
): Promise<{
  /** Values that lie under other keys still: as long as there are any, nothing is forgotten. */
  left: number;
  released: string[];
}> {
  const { rows: clock } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  // Whoever seals under another key is seen here, or notes that key again after this moment.
  const knowing = await listKnowing(pool, [keyId]);
  const counts = await countByKey(pool);
  const left = [...counts].reduce((sum, [id, count]) => sum + (id === keyId ? 0 : count), 0);
  if (left > 0 || knowing.some(({ keys: [first] }) => first !== keyId))
    return { left, released: [] };
  const { rows } = await pool.query<{ id: string }>(
    'delete from shop.sealing_keys where id <> $1 and since < $2 returning id',
    [keyId, clock[0]?.now],
  );
  return { left, released: rows.map(({ id }) => id) };
}
