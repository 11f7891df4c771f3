import type { CartLine } from '../cart/cart.ts';
import type { Queryable } from '#service-base/transaction.ts';

/**
 * Takes what the lines need from stock, or nothing: answers whether there was enough of
 * everything, and the caller rolls back when not. Rows are locked in the order of their numbers,
 * so two orders never wait for each other. What nobody counts is always there.
 */
export async function takeStock(db: Queryable, lines: readonly CartLine[]): Promise<boolean> {
  const wanted = new Map<number, number>();
  for (const { product, quantity } of lines) {
    if (product.stockQty === null) continue;
    wanted.set(product.id, (wanted.get(product.id) ?? 0) + quantity);
  }
  if (wanted.size === 0) return true;
  const { rows } = await db.query<{ taken: number }>(
    `with wanted as (
       select * from unnest($1::bigint[], $2::integer[]) as w (product_id, qty)
     ), held as (
       select s.product_id from commerce.stock s
        where s.product_id = any($1::bigint[])
        order by s.product_id for update
     ), taken as (
       update commerce.stock s set qty = s.qty - wanted.qty
         from held join wanted on wanted.product_id = held.product_id
        where s.product_id = held.product_id and s.qty >= wanted.qty
       returning s.product_id
     )
     select count(*)::integer as taken from taken`,
    [[...wanted.keys()], [...wanted.values()]],
  );
  return rows[0]?.taken === wanted.size;
}
