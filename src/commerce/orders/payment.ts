import type { Cart } from '../cart/cart.ts';
import type { PaymentCode } from '../checkout/payment-methods.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { cancelling, type CancelingRow } from './cancel-order.ts';
import type { OrderStatus } from './order.ts';

/** Sent by the customer themselves, after ordering: a cheque, a money order, a transfer. */
const paidInAdvance: PaymentCode = 'checkmo';

/** Whether the order of this cart keeps its pieces only while it may still be paid. */
export function isPaidInAdvance({ paymentMethod, prices }: Cart): boolean {
  return paymentMethod === paidInAdvance && prices.totals.grandTotalMinor > 0;
}

/** An unpaid order that was canceled: in which store, of which cart. */
export type Released = { number: string; storeCode: string; cartId: string };

/** The same, and what became of it just now; null where it was released before. */
type Releasing = { released: Released | null; eventId: string | null };

/**
 * The numbers of unpaid orders whose day has passed, the oldest first, by the database's clock;
 * those with which nothing was begun. `lateMs`: only those whose day passed so long ago.
 */
export async function overdueOrders(db: Queryable, limit: number, lateMs = 0): Promise<string[]> {
  const { rows } = await db.query<{ number: string }>(
    `select number from commerce.orders
      where payment_due_at <= now() - make_interval(secs => $2::float8 / 1000)
        and paid_at is null and status = 'pending'
      order by payment_due_at limit $1`,
    [limit, lateMs],
  );
  return rows.map(({ number }) => number);
}

/** Why an order is released: its day has passed, or what was paid for it is not there any more. */
export type ReleaseReason = 'overdue' | 'lapsed';

const unpaid = `paid_at is null and status = 'pending'`;
const releasing: Record<ReleaseReason, string> = {
  overdue: cancelling({
    set: 'released_at = now()',
    where: `payment_due_at <= now() and ${unpaid}`,
  }),
  lapsed: cancelling({ set: 'released_at = now()', where: unpaid }),
};

/**
 * Cancels an order that is not paid and that nobody has begun to make, once: its pieces go back
 * into stock. Answers it also when it was released before, and null when it is not to be released.
 */
export async function releaseUnpaid(
  db: Queryable,
  number: string,
  reason: ReleaseReason,
): Promise<Releasing> {
  const canceled = await db.query<CancelingRow>(releasing[reason], [number]);
  const { rows } = await db.query<Released>(
    `select o.number, s.code as "storeCode", c.masked_id as "cartId"
       from commerce.orders o
       join commerce.stores s on s.id = o.store_id
       join commerce.carts c on c.id = o.cart_id
      where o.number = $1 and o.released_at is not null`,
    [number],
  );
  return { released: rows[0] ?? null, eventId: canceled.rows[0]?.event_id ?? null };
}

/** Where an order is, and whether its money was recorded by hand; null where there is none. */
export async function payingOf(
  db: Queryable,
  number: string,
): Promise<{ status: OrderStatus; isPaid: boolean } | null> {
  const { rows } = await db.query<{ status: OrderStatus; isPaid: boolean }>(
    `select status, paid_at is not null as "isPaid" from commerce.orders where number = $1`,
    [number],
  );
  return rows[0] ?? null;
}

export type Paying = 'paid' | 'already-paid' | 'canceled' | 'unknown';

/** Records that the money of an order has come: it is never released then. */
export async function markPaid(db: Queryable, number: string): Promise<Paying> {
  const { rowCount } = await db.query(
    `update commerce.orders set paid_at = now()
      where number = $1 and paid_at is null and status <> 'canceled'`,
    [number],
  );
  if (rowCount === 1) return 'paid';
  const now = await payingOf(db, number);
  if (!now) return 'unknown';
  return now.status === 'canceled' ? 'canceled' : 'already-paid';
}
