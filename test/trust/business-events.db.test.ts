import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import { commandsOnShop } from '#ops/commands.ts';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { aShop, type TestShop, type ShopMember } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signInByPages } from '../shop/sign-in-by-pages.ts';
import { signedIn } from '../shop/signed-in.ts';

/** Each event of the business: what pages say, what member data holds, whether the books agree. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterEach(async () => {
  await shop.runJobs();
  expect(await shop.ledger()).toEqual([]);
});
afterAll(() => shop.close());

const redeemed = '/confirmauthentication/alreadyredeemed';

/** A member who has just ordered; the plan has not heard of it yet. */
async function aMemberWhoOrdered() {
  const device = await signedIn(shop, await shop.member());
  const placed = await (await device.shopper()).ordering.place(await cartReady(device));
  if (placed.status !== 'placed') throw new Error(`nothing was ordered: ${placed.status}`);
  const { orderNumber } = placed;
  return { member: device.member, orderNumber, browser: aBrowser(app, device.cookies) };
}

async function recordOf({ userId }: ShopMember) {
  const rows = await shop.services.memberData.members.redemptionRows();
  return rows.find((row) => row.userId === userId) ?? null;
}

/** Where a new sign-in of the member ends. */
async function signInOf(member: ShopMember): Promise<{ browser: Browser; location: string }> {
  const browser = aBrowser(app);
  return { browser, location: (await signInByPages(shop, browser, member)).location };
}

test('ordered: the member reads the number and is told when the benefit is back', async () => {
  const { member, orderNumber, browser } = await aMemberWhoOrdered();
  await shop.runJobs();

  expect((await browser.get('/Step1')).location).toBe(redeemed);
  expect((await browser.get(redeemed)).text).toContain(displayOrderNumber(orderNumber));
  expect((await browser.get('/User/Order')).text).toContain(displayOrderNumber(orderNumber));
  expect(await recordOf(member)).toMatchObject({
    status: 'redeemed',
    orderNumber,
    recordedBy: 'shop',
  });
  expect((await signInOf(member)).location).toBe(redeemed);
});

describe('canceled by the operator', () => {
  test('the benefit is free on the pages, in member data and at the next sign-in', async () => {
    const { member, orderNumber, browser } = await aMemberWhoOrdered();
    await shop.runJobs();

    expect(await cancelOrder(shop.services, orderNumber)).toBe('canceled');

    expect((await browser.get('/Step1')).status).toBe(200);
    expect((await browser.get('/User/Order')).text).toContain('Your benefit is available again.');
    expect(await recordOf(member)).toMatchObject({ status: 'available' });
    expect((await signInOf(member)).location).not.toBe(redeemed);
  });

  test('before the plan heard of the order, it does not hear of a redemption later', async () => {
    const { member, orderNumber } = await aMemberWhoOrdered();

    expect(await cancelOrder(shop.services, orderNumber)).toBe('canceled');
    await shop.runJobs();

    expect(await recordOf(member)).toMatchObject({ status: 'available', orderNumber });
    expect((await signInOf(member)).location).not.toBe(redeemed);
  });
});

test("deleted: the member is told so, here and at the next sign-in, and the order is nobody's", async () => {
  const { member, browser } = await aMemberWhoOrdered();
  await shop.runJobs();

  expect(
    await commandsOnShop['members delete']!.run(shop.services, [member.memberId], {}),
  ).toMatchObject({
    ok: true,
  });

  expect((await browser.get('/Step1')).location).toMatch(/^\/confirmauthentication\/welcome/);
  expect((await browser.get('/User/Order')).status).toBe(302);
  expect(await shop.services.memberData.members.show(member.memberId)).toMatchObject({
    memberId: null,
    firstName: null,
    lastName: null,
  });
  expect((await signInOf(member)).location).toBe('/confirmauthentication/alreadydeleted');
});

test("held: the plan's own words keep the member out, and the record stays as it was", async () => {
  const { member } = await aMemberWhoOrdered();
  await shop.runJobs();
  const before = await recordOf(member);

  const held = { ...member, holdMessage: 'Please call us about your membership.' };
  await shop.services.memberData.members.import([held]);

  const { browser, location } = await signInOf(member);
  expect(location).toBe('/confirmauthentication/errormessage');
  expect((await browser.get(location)).text).toContain('Please call us about your membership.');
  expect((await browser.get('/Step1')).location).toMatch(/^\/confirmauthentication\/welcome/);
  expect(await recordOf(member)).toEqual(before);
});

test('redeemed elsewhere: the member is told when the benefit is back, with no order of ours', async () => {
  const redeemedAt = new Date(Date.now() - 86_400_000).toISOString();
  const redemption = { redeemedAt, partner: 'Another shop', orderNumber: 'X-1' };
  const member = await shop.member({ redemption });

  const { browser, location } = await signInOf(member);

  expect(location).toBe(redeemed);
  expect((await browser.get('/Step1')).location).toBe(redeemed);
  expect((await browser.get(redeemed)).text).not.toContain('X-1');
  expect(await recordOf(member)).toMatchObject({ orderNumber: 'X-1', recordedBy: 'plan' });
});
