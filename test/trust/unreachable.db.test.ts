import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recoverOrders } from '#server/jobs/tasks.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { orderingOver, unreachable, type Changes } from '../shop/ordering-over.ts';
import { cartReady, type ReviewedOrder } from '../shop/ready-cart.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';

/** A failure of commerce that says nothing of the order is never shown as one. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterEach(async () => expect(await shop.ledger()).toEqual([]));
afterAll(() => shop.close());

const aReadyMember = async () => {
  const device = await signedIn(shop, await shop.member());
  return { device, order: await cartReady(device) };
};

/** Places over a commerce with `changes`; everything else is the shop's own. */
async function placeOver(device: SignedIn, changes: Changes, order: ReviewedOrder) {
  const { memberData } = await device.shopper();
  return orderingOver(shop.services, changes)
    .forMember(device.member.userId, memberData)
    .place(order);
}

async function ordersOf({ member }: SignedIn): Promise<string[]> {
  const { rows } = await shop.services.pool.query<{ customer_email: string }>(
    `select customer_email from shop.member_customers where user_id = $1`,
    [member.userId],
  );
  const email = rows[0]?.customer_email ?? '';
  const customerId = (await shop.services.commerce.customerIds([email])).get(email);
  const orders = await shop.services.commerce.orders.list(1_000_000);
  return orders.filter((order) => order.customerId === customerId).map(({ number }) => number);
}

async function aWhileLater({ member }: SignedIn): Promise<void> {
  await shop.services.pool.query(
    `update shop.order_attempts set started_at = started_at - interval '1 minute',
       decided_at = decided_at - interval '1 minute'
     where user_id = $1 and state = 'open'`,
    [member.userId],
  );
}

const faults = [
  { document: 'LastOrders', when: 'request' },
  { document: 'ReviewedCart', when: 'request' },
  { document: 'PlaceOrder', when: 'request' },
  { document: 'PlaceOrder', when: 'answer' },
] as const;

describe.each(faults)('T105: no answer from commerce ($document, $when lost)', (fault) => {
  const commerce = unreachable(fault.document, fault.when);

  test('is pending, and the member finishes it by coming back', async () => {
    const { device, order } = await aReadyMember();

    expect(await placeOver(device, { commerce }, order)).toEqual({ status: 'pending' });
    expect(await ordersOf(device)).toHaveLength(fault.when === 'answer' ? 1 : 0);

    await aWhileLater(device);
    const settled = await (await device.shopper()).ordering.settle();
    const [number] = await ordersOf(device);
    expect(settled).toMatchObject({ status: 'placed', orderNumber: number });
    expect(await ordersOf(device)).toHaveLength(1);
    expect(await (await device.shopper()).ordering.place(order)).toEqual({
      status: 'placed',
      orderNumber: number,
      replayed: true,
    });
    await shop.runJobs();
    expect(await ordersOf(device)).toEqual([number]);
  });

  test('is finished by the job once commerce is back, and not before', async () => {
    const { device, order } = await aReadyMember();
    await placeOver(device, { commerce }, order);
    await aWhileLater(device);

    const away = orderingOver(shop.services, { commerce });
    await recoverOrders({ ...shop.services, ordering: away }, 0);
    const wasSent = fault.document === 'PlaceOrder';
    expect(await openAttempts(device)).toBe(wasSent ? 1 : 0);

    await recoverOrders(shop.services, 0);
    await shop.runJobs();
    expect(await openAttempts(device)).toBe(0);
    expect(await ordersOf(device)).toHaveLength(wasSent ? 1 : 0);
    expect(await (await device.shopper()).ordering.place(order)).toMatchObject({
      status: 'placed',
    });
    expect(await ordersOf(device)).toHaveLength(1);
    await shop.runJobs();
  });
});

test('T105: while nobody knows whether an order follows, no page calls it safe', async () => {
  const { device, order } = await aReadyMember();
  const lost = { commerce: unreachable('PlaceOrder', 'request') };
  expect(await placeOver(device, lost, order)).toEqual({ status: 'pending' });
  await (await device.shopper()).drafts.save({ orderPendingSince: new Date().toISOString() });
  const nowhere = { COMMERCE_GRAPHQL_URL: 'http://127.0.0.1:1/graphql' };
  const browser = aBrowser(await frontDoor(shop.withSettings(nowhere)), device.cookies);

  for (const [path, said] of [
    ['/checkout/OrderConfirmation', 'whether your order went through'],
    ['/german/checkout/OrderConfirmation', 'ob Ihre Bestellung eingegangen ist'],
  ] as const) {
    const { status, text } = await browser.get(path);
    expect([status, text]).toEqual([200, expect.stringContaining(said)]);
    expect(text).not.toMatch(/order[^.<]* is safe|ist sicher/i);
  }

  const missing = await aBrowser(await frontDoor(shop)).get('/there-is-no-such-page');
  expect([missing.status, missing.text]).toEqual([404, expect.not.stringMatching(/is safe/)]);
  await recoverOrders(shop.services, 0);
  await shop.runJobs();
});

