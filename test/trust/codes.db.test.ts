import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { ageCodes, expectFailure, login } from '../shop/login-call.ts';
import { askForCode } from '../shop/sign-in-by-pages.ts';
import { lastCode } from '../shop/signed-in.ts';

/** Guessing codes over HTTP, in parallel and with new ones. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

test('T301: of 300 wrong codes at once five are looked at, and the right one comes too late', async () => {
  const browser = aBrowser(app);
  const { code, wrong } = await askForCode(shop, browser, await shop.member());

  const pages = await Promise.all(Array.from({ length: 300 }, () => login(browser, wrong)));
  // Those that a full server turned away unread are tried when it is calm.
  for (let tries = 0; tries < 5; tries += 1) pages.push(await login(browser, wrong));

  const messages = pages.map((page) => page.json().message as string);
  const looked = messages.filter((message) => message === 'This otp is not right.');
  expect(looked.length).toBeGreaterThan(0);
  expect(looked.length).toBeLessThanOrEqual(5);
  expect(messages.every((message) => message.includes('otp'))).toBe(true);
  // A server that is full turns guesses away unread, which is a refusal too.
  expect(pages.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expectFailure(await login(browser, code));
});

test('a code with a digit missing is a slip of the form, and costs no try', async () => {
  const browser = aBrowser(app);
  const { code } = await askForCode(shop, browser, await shop.member());
  const type = (otp: string) => browser.submit('/confirmauthentication/checkOtp', { otp });
  for (let slips = 0; slips < 6; slips += 1) expect((await type('12 34-5')).status).toBe(422);
  expect((await type(code)).status).toBe(303);
});

test('the fifth wrong code says that this sign-in is over, and promises no more tries', async () => {
  const browser = aBrowser(app);
  const { wrong } = await askForCode(shop, browser, await shop.member());
  const type = () => browser.submit('/confirmauthentication/checkOtp', { otp: wrong });
  for (let tries = 0; tries < 3; tries += 1) await type();
  expect((await type()).text).toContain('You have one more try.');

  const last = await type();

  expect(last.text).toContain('this sign-in has ended; please start again');
  expect(last.text).not.toContain('more tries');
});

const resend = (browser: Browser) =>
  browser.submit('/confirmauthentication/checkOtp', { intent: 'resend' });

describe('T303: another code', () => {
  test('brings no new tries: the fifth failure in all is the last', async () => {
    const browser = aBrowser(app);
    const member = await shop.member();
    const { wrong } = await askForCode(shop, browser, member);
    for (let tries = 0; tries < 4; tries += 1) await login(browser, wrong);
    await ageCodes(shop, member, 61);
    expect((await resend(browser)).status).toBe(200);
    await shop.runJobs();
    const code = await lastCode(shop, member.email);

    const messages = [];
    for (let tries = 0; tries < 4; tries += 1) {
      messages.push((await login(browser, otherThan(code))).json().message);
    }

    expect(messages[0]).toBe('This otp is not right.');
    expect(new Set(messages.slice(1))).toEqual(new Set(['Too many wrong otp tries.']));
    expectFailure(await login(browser, code));
  });

  test('waits a minute', async () => {
    const limited = shop.withSettings({ FRAMEWELL_RATE_LIMIT: 'on' });
    const browser = aBrowser(await frontDoor(limited));
    const member = await shop.member();
    await askForCode(shop, browser, member);

    const page = await resend(browser);

    expect(page.status).toBe(429);
    await shop.runJobs();
    expect(await shop.messagesTo(member.email)).toHaveLength(1);
  });
});

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
