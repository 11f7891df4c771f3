import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { askForCode, signInByPages } from './shop/sign-in-by-pages.ts';

let shop: TestShop;
let member: Browser;
beforeAll(async () => {
  shop = await aShop();
  member = aBrowser(await frontDoor(shop));
  await signInByPages(shop, member, await shop.member());
});
afterAll(() => shop.close());

test.each([
  ['', 'We&#x27;re sorry', 'Try again'],
  ['/german', 'Es tut uns leid', 'Noch einmal versuchen'],
])('the technical page of %s/ has neither cart nor account', async (prefix, title, tryAgain) => {
  const page = await member.get(`${prefix}/confirmauthentication/WeAreSorry`);

  expect(page.status).toBe(200);
  expect(page.text).toContain(`<title>${title}`);
  expect(page.text).toContain(tryAgain);
  expect(page.text).not.toMatch(/href="[^"]*\/(checkout|User\/Order)"/);
  const home = await member.get(prefix || '/');
  expect(home.text).toMatch(/href="[^"]*\/checkout"/);
  expect(home.text).toMatch(/href="[^"]*\/User\/Order"/);
});

test('a database that is lost and back within one request is away, not a fault of the page', async () => {
  const { pool } = shop.services;
  await pool.query(`
    create function shop.fall() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end $$;
    create trigger fall before update on shop.drafts for each row execute function shop.fall()`);
  const choice = { lensType: 'SingleVision' };
  const lost = await member.submit('/select-lens-type', choice);
  await pool.query('drop trigger fall on shop.drafts');

  expect(lost.status).toBe(503);
  expect(lost.headers.get('retry-after')).toBe('2');
  expect(lost.text).toContain('<title>We&#x27;re sorry');
  expect((await member.submit('/select-lens-type', choice)).status).toBeLessThan(400);
});

test('the page of the code is as wide as the content', async () => {
  const door = await frontDoor(shop);
  const browser = aBrowser(door);
  await askForCode(shop, browser, await shop.member());
  const { text } = await browser.get('/confirmauthentication/checkOtp');
  expect(text).toContain('one-time-code');
  expect(/<main[\s\S]*<\/main>/.exec(text)?.[0]).not.toMatch(/class="[^"]*\bnarrow\b/);
});
