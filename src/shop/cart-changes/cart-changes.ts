import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';

/** How often the shop has changed members' carts that lie on another platform, for all of its processes. */
export type CartChanges = {
  /** What a member's cart is remembered under; says nothing of who they are. */
  keyOf(userId: string): string;
  /** 0 for a cart that was not changed since yesterday; null while it may change without us. */
  count(key: string): Promise<number | null>;
  /** `isUnsure`: a change was sent, and whether it is made will be known to nobody for a while. */
  note(key: string, change?: { isUnsure: boolean }): Promise<void>;
};

/** Longer than a platform works on what we have given up waiting for. */
const unsureSeconds = 60;

export function createCartChanges(pool: pg.Pool, sealer: Sealer): CartChanges {
  return {
    keyOf: (userId) => sealer.fingerprint(userId, 'shop.cart-changes'),

    async count(key) {
      const { rows } = await pool.query<{ changes: string; isUnsure: boolean }>(
        `select changes, coalesce(unsure_until > now(), false) as "isUnsure"
         from shop.cart_changes where whose = $1`,
        [key],
      );
      return rows[0]?.isUnsure ? null : Number(rows[0]?.changes ?? 0);
    },

    async note(key, { isUnsure } = { isUnsure: false }) {
      await pool.query(
        `insert into shop.cart_changes as c (whose, unsure_until)
         values ($1, case when $2 then now() + make_interval(secs => ${unsureSeconds}) end)
         on conflict (whose) do update set changes = c.changes + 1, changed_at = now(),
           unsure_until = coalesce(excluded.unsure_until, c.unsure_until)`,
        [key, isUnsure],
      );
    },
  };
}
