import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
let browser: ReturnType<typeof aBrowser>;
beforeAll(async () => {
  shop = await aShop();
  const { measurements } = aFrame();
  const ofWidth = (sku: string, totalWidthMm: number, frameShape: 'Oval' | 'Round') =>
    aFrame({ sku, frameShape, measurements: { ...measurements, totalWidthMm } });
  await shop.services.commerce.importCatalogue(
    aCatalogue([
      ofWidth('10100', 145, 'Oval'),
      ofWidth('10200', 122, 'Oval'),
      ofWidth('10300', 130, 'Oval'),
      ofWidth('10400', 135, 'Oval'),
      ofWidth('10500', 131, 'Round'),
    ]),
  );
  const app = await frontDoor(shop);
  const device = await signedIn(shop, await shop.member());
  browser = aBrowser(app, device.cookies);
});
afterAll(() => shop.close());

async function textOf(path: string): Promise<string> {
  const { text } = await browser.get(path);
  return text.replace(/<(script|button).*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
}

const frames = (text: string) => text.match(/Frame 10\d00(?!\d)/g);

test('the list begins with the member’s size and shapes, page by page, without a script', async () => {
  const query = 'me=Medium.Large.Round&sort=fits-me&itemsPerPage=2';

  const pages = await Promise.all(
    [1, 2, 3].map((page) => textOf(`/Products/List?${query}&page=${page}`)),
  );

  expect(pages.flatMap(frames)).toEqual([
    'Frame 10500',
    'Frame 10300',
    'Frame 10400',
    'Frame 10100',
    'Frame 10200',
  ]);
  expect(pages[0]).toContain('Fits you. Its shape suits your face.');
  expect(pages[0]).toContain('Your size: Medium and Large. Shapes that suit your face: Round.');
  expect(pages[1]).toContain('A little wide for you.');
  expect(pages[2]).toContain('A little narrow for you.');
});

test('without a size there is no such order; the form of the filters keeps for whom it is', async () => {
  expect(await textOf('/Products/List?sort=fits-me')).not.toContain('Fits me');
  expect(await textOf('/Products/List?me=Medium')).toContain('Fits me');

  const { location } = await browser.submit('/Products/List?me=Medium', {
    term: '',
    me: 'Medium',
    sort: 'fits-me',
    colors: 'Black',
  });
  expect(location).toBe('/Products/List?colors=Black&me=Medium&sort=fits-me');
});

test('the page of a frame says how it sits, and so do its other colors', async () => {
  const { text } = await browser.get('/german/p/10400?me=Medium.Round');

  expect(text).toContain('Etwas breit für Sie.');
  expect(text).toContain('?sku=10401&amp;me=Medium.Round');
  expect((await browser.get('/german/p/10400')).text).not.toContain('breit für Sie');
});
