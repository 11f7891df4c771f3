import type pg from 'pg';
import type { Sealer } from '#service-base/ports.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import type { OrderSnapshot, OrderStatus } from './order.ts';
import { orderColumns, orderOf, sealedSnapshots, type OrderRow } from './order-row.ts';

/**
 * Removes the person from a customer's orders and deletes their carts, addresses and wishlist. What stays is what books
 * must show: goods, amounts, tax, date and country, no name, street, contact or prescription.
 */
export async function forgetOrdersOf(
  pool: pg.Pool,
  sealer: Sealer,
  customerId: number,
): Promise<{ orders: number }> {
  return inTransaction(pool, (client) => forgetOrdersIn(client, sealer, customerId));
}

/** The same within a transaction. */
export async function forgetOrdersIn(
  client: Queryable,
  sealer: Sealer,
  customerId: number,
): Promise<{ orders: number }> {
  const { rows } = await client.query<OrderRow>(
    `select ${orderColumns} from commerce.orders o where o.customer_id = $1 for update`,
    [customerId],
  );
  for (const row of rows) await takePersonOut(client, sealer, row);
  await client.query(
    `delete from commerce.cart_items i using commerce.carts c
      where c.id = i.cart_id and c.customer_id = $1`,
    [customerId],
  );
  await client.query(`delete from commerce.carts where customer_id = $1 and state <> 'ordered'`, [
    customerId,
  ]);
  await client.query(
    `update commerce.carts
        set customer_id = null, guest_email = null, shipping_address = null,
            billing_address = null, purchase_order_number = null
      where customer_id = $1`,
    [customerId],
  );
  await client.query('delete from commerce.customer_addresses where customer_id = $1', [
    customerId,
  ]);
  await client.query('delete from commerce.wishlists where customer_id = $1', [customerId]);
  return { orders: rows.length };
}

const ON_ITS_WAY: ReadonlySet<OrderStatus> = new Set(['pending', 'processing', 'exchange']);

/** `of-a-customer`: the customer is forgotten instead. `on-its-way`: it could not be delivered. */
export type ForgettingGuest = 'forgotten' | 'unknown' | 'of-a-customer' | 'on-its-way';

/** Whether an order of a customer is still to be made or to arrive. */
export async function isAnyOnItsWay(db: Queryable, customerId: number): Promise<boolean> {
  const { rows } = await db.query(
    'select from commerce.orders where customer_id = $1 and status = any($2) limit 1',
    [customerId, [...ON_ITS_WAY]],
  );
  return rows.length > 0;
}

/** Removes the person from the order that a guest placed, and from the cart of it, as above. */
export async function forgetOrderOfGuest(
  pool: pg.Pool,
  sealer: Sealer,
  number: string,
): Promise<ForgettingGuest> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<OrderRow>(
      `select ${orderColumns} from commerce.orders o where o.number = $1 for update`,
      [number],
    );
    const [row] = rows;
    if (!row) return 'unknown';
    if (row.customerId !== null) return 'of-a-customer';
    if (ON_ITS_WAY.has(row.status)) return 'on-its-way';
    await takePersonOut(client, sealer, row);
    await client.query(`delete from commerce.cart_items where cart_id = $1`, [row.cartId]);
    await client.query(
      `update commerce.carts
          set guest_email = null, shipping_address = null, billing_address = null,
              purchase_order_number = null
        where id = $1`,
      [row.cartId],
    );
    return 'forgotten';
  });
}

async function takePersonOut(client: Queryable, sealer: Sealer, row: OrderRow): Promise<void> {
  const { snapshot } = orderOf(row, sealer);
  await client.query(
    'update commerce.orders set snapshot = $2, customer_id = null, tracking = null where id = $1',
    [row.id, sealedSnapshots.seal(sealer, row.cartId, withoutPerson(snapshot))],
  );
}

function withoutPerson(snapshot: OrderSnapshot): OrderSnapshot {
  return {
    ...snapshot,
    email: null,
    shippingAddress: null,
    billingAddress: null,
    payment: { ...snapshot.payment, purchaseOrderNumber: null },
    lines: snapshot.lines.map((line) => ({ ...line, enteredOptions: [] })),
  };
}
