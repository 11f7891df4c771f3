import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServiceClient } from '#clients/client.ts';
import { DEFAULT_WAITING_PERIOD_MS } from '#domain/benefit/waiting-period.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { orderingOver, type Changes } from '../shop/ordering-over.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { seedOrder, type PastOrder } from '../shop/seed-order.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';

/** The edges of the waiting period, from the order in commerce to the answer on the page. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterEach(async () => {
  await shop.runJobs();
  expect(await shop.ledger()).toEqual([]);
});
afterAll(() => shop.close());

const periodMs = DEFAULT_WAITING_PERIOD_MS;
/** Commerce tells when an order was placed in whole seconds. */
const thisSecond = () => Math.floor(Date.now() / 1000) * 1000;

const aMemberWith = async (past: PastOrder) => {
  const member = await shop.member();
  await seedOrder(shop, member, past);
  return signedIn(shop, member);
};

/** What the review page shows and what placing answers, at this instant. */
async function askAt(device: SignedIn, changes: Changes) {
  const { memberData } = await device.shopper();
  const ordering = orderingOver(shop.services, changes).forMember(device.member.userId, memberData);
  const eligibility = await ordering.eligibility();
  const placed = await ordering.place(await cartReady(device));
  return { shown: eligibility.status, placed: placed.status };
}

describe('T111: an order that is', () => {
  test.each([
    ['one millisecond younger than the period', -1, { shown: 'waiting', placed: 'waiting' }],
    ['exactly as old as the period', 0, { shown: 'waiting', placed: 'waiting' }],
    ['one millisecond older than the period', 1, { shown: 'eligible', placed: 'placed' }],
  ])('%s', async (_, byMs, expected) => {
    const placedAt = new Date(thisSecond() - periodMs);
    const device = await aMemberWith({ placedAt, status: 'complete' });

    const now = () => new Date(placedAt.getTime() + periodMs + byMs);
    expect(await askAt(device, { now })).toEqual(expected);
  });

  test('T111: a clock of this machine that is fast gives nobody the benefit early', async () => {
    const hourMs = 60 * 60_000;
    const anHour = shop.withSettings({ GLASS_REDEMPTION_WAITING_PERIOD: String(hourMs) });
    const placedAt = new Date(thisSecond() - hourMs + 60_000);
    const device = await aMemberWith({ placedAt, status: 'complete' });
    const { memberData } = await device.shopper();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    try {
      const { ordering } = anHour.services;
      const { status } = await ordering.forMember(device.member.userId, memberData).eligibility();
      expect(status).toBe('waiting');
    } finally {
      vi.useRealTimers();
    }
  });

  test('still waiting names the first instant at which the benefit is back', async () => {
    const placedAt = new Date(thisSecond() - 1000);
    const device = await aMemberWith({ placedAt, status: 'processing' });

    expect(await (await device.shopper()).ordering.eligibility()).toEqual({
      status: 'waiting',
      nextOn: new Date(placedAt.getTime() + periodMs + 1).toISOString(),
      because: 'order',
    });
  });
});

describe('T111: a young order that commerce calls', () => {
  test.each([
    ['cancel', 'placed'],
    ['canceled', 'placed'],
    ['cancelled', 'placed'],
    ['exchange', 'placed'],
    ['exchanged', 'placed'],
    ['CANCELED', 'placed'],
    [' Exchanged ', 'placed'],
    ['pending', 'waiting'],
    ['Processing', 'waiting'],
    ['closed', 'waiting'],
  ])('"%s"', async (status, expected) => {
    const young = { placedAt: new Date(thisSecond() - 60_000), status: 'canceled' } as const;
    const device = await aMemberWith(young);

    const commerce = lastOrderIs({ status });
    expect((await askAt(device, { commerce })).placed).toBe(expected);
  });

  test.each([
    [{ order_date: null }, 'Order date is required'],
    [{ order_date: '' }, 'Order date is required'],
    [{ status: null }, 'Order status is required'],
    [{ status: ' ' }, 'Order status is required'],
  ])('without what it takes to decide (%j): nothing is ordered', async (last, message) => {
    const device = await aMemberWith({ placedAt: new Date(0), status: 'canceled' });

    await expect(askAt(device, { commerce: lastOrderIs(last) })).rejects.toThrow(message);
    const order = await cartReady(device);
    const { memberData } = await device.shopper();
    const ordering = orderingOver(shop.services, { commerce: lastOrderIs(last) });
    const place = ordering.forMember(device.member.userId, memberData).place(order);
    await expect(place).rejects.toThrow(message);
    await closeAttempts(device);
  });
});

