import { statesBefore } from '#domain/orders/order-moves.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { CommerceSettings } from '../settings.ts';
import { takenByOrders } from './taken-by-orders.ts';
import { recordingEvent } from './order-events.ts';

/** `too-late`: it was exchanged or closed. */
export type Cancelling = 'canceled' | 'unknown' | 'already-canceled' | 'too-late';

/** The statement that cancels the order numbered $1 and puts its pieces back, when it may. */
export function cancelling({ where, set }: { where: string; set?: string }): string {
  return `with canceled as (
       update commerce.orders
          set status = 'canceled', canceled_at = now()${set ? `, ${set}` : ''}
        where number = $1 and ${where} returning id, status
     ), event as (${recordingEvent('canceled')}), pieces as (
       select taken.product_id, sum(taken.quantity)::integer as qty
         from (${takenByOrders}) taken join canceled on canceled.id = taken.order_id
        group by taken.product_id
     ), held as (
       select s.product_id from commerce.stock s
        where s.product_id in (select product_id from pieces)
        order by s.product_id for update
     ), returned as (
       update commerce.stock s set qty = s.qty + pieces.qty
         from held join pieces on pieces.product_id = held.product_id
        where s.product_id = held.product_id
     )
     select (select status from commerce.orders where number = $1) as status,
            (select id from event) as event_id`;
}

/** What the statement answers: the status before it, and what became of the order by it. */
export type CancelingRow = { status: string | null; event_id: string | null };

/** Gives back what was paid for an order that was just cancelled, in the same transaction. */
export async function returnPayment(
  client: Queryable,
  { payments }: Pick<CommerceSettings, 'payments'>,
  number: string,
): Promise<void> {
  if (!payments) return;
  const { rows } = await client.query<{ masked_id: string }>(
    `select c.masked_id from commerce.orders o join commerce.carts c on c.id = o.cart_id
      where o.number = $1`,
    [number],
  );
  for (const { masked_id: cartId } of rows) await payments.returnOfOrder(client, cartId);
}

const cancelAny = cancelling({ where: 'status = any($2)' });

/** What a guest may still cancel: nobody has begun to make it, and no customer placed it. */
const cancelGuests = cancelling({ where: 'status = any($2) and customer_id is null' });

/**
 * Cancels an order and puts its pieces back into stock, in one statement. That of a guest only
 * while nobody has begun to make it.
 */
export async function cancelOrder(
  db: Queryable,
  number: string,
  { isOfGuest = false }: { isOfGuest?: boolean } = {},
): Promise<{ cancelling: Cancelling; eventId: string | null }> {
  const { rows } = await db.query<CancelingRow>(isOfGuest ? cancelGuests : cancelAny, [
    number,
    isOfGuest ? ['pending'] : statesBefore('canceled'),
  ]);
  const { status: before = null, event_id: eventId = null } = rows[0] ?? {};
  if (eventId) return { cancelling: 'canceled', eventId };
  // Of two at once the second waited, and still sees the order as it was before the first.
  const status = before === null ? null : await statusNow(db, number);
  const known = status === 'canceled' ? 'already-canceled' : 'too-late';
  return { cancelling: status === null ? 'unknown' : known, eventId };
}

async function statusNow(db: Queryable, number: string): Promise<string | null> {
  const { rows } = await db.query<{ status: string }>(
    'select status from commerce.orders where number = $1',
    [number],
  );
  return rows[0]?.status ?? null;
}
