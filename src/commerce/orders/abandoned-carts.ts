import type { Queryable } from '#service-base/transaction.ts';

/** So many at once that a statement stays far from its time limit. */
const batchSize = 1000;

/** Removes these carts, but for those that were ordered. */
export async function removeCarts(db: Queryable, maskedIds: string[]): Promise<void> {
  await db.query(`delete from commerce.carts where masked_id = any($1) and state <> 'ordered'`, [
    maskedIds,
  ]);
}

/** Makes an active cart that of nobody: its customer turned out to be somebody else. */
export async function releaseCart(db: Queryable, maskedId: string): Promise<void> {
  await db.query(
    `update commerce.carts set customer_id = null, updated_at = now()
      where masked_id = $1 and state = 'active'`,
    [maskedId],
  );
}

/** So many days a cart is kept that nobody comes back to: as long as the draft that it belongs to. */
export const cartKeptDays = 30;

/** Removes carts untouched since `before` that were not ordered; answers how many. */
export async function removeAbandonedCarts(db: Queryable, before: Date): Promise<number> {
  for (let removed = 0; ;) {
    const { rowCount } = await db.query(
      `delete from commerce.carts where id in (
         select id from commerce.carts where state <> 'ordered' and updated_at < $1
         order by updated_at limit $2 for update skip locked)`,
      [before, batchSize],
    );
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) return removed;
  }
}
