import { statesBefore, type MovedState } from '#domain/orders/order-moves.ts';
import type { Sealer } from '#service-base/ports.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { OrderStatus } from './order.ts';
import { recordingEvent, sealedTracking } from './order-events.ts';

export type StatusChange =
  | { outcome: 'changed'; eventId: string }
  /** The order cannot come from the status that it has into this one. */
  | { outcome: 'refused'; status: OrderStatus }
  | { outcome: 'already' | 'unknown' };

/**
 * Records how far an order is, when it may come there from where it is, with what the carrier calls
 * its parcel. Canceling is another thing: it gives pieces back.
 */
export async function changeStatus(
  db: Queryable,
  sealer: Sealer,
  number: string,
  { status, tracking }: { status: Exclude<MovedState, 'canceled'>; tracking: string | null },
): Promise<StatusChange> {
  const { rows } = await db.query<{ status: OrderStatus; event_id: string | null }>(
    `with changed as (
       update commerce.orders set status = $2, tracking = coalesce($4, tracking)
        where number = $1 and status = any($3) returning id, status
     ), event as (${recordingEvent('changed')})
     select status, (select id from event) as event_id from commerce.orders where number = $1`,
    [
      number,
      status,
      statesBefore(status),
      tracking && sealedTracking.seal(sealer, number, tracking),
    ],
  );
  const row = rows[0];
  if (!row) return { outcome: 'unknown' };
  if (row.event_id) return { outcome: 'changed', eventId: row.event_id };
  return row.status === status
    ? { outcome: 'already' }
    : { outcome: 'refused', status: row.status };
}
