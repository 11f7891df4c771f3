import { isMaskedId } from '../cart/load-cart.ts';
import type { CommerceContext } from '../context.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { OrderKey } from './order-key.ts';

export type Claim =
  /** The cart is ours until the transaction ends. */
  | { kind: 'claimed' }
  /** The key is new, but the cart is not active any more. */
  | { kind: 'inactive' }
  /** The key was used before, or the cart is not the caller's, or there is none. */
  | { kind: 'refused' };

/** Whether a cart has become an order. */
export async function isOrdered(db: Queryable, cartId: string): Promise<boolean> {
  if (!isMaskedId(cartId)) return false;
  const { rows } = await db.query(
    `select 1 from commerce.carts where masked_id = $1 and state = 'ordered'`,
    [cartId],
  );
  return rows.length > 0;
}

/**
 * Takes key and cart in one statement. A twin with the same key waits here until the first has
 * ended, one with another key waits for the cart; both as long as the connection lets them.
 */
export async function claimCart(
  db: Queryable,
  { customer }: CommerceContext,
  { scope, key }: OrderKey,
  cartId: string,
): Promise<Claim> {
  const { rows } = await db.query<{ has_key: boolean; has_cart: boolean }>(
    `with taken as (
       insert into commerce.order_keys (scope, key, cart_id)
       select $1, $2, c.id
         from commerce.carts c
        where c.masked_id = $3 and c.customer_id is not distinct from $4
       on conflict (scope, key) do nothing
       returning cart_id
     ), claimed as (
       update commerce.carts c set state = 'ordered', updated_at = now()
         from taken where c.id = taken.cart_id and c.state = 'active'
       returning c.id
     )
     select exists (select from taken) as has_key, exists (select from claimed) as has_cart`,
    [scope, key, cartId, customer?.id ?? null],
  );
  const row = rows[0];
  if (row?.has_cart) return { kind: 'claimed' };
  return { kind: row?.has_key ? 'inactive' : 'refused' };
}
