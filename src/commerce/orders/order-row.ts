import type { CurrencyEnum } from '../generated/schema.ts';
import type { Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import type { Order, OrderSnapshot, OrderStatus } from './order.ts';

export type OrderRow = {
  id: number;
  number: string;
  cart_id: number;
  customer_id: number | null;
  store_id: number;
  status: OrderStatus;
  currency: CurrencyEnum;
  subtotal_minor: number;
  discount_minor: number;
  shipping_minor: number;
  tax_minor: number;
  tax_included: boolean;
  grand_total_minor: number;
  placed_at: Date;
  snapshot: Buffer;
};

/** What `orderOf` needs of the table `commerce.orders o`. */
export const orderColumns = `o.id, o.number, o.cart_id, o.customer_id, o.store_id, o.status,
  o.currency, o.subtotal_minor, o.discount_minor, o.shipping_minor, o.tax_minor, o.tax_included,
  o.grand_total_minor, o.placed_at, o.snapshot`;

/** By the number of the cart: it has one order at most, and is known before the order's number. */
export const sealedSnapshots = sealedValues<OrderSnapshot, number>(
  (cartId) => `commerce.orders:cart:${cartId}`,
);

export function orderOf(row: OrderRow, sealer: Sealer): Order {
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    storeId: row.store_id,
    status: row.status,
    currency: row.currency,
    subtotalMinor: row.subtotal_minor,
    discountMinor: row.discount_minor,
    shippingMinor: row.shipping_minor,
    taxMinor: row.tax_minor,
    taxIncluded: row.tax_included,
    grandTotalMinor: row.grand_total_minor,
    placedAt: row.placed_at,
    snapshot: sealedSnapshots.open(sealer, row.cart_id, row.snapshot),
  };
}
