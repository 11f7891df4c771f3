import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditions } from '../conditions.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { faultyService, type FaultyService, type ServiceFault } from '../shop/faulty-service.ts';
import { frontDoor } from '../shop/front-door.ts';
import { orderSteps } from '../shop/order-steps.ts';
import { orderUnderFault } from '../shop/under-fault.ts';

/**
 * The whole order, each step first with a part outside that fails and then without: a member is
 * told what is the matter, never with a 500, and the same step again goes on.
 */
let shop: TestShop;
let elsewhere: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let services: Record<'commerce' | 'member data', FaultyService>;
beforeAll(async () => {
  shop = await aShop();
  services = {
    commerce: await faultyService(shop.services.commerce),
    'member data': await faultyService(shop.services.memberData),
  };
  elsewhere = shop.withSettings({
    COMMERCE_GRAPHQL_URL: services.commerce.url,
    MEMBER_DATA_GRAPHQL_URL: services['member data'].url,
  });
  app = await frontDoor(elsewhere);
});
afterAll(async () => {
  for (const service of Object.values(services)) service.close();
  await shop.close();
});

/** What each step answers while the part fails, in whatever way. */
const answers = {
  commerce: {
    welcome: '303 /confirmauthentication/checkOtp',
    code: '303 /',
    lenses: '302 /Prescription',
    prescription: '503',
    pair: '503',
    delivery: '503',
    review: '503',
    order: '503',
    confirmation: '200',
  },
  'member data': {
    welcome: '503',
    code: '422',
    lenses: '503',
    prescription: '503',
    pair: '503',
    delivery: '303 /checkout/OrderReview',
    review: '200',
    order: '503',
    confirmation: '200',
  },
};

const faults: readonly ServiceFault[] = conditions(
  ['dead', 'unknown', 'refusing', 'nonsense'],
  ['empty', 'hollow', 300],
);
const cases = faults.flatMap((fault) =>
  (['commerce', 'member data'] as const)
    // Whom member data does not know is signed out: another test has that.
    .filter((name) => fault !== 'unknown' || name === 'commerce')
    .map((name) => [name, fault] as const),
);

test.each(cases)('%s: %s', { timeout: 60_000 }, async (name, fault) => {
  const member = await elsewhere.member();
  const browser = aBrowser(app);
  const { told, form } = await orderUnderFault(
    browser,
    orderSteps(elsewhere, browser, member),
    (isFaulty) => services[name].set(isFaulty ? fault : 'none'),
  );

  await shop.services.pool.query(
    `update shop.order_attempts set started_at = started_at - interval '1 minute',
       decided_at = decided_at - interval '1 minute' where state = 'open'`,
  );
  const again = await browser.submit('/checkout/OrderReview', form);
  expect(again.location).toMatch(/OrderConfirmation$/);
  expect((await browser.get(again.location)).text).toMatch(/dm0\d{9}/);
  await shop.runJobs();
  expect(await shop.ledger()).toEqual([]);
  if (typeof fault === 'string') expect(told).toEqual(answers[name]);
});
