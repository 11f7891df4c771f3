import type { Queryable } from '#service-base/transaction.ts';
import type { OrderStatus } from './order.ts';

/** Records how far an order is; a canceled one stays canceled. Answers whether it did. */
export async function changeStatus(
  db: Queryable,
  number: string,
  status: Exclude<OrderStatus, 'canceled'>,
): Promise<boolean> {
  const { rows } = await db.query(
    `update commerce.orders set status = $2
      where number = $1 and status <> 'canceled' returning id`,
    [number, status],
  );
  return rows.length > 0;
}
