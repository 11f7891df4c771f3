import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
const asked: string[] = [];
const provider = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end(JSON.stringify([{ uid: '10101', available: true }]));
});
beforeAll(async () => {
  shop = await aShop();
  // Builds the pages where they changed, which takes longer than a test may.
  await frontDoor(shop);
  await once(provider.listen(0), 'listening');
});
afterAll(async () => {
  provider.close();
  await shop.close();
});

async function pageOf(sku: string, settings: Record<string, string>) {
  const configured = shop.withSettings(settings);
  const device = await signedIn(configured, await configured.member());
  return aBrowser(await frontDoor(configured), device.cookies).get(`/p/${sku}`);
}

test('without a provider nobody is asked and nothing is said', async () => {
  const { text } = await pageOf('10100', {});

  expect(text).not.toContain('try.example');
  expect(asked).toEqual([]);
});

test('a frame that the provider has links to it; the key stays here and nothing loads from there', async () => {
  const settings = {
    TRY_ON_PROVIDER_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/availability`,
    TRY_ON_PROVIDER_KEY: 'key-of-the-shop',
    TRY_ON_PROVIDER_PAGE: 'https://try.example/{uid}',
  };
  const page = await pageOf('10100', settings);

  expect(asked[0]).toBe('/availability?uidList=10101&apiKey=key-of-the-shop');
  expect(page.text).toContain('href="https://try.example/10101"');
  expect(page.text).toContain('Try it on at try.example, a site of another company');
  expect(page.text).not.toContain('key-of-the-shop');
  expect(page.headers.get('content-security-policy')).not.toContain('try.example');
  expect((await pageOf('10200', settings)).text).not.toContain('try.example');
});
