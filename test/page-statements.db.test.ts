import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SavePrescriptionDocument } from '#clients/generated/member-data.ts';
import { aFrame } from '#commerce/commerce.test-data.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { cartReady } from './shop/ready-cart.ts';
import { signedIn } from './shop/signed-in.ts';

/**
 * The three owners of tables are asked in one statement: the shop for the session with its draft,
 * member data for the member with their prescription, commerce for the customer with their cart
 * and what the plan pays. What all members share is asked about once a second, which is not counted
 * here: the clock stands, and every page was opened before.
 */
const most: [string, number][] = [
  ['/Products/List?itemsPerPage=24', 1],
  ['/Products/10100', 1],
  ['/p/10100/Related', 1],
  ['/step1', 1],
  ['/Prescription/Manual', 1],
  ['/cart/none', 1],
  // And what commerce knows of the last order: the customer and the order.
  ['/', 3],
];

let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await aShop();
  const others = ['10300', '10400', '10500'].map((sku) => aFrame({ sku }));
  await shop.services.commerce.importCatalogue({ frames: others });
  app = await frontDoor(shop);
});
afterAll(() => {
  vi.useRealTimers();
  return shop.close();
});

async function countsOf(cookies: Iterable<[string, string]>): Promise<[string, number][]> {
  const browser = aBrowser(app, cookies);
  const counts: [string, number][] = [];
  for (const [path] of most) {
    for (let time = 0; time < 3; time += 1) await browser.get(path);
    const before = shop.services.pool.statementCount;
    await browser.get(path);
    counts.push([path, shop.services.pool.statementCount - before]);
  }
  return counts;
}

test('a page of a member who is signed in asks all services in one statement', async () => {
  const device = await signedIn(shop, await shop.member());

  expect(await countsOf(device.cookies)).toEqual(most);

  await cartReady(device);
  expect(await countsOf(device.cookies)).toEqual(most);
});

test('a saved prescription comes with its member; that it was read is one line more', async () => {
  const device = await signedIn(shop, await shop.member());
  const { userId, memberData } = await device.shopper();
  const eye = { sphere: -1.5 };
  await memberData.run(SavePrescriptionDocument, {
    userId,
    prescription: { lensType: 'SingleVision', pd: 63, od: eye, os: eye },
  });

  const counts = new Map(await countsOf(device.cookies));
  expect(counts.get('/step1')).toBe(1);
  expect(counts.get('/Products/List?itemsPerPage=24')).toBe(2);
  expect(counts.get('/Products/10100')).toBe(2);
  expect(counts.get('/p/10100/Related')).toBe(2);
});
