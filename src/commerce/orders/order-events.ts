import type { Enqueue, Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { OrderStatus } from './order.ts';

/** What became of an order: how jobs find it again. No health data. */
export type OrderEvent = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  at: Date;
  /** The masked id of the cart that became the order. */
  cartId: string;
  storeCode: string;
  tracking: string | null;
  /** The order has been canceled since. */
  isCanceledSince: boolean;
};

/** By the order's number, for which it is sealed before the row is read. */
export const sealedTracking = sealedValues<string, string>(
  (orderNumber) => `commerce.orders:tracking:${orderNumber}`,
);

/** Adds a row for the order in the named part of a statement, which has the columns id and status. */
export function recordingEvent(part: string): string {
  return `insert into commerce.order_events (order_id, status)
          select id, status from ${part} returning id`;
}

/** What is to follow an event. */
type Following = {
  enqueue: Enqueue;
  /** Whether somebody outside is told of every event. */
  isToldOutside: boolean;
};

/** Leaves the jobs that follow an event in the transaction that it happened in. */
export async function follow(
  client: Queryable,
  { enqueue, isToldOutside }: Following,
  eventId: string,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  const leave = (task: string) =>
    enqueue(client, task, { eventId }, { jobKey: `${task}:${eventId}` });
  if (isMailed) await leave('order-news');
  if (isToldOutside) await leave('order-webhook');
}

type Row = Omit<OrderEvent, 'tracking'> & { tracking: Buffer | null };

/** Null where there is no such event. */
export async function findOrderEvent(
  db: Queryable,
  sealer: Sealer,
  eventId: string,
): Promise<OrderEvent | null> {
  const { rows } = await db.query<Row>(
    `select e.id, o.number as "orderNumber", e.status, e.at, c.masked_id as "cartId",
            s.code as "storeCode", o.tracking,
            o.status = 'canceled' and e.status <> 'canceled' as "isCanceledSince"
       from commerce.order_events e
       join commerce.orders o on o.id = e.order_id
       join commerce.carts c on c.id = o.cart_id
       join commerce.stores s on s.id = o.store_id
      where e.id = $1`,
    [eventId],
  );
  const row = rows[0];
  if (!row) return null;
  const { tracking } = row;
  return { ...row, tracking: tracking && sealedTracking.open(sealer, row.orderNumber, tracking) };
}
