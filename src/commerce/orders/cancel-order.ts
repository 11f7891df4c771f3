import type { Queryable } from '#service-base/transaction.ts';

export type Cancelling = 'canceled' | 'unknown' | 'already-canceled';

/** The statement that cancels the order numbered $1 and puts its pieces back, when it may. */
export function cancelling({ where, set }: { where: string; set?: string }): string {
  return `with canceled as (
       update commerce.orders
          set status = 'canceled', canceled_at = now()${set ? `, ${set}` : ''}
        where number = $1 and ${where} returning id
     ), pieces as (
       select i.product_id, sum(i.quantity)::integer as qty
         from commerce.order_items i join canceled on canceled.id = i.order_id
        group by i.product_id
     ), held as (
       select s.product_id from commerce.stock s
        where s.product_id in (select product_id from pieces)
        order by s.product_id for update
     ), returned as (
       update commerce.stock s set qty = s.qty + pieces.qty
         from held join pieces on pieces.product_id = held.product_id
        where s.product_id = held.product_id
     )
     select exists (select from commerce.orders where number = $1) as is_known,
            exists (select from canceled) as is_canceled`;
}

const cancelAny = cancelling({ where: `status <> 'canceled'` });

/** Cancels an order and puts its pieces back into stock, in one statement. */
export async function cancelOrder(db: Queryable, number: string): Promise<Cancelling> {
  const { rows } = await db.query<{ is_known: boolean; is_canceled: boolean }>(cancelAny, [number]);
  const row = rows[0];
  if (row?.is_canceled) return 'canceled';
  return row?.is_known ? 'already-canceled' : 'unknown';
}
