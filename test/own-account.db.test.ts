import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { stepsOfPair } from './shop/order-steps.ts';
import { signInByPages } from './shop/sign-in-by-pages.ts';

/** What customers change of their own accounts, as a browser without scripts sees it. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop({ settings: { STOREFRONT_ACCESS: 'open' } });
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

const password = 'drei brillen im regal';
const next = 'vier brillen im regal';
const EDIT = '/User/Profile/Edit';
const PASSWORD = '/User/Profile/Password';
const DELETE = '/User/Profile/Delete';
let last = 0;

async function aCustomer(at = app): Promise<{ browser: Browser; email: string }> {
  const [browser, email] = [aBrowser(at), `own${(last += 1)}@mail.example`];
  const names = { firstName: 'Ada', lastName: 'Park' };
  const typed = { ...names, email, password, again: password };
  expect((await browser.submit('/User/Register', typed)).location).toBe('/');
  return { browser, email };
}

const signIn = (browser: Browser, email: string, word = password) =>
  browser.submit('/User/Login', { email, password: word });

/** The newest message to an address. */
async function mailTo(email: string) {
  await shop.runJobs();
  const [message] = await shop.messagesTo(email);
  return message ?? expect.unreachable();
}

describe('name and address', () => {
  test('a changed name needs no password, and is shown at once', async () => {
    const { browser, email } = await aCustomer();
    expect((await browser.get(EDIT)).text).toMatch(/name="firstName"[^>]*value="Ada"/);

    const saved = await browser.submit(EDIT, { firstName: 'Grace', lastName: 'Hill', email });

    expect([saved.status, saved.location]).toEqual([303, '/User/Profile']);
    const { text } = await browser.get('/User/Profile');
    expect(text).toContain('Grace Hill');
    expect(text).toContain('Your profile is saved.');
  });

  test('another address asks for the password and goes first: refused, the name stays', async () => {
    const { browser, email } = await aCustomer();
    const typed = { firstName: 'Grace', lastName: 'Hill', email: `new-${email}` };

    const without = await browser.submit(EDIT, typed);
    const wrong = await browser.submit(EDIT, { ...typed, currentPassword: 'not it 123' });

    expect(without.status).toBe(422);
    expect(without.text).toContain('This field is required');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Your profile is not changed');
    expect(wrong.text).toContain('This is not your password');
    // What was typed is still there, but for the password.
    expect(wrong.text).toContain(`value="new-${email}"`);
    expect(wrong.text).not.toContain('not it 123');
    const { text } = await browser.get('/User/Profile');
    expect(text).toContain('Ada Park');
    expect(text).toContain(email);

    const saved = await browser.submit(EDIT, { ...typed, currentPassword: password });
    expect(saved.location).toBe('/User/Profile');
    expect((await browser.get('/User/Profile')).text).toContain(`new-${email}`);
    expect((await signIn(aBrowser(app), email)).status).toBe(422);
    expect((await signIn(aBrowser(app), `new-${email}`)).location).toBe('/');
    const mail = await mailTo(email);
    expect(mail.subject).toContain('has another email address');
    expect(mail.text).toMatch(/\/help\n/);
  });

  test('an address that somebody has is refused, and nothing changes', async () => {
    const [{ browser, email }, other] = [await aCustomer(), await aCustomer()];
    const typed = { firstName: 'Grace', lastName: 'Hill', email: other.email };
    const refused = await browser.submit(EDIT, { ...typed, currentPassword: password });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('There is an account with this email already');
    const { text } = await browser.get('/User/Profile');
    expect(text).toContain(email);
    expect(text).toContain('Ada Park');
  });

  test('each field says what is wrong with it', async () => {
    const { browser } = await aCustomer();
    const page = await browser.submit(EDIT, { firstName: ' ', lastName: '', email: 'ada@' });
    expect(page.status).toBe(422);
    expect(page.text).toContain('First name: This field is required');
    expect(page.text).toContain('Last name: This field is required');
    expect(page.text).toContain('Email: The email field must be a valid email');
  });
});

