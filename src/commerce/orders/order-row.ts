import type { Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import type { Order, OrderSnapshot } from './order.ts';

/** An order as it lies: its snapshot is sealed. */
export type OrderRow = Omit<Order, 'snapshot'> & { cartId: number; snapshot: Buffer };

/** The columns of an `OrderRow` from the table `commerce.orders o`. */
export const orderColumns = `o.id, o.number, o.cart_id as "cartId", o.customer_id as "customerId",
  o.store_id as "storeId", o.status, o.currency, o.subtotal_minor as "subtotalMinor",
  o.discount_minor as "discountMinor", o.shipping_minor as "shippingMinor",
  o.tax_minor as "taxMinor", o.tax_included as "taxIncluded",
  o.grand_total_minor as "grandTotalMinor", o.placed_at as "placedAt", o.snapshot`;

/** By the number of the cart: it has one order at most, and is known before the order's number. */
export const sealedSnapshots = sealedValues<OrderSnapshot, number>(
  (cartId) => `commerce.orders:cart:${cartId}`,
);

export function orderOf({ cartId, snapshot, ...order }: OrderRow, sealer: Sealer): Order {
  return { ...order, snapshot: sealedSnapshots.open(sealer, cartId, snapshot) };
}
