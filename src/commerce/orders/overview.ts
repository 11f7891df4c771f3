import type { Queryable } from '#service-base/transaction.ts';
import type { OrderStatus } from './order.ts';

/** What an operator may see of an order without opening it. */
export type OrderSummary = {
  number: string;
  storeCode: string;
  customerId: number | null;
  status: OrderStatus;
  skus: string[];
  currency: string;
  grandTotalMinor: number;
  placedAt: Date;
};

/** Which orders are meant; without a word on it, all of them. */
export type OrderFilter = {
  number?: string;
  statuses?: readonly OrderStatus[];
  /** Placed then or later. */
  since?: Date;
  limit?: number;
};

/** The condition on `commerce.orders o` that `filterValues` belong to; $4 is the limit. */
export const ordersThat = `($1::text is null or o.number = $1)
  and ($2::text[] is null or o.status = any($2::text[]))
  and ($3::timestamptz is null or o.placed_at >= $3)`;

export function filterValues({ number, statuses, since, limit }: OrderFilter): unknown[] {
  return [number ?? null, statuses ?? null, since ?? null, limit ?? null];
}

/** The last orders of all customers, newest first; fifty of them unless told. */
export async function listRecentOrders(
  db: Queryable,
  filter: OrderFilter = {},
): Promise<OrderSummary[]> {
  const { rows } = await db.query<OrderSummary>(
    `select o.number, s.code as "storeCode", o.customer_id as "customerId", o.status, o.currency,
            o.grand_total_minor as "grandTotalMinor", o.placed_at as "placedAt",
            array(select i.sku from commerce.order_items i
                   where i.order_id = o.id order by i.position) as skus
       from commerce.orders o
       join commerce.stores s on s.id = o.store_id
      where ${ordersThat}
      order by o.placed_at desc, o.id desc
      limit $4`,
    filterValues({ limit: 50, ...filter }),
  );
  return rows;
}
