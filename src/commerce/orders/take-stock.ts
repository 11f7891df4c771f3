import type { CartLine } from '../cart/cart.ts';
import { piecesTakenBy } from '../cart/pieces.ts';
import type { Queryable } from '#service-base/transaction.ts';

/**
 * Takes what the lines need from stock, or nothing: answers whether there was enough of
 * everything, and the caller rolls back when not. Rows are locked in the order of their numbers,
 * so two orders never wait for each other. What nobody counts is always there.
 */
export async function takeStock(db: Queryable, lines: readonly CartLine[]): Promise<boolean> {
  const wanted = piecesTakenBy(lines).filter(({ product }) => product.stockQty !== null);
  if (wanted.length === 0) return true;
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
    [wanted.map(({ product }) => product.id), wanted.map(({ quantity }) => quantity)],
  );
  return rows[0]?.taken === wanted.length;
}
