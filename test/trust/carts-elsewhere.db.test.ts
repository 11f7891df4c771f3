import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetExpired } from '#shop/retention/forget-expired.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { faultyService, type FaultyService } from '../shop/faulty-service.ts';
import { frontDoor } from '../shop/front-door.ts';
import { magento, type Magento } from '../shop/magento.ts';
import { orderSteps } from '../shop/order-steps.ts';

/** Carts that another platform keeps are remembered for five minutes, by every process alike. */
let shop: TestShop;
let platform: Magento;
let counting: FaultyService;
let asked: string[] = [];
let here: Awaited<ReturnType<typeof frontDoor>>;
let there: typeof here;
let elsewhere: TestShop;
beforeAll(async () => {
  shop = await aShop();
  platform = await magento(shop, '2.4.7');
  counting = await faultyService({
    async fetch(request) {
      const { query } = (await request.clone().json()) as { query: string };
      asked.push(/\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? query);
      const { headers } = request;
      return fetch(platform.url, { method: 'POST', headers, body: await request.text() });
    },
  });
  elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: counting.url });
  here = await frontDoor(elsewhere);
  there = await frontDoor(elsewhere.withSettings({}));
});
afterAll(async () => {
  counting.close();
  platform.close();
  await shop.close();
});
beforeEach(() => {
  asked = [];
});

const questions = () => asked.filter((name) => /^(?:CustomerCart|CartGlance)$/.test(name));

/** A member who stands before the review of a pair, in a browser at each of two processes. */
async function aMember(): Promise<{ first: Browser; second: Browser }> {
  const first = aBrowser(here);
  for (const [name, leadsTo, act] of orderSteps(elsewhere, first, await elsewhere.member()))
    expect((await act()).location, name).toMatch(leadsTo);
  return { first, second: aBrowser(there, first.cookies) };
}

test('pages that only show the cart do not ask for it again for five minutes', async () => {
  const { first } = await aMember();
  expect(questions()).toContain('CustomerCart');
  asked = [];
  for (let visit = 0; visit < 3; visit += 1) {
    expect((await first.get('/checkout/CartPreview')).status).toBe(200);
    expect((await first.get('/checkout/Shipping')).status).toBe(200);
  }
  expect(questions()).toEqual([]);
});

test('the review, where the total is agreed to, asks for it anew', async () => {
  const { first } = await aMember();
  await first.get('/checkout/OrderReview');
  asked = [];
  expect((await first.get('/checkout/OrderReview')).status).toBe(200);
  expect(questions()).toContain('CustomerCart');
});

test('what is changed through one process shows at the other at once', async () => {
  const { first, second } = await aMember();
  for (const browser of [first, second])
    expect((await browser.get('/checkout/CartPreview')).status).toBe(200);
  await first.submit('/checkout/CartPreview', { intent: 'remove' });
  expect((await second.get('/checkout/CartPreview')).location).toBe('/checkout/empty');
  expect((await first.get('/checkout/CartPreview')).location).toBe('/checkout/empty');
});

test('how often a cart changed is forgotten after a day, and says nothing of whose it is', async () => {
  const { first } = await aMember();
  await first.submit('/checkout/CartPreview', { intent: 'remove' });
  const { rows } = await shop.services.pool.query<{ whose: string }>(
    `update shop.cart_changes set changed_at = now() - interval '25 hours' returning whose`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { whose } of rows) expect(whose).not.toMatch(/@|^\d+$|guest:/);
  await forgetExpired(shop.services.pool);
  const left = await shop.services.pool.query(`select 1 from shop.cart_changes`);
  expect(left.rows).toEqual([]);
});
