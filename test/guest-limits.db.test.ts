import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoverOrders } from '#server/jobs/tasks.ts';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { formOf, stepsOfDelivery, stepsOfPair } from './shop/order-steps.ts';

/** What a program leaves behind that asks as a guest, again and again, and keeps no cookies. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let lifted: typeof app;
beforeAll(async () => {
  shop = await aShop({ settings: { STOREFRONT_ACCESS: 'open', FRAMEWELL_RATE_LIMIT: 'on' } });
  app = await frontDoor(shop);
  lifted = await frontDoor(shop.withSettings({ FRAMEWELL_RATE_LIMIT: 'off' }));
});
afterAll(() => shop.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.services.pool.query<{ count: number }>(sql, values)).rows[0]?.count;
const guests = () => query('select count(*)::int as count from shop.guests');
const carts = () => query('select count(*)::int as count from commerce.carts');

/** As if so many guests had begun from where tests come from. */
async function begun(name: string, count: number): Promise<void> {
  await shop.services.pool.query(`delete from shop.limits where key like $1`, [`${name}:%`]);
  for (let one = 0; one < count; one += 1)
    await (name === 'guest'
      ? aBrowser(app).submit('/select-lens-type', { lensType: 'SingleVision' })
      : shop.services.limits.takeGuestOrder('unknown'));
}

/** A guest who stands before the review, the form of it at hand. */
async function atReview(email: string) {
  const browser = aBrowser(lifted);
  for (const [, , act] of stepsOfPair(browser, '')) await act();
  const who = { firstname: 'Ada', lastname: 'Park', email };
  for (const [, , act] of stepsOfDelivery(browser, '', who)) await act();
  return { browser, form: formOf(await browser.get('/checkout/OrderReview')) };
}

describe('after sixty guests of one address within an hour', () => {
  test.each([
    ['', en],
    ['/german', de],
  ] as const)('another one is told so and leaves no row, at "%s"', async (site, texts) => {
    await begun('guest', 60);
    const before = [await guests(), await carts()];
    const send = (path: string, fields: Record<string, string>) =>
      aBrowser(app).submit(site + path, fields);
    const refused = await send('/select-lens-type', { lensType: 'SingleVision' });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain(texts.errors.tooMany.title);
    expect(refused.text).toContain(texts.errors.tooMany.text);
    expect(refused.text).not.toContain(texts.errors.technical.title);
    // Nor is a cart made that nobody could find again.
    await send('/p/10100', { sku: '10101', quantity: '1' });
    expect([await guests(), await carts()]).toEqual(before);

    const looking = await aBrowser(app).get(`${site}/Products/List`);
    expect(looking.status).toBe(200);
    const free = await aBrowser(lifted).submit('/select-lens-type', { lensType: 'SingleVision' });
    expect([free.status, await guests()]).toEqual([302, before[0]! + 1]);
  });

  test('a page with scripts stays as it is, and says it there', async () => {
    await begun('guest', 60);
    const browser = aBrowser(app);
    const answer = await browser.submit('/german/select-lens-type.data', {
      lensType: 'SingleVision',
    });
    expect([answer.status, answer.text]).toEqual([
      202,
      expect.stringContaining('/german/select-lens-type"'),
    ]);
    const page = await browser.get('/german/select-lens-type');
    expect(page.text).toMatch(/Aus Ihrem Netz haben.*in (?:60|59) Min\. noch einmal/);
  });

  test('one who was here before goes on', async () => {
    const browser = aBrowser(lifted);
    await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
    await begun('guest', 60);
    const known = aBrowser(app, browser.cookies);
    const next = await known.submit('/select-lens-type', { lensType: 'Bifocals' });
    expect(next.status).toBe(302);
  });
});

test('an IPv4 address counts by itself, an IPv6 address by its /64', async () => {
  const { takeGuest } = shop.services.limits;
  for (let one = 0; one < 60; one += 1) await takeGuest(`2001:db8:1:2::${one.toString(16)}`);
  expect(await takeGuest('2001:db8:1:2:ffff::1')).toBeGreaterThan(3500);
  expect(await takeGuest('2001:db8:1:3::1')).toBeNull();
  for (let one = 0; one < 60; one += 1) await takeGuest('192.0.2.7');
  expect(await takeGuest('::ffff:192.0.2.7')).toBeGreaterThan(3500);
  expect(await takeGuest('192.0.2.8')).toBeNull();
});

test('after thirty tries to order from one address no attempt is made, and the order is kept', async () => {
  const { browser, form } = await atReview('often@mail.example');
  await begun('guest-order', 30);
  const attempts = () => query('select count(*)::int as count from shop.order_attempts');
  const before = await attempts();
  const here = aBrowser(app, browser.cookies);
  const refused = await here.submit('/checkout/OrderReview', form);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(en.checkout.review.refusals.tooOften);
  expect(await attempts()).toBe(before);

  expect((await browser.submit('/checkout/OrderReview', form)).location).toContain('Confirmation');
  const again = await here.submit('/checkout/OrderReview', form);
  expect(again.location, 'who sends it again is told their order').toContain('Confirmation');
});

