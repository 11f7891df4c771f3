import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import type { ShopperKey } from '../shopper.ts';

/** Whose cart it is: a customer has the same one on every device, any other guest one of their own. */
export type CartOwner = { shopperKey: ShopperKey; accountEmail: string | null };

/** How often the shop has changed carts that lie on another platform, for all of its processes. */
export type CartChanges = {
  /** What an owner's cart is remembered under; says nothing of who they are. */
  keyOf(owner: CartOwner): string;
  /** 0 for a cart that was not changed since yesterday. */
  count(key: string): Promise<number>;
  note(key: string): Promise<void>;
};

export function createCartChanges(pool: pg.Pool, sealer: Sealer): CartChanges {
  return {
    keyOf: ({ shopperKey, accountEmail }) =>
      sealer.fingerprint(
        accountEmail === null ? shopperKey : `account:${accountEmail.toLowerCase()}`,
        'shop.cart-changes',
      ),

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
