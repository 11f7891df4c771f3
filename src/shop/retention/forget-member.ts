import type pg from 'pg';

/**
 * Takes a member who was erased out of what the shop and its commerce keep: sessions with the
 * name in them, the unfinished order, the contact of orders, what their browser
 * reported, and the person in the orders, which
 * `forgetCustomer` does for the customer under an address.
 */
export async function forgetMember(
  pool: pg.Pool,
  forgetCustomer: (email: string) => Promise<void>,
  userId: string,
): Promise<void> {
  await pool.query(`delete from shop.sessions where user_id = $1`, [userId]);
  await pool.query(`delete from shop.drafts where user_id = $1`, [userId]);
  await pool.query(`delete from shop.reported_errors where user_id = $1`, [userId]);
  await pool.query(`update shop.order_attempts set sealed_contact = null where user_id = $1`, [
    userId,
  ]);
  const { rows } = await pool.query<{ customer_email: string }>(
    `select customer_email from shop.member_customers where user_id = $1`,
    [userId],
  );
  for (const row of rows) await forgetCustomer(row.customer_email);
}
