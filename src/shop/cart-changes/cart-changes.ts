import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';

/** How often the shop has changed members' carts that lie on another platform, for all of its processes. */
export type CartChanges = {
  /** What a member's cart is remembered under; says nothing of who they are. */
  keyOf(userId: string): string;
  /** 0 for a cart that was not changed since yesterday. */
  count(key: string): Promise<number>;
  note(key: string): Promise<void>;
};

export function createCartChanges(pool: pg.Pool, sealer: Sealer): CartChanges {
  return {
    keyOf: (userId) => sealer.fingerprint(userId, 'shop.cart-changes'),

    async count(key) {
      const { rows } = await pool.query<{ changes: string }>(
        `select changes from shop.cart_changes where whose = $1`,
        [key],
      );
      return Number(rows[0]?.changes ?? 0);
    },

    async note(key) {
      await pool.query(
        `insert into shop.cart_changes as c (whose) values ($1)
         on conflict (whose) do update set changes = c.changes + 1, changed_at = now()`,
        [key],
      );
    },
  };
}