test('T111: a canceled order frees the member, who may order at once and once', async () => {
  const device = await signedIn(shop, await shop.member());
  const first = await (await device.shopper()).ordering.place(await cartReady(device));
  await shop.runJobs();
  const again = await cartReady(device);
  expect(await (await device.shopper()).ordering.place(again)).toMatchObject({ status: 'waiting' });

  await shop.services.commerce.orders.cancel(first.status === 'placed' ? first.orderNumber : '');

  const second = await (await device.shopper()).ordering.place(again);
  expect(second).toMatchObject({ status: 'placed', replayed: false });
  await shop.runJobs();
  expect(await (await device.shopper()).ordering.place(await cartReady(device))).toMatchObject({
    status: 'waiting',
  });
});

test('T111: a canceled order opens the pages again, though its redemption is on record', async () => {
  const device = await signedIn(shop, await shop.member());
  const placed = await (await device.shopper()).ordering.place(await cartReady(device));
  await shop.runJobs();
  const browser = aBrowser(await frontDoor(shop), device.cookies);
  expect((await browser.get('/Step1')).location).toBe('/confirmauthentication/alreadyredeemed');

  await shop.services.commerce.orders.cancel(placed.status === 'placed' ? placed.orderNumber : '');

  expect((await browser.get('/Step1')).status).toBe(200);
});

test("T111: the plan's own record of a redemption blocks as an order does", async () => {
  const redeemedAt = new Date(thisSecond() - periodMs + 3_600_000).toISOString();
  const member = await shop.member({ redemption: { redeemedAt, partner: 'Another shop' } });
  const device = await signedIn(shop, member);

  expect(await askAt(device, {})).toEqual({ shown: 'waiting', placed: 'waiting' });
  expect(await (await device.shopper()).ordering.eligibility()).toMatchObject({
    because: 'redemption',
  });
});

test('T111: a plan that hears of an order late counts from the order', async () => {
  const device = await signedIn(shop, await shop.member());
  await (await device.shopper()).ordering.place(await cartReady(device));
  const placedAt = new Date(thisSecond() - 3_600_000);
  await shop.services.pool.query(`update graphile_worker._private_jobs set created_at = $1`, [
    placedAt,
  ]);

  await shop.runJobs();

  const redemptions = await shop.services.memberData.members.redemptionRows();
  expect(redemptions).toContainEqual(
    expect.objectContaining({ userId: device.member.userId, redeemedAt: placedAt }),
  );
});

test('T111: an order in the other language counts as well', async () => {
  const device = await signedIn(shop, await shop.member());
  const german = await cartReady(device, { store: 'german' });
  const placed = await (await device.shopper()).ordering.place(german);
  expect(placed).toMatchObject({ status: 'placed' });

  // Before the redemption is on record: commerce alone knows of it.
  expect(await (await device.shopper()).ordering.place(await cartReady(device))).toMatchObject({
    status: 'waiting',
  });
});

/** Commerce as it is, but for what it says of the last order. */
function lastOrderIs(changes: { order_date?: string | null; status?: string | null }) {
  return (client: ServiceClient): ServiceClient => ({
    async run(document, variables, headers) {
      const answer = await client.run(document, variables, headers);
      if (document.name !== 'LastOrders') return answer;
      const [last] = (answer as { customer: { orders: { items: object[] } } }).customer.orders
        .items;
      if (last) Object.assign(last, changes);
      return answer;
    },
  });
}

async function closeAttempts({ member }: SignedIn): Promise<void> {
  await shop.services.pool.query(`delete from shop.order_attempts where user_id = $1`, [
    member.userId,
  ]);
}
