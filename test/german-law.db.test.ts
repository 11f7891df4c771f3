import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';

/** What the law asks of a shop that sells in Germany. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

describe('who runs the shop', () => {
  test.each([
    ['/german/impressum', 'Impressum', 'Vertreten durch'],
    ['/impressum', 'Legal notice', 'Represented by'],
  ])('%s names the operator', async (path, title, representedBy) => {
    const page = await aBrowser(app).get(path);
    expect(page.status).toBe(200);
    const words = wordsIn(page.text);
    for (const named of [title, representedBy, 'Framewell Optics Inc.', '100 Lantern Street'])
      expect(words).toContain(named);
  });

  test.each([
    ['/german/confirmauthentication/intro', 'href="/german/impressum"', 'Impressum'],
    ['/confirmauthentication/intro', 'href="/impressum"', 'Legal notice'],
  ])('%s links to it', async (path, href, name) => {
    const { text } = await aBrowser(app).get(path);
    const footer = /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? '';
    expect(footer).toContain(href);
    expect(footer).toContain(name);
  });
});

function wordsIn(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
