import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { aCatalogue, aFrame } from '#commerce/commerce.test-data.ts';
import { aShop, frames, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

async function withLensType(lensType: LensType) {
  const device = await signedIn(shop, await shop.member());
  const member = await device.shopper();
  await member.drafts.save({ lensType });
  const browser = aBrowser(app, device.cookies);
  return async (path: string) => {
    const { text } = await browser.get(path);
    return text.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, '');
  };
}

test('a card and the page behind it say the same price, that of the pair', async () => {
  const textOf = await withLensType('Progressive');

  expect(await textOf('/Products/List')).toContain(
    'You pay from $169.00 with progressives Frame $219.00',
  );
  const frame = await textOf('/p/10101');
  expect(frame).toContain('Progressive, the least expensive$160.00');
  expect(frame).toContain('Price$379.00Alder Health pays-$210.00You payfrom $169.00');
});

test('frames that leave nothing to pay can be shown alone, and are counted', async () => {
  const textOf = await withLensType('SingleVision');

  const all = await textOf('/Products/List?itemsPerPage=100');
  const free = await textOf('/Products/List?itemsPerPage=100&toPay=nothing');

  const freeCards = all.match(/Nothing to pay with single vision/g)?.length ?? 0;
  expect(freeCards).toBeGreaterThan(0);
  expect(all).toContain(`Nothing to pay${freeCards}`);
  expect(free).toContain(`Newest first${freeCards} frame`);
  expect(free.match(/Nothing to pay with single vision/g)).toHaveLength(freeCards);
  expect(free).not.toContain('You pay from');
});

test('lenses that the plan pays in part leave something to pay in every frame', async () => {
  const textOf = await withLensType('Progressive');

  const all = await textOf('/Products/List?itemsPerPage=100');
  const free = await textOf('/Products/List?toPay=nothing');

  expect(all).toContain('Nothing to pay none0');
  expect(free).toContain('0 frames');
  expect(free).toContain('Without the filter “What you pay: Nothing to pay” there are 2 frames.');
});

test('home shows the benefit as one number and frames that cost this member nothing', async () => {
  const textOf = await withLensType('SingleVision');

  const home = await textOf('/');

  expect(home).toContain('up to $210.00');
  expect(home).toContain('Glasses that cost you nothing');
  expect(home).toContain('Nothing to pay with single vision lenses');
  expect(home).toContain('still here.LensesSingle visionContinue with the prescription');
});

test('frames that do not take the lenses stand at the end of the whole list, apart', async () => {
  const low = aFrame({ sku: '10000', lensTypes: ['SingleVision'] });
  await shop.services.commerce.importCatalogue(aCatalogue([low, ...frames]));
  const textOf = await withLensType('Progressive');

  const pages = await Promise.all(
    [1, 2, 3].map((page) => textOf(`/Products/List?lensType=any&itemsPerPage=1&page=${page}`)),
  );

  const apart = pages.map((page) =>
    page.includes('These frames don’t work with your prescription'),
  );
  expect(apart).toEqual([false, false, true]);
  expect(await textOf('/Products/List?lensType=any&itemsPerPage=1&page=99')).toContain(
    'These frames don’t work with your prescription',
  );
});
