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

type Row = {
  number: string;
  store_code: string;
  customer_id: number | null;
  status: OrderStatus;
  skus: string[] | null;
  currency: string;
  grand_total_minor: number;
  placed_at: Date;
};

/** The last orders of all customers, newest first. */
export async function listRecentOrders(db: Queryable, limit = 50): Promise<OrderSummary[]> {
  const { rows } = await db.query<Row>(
    `select o.number, s.code as store_code, o.customer_id, o.status, o.currency,
            o.grand_total_minor, o.placed_at,
            (select array_agg(i.sku order by i.position)
               from commerce.order_items i where i.order_id = o.id) as skus
       from commerce.orders o
       join commerce.stores s on s.id = o.store_id
      order by o.placed_at desc, o.id desc
      limit $1`,
    [limit],
  );
  return rows.map((row) => ({
    number: row.number,
    storeCode: row.store_code,
    customerId: row.customer_id,
    status: row.status,
    skus: row.skus ?? [],
    currency: row.currency,
    grandTotalMinor: row.grand_total_minor,
    placedAt: row.placed_at,
  }));
}
