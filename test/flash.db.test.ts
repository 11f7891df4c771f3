import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { signInByPages } from './shop/sign-in-by-pages.ts';

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await aShop();
  browser = aBrowser(await frontDoor(shop));
  await signInByPages(shop, browser, await shop.member());
});
afterAll(() => shop.close());

const message = 'You are not authorized, please log in.';
const leave = () =>
  browser.cookies.set(
    'message',
    Buffer.from(JSON.stringify({ id: 'unauthorized' })).toString('base64url'),
  );

describe('a message that one page leaves for the next', () => {
  test('is shown once', async () => {
    leave();
    expect((await browser.get('/Step1')).text).toContain(message);
    expect((await browser.get('/Step1')).text).not.toContain(message);
  });

  test.each(['/Products', '/checkout/CartPreview', '/Step1/'])(
    'survives %s, which leads on',
    async (path) => {
      leave();
      const led = await browser.get(path);
      expect([301, 302]).toContain(led.status);
      expect((await browser.get(led.location)).text).toContain(message);
    },
  );

  test('survives what leads on when scripts ask', async () => {
    leave();
    const led = await browser.get('/Products.data');
    expect(led.status).toBe(202);
    expect((await browser.get('/Products/List')).text).toContain(message);
  });
});
