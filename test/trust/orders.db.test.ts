import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aCatalogue } from '#commerce/commerce.test-data.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { closeAsRefused, markDecided, openAttempt } from '#shop/ordering/attempts.ts';
import type { PlaceResult } from '#shop/ordering/port.ts';
import { recoverOrders } from '#server/jobs/tasks.ts';
import { aShop, frames, type TestShop } from '../shop/a-shop.ts';
import { cartReady, reviewed } from '../shop/ready-cart.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';

/** T1 of the trust cases, through the whole shop: attempt, eligibility, commerce, jobs. */
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

const place = async (device: SignedIn, order: Parameters<typeof placeOn>[1]) =>
  placeOn(await device.shopper(), order);
const placeOn = (
  { ordering }: Awaited<ReturnType<SignedIn['shopper']>>,
  order: Awaited<ReturnType<typeof cartReady>>,
): Promise<PlaceResult> => ordering.place(order);

const numbersOf = (results: PlaceResult[]) =>
  new Set(results.map((result) => (result.status === 'placed' ? result.orderNumber : result)));

async function orderCount(): Promise<number> {
  return (await shop.services.commerce.orders.list(1_000_000)).length;
}

/** What a member has of one order: the confirmation and the redemption, once each. */
async function expectTold({ member }: SignedIn, results: PlaceResult[]): Promise<void> {
  const number = [...numbersOf(results)].find((each) => typeof each === 'string') ?? '';
  await shop.runJobs();
  const told = await shop.messagesTo(member.email);
  expect(told.filter(({ text }) => text.includes(number))).toHaveLength(1);
  const redemptions = await shop.services.memberData.members.redemptionRows();
  expect(redemptions.filter(({ userId }) => userId === member.userId)).toMatchObject([
    { status: 'redeemed', orderNumber: number },
  ]);
}

test('T101: a double click gives one order, and the second answer is marked replayed', async () => {
  const { device, order } = await aReadyMember();
  const before = await orderCount();

  const results = await Promise.all([place(device, order), place(device, order)]);

  expect(numbersOf(results).size).toBe(1);
  expect(results.map((result) => result.status === 'placed' && result.replayed).sort()).toEqual([
    false,
    true,
  ]);
  expect(await orderCount()).toBe(before + 1);
  await expectTold(device, results);
});

test('T101: two tabs with a key each give one order', async () => {
  const { device, order } = await aReadyMember();
  const otherTab = { ...order, idempotencyKey: crypto.randomUUID() };
  const before = await orderCount();

  const results = await Promise.all([place(device, order), place(device, otherTab)]);

  expect(numbersOf(results).size).toBe(1);
  expect(await orderCount()).toBe(before + 1);
  await expectTold(device, results);
});

test('T102: twenty requests with a key each give one order and one number', async () => {
  const { device, order } = await aReadyMember();
  const before = await orderCount();

  const results = await Promise.all(
    Array.from({ length: 20 }, () =>
      place(device, { ...order, idempotencyKey: crypto.randomUUID() }),
    ),
  );

  expect(numbersOf(results).size).toBe(1);
  expect(results.filter((result) => result.status === 'placed' && !result.replayed)).toHaveLength(
    1,
  );
  expect(await orderCount()).toBe(before + 1);
  await expectTold(device, results);
});

test('T102: the order form sent again later answers the same number', async () => {
  const { device, order } = await aReadyMember();

  const first = await place(device, order);
  await shop.runJobs();
  const again = await place(device, order);
  const later = await place(device, { ...order, idempotencyKey: crypto.randomUUID() });

  expect(first).toMatchObject({ status: 'placed', replayed: false });
  expect([again, later]).toEqual([
    { ...first, replayed: true },
    { ...first, replayed: true },
  ]);
  await expectTold(device, [first]);
});

