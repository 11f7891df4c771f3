import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { seedOrder } from './shop/seed-order.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('whose order is under way sees it: its picture, its dated steps, and when it arrives', async () => {
  const device = await signedIn(shop, await shop.member());
  await seedOrder(shop, device.member, { placedAt: new Date(), status: 'processing' });
  const browser = aBrowser(await frontDoor(shop), device.cookies);

  const waiting = await browser.get('/confirmauthentication/alreadyredeemed');
  const orders = await browser.get('/User/Order');

  expect(waiting.text).toContain('Your benefit is back on');
  expect(waiting.text).toMatch(/<img[^>]*src="[^"]*10101[^"]*"/);
  expect(waiting.text).toContain('aria-current="step"><strong>In the lab</strong>');
  expect(waiting.text).toContain('with you around');
  expect(orders.text).toMatch(/<img[^>]*src="[^"]*10101[^"]*"/);
  expect(orders.text).toMatch(/Delivery<\/dt><dd[^>]*>around/);
});
