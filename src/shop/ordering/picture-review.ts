import type pg from 'pg';

/** An order whose prescription an optician is to compare with its picture. */
export type WaitingOrder = { orderNumber: string; userId: string; uploadId: string; since: Date };

const columns = `order_number as "orderNumber", user_id as "userId", upload_id as "uploadId",
  started_at as since`;

/** All that wait, the oldest first. */
export async function waitingOrders(pool: pg.Pool): Promise<WaitingOrder[]> {
  const { rows } = await pool.query<WaitingOrder>(
    `select ${columns} from shop.order_attempts
     where review = 'waiting' and state = 'placed' order by started_at`,
  );
  return rows;
}

/** The numbers of a member's orders that wait. */
export async function waitingOrdersOf(pool: pg.Pool, userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ order_number: string }>(
    `select order_number from shop.order_attempts
     where review = 'waiting' and state = 'placed' and user_id = $1`,
    [userId],
  );
  return rows.map((row) => row.order_number);
}

/** The picture of a member's newest order that an optician refused. */
export async function findRefusedPicture(
  pool: pg.Pool,
  userId: string,
): Promise<{ uploadId: string; orderedAt: string } | null> {
  const { rows } = await pool.query<{ uploadId: string; startedAt: Date }>(
    `select upload_id as "uploadId", started_at as "startedAt" from shop.order_attempts
     where review = 'refused' and user_id = $1 order by started_at desc limit 1`,
    [userId],
  );
  const [row] = rows;
  return row ? { uploadId: row.uploadId, orderedAt: row.startedAt.toISOString() } : null;
}

/**
 * The newest order whose prescription was compared with a picture, by its number or by the
 * picture's id, and whether it waits for an optician. Null where it was typed.
 */
export async function findPicturedOrder(
  pool: pg.Pool,
  { orderNumber, uploadId }: { orderNumber?: string; uploadId?: string },
): Promise<{ orderNumber: string; uploadId: string; isWaiting: boolean } | null> {
  const { rows } = await pool.query<{ orderNumber: string; uploadId: string; isWaiting: boolean }>(
    `select order_number as "orderNumber", upload_id as "uploadId",
       coalesce(review = 'waiting', false) as "isWaiting"
     from shop.order_attempts
     where upload_id is not null and state = 'placed'
       and (order_number = $1 or upload_id::text = lower($2))
     order by started_at desc limit 1`,
    [orderNumber ?? null, uploadId ?? null],
  );
  return rows[0] ?? null;
}

/** The id of the picture behind the order of each of these carts, where it is still kept. */
export async function pictureIdsOf(
  pool: pg.Pool,
  cartIds: string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ cart_id: string; upload_id: string }>(
    `select cart_id, upload_id from shop.order_attempts a
     where state <> 'refused' and cart_id = any($1)
       and exists (select from shop.upload_pages p where p.upload_id = a.upload_id)`,
    [cartIds],
  );
  return new Map(rows.map((row) => [row.cart_id, row.upload_id]));
}

/** Null for an order that does not wait. */
export async function findWaitingOrder(
  pool: pg.Pool,
  orderNumber: string,
): Promise<WaitingOrder | null> {
  const { rows } = await pool.query<WaitingOrder>(
    `select ${columns} from shop.order_attempts
     where review = 'waiting' and order_number = $1`,
    [orderNumber],
  );
  return rows[0] ?? null;
}

/** Those of these carts whose orders wait; known before the number of the order is noted. */
export async function waitingCarts(pool: pg.Pool, cartIds: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ cart_id: string }>(
    `select cart_id from shop.order_attempts
     where review = 'waiting' and state <> 'refused' and cart_id = any($1)`,
    [cartIds],
  );
  return new Set(rows.map((row) => row.cart_id));
}

/** Notes what the optician said, or that there is nothing to compare any more; false when nothing waits (any more). */
export async function endReview(
  pool: pg.Pool,
  orderNumber: string,
  review: 'confirmed' | 'refused' | 'canceled',
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update shop.order_attempts set review = $2 where order_number = $1 and review = 'waiting'`,
    [orderNumber, review],
  );
  return rowCount === 1;
}
