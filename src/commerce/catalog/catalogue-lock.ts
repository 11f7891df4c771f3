import type { Queryable } from '#service-base/transaction.ts';

/** Two imports at once would wait for each other row by row; this makes them take turns. */
const importLock = 7_203_116;

/**
 * Takes the turn to change the catalogue until the transaction ends. It may take as long as it
 * has to: a whole catalogue is not written within the patience of a request.
 */
export async function changingTheCatalogue(
  db: Queryable,
  { isLarge }: { isLarge: boolean },
): Promise<void> {
  await db.query('set local statement_timeout = 0; set local lock_timeout = 0');
  // Plans made for empty tables would serve full ones: many rows come within one transaction.
  if (isLarge) await db.query('set local plan_cache_mode = force_custom_plan');
  await db.query('select pg_advisory_xact_lock($1)', [importLock]);
}