test('T105: one order that cannot be finished keeps no other waiting', async () => {
  const [stuck, free] = [await aReadyMember(), await aReadyMember()];
  const lost = { commerce: unreachable('PlaceOrder', 'answer') };
  for (const { device, order } of [stuck, free]) await placeOver(device, lost, order);
  for (const { device } of [stuck, free]) await aWhileLater(device);
  const ordering: typeof shop.services.ordering = {
    ...shop.services.ordering,
    finish: (attempt) =>
      attempt.shopperKey === stuck.device.member.userId
        ? Promise.reject(new Error('not now'))
        : shop.services.ordering.finish(attempt),
  };

  await recoverOrders({ ...shop.services, ordering }, 0);

  expect([await openAttempts(stuck.device), await openAttempts(free.device)]).toEqual([1, 0]);
  await recoverOrders(shop.services, 0);
  await shop.runJobs();
});

describe('T105: a commerce that knows no keys', () => {
  const magento = { isRepeatable: false };

  test.each(['request', 'answer'] as const)(
    'is looked through for the order when the %s is lost',
    async (when) => {
      const { device, order } = await aReadyMember();
      const lost = unreachable('PlaceOrder', when);
      expect(await placeOver(device, { ...magento, commerce: lost }, order)).toEqual({
        status: 'pending',
      });

      const ordering = orderingOver(shop.services, magento);
      // The request may still be on its way: nothing is concluded yet.
      await recoverOrders({ ...shop.services, ordering }, 0);
      expect(await openAttempts(device)).toBe(1);

      await aWhileLater(device);
      await recoverOrders({ ...shop.services, ordering }, 0);
      expect(await openAttempts(device)).toBe(0);
      expect(await ordersOf(device)).toHaveLength(when === 'answer' ? 1 : 0);

      expect(await placeOver(device, magento, order)).toMatchObject({ status: 'placed' });
      expect(await ordersOf(device)).toHaveLength(1);
      await shop.runJobs();
    },
  );

  test('that placed after it was given up: the order counts, and is redeemed', async () => {
    const { device, order } = await aReadyMember();
    const ordering = orderingOver(shop.services, magento);
    const slow: Changes['commerce'] = (client) => ({
      async run(document, variables, headers) {
        if (document.name === 'PlaceOrder') {
          await aWhileLater(device);
          await recoverOrders({ ...shop.services, ordering }, 0);
        }
        return client.run(document, variables, headers);
      },
    });

    const placed = await placeOver(device, { ...magento, commerce: slow }, order);

    expect(placed).toMatchObject({ status: 'placed', replayed: false });
    expect(await ordersOf(device)).toHaveLength(1);
    await shop.runJobs();
  });
});

test('a key that is just being used elsewhere is pending, not a refusal', async () => {
  const { device, order } = await aReadyMember();
  const { pool } = shop.services;
  const other = await pool.connect();
  await other.query('begin');
  await other.query(`select 1 from commerce.carts where masked_id = $1 for update`, [order.cartId]);

  const result = await (await device.shopper()).ordering.place(order);
  await other.query('rollback');
  other.release();

  expect(result).toEqual({ status: 'pending' });
  await recoverOrders(shop.services, 0);
  expect(await ordersOf(device)).toHaveLength(1);
  await shop.runJobs();
});

async function openAttempts({ member }: SignedIn): Promise<number> {
  const { rows } = await shop.services.pool.query(
    `select 1 from shop.order_attempts where state = 'open' and user_id = $1`,
    [member.userId],
  );
  return rows.length;
}

test('a try that ended without an order is told as such to whoever asks later', async () => {
  const { device, order } = await aReadyMember();
  const { ordering } = await device.shopper();
  expect(await ordering.settle()).toBeNull();
  await ordering.place({ ...order, expectedTotalMinor: order.expectedTotalMinor + 1 });
  expect(await ordering.settle()).toMatchObject({ status: 'refused' });
});
