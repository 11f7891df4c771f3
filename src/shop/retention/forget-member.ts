import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import { sealedTo } from '../sealed-to.ts';

/**
 * Takes a member who was erased out of what the shop and its commerce keep: sessions with the
 * name in them, the unfinished order, what was uploaded, the contact of orders, what was reported by them or of
 * them, and the person in the orders, which
 * `forgetCustomer` does for the customer under an address.
 */
export async function forgetMember(
  { pool, sealer }: { pool: pg.Pool; sealer: Sealer },
  forgetCustomer: (email: string) => Promise<void>,
  userId: string,
): Promise<void> {
  await pool.query(`delete from shop.sessions where user_id = $1`, [userId]);
  await pool.query(`delete from shop.drafts where user_id = $1`, [userId]);
  await pool.query(`delete from shop.uploads where user_id = $1`, [userId]);
  await forgetReports(pool, sealer, userId);
  await pool.query(`update shop.order_attempts set sealed_contact = null where user_id = $1`, [
    userId,
  ]);
  const { rows } = await pool.query<{ customer_email: string }>(
    `select customer_email from shop.member_customers where user_id = $1`,
    [userId],
  );
  for (const row of rows) await forgetCustomer(row.customer_email);
}

/** Also those of nobody known, as after a session has ended, that name the member or a cart of theirs. */
async function forgetReports(pool: pg.Pool, sealer: Sealer, userId: string): Promise<void> {
  await pool.query(
    `delete from shop.reported_errors where coalesce(reporter, user_id::text) = $1`,
    [userId],
  );
  const carts = await pool.query<{ cart_id: string }>(
    `select distinct cart_id from shop.order_attempts where user_id = $1`,
    [userId],
  );
  const names = [userId, ...carts.rows.map((row) => row.cart_id)];
  const { rows } = await pool.query<{ id: string; request_id: string; details: Buffer }>(
    `select id, request_id, details from shop.reported_errors where details is not null`,
  );
  const theirs = rows.filter(({ request_id, details }) => {
    const sent = sealer.open(details, sealedTo.report(request_id));
    return names.some((name) => sent.includes(name));
  });
  await pool.query(`delete from shop.reported_errors where id = any($1::bigint[])`, [
    theirs.map(({ id }) => id),
  ]);
}
