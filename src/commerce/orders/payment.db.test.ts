import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#service-base/transaction.ts';
import { aPlanShop, aReadyShopper, placeOrder } from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';
import { overdueOrders, releaseUnpaid } from './payment.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

type Ordered = Parameters<typeof aReadyShopper>[1] & { purchaseOrder?: string };

async function ordered({ purchaseOrder, ...cart }: Ordered = {}) {
  const { headers, cartId } = await aReadyShopper(shop, cart);
  if (purchaseOrder) {
    await shop.ask(
      `mutation ($cartId: String!, $number: String) { setPaymentMethodOnCart(input: {
        cart_id: $cartId, payment_method: { code: "purchaseorder", purchase_order_number: $number }
      }) { cart { id } } }`,
      { cartId, number: purchaseOrder },
      headers,
    );
  }
  const { placeOrder: placed } = await shop.ask(placeOrder, { cartId }, headers);
  return placed.order.order_number as string;
}

async function dueOf(number: string, timeZone: string) {
  const { rows } = await shop.pool.query<{ due: string | null; last_day: string | null }>(
    `select to_char(payment_due_at at time zone $2::text, 'HH24:MI:SS') as due,
            ((payment_due_at at time zone $2::text)::date - 1
              - ((placed_at + interval '336 hours') at time zone $2::text)::date)::text as last_day
       from commerce.orders where number = $1`,
    [number, timeZone],
  );
  return rows[0];
}

test.each([
  ['default', 'America/New_York'],
  ['german', 'Europe/Berlin'],
])('in the store %s an order may be paid until the end of a day there', async (store, zone) => {
  expect(await dueOf(await ordered({ store }), zone)).toEqual({ due: '00:00:00', last_day: '0' });
});

test('what the plan pays for and what an employer is billed for is due on no day', async () => {
  const free = await ordered({ frameSku: '10201', lensCode: 'SV-150', payment: 'free' });
  const billed = await ordered({ purchaseOrder: 'PO-7' });
  for (const number of [free, billed])
    expect(await dueOf(number, 'UTC')).toEqual({ due: null, last_day: null });
});

test('an order is released at the end of its day, not one second before', async () => {
  const number = await ordered();
  // One transaction, within which the database's clock stands still.
  await inTransaction(shop.pool, async (client) => {
    const setDue = (seconds: number) =>
      client.query(
        `update commerce.orders set payment_due_at = now() + make_interval(secs => $2::integer)
          where number = $1`,
        [number, seconds],
      );
    await setDue(1);
    expect(await overdueOrders(client, 10)).toEqual([]);
    expect((await releaseUnpaid(client, number, 'overdue')).released).toBeNull();

    await setDue(0);
    expect(await overdueOrders(client, 10)).toEqual([number]);
    expect((await releaseUnpaid(client, number, 'overdue')).released).toMatchObject({
      number,
      storeCode: 'default',
    });
    expect(await overdueOrders(client, 10)).toEqual([]);
  });
  expect(await shop.commerce.ledger()).toEqual([]);
});

test('an order that the lab has begun keeps its pieces', async () => {
  const number = await ordered();
  await shop.commerce.orders.changeStatus(number, { status: 'processing', tracking: null });
  await shop.pool.query(`update commerce.orders set payment_due_at = now() where number = $1`, [
    number,
  ]);
  expect(await shop.commerce.orders.releaseUnpaid(number, 'overdue')).toBeNull();
});
