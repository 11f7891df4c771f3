import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ServiceError } from '#clients/client.ts';
import { PAGES, type PageName } from '#storefront/app/site-map.ts';
import { paper } from '../journeys/papers.ts';
import { aShop, type ShopMember, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { faultyService, type FaultyService, type ServiceFault } from '../shop/faulty-service.ts';
import { frontDoor } from '../shop/front-door.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signedIn } from '../shop/signed-in.ts';
import { conditions, isFull } from '../conditions.ts';

/** What every page answers a signed-in member while a service on another machine fails. */
let shop: TestShop;
let elsewhere: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let commerce: FaultyService;
let memberData: FaultyService;
beforeAll(async () => {
  shop = await aShop();
  commerce = await faultyService(shop.services.commerce);
  memberData = await faultyService(shop.services.memberData);
  elsewhere = shop.withSettings({
    COMMERCE_GRAPHQL_URL: commerce.url,
    MEMBER_DATA_GRAPHQL_URL: memberData.url,
  });
  app = await frontDoor(elsewhere);
});
afterEach(() => {
  commerce.set('none');
  memberData.set('none');
});
afterAll(async () => {
  commerce.close();
  memberData.close();
  await shop.close();
});

/** A member with a pair in the cart, whose next request is the first that fails. */
async function aMember(
  record: Parameters<TestShop['member']>[0] = {},
): Promise<Browser & { member: ShopMember }> {
  const device = await signedIn(elsewhere, await elsewhere.member(record));
  await cartReady(device);
  return { ...aBrowser(app, device.cookies), member: device.member };
}

function addressOf(page: PageName): string {
  return PAGES[page].path
    .replace(':step', 'returnedflow')
    .replace(':sku', '10101')
    .replace(':number', 'dm0000000001')
    .replace(':id', 'New')
    .replace('*', 'nothing-here');
}

type Expected = { usual: number; commerceAway: number; memberDataAway: number };
const works = (status: number): Expected => ({
  usual: status,
  commerceAway: status,
  memberDataAway: status,
});

const table: Record<PageName, Expected> = {
  'sign-in.intro': works(200),
  'sign-in.welcome': works(200),
  'sign-in.check-otp': works(302),
  'sign-in.already-redeemed': { usual: 200, commerceAway: 503, memberDataAway: 503 },
  'sign-in.we-are-sorry': works(200),
  'sign-in.outcome': works(302),
  'sign-in.sign-out': works(200),
  'legal.privacy-policy': works(200),
  'legal.terms-of-use': works(200),
  'legal.impressum': works(200),
  'content.page': works(200),
  'api-docs.docs': works(200),
  // Only members shop here.
  'accounts.login': works(404),
  'accounts.register': works(404),
  'accounts.forgot-password': works(404),
  'accounts.reset-password': works(404),
  'accounts.confirm-account': works(404),
  // What is the plan's changes there.
  'accounts.change-account': works(404),
  'accounts.change-password': works(404),
  'accounts.erase-account': works(404),
  'orders.confirm-cancel': works(200),
  'newsletter.newsletter': works(200),
  'app.curtain': works(302),
  'app.preferences': works(302),
  'app.not-found': works(404),
  // It is for the machine that the demo runs on.
  'gallery.gallery': works(404),

  'home.home': works(200),
  'order-steps.step1': works(200),
  'lenses.select-lens-type': works(200),
  'prescription.ways': { usual: 200, commerceAway: 200, memberDataAway: 503 },
  'prescription.manual': { usual: 200, commerceAway: 200, memberDataAway: 503 },
  // Nothing is saved.
  'prescription.sheet': { usual: 302, commerceAway: 302, memberDataAway: 503 },
  'papers.upload': works(200),
  // No picture was given.
  'papers.ocr': works(302),
  'papers.on-device': { usual: 200, commerceAway: 200, memberDataAway: 503 },
  'measuring.pd': works(200),
  'face.scan': works(200),
  'visual-search.search': works(200),
  'face.try-on': { usual: 200, commerceAway: 503, memberDataAway: 200 },
  'frames.list': { usual: 200, commerceAway: 503, memberDataAway: 200 },
  'reviews.write': { usual: 200, commerceAway: 503, memberDataAway: 200 },
  'reviews.own': { usual: 200, commerceAway: 503, memberDataAway: 200 },
  'frames.frame': { usual: 200, commerceAway: 503, memberDataAway: 503 },
  // Nothing is saved.
  'frames.lenses-in-frame': { usual: 302, commerceAway: 503, memberDataAway: 503 },
  // It is of frames, and this is a color.
  'frames.related': { usual: 404, commerceAway: 503, memberDataAway: 404 },

  'checkout.start': { usual: 302, commerceAway: 503, memberDataAway: 302 },
  'checkout.empty': { usual: 302, commerceAway: 503, memberDataAway: 302 },
  'checkout.cart-preview': { usual: 302, commerceAway: 503, memberDataAway: 302 },
  'checkout.prescription-edit': { usual: 200, commerceAway: 503, memberDataAway: 503 },
  'checkout.shipping': { usual: 302, commerceAway: 503, memberDataAway: 302 },
  'checkout.shipping-edit': { usual: 302, commerceAway: 503, memberDataAway: 302 },
  'checkout.order-review': { usual: 302, commerceAway: 503, memberDataAway: 302 },

  'orders.order-confirmation': works(200),
  'orders.orders': { usual: 200, commerceAway: 503, memberDataAway: 200 },
  // Of somebody else; its receipt leads to its page.
  'orders.order': { usual: 404, commerceAway: 503, memberDataAway: 404 },
  'orders.receipt': works(302),
  'profile.profile': works(200),
  'wishlist.save': works(302),
  'wishlist.wishlist': works(200),
  'addresses.addresses': { usual: 200, commerceAway: 503, memberDataAway: 200 },
  'addresses.address': { usual: 200, commerceAway: 503, memberDataAway: 200 },
};
const pages = Object.keys(table) as PageName[];

async function statusesOf(browser: Browser): Promise<Partial<Record<PageName, number>>> {
  const answers: Partial<Record<PageName, number>> = {};
  for (const page of pages) {
    const answer = await browser.get(addressOf(page));
    answers[page] = answer.status;
    if (answer.status !== 503) continue;
    expect(answer.headers.get('retry-after'), page).toBe('10');
    expect(answer.text).toContain('We&#x27;re sorry');
  }
  return answers;
}

function expectedOf(column: keyof Expected) {
  return Object.fromEntries(pages.map((page) => [page, table[page][column]]));
}

test('nothing fails', async () => {
  expect(await statusesOf(await aMember())).toEqual(expectedOf('usual'));
});

test.runIf(isFull)('both services are slow', { timeout: 60_000 }, async () => {
  const browser = await aMember();
  for (const service of [commerce, memberData]) service.set(300);
  expect(await statusesOf(browser)).toEqual(expectedOf('usual'));
});

test('no page waits for its badge for longer than a second', async () => {
  const browser = await aMember();
  commerce.set(3000);
  const start = performance.now();
  expect((await browser.get('/privacy-policy')).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(2500);
});

const failures: readonly ServiceFault[] = conditions(['dead'], ['refusing', 'nonsense', 'empty']);
describe.each(failures)('%s', (fault) => {
  test('commerce', async () => {
    const browser = await aMember();
    commerce.set(fault);
    expect(await statusesOf(browser)).toEqual(expectedOf('commerceAway'));
    expect((await browser.get('/privacy-policy')).text).not.toMatch(
      /data-badge|frame in your cart/,
    );
  });

  test('member data', async () => {
    const browser = await aMember();
    memberData.set(fault);
    expect(await statusesOf(browser)).toEqual(expectedOf('memberDataAway'));
  });

  test('what a script asks for is told the same', async () => {
    const browser = await aMember();
    commerce.set(fault);
    const answer = await browser.get('/Products/List.data');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    const call = await browser.get('/basePrescription');
    expect(call.status).toBe(503);
    expect(call.json()).toMatchObject({ errors: [{ code: 'unavailable' }] });
  });
});

/** Pages that ask member data nothing about whoever comes. */
const unasked = new Set<PageName>([
  ...pages.filter((page) =>
    /^(legal|app|gallery|content|newsletter|accounts|api-docs)\./.test(page),
  ),
  ...(['intro', 'welcome', 'check-otp', 'we-are-sorry', 'sign-out'] as const).map(
    (name) => `sign-in.${name}` as const,
  ),
  'orders.orders',
  'orders.order',
  'orders.receipt',
  'orders.order-confirmation',
  'orders.confirm-cancel',
  'wishlist.save',
  'wishlist.wishlist',
  'addresses.addresses',
  'addresses.address',
  'reviews.write',
  'reviews.own',
]);

test.each(pages.filter((page) => !unasked.has(page)))(
  'a 401 of member data leads from %s to welcome, signed out',
  async (page) => {
    const browser = await aMember();
    memberData.set('unknown');

    const answer = await browser.get(`/german${addressOf(page)}`);

    expect([answer.status, answer.location]).toEqual([
      302,
      '/german/confirmauthentication/welcome',
    ]);
    expect(browser.cookies.has('session')).toBe(false);
  },
);

describe('the start page', () => {
  const available = 'Your benefit is available now.';

  test('does not promise what nobody can tell', async () => {
    const browser = await aMember();
    expect((await browser.get('/')).text).toContain(available);
    memberData.set('dead');
    expect((await browser.get('/')).text).not.toContain(available);
  });

  test('tells customer service when a used benefit of their own is back', async () => {
    const device = await signedIn(elsewhere, await elsewhere.member({ isCS: true }));
    const browser = aBrowser(app, device.cookies);
    expect((await browser.get('/')).text).toContain(available);
    await (await device.shopper()).ordering.place(await cartReady(device));

    const page = await browser.get('/');

    expect(page.status).toBe(200);
    expect(page.text).not.toContain(available);
    expect(page.text).toContain('Your benefit is back on');
  });
});

test('a member whose user cannot be loaded is signed out, and told so', async () => {
  const browser = await aMember();
  await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
  await browser.submit('/Prescription/Manual', paper);
  await browser.submit('/p/10100', { sku: '10101', quantity: '1', lens: 'SV-150' });
  expect((await browser.get('/checkout/Shipping')).status).toBe(200);
  const { memberDataFor } = elsewhere.services;
  const refusing: typeof memberDataFor = (...caller) => ({
    async run(document, variables, headers) {
      if (document.name === 'UserInfo') throw new ServiceError('Not allowed.', 'authorization');
      return memberDataFor(...caller).run(document, variables, headers);
    },
  });
  const services = { ...elsewhere.services, memberDataFor: refusing };
  const refused = aBrowser(await frontDoor({ ...elsewhere, services }), browser.cookies);
  // An address of an earlier order would be shown instead.
  await shop.services.pool.query(`update commerce.carts set shipping_address = null`);
  await shop.services.pool.query(`update shop.cart_changes set changes = changes + 1`);

  const answer = await refused.get('/checkout/Shipping');

  expect([answer.status, answer.location]).toEqual([302, '/']);
  expect(refused.cookies.has('session')).toBe(false);
});