describe('a password', () => {
  const change = (browser: Browser, currentPassword = password) =>
    browser.submit(PASSWORD, { currentPassword, password: next, again: next });

  test('is changed by who knows it, who stays signed in; every other device is out', async () => {
    const { browser, email } = await aCustomer();
    const other = aBrowser(app);
    await signIn(other, email);
    const planted = aBrowser(app, browser.cookies);

    const wrong = await change(browser, 'not it 123');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Your password is not changed');
    expect((await browser.get('/User/Profile')).text).toContain(email);
    expect((await change(browser)).location).toBe('/User/Profile');

    expect((await browser.get('/User/Profile')).text).toContain('Your new password is saved.');
    expect((await browser.get('/User/Order')).status).toBe(200);
    expect((await other.get('/User/Order')).location).toMatch(/^\/(Home)?$/);
    // The cookie of before is nobody's.
    expect((await planted.get('/User/Order')).location).toBe('/confirmauthentication/welcome');
    expect((await signIn(aBrowser(app), email)).status).toBe(422);
    expect((await signIn(aBrowser(app), email, next)).location).toBe('/');
    const mail = await mailTo(email);
    expect(mail.subject).toContain('was changed');
    expect(mail.text).toContain('/User/ForgotPassword');
  });

  test('needs the rules of a new one, and the same twice', async () => {
    const { browser } = await aCustomer();
    const weak = await browser.submit(PASSWORD, {
      currentPassword: '',
      password: 'onlyletters',
      again: 'onlyletters',
    });
    expect(weak.status).toBe(422);
    expect(weak.text).toContain('Current password: This field is required');
    expect(weak.text).toContain('New password: The password needs at least 8 characters');
    const differing = await browser.submit(PASSWORD, {
      currentPassword: password,
      password: next,
      again: password,
    });
    expect(differing.text).toContain('Passwords don’t match');
  });

  test('sent twice at once is changed once, and signs nobody out', async () => {
    const { browser, email } = await aCustomer();
    await Promise.all([change(browser), change(browser)]);
    expect((await browser.get('/User/Profile')).text).toContain(email);
    expect((await signIn(aBrowser(app), email, next)).location).toBe('/');
  });
});

describe('an account', () => {
  test('is deleted by who has its password, with all that is kept, on every device', async () => {
    const { browser, email } = await aCustomer();
    const other = aBrowser(app);
    await signIn(other, email);
    for (const [name, leadsTo, act] of stepsOfPair(browser))
      expect((await act()).location, name).toMatch(leadsTo);

    expect((await browser.submit(DELETE, { currentPassword: '' })).status).toBe(422);
    const wrong = await browser.submit(DELETE, { currentPassword: 'not it 123' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Your account is not deleted');
    expect(wrong.text).toContain('This is not your password');
    expect((await browser.get('/User/Profile')).text).toContain(email);
    const cookie = browser.cookies.get('guest') ?? '';

    const done = await browser.submit(DELETE, { currentPassword: password });

    expect([done.status, done.location]).toEqual([303, '/']);
    expect((await browser.get('/')).text).toContain('Your account is deleted.');
    expect(browser.cookies.has('guest')).toBe(false);
    expect(await shop.services.guests.find(cookie)).toBeNull();
    expect((await other.get('/User/Order')).location).toBe('/confirmauthentication/welcome');
    expect((await signIn(aBrowser(app), email)).status).toBe(422);
    expect((await aCustomerOf(email)).location).toBe('/');
  });

  const aCustomerOf = (email: string) =>
    aBrowser(app).submit('/User/Register', {
      firstName: 'Ada',
      lastName: 'Park',
      email,
      password,
      again: password,
    });

  test('of a member is the plan’s: there is nothing to change here', async () => {
    const member = aBrowser(app);
    await signInByPages(shop, member, await shop.member());
    for (const path of [EDIT, PASSWORD, DELETE]) {
      expect((await member.get(path)).status, path).toBe(404);
      expect((await member.submit(path, { currentPassword: password })).status, path).toBe(404);
    }
    const { text } = await member.get('/User/Profile');
    expect(text).not.toContain(EDIT);
    expect((await aBrowser(app).get(EDIT)).location).toBe('/confirmauthentication/welcome');
  });
});

test('where addresses are proven, a changed one is proven before the next sign-in', async () => {
  const proving = await aShop({
    settings: { STOREFRONT_ACCESS: 'open', ACCOUNT_CONFIRMATION: 'required' },
  });
  try {
    const door = await frontDoor(proving);
    const email = 'proven@mail.example';
    const typed = { firstName: 'Ada', lastName: 'Park', email, password, again: password };
    const browser = aBrowser(door);
    await browser.submit('/User/Register', typed);
    await proving.services.pool.query('update commerce.customers set awaits_confirmation = false');
    expect((await signIn(browser, email)).location).toBe('/');

    const moved = { ...typed, email: `new-${email}`, currentPassword: password };
    expect((await browser.submit(EDIT, moved)).location).toBe('/User/Profile');

    expect((await browser.get('/User/Profile')).text).toContain(`new-${email}`);
    const early = await signIn(aBrowser(door), `new-${email}`);
    expect(early.status).toBe(422);
    expect(early.text).toContain('confirm your account first');
  } finally {
    await proving.close();
  }
});
