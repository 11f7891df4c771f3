import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paper } from '../journeys/papers.ts';
import { temporaryFolder } from '../postgres.ts';
import { aShop, type ShopMember, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { login } from '../shop/login-call.ts';
import { askForCode, letSessionsExpire } from '../shop/sign-in-by-pages.ts';

/** A whole journey, with its faults, of a member whose data are words that stand nowhere else. */
const person = {
  memberId: 'ZQ-77041993',
  firstName: 'Zqcanaryfirst',
  lastName: 'Zqcanarylast',
  email: 'zqcanary@members.example',
  phone: '+12025550177',
  street: '41 Zqcanarystreet',
  city: 'Zqcanarycity',
  state: 'NY',
  postcode: '12207',
};
const password = 'Zqcanary-pass-9';
const telephone = '518-555-0193';
const sphere = '-5.25';
const traces = [/zq-?canary/i, /77041993/, /5550177|555-?0193/, /-5[.,]25/];

const folder = temporaryFolder('canary-');
const logFile = path.join(folder, 'log');
let shop: TestShop;
let member: ShopMember;
let app: Awaited<ReturnType<typeof frontDoor>>;
/** Everything that was answered to the member, and to others. */
const own: Page[] = [];
const others: Page[] = [];
const codes: string[] = [];

const heard = (browser: Browser, to: Page[]): Browser => {
  const noted = async (page: Promise<Page>) => {
    to.push(await page);
    return page;
  };
  return {
    cookies: browser.cookies,
    send: (...given) => noted(browser.send(...given)),
    get: (...given) => noted(browser.get(...given)),
    submit: (...given) => noted(browser.submit(...given)),
    call: (...given) => noted(browser.call(...given)),
  };
};

const prescription = { ...paper, 'od.sphere': sphere, 'os.sphere': '-5.00' };
const address = {
  firstname: person.firstName,
  lastname: person.lastName,
  'street[0]': person.street,
  city: person.city,
  region: 'NY',
  postcode: '12207',
  country_code: 'US',
  telephone,
  payment: 'checkmo',
};

beforeAll(async () => {
  shop = await aShop({ logFile });
  app = await frontDoor(shop);
  member = await shop.member(person);
  const browser = heard(aBrowser(app), own);

  await browser.get('/checkout/Shipping');
  await browser.get(`/confirmauthentication/intro?memberId=${person.memberId}`);
  const { code, wrong } = await askForCode(shop, browser, member);
  codes.push(code);
  await login(browser, wrong);
  await browser.submit('/confirmauthentication/checkOtp', { otp: wrong });
  await browser.submit('/confirmauthentication/checkOtp', { otp: code });

  await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
  await browser.submit('/Prescription/Manual', { ...prescription, 'od.axis': `${sphere} x` });
  await browser.submit('/Prescription/Manual', prescription);
  await browser.call('/validatePrescriptionAndLens', { prescription: { sphere } });
  await browser.submit('/p/10100', { sku: '10101', quantity: '1', lens: 'SV-150' });
  await browser.submit('/checkout/Shipping', { ...address, postcode: person.lastName });
  await browser.submit('/checkout/Shipping', address);
  await browser.submit('/checkout/CartPreview', { intent: 'applyCoupon', couponCode: 'Zqcanary' });
  const review = await browser.get('/checkout/OrderReview');
  await browser.submit('/checkout/OrderReview', { ...formOf(review), expectedTotalMinor: '1' });
  await browser.call('/errorLogger', {
    errorType: 'add2Cart',
    error: `${person.email} ${sphere} password: "${password}"`,
    user: person,
  });
  await browser.get(`/nowhere/${person.lastName}?email=${person.email}`);

  await duringFaults(browser);
  await browser.submit('/checkout/OrderReview', formOf(await browser.get('/checkout/OrderReview')));
  await browser.get('/checkout/OrderConfirmation');
  await shop.runJobs();
  await browser.get('/User/Order');
  await browser.get('/german/User/Order');

  await asOthers();
  await letSessionsExpire(shop, member);
  await browser.get('/User/Order');
  await browser.submit('/sign-out', {});
  await pause(400); // the log writes within a quarter of a second
}, 60_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Services that are away, and a code of ours that breaks. */
async function duringFaults({ cookies }: Browser): Promise<void> {
  const nowhere = 'http://127.0.0.1:1/graphql';
  for (const name of ['COMMERCE_GRAPHQL_URL', 'MEMBER_DATA_GRAPHQL_URL']) {
    const away = heard(
      aBrowser(await frontDoor(shop.withSettings({ [name]: nowhere })), cookies),
      own,
    );
    for (const at of ['/', '/Step1', '/checkout/Shipping', '/User/Order']) await away.get(at);
  }
  const broken = async () => {
    throw new Error(`cannot read ${JSON.stringify(person)} of select * from members ${sphere}`);
  };
  const progressOf: TestShop['services']['progressOf'] = (jar) => ({
    ...shop.services.progressOf(jar),
    read: broken,
  });
  const door = await frontDoor({ ...shop, services: { ...shop.services, progressOf } });
  const breaking = heard(aBrowser(door), own);
  await breaking.get('/confirmauthentication/welcome');
  await breaking.call('/login', { otp: '123456' });
}

/** A stranger who guesses, and another member. */
async function asOthers(): Promise<void> {
  const stranger = heard(aBrowser(app), others);
  await stranger.submit('/confirmauthentication/welcome', {
    memberId: person.memberId,
    firstName: 'Some',
    lastName: 'Body',
    contact: person.email,
  });
  await login(stranger, '000000');
  await stranger.call('/graphql', {
    query: `mutation ($p: String!) { generateCustomerToken(email: "a@b.example", password: $p) { token } }`,
    variables: { p: [password] },
  });
  const other = await shop.member();
  const guest = heard(aBrowser(app), others);
  const { code } = await askForCode(shop, guest, other);
  await guest.submit('/confirmauthentication/checkOtp', { otp: code });
  for (const at of ['/', '/User/Order', '/checkout/OrderConfirmation', '/checkout'])
    await guest.get(at);
}

function formOf({ text }: Page): Record<string, string> {
  const names = ['cartId', 'expectedTotalMinor', 'idempotencyKey', 'reviewedHash'];
  return Object.fromEntries(
    names.map((name) => {
      const input = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(text)?.[0] ?? '';
      return [name, /\bvalue="([^"]*)"/.exec(input)?.[1] ?? ''];
    }),
  );
}

describe('T601: of a member whose data are known words', () => {
  test('the journey went through, faults and all', async () => {
    expect(own.map(({ status }) => status)).toEqual(
      expect.arrayContaining([200, 302, 303, 404, 422, 500, 503]),
    );
    expect((await shop.services.commerce.orders.list()).length).toBe(1);
    expect(own.filter(({ text }) => text.includes(person.firstName)).length).toBeGreaterThan(3);
    expect(await shop.ledger()).toEqual([]);
  });

  test('no log line holds any, nor a code', () => {
    const log = readFileSync(logFile, 'utf8');
    expect(log.split('\n').length).toBeGreaterThan(30);
    for (const trace of traces) expect(log).not.toMatch(trace);
    for (const code of codes) expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test('no figure holds any', async () => {
    const figures = await shop.services.metrics.text();
    for (const trace of traces) expect(figures).not.toMatch(trace);
  });

  test('no header, no address that is led to and no title holds any', () => {
    for (const { headers, location, text, status } of own) {
      const shown = [...headers].filter(([name]) => name !== 'set-cookie').join('\n');
      const title = /<title>([^<]*)/.exec(text)?.[1] ?? '';
      // Home greets by first name, which the browser alone is told.
      const said = [shown, location, title.replace(person.firstName, '')].join('\n');
      for (const trace of traces)
        expect([status, said]).toEqual([status, expect.not.stringMatching(trace)]);
    }
  });

  test('no cookie but the one with the first name holds any', () => {
    const cookies = own.flatMap(({ headers }) => headers.getSetCookie());
    expect(
      cookies.some((cookie) => cookie.startsWith('user=') && cookie.includes(person.firstName)),
    ).toBe(true);
    for (const cookie of cookies.filter((each) => !each.startsWith('user=')))
      for (const trace of traces) expect(cookie).not.toMatch(trace);
  });

  test('nobody else is answered any, and no answer shows the inside of the program', () => {
    for (const { text } of others) for (const trace of traces) expect(text).not.toMatch(trace);
    for (const { text } of [...own, ...others]) {
      expect(text).not.toMatch(/\n\s+at |node:internal|\.ts:\d+|select \*|\/tmp\/|\/src\//);
      expect(text).not.toContain(password);
    }
  });

  test('no table holds any in clear', async () => {
    const { pool } = shop.services;
    const { rows: tables } = await pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('shop', 'member_data', 'commerce', 'graphile_worker')
         and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const { rows } = await pool.query<{ text: string | null }>(
        `select json_agg(t)::text as text from ${name} t`,
      );
      const text = rows[0]?.text ?? '';
      for (const trace of traces.slice(0, 3))
        expect([name, text.match(trace)]).toEqual([name, null]);
      expect(text).not.toContain(Buffer.from('Zqcanary').toString('hex'));
    }
  });
});
