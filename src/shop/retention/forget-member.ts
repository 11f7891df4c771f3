import type { Services } from '#server/services.ts';

/**
 * Takes a member who was erased out of what the house and its commerce keep: sessions with the
 * name in them, the unfinished order, the contact of orders, and the person in the orders.
 */
export async function forgetMember(
  { pool, commerce }: Pick<Services, 'pool' | 'commerce'>,
  userId: string,
): Promise<void> {
  await pool.query(`delete from server.sessions where user_id = $1`, [userId]);
  await pool.query(`delete from server.drafts where user_id = $1`, [userId]);
  await pool.query(`update server.order_attempts set sealed_contact = null where user_id = $1`, [
    userId,
  ]);
  const { rows } = await pool.query<{ customer_email: string }>(
    `select customer_email from server.member_customers where user_id = $1`,
    [userId],
  );
  const customers = await commerce.customerIds(rows.map((row) => row.customer_email));
  for (const customerId of customers.values()) await commerce.orders.forget(customerId);
}
