import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { doctor } from '#ops/doctor.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { aBrowser } from '#test/shop/browser.ts';
import { frontDoor } from '#test/shop/front-door.ts';
import { cartReady } from '#test/shop/ready-cart.ts';
import { signedIn } from '#test/shop/signed-in.ts';
import { cancelOrder, markOrderPaid } from './cancel-order.ts';
import { findUnpaid, releaseUnpaidOrder } from './release-unpaid.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

async function anUnpaidOrder(store: StoreCode = 'default') {
  const device = await signedIn(shop, await shop.member());
  const placed = await (await device.shopper()).ordering.place(await cartReady(device, { store }));
  if (placed.status !== 'placed') throw new Error(`nothing was ordered: ${placed.status}`);
  await shop.runJobs();
  return { device, member: device.member, number: placed.orderNumber };
}

async function letPass(number: string, hours = 0) {
  await shop.services.pool.query(
    `update commerce.orders set payment_due_at = now() - make_interval(hours => $2::integer)
      where number = $1`,
    [number, hours],
  );
}

async function stateOf(number: string) {
  const { rows } = await shop.services.pool.query<{ status: string }>(
    `select status from commerce.orders where number = $1`,
    [number],
  );
  return rows[0]?.status;
}

async function isFree({ userId }: { userId: string }) {
  const rows = await shop.services.memberData.members.redemptionRows();
  return rows.find((row) => row.userId === userId)?.status === 'available';
}

async function releasesTold(contact: string) {
  const told = await shop.messagesTo(contact);
  return told.filter(({ text }) => /in time, so we canceled|bis zum Ende der Frist/.test(text))
    .length;
}

test('an unpaid order is released once its day has passed, however often the job comes', async () => {
  const { member, number } = await anUnpaidOrder();
  await findUnpaid(shop.services);
  await shop.runJobs();
  expect(await stateOf(number)).toBe('pending');

  await letPass(number);
  await Promise.all([findUnpaid(shop.services), findUnpaid(shop.services)]);
  await Promise.all([
    releaseUnpaidOrder(shop.services, number),
    releaseUnpaidOrder(shop.services, number),
  ]);
  await shop.runJobs();
  await findUnpaid(shop.services);
  await shop.runJobs();

  expect(await stateOf(number)).toBe('canceled');
  expect(await isFree(member)).toBe(true);
  expect(await releasesTold(member.email)).toBe(1);
  expect(await shop.ledger()).toEqual([]);
});

test('the member is told in the language of the order', async () => {
  const { member, number } = await anUnpaidOrder('german');
  await letPass(number);
  await releaseUnpaidOrder(shop.services, number);

  const [told] = await shop.messagesTo(member.email);
  expect(told?.subject).toContain(`Ihre Bestellung ${displayOrderNumber(number)} ist storniert`);
});

test('a job that dies in the middle is followed by one that does the rest, once', async () => {
  const { member, number } = await anUnpaidOrder();
  await letPass(number);
  const dying = {
    ...shop.services,
    memberDataFor: () => {
      throw new Error('killed');
    },
  };

  await expect(releaseUnpaidOrder(dying, number)).rejects.toThrow('killed');
  expect([await stateOf(number), await isFree(member)]).toEqual(['canceled', false]);
  await releaseUnpaidOrder(shop.services, number);
  await releaseUnpaidOrder(shop.services, number);

  expect(await isFree(member)).toBe(true);
  expect(await releasesTold(member.email)).toBe(1);
  expect(await shop.ledger()).toEqual([]);
});

test('a release that is told again does not free what the member has ordered since', async () => {
  const { device, member, number } = await anUnpaidOrder();
  await letPass(number);
  await releaseUnpaidOrder(shop.services, number);
  const again = await (await device.shopper()).ordering.place(await cartReady(device));
  await shop.runJobs();

  await releaseUnpaidOrder(shop.services, number);

  expect(again.status).toBe('placed');
  expect(await isFree(member)).toBe(false);
});

test('a paid order is never released, also when it is paid late', async () => {
  const { member, number } = await anUnpaidOrder();
  await letPass(number, 2);
  expect(await markOrderPaid(shop.services, displayOrderNumber(number))).toBe('paid');
  expect(await markOrderPaid(shop.services, number)).toBe('already-paid');

  await findUnpaid(shop.services);
  await shop.runJobs();
  await releaseUnpaidOrder(shop.services, number);

  expect(await stateOf(number)).toBe('pending');
  expect(await isFree(member)).toBe(false);
  const { rows } = await shop.services.pool.query(
    `select actor, outcome from shop.audit where action = 'order.paid' and subject = $1`,
    [`order:${number}`],
  );
  expect(rows[0]).toEqual({ actor: 'operator', outcome: 'ok' });
});

test('what was canceled by hand meanwhile is not told as unpaid, nor paid afterwards', async () => {
  const { member, number } = await anUnpaidOrder();
  await letPass(number);
  await findUnpaid(shop.services);
  await cancelOrder(shop.services, number);
  await shop.runJobs();

  expect(await releasesTold(member.email)).toBe(0);
  expect(await markOrderPaid(shop.services, number)).toBe('canceled');
  expect(await markOrderPaid(shop.services, '000999999')).toBe('unknown');
});

test('orders in another platform are that retailer’s', async () => {
  const { number } = await anUnpaidOrder();
  await letPass(number);

  await findUnpaid(shop.withSettings({ COMMERCE_GRAPHQL_URL: 'http://localhost:9' }).services);
  await shop.runJobs();

  expect(await stateOf(number)).toBe('pending');
  await findUnpaid(shop.services);
  await shop.runJobs();
});

test('the ledger and the doctor see what is neither paid nor released', async () => {
  const { number } = await anUnpaidOrder();
  await letPass(number, 2);

  expect(await shop.ledger()).toEqual([
    { invariant: 'I11', what: `order ${number} is neither paid nor released` },
  ]);
  expect(await doctor(shop.services)).toContainEqual({
    name: 'payments',
    ok: false,
    detail: '1 orders unpaid past their day',
  });
  await releaseUnpaidOrder(shop.services, number);
});

test('review, confirmation and mail say how and until which day to pay', async () => {
  const device = await signedIn(shop, await shop.member());
  const shopper = await device.shopper();
  const order = await cartReady(device);
  const prescriptionConfirmedAt = new Date().toISOString();
  await shopper.drafts.save({ lensType: 'SingleVision', prescriptionConfirmedAt });
  const browser = aBrowser(await frontDoor(shop), device.cookies);
  const review = await browser.get('/checkout/OrderReview');
  const day = /Please pay by ([A-Z][a-z]+ \d+, \d{4})\./.exec(review.text)?.[1] ?? 'no day';
  const placed = await shopper.ordering.place(order);
  await shop.runJobs();

  const [mail] = await shop.messagesTo(device.member.email);
  expect(mail?.text).toContain(`Please send a check or money order for $69.00 by ${day}`);
  const number = placed.status === 'placed' ? placed.orderNumber : '';
  const page = await browser.get(`/User/Order/${displayOrderNumber(number)}`);
  expect(page.text).toContain(`by ${day}`);
  await markOrderPaid(shop.services, number);
});
