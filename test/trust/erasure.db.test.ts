import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '#shop/retention/forget-expired.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signedIn } from '../shop/signed-in.ts';

/** What is kept of a member, and when it goes. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const rowsOf = async (sql: string, ...values: unknown[]) =>
  (await shop.services.pool.query(sql, values)).rows;

test('T602: a member who is erased leaves an order of nobody, and the books still agree', async () => {
  const { services } = shop;
  const device = await signedIn(shop, await shop.member());
  const { userId, memberId } = device.member;
  await services.shop.reports.error({
    requestId: crypto.randomUUID(),
    address: '192.0.2.9',
    errorType: 'add2Cart',
    message: 'No stock left',
    isFromBrowser: true,
    userId,
    details: { note: 'anything' },
  });
  const order = await cartReady(device);
  await (await device.shopper()).ordering.place(order);
  const stranger = aBrowser(await frontDoor(shop));
  for (const sent of [{ user: userId }, { cartId: order.cartId }, { cartId: 'of somebody else' }])
    await stranger.call('/errorLogger', { errorType: 'add2Cart', error: 'no', ...sent });
  await shop.runJobs();

  await services.memberData.members.delete(memberId);
  await services.forgetMember(userId);

  expect(await rowsOf(`select 1 from shop.sessions where user_id = $1`, userId)).toEqual([]);
  expect(await services.shop.reports.recent(10)).toMatchObject([
    { userId: null, details: { cartId: 'of somebody else' } },
  ]);
  expect(await rowsOf(`select 1 from shop.drafts where user_id = $1`, userId)).toEqual([]);
  expect(
    await rowsOf(
      `select 1 from shop.order_attempts where user_id = $1 and sealed_contact is not null`,
      userId,
    ),
  ).toEqual([]);
  expect(await services.commerce.orders.list()).toMatchObject([{ customerId: null }]);
  expect(await shop.ledger()).toEqual([]);
});

test('a message that could not be sent is thrown away after a day', async () => {
  const { pool } = shop.services;
  await pool.query(
    `select graphile_worker.add_job('send-message', payload => '{}'::json, max_attempts => 1)`,
  );
  await shop.runJobs();

  await forgetExpired(pool);
  // Its worker may let go of it a moment after the run.
  await expect
    .poll(() => rowsOf(`select 1 from graphile_worker.jobs where locked_at is null`))
    .toHaveLength(1);

  await pool.query(
    `update graphile_worker._private_jobs set updated_at = now() - interval '25 hours'`,
  );
  await forgetExpired(pool);
  expect(await rowsOf(`select 1 from graphile_worker.jobs`)).toEqual([]);
});
