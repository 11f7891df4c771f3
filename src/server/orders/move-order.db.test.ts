import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { commandsOnShop } from '#ops/commands.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { aBrowser } from '#test/shop/browser.ts';
import { frontDoor } from '#test/shop/front-door.ts';
import { cartReady } from '#test/shop/ready-cart.ts';
import { signedIn } from '#test/shop/signed-in.ts';

/** What an operator says of an order, and who hears of it. */
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
  return { device, member: device.member, number: placed.orderNumber };
}

const say = (number: string, move: string, tracking?: string) =>
  commandsOnShop['orders status']!.run(shop.services, [displayOrderNumber(number), move], {
    as: 'ada',
    ...(tracking ? { tracking } : {}),
  });

async function newsTo({ email }: { email: string }, number: string) {
  await shop.runJobs();
  await shop.runJobs();
  const shown = displayOrderNumber(number);
  return (await shop.messagesTo(email))
    .filter(({ subject }) => subject.includes(shown))
    .map(({ subject, text }) => ({ subject: subject.split(': ')[1], text }))
    .toReversed()
    .slice(1); // after its confirmation
}

async function statusOf(number: string) {
  const [order] = await shop.services.commerce.orders
    .list(1_000_000)
    .then((all) => all.filter((one) => one.number === number));
  return order?.status;
}

test('an order is made and sent; its member is told each once, and sees the days', async () => {
  const { device, member, number } = await ordered();
  const shown = displayOrderNumber(number);

  expect(await say(number, 'in-production')).toMatchObject({ ok: true });
  expect(await say(number, 'in-production')).toMatchObject({ data: { moving: 'already' } });
  expect(await say(number, 'shipped', 'DHL 00340434')).toMatchObject({ ok: true });
  const news = await newsTo(member, number);

  expect(news.map(({ subject }) => subject)).toEqual([
    `your order ${shown} is being made`,
    `your order ${shown} is on its way`,
  ]);
  expect(news[1]?.text).toContain('Tracking: DHL 00340434');
  expect(await statusOf(number)).toBe('complete');
  const { text } = await aBrowser(await frontDoor(shop), device.cookies).get('/User/Order');
  const today = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  });
  const day = today.format(new Date());
  expect(text).toContain('DHL 00340434');
  expect(text).toContain(`<strong>In the lab</strong>${day}`);
  expect(text).toContain(`<strong>On its way</strong>since ${day}, with you around`);
});

test('the member is told in the language of the order', async () => {
  const { member, number } = await ordered('german');
  const shown = displayOrderNumber(number);

  await say(number, 'in-production');
  await say(number, 'shipped', '00340434');
  const news = await newsTo(member, number);

  expect(news.map(({ subject }) => subject)).toEqual([
    `Ihre Bestellung ${shown} ist in Arbeit`,
    `Ihre Bestellung ${shown} ist unterwegs`,
  ]);
  expect(news[1]?.text).toContain('Sendungsnummer: 00340434');
  expect(news[1]?.text).toContain('/german/');
});

test('an exchange frees the benefit, and a second time changes nothing', async () => {
  const { device, member, number } = await ordered();
  for (const move of ['in-production', 'shipped', 'exchanged', 'exchanged'])
    expect(await say(number, move)).toMatchObject({ ok: true });

  expect(await newsTo(member, number)).toHaveLength(3);
  expect(await shop.services.memberData.members.redemptionRows()).toContainEqual(
    expect.objectContaining({ userId: member.userId, status: 'available' }),
  );
  const again = await (await device.shopper()).ordering.place(await cartReady(device));
  expect(again.status).toBe('placed');
});

test('canceling is canceling, whichever command says it', async () => {
  const { member, number } = await ordered();

  expect(await say(number, 'cancelled')).toMatchObject({ ok: true });
  expect(await say(number, 'cancelled')).toMatchObject({ data: { moving: 'already' } });

  const news = await newsTo(member, number);
  expect(news.map(({ subject }) => subject)).toEqual([
    `your order ${displayOrderNumber(number)} was canceled`,
  ]);
  expect(await statusOf(number)).toBe('canceled');
});

test('an order that was canceled meanwhile is told as that alone', async () => {
  const { member, number } = await ordered();
  await say(number, 'in-production');
  await say(number, 'cancelled');

  expect(await newsTo(member, number)).toHaveLength(1);
});

test.each([
  ['shipped', []],
  ['exchanged', ['in-production']],
  ['in-production', ['in-production', 'shipped']],
  ['shipped', ['cancelled']],
  ['cancelled', ['in-production', 'shipped', 'exchanged']],
])('%s is refused after %j', async (move, before) => {
  const { number } = await ordered();
  for (const step of before) expect(await say(number, step)).toMatchObject({ ok: true });
  const status = await statusOf(number);

  expect(await say(number, move)).toMatchObject({ ok: false });

  expect(await statusOf(number)).toBe(status);
});

test('who said it is in the audit, and nobody can change what became of an order', async () => {
  const { number } = await ordered();
  await say(number, 'in-production');
  await say(number, 'exchanged');
  const { pool } = shop.services;

  const { rows } = await pool.query(
    `select actor, outcome, reason from shop.audit where subject = $1 and action = 'order.status'`,
    [`order:${number}`],
  );
  expect(rows).toEqual([
    { actor: 'operator:ada', outcome: 'ok', reason: 'in-production: changed' },
    { actor: 'operator:ada', outcome: 'refused', reason: 'exchanged: refused' },
  ]);
  await expect(pool.query('update commerce.order_events set at = now()')).rejects.toThrow('append');
  await expect(pool.query('delete from commerce.order_events')).rejects.toThrow('append');
});

test('what cannot be read changes nothing', async () => {
  const { number } = await ordered();
  await expect(say(number, 'lost')).rejects.toThrow('in-production, shipped');
  await expect(say(number, 'in-production', '1')).rejects.toThrow('--tracking');
  await expect(say(number, 'shipped', 'a\nb')).rejects.toThrow('--tracking');
  expect(await say('999999', 'shipped')).toMatchObject({ ok: false });
  expect(await statusOf(number)).toBe('pending');
});
