import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPool } from '#server/database/pool.ts';
import { errors as german } from '#storefront/app/error-texts.de.ts';
import { errors as english } from '#storefront/app/error-texts.en.ts';
import { signIn } from '#storefront/sign-in/texts.en.ts';
import { aDatabase } from '../database.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Page } from '../shop/browser.ts';
import { faultProxy, type FaultProxy } from '../shop/fault-proxy.ts';
import { frontDoor } from '../shop/front-door.ts';
import { formOf, orderSteps } from '../shop/order-steps.ts';
import { conditions } from '../conditions.ts';

/** The database is away for a moment at each step of the order: nothing of it is lost. */
let shop: TestShop;
let behind: TestShop;
let proxy: FaultProxy;
let app: Awaited<ReturnType<typeof frontDoor>>;

beforeAll(async () => {
  const database = await aDatabase();
  const name = new URL(database.url).pathname.slice(1);
  proxy = await faultProxy({ ...inject('postgres'), database: name });
  shop = await aShop({ database });
  const pool = openPool({ connection: proxy.connection, max: 8 });
  behind = await aShop({ database: { pool, url: database.url, close: () => pool.end() } });
  app = await frontDoor(behind);
});
afterAll(async () => {
  await proxy.set('open');
  await Promise.all([behind.close(), proxy.close()]);
  await shop.close();
});

const asText = ({ text }: Page) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const cases = conditions(
  [['down', '/german', german]],
  [
    ['down', '', english],
    ['slow', '', english],
  ],
);

test.each(cases)('database %s (%s)', { timeout: 120_000 }, async (fault, language, words) => {
  const member = await shop.member();
  const browser = aBrowser(app);

  /** The step while the database fails, and again once it is back. */
  async function twice(name: string, act: () => Promise<Page>): Promise<Page> {
    await proxy.set(fault);
    const failing = await act();
    await proxy.set('open');
    if (failing.status < 400) return failing; // slow, and in time all the same
    if (name === 'code' && failing.status === 422) {
      expect(failing.text).toContain(signIn.checkOtp.unavailable);
      return act();
    }
    expect(failing.status, name).toBe(503);
    expect(failing.headers.get('retry-after'), name).toBe('2');
    expect(asText(failing), name).toContain(words.technical.title);
    expect(asText(failing), name).toContain(words.technical.text);
    await expect.poll(async () => (await browser.get('/readyz')).status).toBe(200);
    return act();
  }

  let form: Record<string, string> = {};
  for (const [step, leadsTo, act] of orderSteps(shop, browser, member, language)) {
    const page = await twice(step, act);
    expect(page.location, step).toMatch(leadsTo);
    form = formOf(page);
  }
  const placed = await twice('order', () =>
    browser.submit(`${language}/checkout/OrderReview`, form),
  );
  expect(placed.location).toMatch(/OrderConfirmation$/);
  await shop.services.pool.query(
    `update shop.order_attempts set started_at = started_at - interval '1 minute',
       decided_at = decided_at - interval '1 minute' where state = 'open'`,
  );
  await twice('confirmation', () => browser.get(placed.location));
  const confirmation = await browser.get(placed.location);
  expect(confirmation.text).toMatch(/\bdm\d{10}\b/);
  expect((await shop.services.commerce.orders.list()).length).toBeGreaterThan(0);
  await shop.runJobs();
  expect(await shop.ledger()).toEqual([]);
});
