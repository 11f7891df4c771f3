import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCart } from '#storefront/cart/load-cart.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { cartReady } from './shop/ready-cart.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

/** Takes the frames with these SKUs out of what is sold, or back in. */
async function sell(skus: string, isSold: boolean): Promise<void> {
  await shop.services.pool.query(`update commerce.products set enabled = $2 where sku like $1`, [
    skus,
    isSold,
  ]);
}

test('a frame that goes off sale is told of in the cart, and another one takes its place', async () => {
  const device = await signedIn(shop, await shop.member());
  await cartReady(device);
  const browser = aBrowser(app, device.cookies);
  await sell('101%', false);

  const cart = await browser.get('/checkout/CartPreview');
  expect(cart.location).toBe('/Products/List');
  const { text } = await browser.get('/Products/List');
  expect(/no longer sold/.test(text)).toBe(true);

  const order = await cartReady(device, { frameSku: '10201' });

  const { frame, messages } = await loadCart(await device.shopper(), 'en');
  expect(frame?.sku).toBe('10201');
  expect(messages).toEqual([]);
  expect(await (await device.shopper()).ordering.place(order)).toMatchObject({ status: 'placed' });
  await sell('101%', true);
});