test.each([
  ['is finished by the shopper who looks at once', '0 seconds', false],
  ['is finished by the shopper who looks later', '1 minute', false],
  ['is finished by the job', '1 minute', true],
])(
  'T102: an order whose form was sent again to a process that ended, and %s, is told',
  async (_how, ago, byJob) => {
    const { device, order } = await aReadyMember();
    const { pool, sealer } = shop.services;
    const first = await place(device, order);
    await shop.runJobs();
    const again = await openAttempt(
      pool,
      sealer,
      { shopperKey: device.member.userId, ...order },
      null,
    );
    await pool.query(
      'update shop.order_attempts set started_at = started_at - $2::interval where id = $1',
      [again?.id, ago],
    );
    // The first one is the older, as it was.
    await pool.query(
      `update shop.order_attempts set started_at = started_at - interval '2 minutes'
      where user_id = $1 and state = 'placed'`,
      [device.member.userId],
    );

    if (byJob) await recoverOrders(shop.services, 0);
    expect(await (await device.shopper()).ordering.settle()).toEqual({ ...first, replayed: true });
    expect(await place(device, order)).toEqual({ ...first, replayed: true });
    await expectTold(device, [first]);
  },
);

test('T102: an order is told though a later try with its cart was refused', async () => {
  const { device, order } = await aReadyMember();
  const { pool, sealer } = shop.services;
  const first = await place(device, order);
  await shop.runJobs();
  const later = await openAttempt(
    pool,
    sealer,
    { shopperKey: device.member.userId, ...order },
    null,
  );
  await closeAsRefused(pool, later!, 'cart changed');

  expect(await (await device.shopper()).ordering.settle()).toEqual({ ...first, replayed: true });
  await expectTold(device, [first]);
});

test('T109: a price that changed after the review is told, and placing again works', async () => {
  const { device, order } = await aReadyMember();
  const [dear, affordable] = frames;
  const dearer = { ...dear!, price: { default: 22900, german: 22900 } };
  await shop.services.commerce.importCatalogue(aCatalogue([dearer, affordable!]));
  try {
    const before = await orderCount();

    const twice = await Promise.all([place(device, order), place(device, order)]);
    expect(twice).toEqual([{ status: 'cart-changed' }, { status: 'cart-changed' }]);
    expect(await orderCount()).toBe(before);

    const again = await reviewed(await device.shopper(), order.cartId);
    expect(again.expectedTotalMinor).toBe(order.expectedTotalMinor + 1000);
    expect(await place(device, { ...again, idempotencyKey: order.idempotencyKey })).toMatchObject({
      status: 'placed',
      replayed: false,
    });
    await shop.runJobs();
  } finally {
    await shop.services.commerce.importCatalogue(aCatalogue(frames));
  }
});

test('T109: what changed since the review at the same total is not ordered', async () => {
  const { device, order } = await aReadyMember();
  const stronger = aCheckedPrescription({ od: { sphere: -3.25 } });
  const changed = await cartReady(device, { prescription: stronger });
  expect(changed).toMatchObject({
    cartId: order.cartId,
    expectedTotalMinor: order.expectedTotalMinor,
  });

  expect(await place(device, order)).toEqual({ status: 'cart-changed' });
  expect(await place(device, changed)).toMatchObject({ status: 'placed', replayed: false });
  await shop.runJobs();
});

test('T109: an attempt that is finished later orders what it was opened with, or nothing', async () => {
  const { device, order } = await aReadyMember();
  const { pool, sealer } = shop.services;
  const { userId } = device.member;
  const attempt = await openAttempt(pool, sealer, { shopperKey: userId, ...order }, null);
  await markDecided(pool, attempt!);
  const before = await orderCount();
  const stronger = aCheckedPrescription({ od: { sphere: -3.25 } });
  const changed = await cartReady(device, { prescription: stronger });

  expect(await (await device.shopper()).ordering.settle()).toEqual({ status: 'cart-changed' });
  expect(await orderCount()).toBe(before);
  expect(await place(device, changed)).toMatchObject({ status: 'placed', replayed: false });
  await shop.runJobs();
});