describe('hourly', () => {
  /** As if the guest had been here last so many hours ago. */
  const age = (shopperKey: string, hours: number) =>
    shop.services.pool.query(
      `update shop.guests set last_seen_at = now() - make_interval(mins => $2) where shopper_key = $1`,
      [shopperKey, hours * 60 + 1],
    );
  const isKept = async (shopperKey: string) =>
    (await query('select count(*)::int as count from shop.guests where shopper_key = $1', [
      shopperKey,
    ])) === 1;

  async function aGuest({ comesBack }: { comesBack: boolean }): Promise<string> {
    const browser = aBrowser(lifted);
    await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
    if (comesBack) await browser.get('/Prescription');
    const { rows } = await shop.services.pool.query<{ shopper_key: string }>(
      `select shopper_key from shop.guests order by created_at desc limit 1`,
    );
    return rows[0]!.shopper_key;
  }

  test('who never came back is forgotten after an hour, who did after a day', async () => {
    const [stranger, person] = [
      await aGuest({ comesBack: false }),
      await aGuest({ comesBack: true }),
    ];
    const sweep = () => shop.services.guests.endLeft(shop.services.commerce.orders.removeCarts);
    for (const key of [stranger, person]) await age(key, 1);
    await sweep();
    expect([await isKept(stranger), await isKept(person)]).toEqual([false, true]);
    expect(
      await query('select count(*)::int as count from shop.drafts where user_id = $1', [stranger]),
    ).toBe(0);
    await age(person, 24);
    await sweep();
    expect(await isKept(person)).toBe(false);
  });
});

describe('an attempt of a guest that was left open for more than an hour', () => {
  async function leftOpen(email: string, isOrdered: boolean) {
    const { browser, form } = await atReview(email);
    if (isOrdered) await browser.submit('/checkout/OrderReview', form);
    const guest = await shop.services.guests.find(browser.cookies.get('guest') ?? '');
    const values = [guest!.shopperKey, guest!.cartId, form['expectedTotalMinor']];
    if (isOrdered)
      await shop.services.pool.query(
        `update shop.order_attempts set state = 'open', order_number = null, closed_at = null
         where user_id = $1`,
        [guest!.shopperKey],
      );
    else
      await shop.services.pool.query(
        `insert into shop.order_attempts (user_id, cart_id, store, expected_total_minor, idempotency_key)
         values ($1, $2, 'default', $3, gen_random_uuid())`,
        values,
      );
    await shop.services.pool.query(
      `update shop.order_attempts set started_at = now() - interval '2 hours',
         decided_at = now() - interval '2 hours' where user_id = $1`,
      [guest!.shopperKey],
    );
    return guest!;
  }

  async function closed(shopperKey: string) {
    await recoverOrders(shop.services, 0);
    const { rows } = await shop.services.pool.query<{ state: string; order_number: string | null }>(
      `select state, order_number from shop.order_attempts where user_id = $1`,
      [shopperKey],
    );
    return rows;
  }

  test('has the order that its cart became', async () => {
    const guest = await leftOpen('lost-answer@mail.example', true);
    const [attempt] = await closed(guest.shopperKey);
    expect(attempt).toEqual({ state: 'placed', order_number: expect.any(String) as string });
    expect(await shop.ledger()).toEqual([]);
  });

  test('is refused where there is none, also once the guest is gone', async () => {
    const here = await leftOpen('lost-request@mail.example', false);
    expect(await closed(here.shopperKey)).toEqual([{ state: 'refused', order_number: null }]);
    const gone = await leftOpen('gone@mail.example', false);
    await shop.services.commerce.orders.removeCarts([gone.cartId!]);
    await shop.services.guests.end(gone);
    expect(await closed(gone.shopperKey)).toEqual([{ state: 'refused', order_number: null }]);
    expect(await shop.ledger()).toEqual([]);
  });

  test('gives back what was authorised where the account that the cart is of is gone', async () => {
    const guest = await leftOpen('account-gone@mail.example', false);
    const { pool } = shop.services;
    const account = { firstName: 'Ada', lastName: 'Park', email: 'account-gone@mail.example' };
    const password = 'drei brillen im regal';
    await aBrowser(lifted).submit('/User/Register', { ...account, password, again: password });
    await pool.query(
      `update commerce.carts set customer_id = (select id from commerce.customers limit 1)
       where masked_id = $1`,
      [guest.cartId],
    );
    await pool.query(`update shop.order_attempts set is_paid_first = true where user_id = $1`, [
      guest.shopperKey,
    ]);
    const { rows } = await pool.query<{ id: string }>(
      `insert into shop.payments (attempt_id, amount_minor, currency, state, intent_id, authorised_at)
       select id, expected_total_minor, 'USD', 'authorised', 'pi_gone', now()
       from shop.order_attempts where user_id = $1 returning attempt_id as id`,
      [guest.shopperKey],
    );
    expect(await closed(guest.shopperKey)).toEqual([{ state: 'refused', order_number: null }]);
    const returned = `select count(*)::int as count from shop.payments
      where attempt_id = $1 and goal = 'return'`;
    expect(await query(returned, [rows[0]!.id])).toBe(1);
  });
});
