import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { commandsOnShop } from '#ops/commands.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { orderingOver, unreachable } from '#test/shop/ordering-over.ts';
import { cartReady } from '#test/shop/ready-cart.ts';
import { signedIn } from '#test/shop/signed-in.ts';

/** A member cancels an order of their own. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(async () => {
  expect(await shop.ledger()).toEqual([]);
  await shop.close();
});

async function ordered(store: StoreCode = 'default') {
  const device = await signedIn(shop, await shop.member());
  const placed = await (await device.shopper()).ordering.place(await cartReady(device, { store }));
  if (placed.status !== 'placed') throw new Error(`nothing was ordered: ${placed.status}`);
  await shop.runJobs();
  const { ordering } = await device.shopper();
  const asked = { number: placed.orderNumber, store, reason: 'Other' };
  return { device, ordering, asked, userId: device.member.userId };
}

async function benefitOf(userId: string) {
  const rows = await shop.services.memberData.members.redemptionRows();
  return rows.find((row) => row.userId === userId)?.status;
}

test.each(['default', 'german'] as const)(
  'what nobody has begun is canceled once, and the benefit is free, in %s',
  async (store) => {
    const { ordering, asked, userId, device } = await ordered(store);
    const reasons = await ordering.cancelReasons(store);
    expect(reasons).toHaveLength(5);
    expect(await benefitOf(userId)).toBe('redeemed');

    const [first, second] = await Promise.all([ordering.cancel(asked), ordering.cancel(asked)]);

    expect([first, second]).toContain('canceled');
    expect(await ordering.cancel(asked)).toBe('canceled');
    expect(await benefitOf(userId)).toBe('available');
    expect(await ordering.eligibility()).toEqual({ status: 'eligible' });
    await shop.runJobs();
    const shown = displayOrderNumber(asked.number);
    const news = (await shop.messagesTo(device.member.email)).filter(({ subject }) =>
      subject.includes(shown),
    );
    expect(news).toHaveLength(2);

    const next = await ordering.place(await cartReady(device, { store }));
    expect(next).toMatchObject({ status: 'placed', replayed: false });
    // Asked again after the next order: that one keeps its benefit.
    expect(await ordering.cancel(asked)).toBe('canceled');
    await shop.runJobs();
    expect(await benefitOf(userId)).toBe('redeemed');
  },
);

test('what is being made stays, and so does what nobody ordered', async () => {
  const { ordering, asked, userId } = await ordered();
  const shown = displayOrderNumber(asked.number);
  await commandsOnShop['orders status']!.run(shop.services, [shown, 'in-production'], { as: 'a' });

  expect(await ordering.cancel(asked)).toBe('too-late');
  expect(await benefitOf(userId)).toBe('redeemed');
  expect(await ordering.cancel({ ...asked, number: '000999999' })).toBe('unknown');
});

test('nobody cancels the order of somebody else', async () => {
  const { asked, userId } = await ordered();
  const { ordering } = await (await signedIn(shop, await shop.member())).shopper();
  expect(await ordering.cancel(asked)).toBe('unknown');
  expect(await benefitOf(userId)).toBe('redeemed');
});

test.each(['request', 'answer'] as const)(
  'when the %s is lost, the benefit follows the order',
  async (lost) => {
    const { device, asked, userId } = await ordered();
    const over = orderingOver(shop.services, { commerce: unreachable('CancelOrder', lost) });
    const { ordering } = shop.services;
    const asMember = over.forMember(userId, (await device.shopper()).memberData);

    expect(await asMember.cancel(asked)).toBe('pending');
    await ordering.releaseCanceled(userId, asked.number);

    expect(await benefitOf(userId)).toBe(lost === 'answer' ? 'available' : 'redeemed');
    const { rows } = await shop.services.pool.query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs where key = $1`,
      [`release-canceled:${asked.number}`],
    );
    expect(rows).toMatchObject([{ payload: { userId, orderNumber: asked.number } }]);
  },
);

test('where commerce does not say who may cancel, nobody is offered it', async () => {
  const { userId, device } = await ordered();
  const over = orderingOver(shop.services, { commerce: unreachable('OrderCanceling', 'request') });
  const asMember = over.forMember(userId, (await device.shopper()).memberData);
  expect(await asMember.cancelReasons('default')).toBeNull();
});
