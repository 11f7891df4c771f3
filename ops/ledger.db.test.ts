import { afterAll, beforeAll, expect, test } from 'vitest';
import { RecordRedemptionDocument } from '#clients/generated/member-data.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { seedOrder } from '#test/shop/seed-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const longAgo = new Date('2026-01-05T10:00:00Z');
const elsewhere = { redeemedAt: '2026-02-01T10:00:00Z', orderNumber: 'X-1' };

test.each([elsewhere, { ...elsewhere, orderNumber: '000099999', partner: 'Another shop' }])(
  'a redemption that the plan tells of needs no order of ours: %j',
  async (redemption) => {
    await shop.member({ redemption });
    expect(await shop.ledger()).toEqual([]);
  },
);

test('an order of ours is accounted for by a later redemption that the plan tells of', async () => {
  const member = await shop.member();
  await seedOrder(shop, member, { placedAt: longAgo, status: 'complete' });
  await shop.services.memberData.members.import([{ ...member, redemption: elsewhere }]);
  expect(await shop.ledger()).toEqual([]);
});

test('a redemption of ours without its order is a fault, though the plan told of one before', async () => {
  const { userId } = await shop.member({ redemption: elsewhere });
  await redeem(userId, '000099998');

  expect(await shop.ledger()).toEqual([
    { invariant: 'I8', what: 'redeemed by no order 000099998' },
  ]);
  await forget(userId);
});

test('an order of ours is not accounted for by an earlier redemption that the plan tells of', async () => {
  const member = await shop.member({ redemption: elsewhere });
  const placedAt = new Date('2026-03-01T10:00:00Z');
  const number = await seedOrder(shop, member, { placedAt, status: 'complete' });
  await forget(member.userId);
  await shop.services.memberData.members.import([{ ...member, redemption: elsewhere }]);

  expect(await shop.ledger()).toEqual([
    { invariant: 'I8', what: `order ${number} is not redeemed` },
  ]);
});

test('an order whose attempt is still to be settled is redeemed with it, and not before', async () => {
  const member = await shop.member();
  await seedOrder(shop, member, { placedAt: longAgo, status: 'complete' });
  await forget(member.userId);
  await shop.services.pool.query(
    `insert into shop.order_attempts
       (user_id, cart_id, store, expected_total_minor, idempotency_key)
     values ($1, repeat('c', 32), 'default', 0, repeat('k', 32))`,
    [member.userId],
  );
  const ofMember = { invariant: 'I8', what: expect.stringContaining('is not redeemed') as string };
  const before = await shop.ledger();

  await shop.services.pool.query(
    `update shop.order_attempts set state = 'refused', closed_at = now() where user_id = $1`,
    [member.userId],
  );

  expect((await shop.ledger()).length).toBe(before.length + 1);
  expect(await shop.ledger()).toContainEqual(ofMember);
});

async function redeem(userId: string, orderNumber: string): Promise<void> {
  const redeemedAt = new Date().toISOString();
  await shop.services
    .memberDataFor()
    .run(RecordRedemptionDocument, { userId, orderNumber, redeemedAt });
}

async function forget(userId: string): Promise<void> {
  await shop.services.pool.query(`delete from member_data.redemptions where member_id = $1`, [
    userId,
  ]);
}
