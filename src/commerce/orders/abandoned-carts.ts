import type { Queryable } from '../transaction.ts';

/** Removes carts untouched since `before` that were not ordered; answers how many. */
export async function removeAbandonedCarts(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from commerce.carts where state <> 'ordered' and updated_at < $1`,
    [before],
  );
  return rowCount ?? 0;
}
