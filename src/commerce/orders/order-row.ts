import type { CurrencyEnum } from '../generated/schema.ts';
import type { Sealer } from '#service-base/ports.ts';
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
    // Written by `recordOrder` and `forgetOrdersOf`, nowhere else.
    snapshot: JSON.parse(sealer.open(row.snapshot, contextOf(row.cart_id))) as OrderSnapshot,
  };
}

/** A cart has one order at most, and its number is known before the order's. */
export function sealSnapshot(sealer: Sealer, cartId: number, snapshot: OrderSnapshot): Buffer {
  return sealer.seal(JSON.stringify(snapshot), contextOf(cartId));
}

function contextOf(cartId: number): string {
  return `commerce.orders:cart:${cartId}`;
}
