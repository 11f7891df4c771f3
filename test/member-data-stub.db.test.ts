import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { memberDataStub, stubMember, type MemberDataStub } from './shop/member-data-stub.ts';
import { formOf, stepsOfOrder } from './shop/order-steps.ts';

/** A shop in front of the plan's own member data: the example of `docs/member-data.md`. */
let shop: TestShop;
let stub: MemberDataStub;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  stub = await memberDataStub();
  shop = await aShop({ settings: { MEMBER_DATA_GRAPHQL_URL: stub.url } });
  app = await frontDoor(shop);
});
afterAll(async () => {
  stub.close();
  await shop.close();
});

/** As a person goes: the page, what it sends, and the page that follows. */
async function order(browser: Browser): Promise<Page> {
  const steps = stepsOfOrder(browser, stubMember, {
    readCode: async () => stub.codeOf(stubMember.memberId),
  });
  let page = await browser.get('/confirmauthentication/welcome');
  for (const [step, leadsTo, act] of steps) {
    page = await act();
    expect(page.location, `${step}: ${page.text.slice(0, 300)}`).toMatch(leadsTo);
    page = await follow(browser, page);
    for (const path of between[step] ?? []) await follow(browser, await browser.get(path));
  }
  const placed = await browser.submit('/checkout/OrderReview', formOf(page));
  return follow(browser, placed);
}

/** Pages that are only looked at on the way. */
const between: Record<string, string[]> = {
  code: ['/select-lens-type'],
  lenses: ['/Prescription/Manual'],
  prescription: ['/p/10100'],
  pair: ['/checkout/Shipping'],
};

async function follow(browser: Browser, page: Page): Promise<Page> {
  return page.location ? follow(browser, await browser.get(page.location)) : page;
}

test('a member whose id is any text signs in and orders', async () => {
  const browser = aBrowser(app);
  expect((await order(browser)).text).toMatch(/dm0\d{9}/);
  await shop.runJobs();
  expect((await browser.get('/')).location).toBe('/confirmauthentication/alreadyredeemed');
  const reported = { errorType: 'add2Cart', error: 'No answer.' };
  expect((await browser.call('/errorLogger', reported)).status).toBe(204);
  expect(await shop.services.shop.reports.recent(1)).toMatchObject([{ userId: stubMember.userId }]);
});
