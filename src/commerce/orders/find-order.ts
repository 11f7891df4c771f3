import type { Sealer } from '#service-base/ports.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { Order } from './order.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';

/** The order a key was used for and the masked id of its cart, or null for a new key. */
export async function findOrderByKey(
  db: Queryable,
  sealer: Sealer,
  { scope, key }: { scope: string; key: string },
): Promise<{ cartId: string; order: Order } | null> {
  const { rows } = await db.query<OrderRow & { maskedId: string }>(
    `select c.masked_id as "maskedId", ${orderColumns}
       from commerce.order_keys k
       join commerce.orders o on o.id = k.order_id
       join commerce.carts c on c.id = k.cart_id
      where k.scope = $1 and k.key = $2`,
    [scope, key],
  );
  if (!rows[0]) return null;
  const { maskedId, ...row } = rows[0];
  return { cartId: maskedId, order: orderOf(row, sealer) };
}

/** The number of the order that a cart has become, or null. */
export async function orderNumberOfCart(db: Queryable, maskedId: string): Promise<string | null> {
  const { rows } = await db.query<{ number: string }>(
    `select o.number from commerce.orders o join commerce.carts c on c.id = o.cart_id
      where c.masked_id = $1`,
    [maskedId],
  );
  return rows[0]?.number ?? null;
}

/** The order a cart has become, or null. */
export async function findOrderOfCart(
  db: Queryable,
  sealer: Sealer,
  maskedId: string,
): Promise<Order | null> {
  const { rows } = await db.query<OrderRow>(
    `select ${orderColumns}
       from commerce.orders o
       join commerce.carts c on c.id = o.cart_id
      where c.masked_id = $1`,
    [maskedId],
  );
  return rows[0] ? orderOf(rows[0], sealer) : null;
}

/** The order with this number in our tables, or null. */
export async function findOrder(db: Queryable, sealer: Sealer, id: number): Promise<Order | null> {
  const { rows } = await db.query<OrderRow>(
    `select ${orderColumns} from commerce.orders o where o.id = $1`,
    [id],
  );
  return rows[0] ? orderOf(rows[0], sealer) : null;
}
