import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFrame } from '#commerce/commerce.test-data.ts';
import { aShop, frames, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { magento, type Magento } from '../shop/magento.ts';
import type { Release } from '../shop/magento-schema.ts';
import { seedOrder } from '../shop/seed-order.ts';
import { signedIn } from '../shop/signed-in.ts';

/** The catalogue of another platform: its numbers are our words, and its pictures are shown. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
  await shop.services.commerce.importCatalogue({
    frames: [
      { ...frames[0], related: ['10500'] },
      ...['10300', '10400'].map((sku) => aFrame({ sku })),
      aFrame({ sku: '10500', frameShape: 'Square', gender: ['Men_s'] }),
    ],
  });
});
afterAll(() => shop.close());

function imagePolicy({ headers }: { headers: Headers }): string {
  const policy = headers.get('content-security-policy') ?? '';
  return policy.split('; ').find((rule) => rule.startsWith('img-src')) ?? '';
}

describe.each(['2.4.6', '2.4.7'] as Release[])('on Magento %s', (release) => {
  let platform: Magento;
  let elsewhere: TestShop;
  let browser: Browser;
  beforeAll(async () => {
    platform = await magento(shop, release, {
      mediaBase: 'https://media.magento.example/media/',
      // One release writes where a picture lies in full, the other what follows the store's own.
      ...(release === '2.4.6' && { picture: (path: string) => path.replace('/media/', '') }),
    });
    elsewhere = shop.withSettings({
      COMMERCE_GRAPHQL_URL: platform.url,
      COMMERCE_MEDIA_ORIGINS: 'https://cdn.magento.example',
    });
    const device = await signedIn(elsewhere, await elsewhere.member());
    await seedOrder(shop, device.member, { placedAt: new Date(), status: 'canceled' });
    browser = aBrowser(await frontDoor(elsewhere), device.cookies);
  });
  afterAll(() => platform.close());

  test('pictures are shown from where it says, and nothing else is taken from there', async () => {
    for (const path of ['/Products/List', '/german/p/10101', '/']) {
      const page = await browser.get(path);
      expect(imagePolicy(page)).toBe(
        "img-src 'self' data: https://cdn.magento.example https://media.magento.example",
      );
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy.match(/magento\.example/g)).toHaveLength(2);
    }
    const frame = await browser.get('/p/10101');
    expect(frame.text).toContain('src="https://media.magento.example/media/frames/10101.svg');
  });

  test('frames are filtered and counted by our words', async () => {
    const all = await browser.get('/Products/List?lensType=any');
    expect(all.text).toContain('10100');
    const found = await browser.get(
      '/Products/List?lensType=Progressive&colors=Black&sizes=Medium',
    );
    expect(found.text).toContain('/p/10100');
    const none = await browser.get('/Products/List?lensType=any&colors=Red');
    expect(none.text).not.toContain('/p/10100');
  });

  test('related frames are those that it names, then those like one by our words', async () => {
    const page = await browser.get('/p/10100/Related');
    const [, section = ''] = /<section id="related"(.*?)<\/section>/s.exec(page.text) ?? [];
    const skus = [...section.matchAll(/href="\/p\/(\d+)"/g)].map(([, sku]) => sku);
    expect(skus).toEqual(['10500', '10200', '10300']);
    expect(section).toContain('https://media.magento.example/media/frames/10501');
  });

  test('orders are shown, with their pictures where it has them', async () => {
    const orders = await browser.get('/User/Order');
    expect(orders.status).toBe(200);
    expect(orders.text).toContain('dm0');
    const picture = 'https://media.magento.example/media/frames/10101.svg';
    expect(orders.text.includes(picture)).toBe(release === '2.4.7');
  });
});
