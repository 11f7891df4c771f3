import type { Sealer } from '#service-base/ports.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { findOrder } from './find-order.ts';
import type { Order } from './order.ts';

/** What a confirmation is written from; it holds health data and goes to its owner alone. */
export type OrderConfirmation = {
  order: Order;
  /** The masked id of the cart that became the order. */
  cartId: string;
  storeCode: string;
  isSent: boolean;
  /** The end of the day by which it is to be paid in advance, or null. */
  paymentDueAt: Date | null;
};

/** What the confirmation of an order says, or null when there is no such order any more. */
export async function findConfirmation(
  db: Queryable,
  sealer: Sealer,
  orderId: number,
): Promise<OrderConfirmation | null> {
  const order = await findOrder(db, sealer, orderId);
  if (!order) return null;
  const { rows } = await db.query<Omit<OrderConfirmation, 'order'>>(
    `select c.masked_id as "cartId", s.code as "storeCode", m.sent_at is not null as "isSent",
            o.payment_due_at as "paymentDueAt"
       from commerce.order_messages m
       join commerce.orders o on o.id = m.order_id
       join commerce.carts c on c.id = o.cart_id
       join commerce.stores s on s.id = o.store_id
      where m.order_id = $1 and m.kind = 'order-confirmation'`,
    [orderId],
  );
  return rows[0] ? { order, ...rows[0] } : null;
}

/** Records that the confirmation has gone out; false when it had before. */
export async function markConfirmationSent(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await db.query(
    `update commerce.order_messages set sent_at = now()
      where order_id = $1 and kind = 'order-confirmation' and sent_at is null
      returning dedupe_key`,
    [orderId],
  );
  return rows.length > 0;
}
