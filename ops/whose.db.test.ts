import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { seedOrder } from '#test/shop/seed-order.ts';
import { commandsOnShop } from './commands.ts';
import { checkLedger } from './ledger.ts';

/** Commands know what lies elsewhere, and say so instead of looking at tables of ours. */
const nowhere = 'http://127.0.0.1:9/graphql';
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test.each([
  'orders list',
  'orders show',
  'orders export',
  'orders status',
  'orders cancel',
  'orders paid',
  'catalog import',
  'benefit show',
  'benefit set',
  'coupons list',
  'coupons set',
  'coupons end',
  'rules list',
  'rules import',
])('%s, where another platform sells', async (name) => {
  const { services } = shop.withSettings({ COMMERCE_GRAPHQL_URL: nowhere });
  const asked = commandsOnShop[name]!.run(services, ['no-such-file', 'shipped'], {
    reason: 'A look',
    format: 'csv',
  });
  await expect(asked).rejects.toThrow(/^Another platform \(COMMERCE_GRAPHQL_URL\)/);
});

test.each(['members import', 'members show', 'members delete', 'members unlock'])(
  "%s, where the plan's own service has the members",
  async (name) => {
    const { services } = shop.withSettings({ MEMBER_DATA_GRAPHQL_URL: nowhere });
    const asked = commandsOnShop[name]!.run(services, ['no-such-file'], {});
    await expect(asked).rejects.toThrow(/^The plan's own service \(MEMBER_DATA_GRAPHQL_URL\)/);
  },
);

test('the ledger finds no fault with orders that lie elsewhere, and says what it left out', async () => {
  const member = await shop.member();
  await shop.services.pool.query(
    `insert into shop.order_attempts
       (user_id, cart_id, store, expected_total_minor, idempotency_key, state, order_number, closed_at)
     values ($1, repeat('a', 32), 'default', 0, repeat('k', 32), 'placed', '000000042', now())`,
    [member.userId],
  );
  expect(await shop.ledger()).toContainEqual(expect.objectContaining({ invariant: 'I4' }));

  const { services } = shop.withSettings({ COMMERCE_GRAPHQL_URL: nowhere });
  expect(await checkLedger(services)).toEqual([]);
  expect(await commandsOnShop['ledger check']!.run(services, [], {})).toMatchObject({
    ok: true,
    text: expect.stringContaining('Not looked at: I1 to I8, I11 and I12: another platform'),
  });
  await shop.services.pool.query('delete from shop.order_attempts');
});

test("the ledger asks our tables for no redemption that the plan's own service has", async () => {
  await seedOrder(shop, await shop.member(), { placedAt: new Date(), status: 'complete' });
  await shop.services.pool.query('update member_data.redemptions set order_number = null');
  expect(await shop.ledger()).toContainEqual(expect.objectContaining({ invariant: 'I8' }));
  const { services } = shop.withSettings({ MEMBER_DATA_GRAPHQL_URL: nowhere });
  expect(await checkLedger(services)).toEqual([]);
});