test('T109: pieces that sold out after the review are told in words, and nothing is ordered', async () => {
  const { device, order } = await aReadyMember();
  const stock = (sql: string) =>
    shop.services.pool.query(
      `update commerce.stock s set ${sql} from commerce.products p
       where p.id = s.product_id and p.sku = '10101'`,
    );
  await stock('qty = s.qty - 400, qty_at_start = s.qty_at_start - 400');
  const { rows } = await shop.services.pool.query<{ qty: number }>(
    `select s.qty from commerce.stock s join commerce.products p on p.id = s.product_id
     where p.sku = '10101'`,
  );
  const left = rows[0]!.qty;
  await stock(`qty = 0, qty_at_start = s.qty_at_start - ${left}`);

  const result = await place(device, order);
  await stock(`qty = ${left} + 400, qty_at_start = s.qty_at_start + ${left} + 400`);

  expect(result).toMatchObject({ status: 'refused' });
  expect(result.status === 'refused' && result.message).toMatch(
    /^makeOrder error\(s\): .*out of stock/,
  );
  expect(await place(device, await reviewed(await device.shopper(), order.cartId))).toMatchObject({
    status: 'placed',
  });
  await shop.runJobs();
});

test('T110: one member on two devices, in two languages, gets one order', async () => {
  const member = await shop.member();
  const phone = await signedIn(shop, member);
  const laptop = await signedIn(shop, member);
  const order = await cartReady(phone);
  const inGerman = await reviewed(await laptop.shopper(), order.cartId, 'german');
  const before = await orderCount();

  const results = await Promise.all([place(phone, order), place(laptop, inGerman)]);

  expect(results.filter(({ status }) => status === 'placed').length).toBeGreaterThan(0);
  expect(await orderCount()).toBe(before + 1);
  await shop.runJobs();
});

test('T110: one member with two carts gets one order, the other cart waits', async () => {
  const { device, order: first } = await aReadyMember();
  const { pool } = shop.services;
  const giveTo = (customer: string) =>
    pool.query(`update commerce.carts set customer_id = ${customer} where masked_id = $1`, [
      first.cartId,
    ]);
  const { rows } = await pool.query<{ customer_id: number }>(
    `select customer_id from commerce.carts where masked_id = $1`,
    [first.cartId],
  );
  // Ours gives each member one cart; another platform may give two.
  await giveTo('null');
  const second = await cartReady(device, { frameSku: '10201' });
  await pool.query(`drop index commerce.one_active_cart_for_each_customer`);
  await giveTo(String(rows[0]!.customer_id));
  const before = await orderCount();

  const results = await Promise.all([place(device, first), place(device, second)]);

  expect(results.map(({ status }) => status).sort()).toEqual(['placed', 'waiting']);
  // Before the redemption is on record and after: the cart that is left stays refused.
  const rest = results[0].status === 'placed' ? second : first;
  expect(await place(device, rest)).toMatchObject({ status: 'waiting' });
  await shop.runJobs();
  expect(await place(device, rest)).toMatchObject({ status: 'waiting' });
  expect(await orderCount()).toBe(before + 1);

  await pool.query(`delete from commerce.carts where masked_id = $1`, [rest.cartId]);
  await pool.query(
    `create unique index one_active_cart_for_each_customer on commerce.carts (customer_id)
     where state = 'active'`,
  );
});

test('T110: ten carts of ten members, four requests each, give ten orders', async () => {
  const ready = [];
  for (let index = 0; index < 10; index += 1) ready.push(await aReadyMember());
  const before = await orderCount();

  const results = await Promise.all(
    ready.flatMap(({ device, order }) =>
      Array.from({ length: 4 }, () =>
        place(device, { ...order, idempotencyKey: crypto.randomUUID() }),
      ),
    ),
  );

  expect(numbersOf(results).size).toBe(10);
  expect(await orderCount()).toBe(before + 10);
  await shop.runJobs();
});
