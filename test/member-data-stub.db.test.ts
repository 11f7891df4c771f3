import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFull } from './conditions.ts';
import { RecordRedemptionDocument } from '#clients/generated/member-data.ts';
import { paper } from './journeys/papers.ts';
import { aShop, type ShopMember, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from './shop/browser.ts';
import { faultyService, type FaultyService } from './shop/faulty-service.ts';
import { frontDoor } from './shop/front-door.ts';
import { memberDataStub, stubMembers, type MemberDataStub } from './shop/member-data-stub.ts';
import { formOf, stepsOfOrder } from './shop/order-steps.ts';

/** A shop in front of the plan's own member data: the example of `docs/member-data.md`. */
let shop: TestShop;
let stub: MemberDataStub;
let counting: FaultyService;
let asked: string[] = [];
const [ada, ben] = stubMembers;
/** Two processes of the shop. */
let app: Awaited<ReturnType<typeof frontDoor>>;
let other: typeof app;
beforeEach(async () => {
  stub = await memberDataStub();
  counting = await faultyService({
    async fetch(request) {
      const { query } = (await request.clone().json()) as { query: string };
      asked.push(/\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? query);
      return stub.fetch(request);
    },
  });
  shop = await aShop({ settings: { MEMBER_DATA_GRAPHQL_URL: counting.url } });
  app = await frontDoor(shop);
  other = await frontDoor(shop.withSettings({}));
});
afterEach(async () => {
  counting.close();
  stub.close();
  await shop.close();
});

afterEach(() => {
  asked = [];
  vi.useRealTimers();
});

/** As a person goes: the page, what it sends, and the page that follows. */
async function order(browser: Browser, member: ShopMember): Promise<Page> {
  const steps = stepsOfOrder(browser, member, {
    readCode: async () => stub.codeOf(member.memberId),
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

test('a member whose id is any text signs in and orders, and is asked about in few calls', async () => {
  const browser = aBrowser(app);
  expect((await order(browser, ada)).text).toMatch(/dm0\d{9}/);
  await shop.runJobs();
  expect(asked).toHaveLength(17);
  expect((await browser.get('/')).location).toBe('/confirmauthentication/alreadyredeemed');
  const reported = { errorType: 'add2Cart', error: 'No answer.' };
  expect((await browser.call('/errorLogger', reported)).status).toBe(204);
  expect(await shop.services.shop.reports.recent(1)).toMatchObject([{ userId: ada.userId }]);
});

test.runIf(isFull)(
  'a member who takes ten minutes to order is asked about in 20 calls at most',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const startMs = Date.now();
    const slow = aBrowser({
      fetch(request) {
        vi.setSystemTime(Date.now() + 30_000);
        return app.fetch(request);
      },
    });
    expect((await order(slow, ben)).text).toMatch(/dm0\d{9}/);
    expect(Date.now() - startMs).toBeGreaterThanOrEqual(600_000);
    await shop.runJobs();
    expect(asked).toContain('RecordRedemption');
    expect(asked.length, asked.join()).toBeLessThanOrEqual(20);
    expect(await shop.ledger()).toEqual([]);
  },
);

test.runIf(isFull)(
  'a member whom two processes serve by turns is asked about in few calls, too',
  async () => {
    let turn = 0;
    const browser = aBrowser({
      fetch: (request) => ((turn += 1) % 2 === 0 ? app : other).fetch(request),
    });
    expect((await order(browser, ada)).text).toMatch(/dm0\d{9}/);
    await shop.runJobs();
    expect(asked.length, asked.join()).toBeLessThanOrEqual(20);
  },
);

test('what a member does through one process holds at once for another and its other device', async () => {
  const here = aBrowser(app);
  await signIn(here);
  const there = aBrowser(other, here.cookies);
  // A page at both, so that both could remember what was so.
  const sphereAt = async (browser: Browser) =>
    /[−-]2\.[27]5/.exec((await browser.get('/Prescription')).text)?.[0];
  await here.submit('/select-lens-type', { lensType: 'SingleVision' });
  expect(await sphereAt(there)).toBeUndefined();

  await here.submit('/Prescription/Manual', { ...paper, 'od.sphere': '-2.25' });
  expect(await sphereAt(there)).toMatch(/2\.25/);
  expect(await sphereAt(here)).toMatch(/2\.25/);

  await there.submit('/Prescription/Manual', { ...paper, 'od.sphere': '-2.75' });
  expect(await sphereAt(here)).toMatch(/2\.75/);

  expect((await there.get('/Products/List')).status).toBe(200);
  await shop.services.memberDataFor().run(RecordRedemptionDocument, {
    userId: ada.userId,
    orderNumber: 'dm0000000001',
    redeemedAt: new Date().toISOString(),
  });
  for (const browser of [here, there])
    expect((await browser.get('/Products/List')).location).toMatch(/alreadyredeemed$/);
});

async function signIn(browser: Browser): Promise<void> {
  const readCode = async () => stub.codeOf(ada.memberId);
  for (const [, , act] of stepsOfOrder(browser, ada, { readCode }).slice(0, 2)) await act();
}
