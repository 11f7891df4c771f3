import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCart } from '#storefront/cart/load-cart.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { cartReady } from './shop/ready-cart.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
  const caps = { frame: 20000, lens: 4000 };
  await shop.services.commerce.promotions.saveCartRule({
    code: 'plan-benefit',
    groupCode: 'plan-members',
    labels: { default: 'Alder Health benefit', german: 'Leistung von Alder Health' },
    capsMinor: { default: caps, german: caps },
    freeShipping: false,
  });
});
afterAll(() => shop.close());

test('pages promise what the cart calculates, whatever the retailer set up', async () => {
  const device = await signedIn(shop, await shop.member());
  const browser = aBrowser(await frontDoor(shop), device.cookies);
  const textOf = async (path: string) => (await browser.get(path)).text.replace(/<[^>]*>/g, '');

  const home = await textOf('/');
  expect(home).toContain('up to $200.00 for a frame and up to $40.00 for lenses');
  expect(home).not.toContain('Shipping is free for you');
  expect(await textOf('/Products/List')).toContain(
    'You pay from $39.00 with single vision lenses Frame $219.00',
  );
  const frame = await textOf('/p/10101');
  expect(frame).toContain('Alder Health pays-$240.00You payfrom $39.00');
  expect(frame).not.toContain('Shipping is paid by');

  await cartReady(device);
  const { ledger } = await loadCart(await device.shopper(), 'en');
  expect(ledger.lines[0]).toMatchObject({ priceMinor: 21900, planPaysMinor: 20000 });
  // Lenses of 60.00, of which the plan pays 40.00, and the shipping.
  expect(ledger.youPayMinor).toBe(1900 + 2000 + 495);
});
