import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { faultyService, type FaultyService } from './shop/faulty-service.ts';
import { frontDoor } from './shop/front-door.ts';
import { signedIn } from './shop/signed-in.ts';

/** Another platform that has not said yet what its stores are called and where they lie. */
let shop: TestShop;
let commerce: FaultyService;
beforeAll(async () => {
  shop = await aShop();
  commerce = await faultyService(shop.services.commerce);
});
afterAll(async () => {
  commerce.close();
  await shop.close();
});

test.each([
  [
    '',
    'An error occured',
    'We encountered an issue, please try again. If the issue persists, contact support.',
    'Try Again',
  ],
  [
    '/german',
    'Ein Fehler ist aufgetreten',
    'Etwas hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    'Noch einmal versuchen',
  ],
])(
  '%s/ says in a dialog that the store is not known, and how to go on',
  async (prefix, ...said) => {
    const elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: commerce.url });
    const { cookies } = await signedIn(shop, await shop.member());
    const browser = aBrowser(await frontDoor(elsewhere), cookies);
    const [title, text, tryAgain] = said;

    commerce.set('busy');
    const page = await browser.get(`${prefix}/Products/List?lensType=any`);
    commerce.set('none');

    expect(page.status).toBe(503);
    expect(page.text).toContain(`<title>${title}`);
    const dialog = /<dialog[^>]*role="alertdialog"[^>]*open=""[\s\S]*?<\/dialog>/.exec(
      page.text,
    )?.[0];
    expect(dialog).toContain(title);
    expect(dialog).toContain(text);
    expect(dialog).toContain(tryAgain);
    const again = /href="([^"]*)"/.exec(dialog ?? '')?.[1] ?? '';
    expect((await browser.get(again)).status).toBe(200);
  },
);

test('a store that is known and then away is told by the technical page alone', async () => {
  const elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: commerce.url });
  const { cookies } = await signedIn(shop, await shop.member());
  const browser = aBrowser(await frontDoor(elsewhere), cookies);
  expect((await browser.get('/Products/List?lensType=any')).status).toBe(200);

  commerce.set('busy');
  const page = await browser.get('/Products/List?lensType=any&sort=price');
  commerce.set('none');

  expect(page.status).toBe(503);
  expect(page.text).toContain('<title>We&#x27;re sorry');
  expect(page.text).not.toContain('alertdialog');
});
