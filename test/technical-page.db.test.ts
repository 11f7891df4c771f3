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

test('the page of the code is as wide as the content', async () => {
  const door = await frontDoor(shop);
  const browser = aBrowser(door);
  await askForCode(shop, browser, await shop.member());
  const { text } = await browser.get('/confirmauthentication/checkOtp');
  expect(text).toContain('one-time-code');
  expect(/<main[\s\S]*<\/main>/.exec(text)?.[0]).not.toMatch(/class="[^"]*\bnarrow\b/);
});
