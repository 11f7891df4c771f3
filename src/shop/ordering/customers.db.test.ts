import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServiceError } from '#clients/client.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { aBrowser } from '#test/shop/browser.ts';
import { frontDoor } from '#test/shop/front-door.ts';
import { signInByPages } from '#test/shop/sign-in-by-pages.ts';
import { createMemberCustomers } from './customers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test.each(['authorization', 'authentication'] as const)(
  'no member is signed out because the shop itself is refused for %s',
  async (category) => {
    const refuse = async () => {
      throw new ServiceError("The consumer isn't authorized.", category);
    };
    const customers = createMemberCustomers(shop.services.pool, { run: refuse });
    const browser = aBrowser(
      await frontDoor({ ...shop, services: { ...shop.services, customers } }),
    );
    await signInByPages(shop, browser, await shop.member());

    const page = await browser.get('/Products/List');

    expect([page.status, page.location]).toEqual([503, '']);
    expect(browser.cookies.has('session')).toBe(true);
  },
);
