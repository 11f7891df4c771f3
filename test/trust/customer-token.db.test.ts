import { afterAll, beforeAll, expect, test } from 'vitest';
import { CustomerTokenDocument } from '#clients/generated/commerce.ts';
import { recoverOrders } from '#server/jobs/tasks.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signedIn } from '../shop/signed-in.ts';
import { magento, type Magento } from '../shop/magento.ts';

/** The customer token stays in the session, and is fetched again when commerce answers 401. */
let shop: TestShop;
let platform: Magento;
let elsewhere: TestShop;
beforeAll(async () => {
  shop = await aShop();
  platform = await magento(shop, '2.4.7');
  elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: platform.url });
});
afterAll(async () => {
  platform.close();
  await shop.close();
});

/** How many tokens were asked for while `work` went on. */
async function tokensFetchedBy(work: () => Promise<unknown>): Promise<number> {
  const before = platform.asked.filter((text) => text === CustomerTokenDocument.text).length;
  await work();
  return platform.asked.filter((text) => text === CustomerTokenDocument.text).length - before;
}

const revokeAll = () =>
  shop.services.pool.query(`update commerce.customers set token_generation = token_generation + 1`);

test('one token serves a member from the first look to the order', async () => {
  const member = await elsewhere.member();
  await elsewhere.services.customers.ensureCustomer(member.userId);
  const device = await signedIn(elsewhere, member);
  const fetched = await tokensFetchedBy(async () => {
    await (await device.shopper()).ordering.eligibility();
    const order = await cartReady(device);
    await (await device.shopper()).ordering.eligibility();
    expect(await (await device.shopper()).ordering.place(order)).toMatchObject({
      status: 'placed',
    });
    await (await device.shopper()).ordering.settle();
  });
  expect(fetched).toBe(1);
});

test('a token that commerce takes no longer is fetched anew, once, and the order is placed', async () => {
  const device = await signedIn(elsewhere, await elsewhere.member());
  const order = await cartReady(device);
  await revokeAll();

  const fetched = await tokensFetchedBy(async () => {
    expect(await (await device.shopper()).ordering.place(order)).toMatchObject({
      status: 'placed',
    });
  });

  expect(fetched).toBe(1);
  expect(await tokensFetchedBy(async () => (await device.shopper()).ordering.eligibility())).toBe(
    0,
  );
});

test('calls at the same time share a new token', async () => {
  const device = await signedIn(elsewhere, await elsewhere.member());
  await (await device.shopper()).ordering.eligibility();
  await revokeAll();
  const shopper = await device.shopper();
  const fetched = await tokensFetchedBy(() =>
    Promise.all([shopper.ordering.eligibility(), shopper.ordering.eligibility()]),
  );
  expect(fetched).toBe(1);
});

test('the job that finishes an order has no session, and fetches one for it', async () => {
  const device = await signedIn(elsewhere, await elsewhere.member());
  const order = await cartReady(device);
  await shop.services.pool.query(
    `insert into shop.order_attempts
       (user_id, cart_id, store, expected_total_minor, idempotency_key, started_at, decided_at)
     values ($1, $2, 'default', $3, $4, now() - interval '1 minute', now() - interval '1 minute')`,
    [device.member.userId, order.cartId, order.expectedTotalMinor, order.idempotencyKey],
  );
  expect(await tokensFetchedBy(() => recoverOrders(elsewhere.services, 0))).toBe(1);
  const { rows } = await shop.services.pool.query(
    `select 1 from shop.order_attempts where state = 'open'`,
  );
  expect(rows).toEqual([]);
});
