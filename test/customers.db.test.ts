import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { formOf, stepsOfDelivery, stepsOfPair } from './shop/order-steps.ts';

/** What customers have in their accounts, as a browser without scripts sees it. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop({ settings: { STOREFRONT_ACCESS: 'open' } });
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

const password = 'drei brillen im regal';
const BOOK = '/User/Addresses';
let last = 0;

const elm = {
  firstname: 'Ada',
  lastname: 'Park',
  'street[0]': '1 Elm Street',
  apartment: 'Apt 2',
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_code: 'US',
  telephone: '503 555 0100',
};

/** Somebody signed in to a fresh account, in a browser of their own. */
async function aCustomer(): Promise<{ browser: Browser; email: string }> {
  const [browser, email] = [aBrowser(app), `owner${(last += 1)}@mail.example`];
  const opened = await browser.submit('/User/Register', {
    firstName: 'Ada',
    lastName: 'Park',
    email,
    password,
    again: password,
  });
  expect(opened.location).toBe('/');
  return { browser, email };
}

async function withPair(browser: Browser): Promise<void> {
  for (const [name, leadsTo, act] of stepsOfPair(browser))
    expect((await act()).location, name).toMatch(leadsTo);
}

/** Orders a pair; answers the number as it is shown. */
async function ordered(browser: Browser): Promise<string> {
  await withPair(browser);
  let page = '';
  for (const [name, leadsTo, act] of stepsOfDelivery(browser, '', {
    firstname: 'Ada',
    lastname: 'Park',
  })) {
    const answer = await act();
    expect(answer.location, name).toMatch(leadsTo);
    page = answer.text;
  }
  const review = { ...(await browser.get('/checkout/OrderReview')), text: page };
  const placed = await browser.submit('/checkout/OrderReview', formOf(review));
  expect(placed.location).toBe('/checkout/OrderConfirmation');
  const { text } = await browser.get('/checkout/OrderConfirmation');
  return /dm\d{10}/.exec(text)?.[0] ?? '';
}

/** The first of those that an order may be canceled for. */
const reasonOf = (html: string) => /<option value="([^"]+)"/.exec(html)?.[1] ?? '';

async function idsOf(browser: Browser): Promise<string[]> {
  const { text } = await browser.get(BOOK);
  return [...text.matchAll(/href="\/User\/Addresses\/(\d+)"/g)].map(([, id = '']) => id);
}

describe('the address book of a customer', () => {
  test('begins with their name, and is theirs alone', async () => {
    const [owner, stranger] = [await aCustomer(), await aCustomer()];
    expect((await owner.browser.get(`${BOOK}/New`)).text).toMatch(
      /name="firstname"[^>]*value="Ada"/,
    );
    const added = await owner.browser.submit(`${BOOK}/New`, elm);
    expect([added.status, added.location]).toEqual([303, BOOK]);
    const [id = ''] = await idsOf(owner.browser);
    expect((await stranger.browser.get(`${BOOK}/${id}`)).status).toBe(404);
    expect((await stranger.browser.submit(`${BOOK}/${id}`, elm)).status).toBe(404);
    expect(await idsOf(stranger.browser)).toEqual([]);
    expect((await aBrowser(app).get(BOOK)).location).toBe('/confirmauthentication/welcome');
  });

  test('keeps an address once that is sent several times at the same moment', async () => {
    const { browser } = await aCustomer();
    await Promise.all([1, 2, 3].map(() => browser.submit(`${BOOK}/New`, elm)));
    expect(await idsOf(browser)).toHaveLength(1);
  });

  test('is chosen from at checkout, and a typed address goes into it when asked to', async () => {
    const { browser } = await aCustomer();
    await browser.submit(`${BOOK}/New`, { ...elm, defaultShipping: 'on' });
    const [id = ''] = await idsOf(browser);
    await withPair(browser);
    const { text } = await browser.get('/checkout/Shipping');
    expect(text).toMatch(new RegExp(`name="customerAddressId"[^>]*checked=""[^>]*value="${id}"`));
    expect(text).not.toContain('name="email"');
    const saved = await browser.submit('/checkout/Shipping', {
      payment: 'checkmo',
      customerAddressId: id,
    });
    expect(saved.location).toBe('/checkout/OrderReview');
    expect((await browser.get('/checkout/OrderReview')).text).toContain('1 Elm Street');

    const typed = { ...elm, 'street[0]': '9 Oak Avenue', saveAddress: 'on', payment: 'checkmo' };
    for (const _ of [1, 2]) await browser.submit('/checkout/Shipping', typed);
    expect(await idsOf(browser)).toHaveLength(2);
  });
});

describe('the orders of a customer', () => {
  test('have a receipt in their name, and can be ordered again and canceled', async () => {
    const { browser } = await aCustomer();
    const number = await ordered(browser);
    const path = `/User/Order/${number}`;
    const page = await browser.get(path);
    expect(page.text).toContain(`href="${path}/Receipt"`);
    expect(page.text).toContain('href="/User/Order"');
    expect(page.text).toContain('Order this frame again');
    const receipt = await browser.get(`${path}/Receipt`);
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);

    expect((await browser.submit(path, { reason: '' })).status).toBe(422);
    const reason = reasonOf(page.text);
    expect((await browser.submit(path, { reason })).location).toBe(path);
    expect((await browser.get(path)).text).toContain('This order was canceled.');
    expect((await browser.submit(path, { reason })).location).toBe(path);
  });

  test('are nobody else’s: another customer’s number is not found', async () => {
    const [owner, stranger] = [await aCustomer(), await aCustomer()];
    const number = await ordered(owner.browser);
    const path = `/User/Order/${number}`;
    expect((await owner.browser.get(path)).status).toBe(200);
    expect((await stranger.browser.get(path)).status).toBe(404);
    const reason = reasonOf((await owner.browser.get(path)).text);
    expect((await stranger.browser.submit(path, { reason })).status).toBe(404);
    const receipt = await stranger.browser.get(`${path}/Receipt`);
    expect(receipt.location).toBe(path);
    expect((await stranger.browser.get(`/User/Order?number=${number}`)).text).not.toContain(
      `href="${path}"`,
    );
    expect((await owner.browser.get(`/User/Order?number=${number}`)).text).toContain(path);
  });
});

test('a customer sees their name and e-mail address in the profile', async () => {
  const { browser, email } = await aCustomer();
  const { text } = await browser.get('/User/Profile');
  expect(text).toContain('Ada Park');
  expect(text).toContain(email);
});
