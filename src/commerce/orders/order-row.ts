import type { Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import type { Order, OrderSnapshot, OrderStatus } from './order.ts';
import { sealedTracking } from './order-events.ts';

/** An order as it lies: its snapshot is sealed, and the name of its parcel. */
export type OrderRow = Omit<Order, 'snapshot' | 'tracking' | 'events'> & {
  cartId: number;
  snapshot: Buffer;
  tracking: Buffer | null;
  events: { id: string; status: OrderStatus; at: string }[] | null;
};

/** The columns of an `OrderRow` from the table `commerce.orders o`. */
export const orderColumns = `o.id, o.number, o.cart_id as "cartId", o.customer_id as "customerId",
  o.store_id as "storeId", o.status, o.currency, o.subtotal_minor as "subtotalMinor",
  o.discount_minor as "discountMinor", o.shipping_minor as "shippingMinor",
  o.tax_minor as "taxMinor", o.tax_included as "taxIncluded",
  o.grand_total_minor as "grandTotalMinor", o.placed_at as "placedAt", o.snapshot, o.tracking,
  (select json_agg(json_build_object('id', e.id, 'status', e.status, 'at', e.at) order by e.at)
     from commerce.order_events e where e.order_id = o.id) as events`;

/** By the number of the cart: it has one order at most, and is known before the order's number. */
export const sealedSnapshots = sealedValues<OrderSnapshot, number>(
  (cartId) => `commerce.orders:cart:${cartId}`,
);

export function orderOf(
  { cartId, snapshot, tracking, events, ...order }: OrderRow,
  sealer: Sealer,
): Order {
  return {
    ...order,
    events: (events ?? []).map((event) => ({ ...event, at: new Date(event.at) })),
    tracking: tracking && sealedTracking.open(sealer, order.number, tracking),
    snapshot: sealedSnapshots.open(sealer, cartId, snapshot),
  };
}
