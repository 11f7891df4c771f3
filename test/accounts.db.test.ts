import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renewInTime } from '#server/account-of-guest.ts';
import { mergeGuest } from '#server/merge-guest.ts';
import type { Guest, Member } from '#shop/shopper.ts';
import { commandsOnShop } from '#ops/commands.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { formOf, stepsOfDelivery, stepsOfPair, type OrderStep } from './shop/order-steps.ts';
import { signInByPages } from './shop/sign-in-by-pages.ts';

/** A shop that is open to guests, as a browser without scripts sees it. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop({ settings: { STOREFRONT_ACCESS: 'open' } });
  app = await frontDoor(shop);
});
afterAll(async () => {
  expect(await shop.ledger()).toEqual([]);
  await shop.close();
});

const password = 'drei brillen im regal';
const next = 'vier brillen im regal';
let last = 0;
const anEmail = () => `customer${(last += 1)}@mail.example`;

async function walk(steps: OrderStep[]): Promise<Page> {
  let page: Page | undefined;
  for (const [name, leadsTo, act] of steps) {
    page = await act();
    expect(page.location, `${name}: ${page.status}`).toMatch(leadsTo);
  }
  return page ?? expect.unreachable();
}

const register = (browser: Browser, email: string, language = '', word = password) =>
  browser.submit(`${language}/User/Register`, {
    firstName: 'Ada',
    lastName: 'Park',
    email,
    password: word,
    again: word,
  });
const signIn = (browser: Browser, email: string, word = password) =>
  browser.submit('/User/Login', { email, password: word });

async function linkTo(email: string): Promise<string> {
  await shop.runJobs();
  const [message] = await shop.messagesTo(email);
  return /https?:\/\/[^/]+(\/\S+)/.exec(message?.text ?? '')?.[1] ?? '';
}

/** Somebody signed in, in a browser of their own. */
async function aCustomer() {
  const [browser, email] = [aBrowser(app), anEmail()];
  expect((await register(browser, email)).location).toBe('/');
  return { browser, email };
}

describe('an account', () => {
  test.each(['', '/german'])(
    'opened in the middle of an order goes on with what was chosen, in the shop at "%s"',
    async (language) => {
      const [browser, email] = [aBrowser(app), anEmail()];
      await walk(stepsOfPair(browser, language as ''));
      const before = browser.cookies.get('guest');

      expect((await register(browser, email, language)).location).toBe(
        `${language}/checkout/CartPreview`,
      );

      expect(browser.cookies.get('guest')).not.toBe(before);
      const cart = await browser.get(`${language}/checkout/CartPreview`);
      expect(cart.text).toContain(
        language ? 'Frame 10100: liegt in Ihrem Warenkorb.' : 'Frame 10100 is in your cart.',
      );
      const review = await walk(
        stepsOfDelivery(browser, language as '', { firstname: 'Ada', lastname: 'Park' }),
      );
      const placed = await browser.submit(`${language}/checkout/OrderReview`, formOf(review));
      expect(placed.location).toBe(`${language}/checkout/OrderConfirmation`);
      await shop.runJobs();
      const [confirmation] = await shop.messagesTo(email);
      const number = /dm\d{10}/.exec(confirmation?.subject ?? '')?.[0] ?? '';
      expect((await browser.get(`${language}/User/Order`)).text).toContain(number);
      expect((await browser.get(`${language}/User/Order/${number}`)).text).toContain(number);
    },
  );

  test.each([
    // Members alone have it: nobody is asked to sign in who has just done so.
    ['/Face/TryOn?sku=1', '/'],
    ['/german/Prescription/Sheet', '/'],
    ['/User/Addresses', '/User/Addresses'],
  ])('signed in to after %s goes on at %s, and the way there is forgotten', async (asked, to) => {
    const { email } = await aCustomer();
    const browser = aBrowser(app);
    expect((await browser.get(asked)).location).toContain('/confirmauthentication/welcome');
    expect(browser.cookies.get('return_to')).toBeDefined();
    expect((await signIn(browser, email)).location).toBe(to);
    expect(browser.cookies.get('return_to')).toBeUndefined();
  });

  test('signed in to again shows its cart, and what a guest put beside it is told', async () => {
    const { browser, email } = await aCustomer();
    await walk(stepsOfPair(browser, ''));
    expect((await browser.submit('/sign-out', {})).location).toBe('/');
    expect(browser.cookies.get('guest')).toBeUndefined();
    expect((await browser.get('/checkout/CartPreview')).location).toBe('/checkout/empty');

    await walk(stepsOfPair(browser, ''));
    expect((await signIn(browser, email)).location).toBe('/checkout/CartPreview');

    const { text } = await browser.get('/checkout/CartPreview');
    expect(text).toContain('Frame 10100 is in your cart once: an order is one pair.');
    expect(text).toContain('Prescription lenses is in your cart once');
  });

  test('is the way to its orders alone, and not to what members have', async () => {
    const { browser } = await aCustomer();

    expect((await browser.get('/User/Order')).status).toBe(200);
    expect((await browser.get('/User/Login')).location).toBe('/');
    for (const path of ['/Prescription/Sheet', '/Face/Scan'])
      expect((await browser.get(path)).location).toBe('/confirmauthentication/welcome');
    expect((await browser.get('/')).text).toContain('Sign out');
  });

  test('whose customer turns out to be a member hands its cart on, and the plan pays', async () => {
    const { browser } = await aCustomer();
    await walk(stepsOfPair(browser, ''));

    await signInByPages(shop, browser, await shop.member());

    expect(browser.cookies.get('guest')).toBeUndefined();
    const { text } = await browser.get('/checkout/CartPreview');
    expect(text).toContain('Frame 10100 is in your cart.');
    expect(text).toContain('$69.00');
  });

  test('that commerce knows no more leads home with a warning, and leaves what was chosen', async () => {
    const { browser, email } = await aCustomer();
    await walk(stepsOfPair(browser, ''));
    await signIn(aBrowser(app), email);
    await shop.services.pool.query(
      `update commerce.customers set token_generation = token_generation + 1`,
    );

    const led = await browser.get('/checkout/CartPreview');

    expect(led.location).toMatch(/^\/(Home)?$/);
    expect((await browser.get('/')).text).toContain('You are not authorized, please log in.');
    expect((await browser.get('/')).text).toContain('Your unfinished order');
    expect((await signIn(browser, email)).status).toBe(303);
    expect((await browser.get('/checkout/CartPreview')).text).toContain('Frame 10100');
  });

  test('stays signed in while somebody is there, under tokens made anew', async () => {
    const { browser, email } = await aCustomer();
    const kept = await shop.services.guests.find(browser.cookies.get('guest') ?? '');
    if (!kept?.account) return expect.unreachable();
    kept.account = {
      ...kept.account,
      tokenSince: new Date(Date.now() - 30 * 60_000).toISOString(),
    };
    await shop.services.guests.saveSecrets(kept);

    expect((await browser.get('/User/Order')).status).toBe(200);

    const found = await shop.services.guests.find(browser.cookies.get('guest') ?? '');
    expect(found?.account?.email).toBe(email);
    expect(found?.account?.tokenSince).not.toBe(kept.account.tokenSince);
  });
});

describe('what is cut off in the middle', () => {
  test('a sign-in leaves no account under the cookie of before', async () => {
    const { email } = await aCustomer();
    const browser = aBrowser(app);
    await walk(stepsOfPair(browser, ''));
    const before = browser.cookies.get('guest') ?? '';
    const { guests } = shop.services;
    const cut = vi.spyOn(guests, 'renewCookie').mockRejectedValueOnce(new Error('cut off'));
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    try {
      expect((await signIn(browser, email)).status).toBe(500);
    } finally {
      cut.mockRestore();
      complaint.mockRestore();
    }
    expect(await guests.find(before)).toMatchObject({ account: null });
  });

  test("a member's sign-in loses no cart of an account, however far it had come", async () => {
    const { browser } = await aCustomer();
    await walk(stepsOfPair(browser, ''));
    const { guests } = shop.services;
    const kept = async () =>
      (await guests.find(browser.cookies.get('guest') ?? '')) ?? expect.unreachable();
    const record = await kept();
    const guest = { drafts: { read: async () => ({}) } } as unknown as Guest;
    const member = {
      commerce: () => ({ run: () => Promise.reject(new Error('cut off')) }),
    } as unknown as Member;
    await expect(
      mergeGuest(shop.services, { record, shopper: guest }, member, 'default'),
    ).rejects.toThrow('cut off');
    expect((await kept()).cartId).toMatch(/\w/);

    await signInByPages(shop, browser, await shop.member());

    const { text } = await browser.get('/checkout/CartPreview');
    expect(text).toContain('Frame 10100 is in your cart.');
  });
});

describe('customers delete', () => {
  const erase = (email: string) =>
    commandsOnShop['customers delete']!.run(shop.services, [email], {});

  test('erases an account with all that is kept of it, once its order has arrived', async () => {
    const { browser, email } = await aCustomer();
    const other = aBrowser(app);
    await signIn(other, email);
    await walk(stepsOfPair(browser, ''));
    const review = await walk(stepsOfDelivery(browser, '', { firstname: 'Ada', lastname: 'Park' }));
    await browser.submit('/checkout/OrderReview', formOf(review));
    const { guests, pool, commerce } = shop.services;
    const { shopperKey } =
      (await guests.find(browser.cookies.get('guest') ?? '')) ?? expect.unreachable();
    const { rows } = await pool.query<{ number: string }>(
      'select order_number as number from shop.order_attempts where user_id = $1',
      [shopperKey],
    );
    const { number } = rows[0] ?? expect.unreachable();
    expect(await commandsOnShop['orders forget']!.run(shop.services, [number], {})).toMatchObject({
      ok: false,
      text: expect.stringContaining('customers delete'),
    });
    expect(await erase(email)).toMatchObject({ ok: false, text: expect.stringContaining('way') });
    expect((await signIn(aBrowser(app), email)).location).toBe('/');

    await commerce.orders.changeStatus(number, { status: 'processing', tracking: null });
    await commerce.orders.changeStatus(number, { status: 'complete', tracking: null });
    expect(await erase(email.toUpperCase())).toMatchObject({ ok: true, text: 'Erased.' });

    for (const device of [browser, other])
      expect(await guests.find(device.cookies.get('guest') ?? '')).toBeNull();
    expect((await signIn(aBrowser(app), email)).status).toBe(422);
    const kept = await pool.query<{ contact: null; uploads: number; drafts: number }>(
      `select a.sealed_contact as contact,
         (select count(*)::int from shop.uploads where user_id = $1) as uploads,
         (select count(*)::int from shop.drafts where user_id = $1) as drafts
       from shop.order_attempts a where a.user_id = $1`,
      [shopperKey],
    );
    expect(kept.rows).toEqual([{ contact: null, uploads: 0, drafts: 0 }]);
    expect(await erase(email)).toMatchObject({ ok: false, text: 'There is no such account.' });
  });

  test('waits for an order that is being placed, and is not for members', async () => {
    const { browser, email } = await aCustomer();
    await walk(stepsOfPair(browser, ''));
    const { guests, pool, commerce } = shop.services;
    const { shopperKey } =
      (await guests.find(browser.cookies.get('guest') ?? '')) ?? expect.unreachable();
    const account = (await commerce.accounts.find(email)) ?? expect.unreachable();
    await pool.query(
      `insert into shop.order_attempts
         (user_id, cart_id, store, expected_total_minor, idempotency_key)
       values ($1, $2, 'default', 100, gen_random_uuid())`,
      [shopperKey, account.cartIds[0]],
    );
    try {
      expect((await erase(email)).text).toContain('being placed or paid');
    } finally {
      await pool.query('delete from shop.order_attempts where user_id = $1', [shopperKey]);
    }
    expect(await guests.find(browser.cookies.get('guest') ?? '')).not.toBeNull();

    const member = aBrowser(app);
    await signInByPages(shop, member, await shop.member());
    await walk(stepsOfPair(member, ''));
    const { rows } = await pool.query<{ email: string }>(
      'select customer_email as email from shop.member_customers limit 1',
    );
    expect((await erase(rows[0]?.email ?? '')).text).toContain('members delete');
  });
});

describe('what is refused', () => {
  test('a wrong password and an unknown address are one and the same', async () => {
    const { email } = await aCustomer();
    const wrong = await signIn(aBrowser(app), email, 'not it 123');
    const unknown = await signIn(aBrowser(app), 'nobody@mail.example', 'not it 123');

    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Registration error');
    expect(unknown.text.replaceAll('nobody@mail.example', email).length).toBe(wrong.text.length);
    expect(wrong.text).not.toContain('not it 123');
  });

  test('every field says what is wrong with it', async () => {
    const page = await aBrowser(app).submit('/User/Register', {
      firstName: '',
      lastName: 'Park',
      email: 'ada',
      password: 'onlyletters',
      again: '',
    });
    expect(page.status).toBe(422);
    for (const words of [
      'This field is required',
      'The email field must be a valid email',
      'with a letter and a number or special character',
    ])
      expect(page.text).toContain(words);
    expect(page.text).not.toContain('onlyletters');
  });

  test('an address that has an account opens no second one', async () => {
    const { email } = await aCustomer();
    const page = await register(aBrowser(app), email.toUpperCase());
    expect(page.status).toBe(422);
    expect(page.text).toContain('There is an account with this email already');
  });

  test('eleven accounts from one address within an hour', async () => {
    const limited = await aShop({
      settings: { STOREFRONT_ACCESS: 'open', FRAMEWELL_RATE_LIMIT: 'on' },
    });
    try {
      const door = await frontDoor(limited);
      const pages: Page[] = [];
      for (let n = 0; n < 11; n += 1) pages.push(await register(aBrowser(door), anEmail()));
      expect(pages.map(({ status }) => status)).toEqual([...Array(10).fill(303), 429]);
      expect(pages.at(-1)?.text).toContain('Registration error');
    } finally {
      await limited.close();
    }
  });
});

describe('a forgotten password', () => {
  test('is replaced by the link in the mail, once, and signs out everywhere', async () => {
    const { browser, email } = await aCustomer();
    const other = aBrowser(app);
    expect((await other.submit('/User/ForgotPassword', { email })).location).toBe(
      '/User/ForgotPassword?sent',
    );
    const link = await linkTo(email);
    expect(link).toMatch(/^\/User\/ResetPassword\?token=[\w-]{43}$/);
    expect((await other.get(link)).location).toBe('/User/ResetPassword');

    const done = await other.submit('/User/ResetPassword', { email, password: next, again: next });
    expect(done.location).toBe('/User/Login?changed');
    expect((await browser.get('/User/Order')).location).toMatch(/^\/(Home)?$/);
    expect((await signIn(other, email)).status).toBe(422);
    expect((await signIn(other, email, next)).location).toBe('/');

    const again = aBrowser(app);
    await again.get(link);
    const refused = await again.submit('/User/ResetPassword', {
      email,
      password,
      again: password,
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('was used, or is too old');
  });

  test('is answered alike where there is no account, and nothing is mailed', async () => {
    const email = anEmail();
    const page = await aBrowser(app).submit('/User/ForgotPassword', { email });
    expect(page.location).toBe('/User/ForgotPassword?sent');
    await shop.runJobs();
    expect(await shop.messagesTo(email)).toEqual([]);
  });

  test('is refused with two different new ones, and without a link', async () => {
    const { email } = await aCustomer();
    const browser = aBrowser(app);
    const differing = await browser.submit('/User/ResetPassword', {
      email,
      password: next,
      again: password,
    });
    expect(differing.text).toMatch(/Passwords don(’|&#x27;)t match/);
    const linkless = await browser.submit('/User/ResetPassword', {
      email,
      password: next,
      again: next,
    });
    expect(linkless.status).toBe(422);
  });
});

test('where addresses are proven, an account signs in after its link and a press', async () => {
  const proving = await aShop({
    settings: { STOREFRONT_ACCESS: 'open', ACCOUNT_CONFIRMATION: 'required' },
  });
  try {
    const door = await frontDoor(proving);
    const [browser, email] = [aBrowser(door), anEmail()];
    expect((await register(browser, email)).location).toBe('/User/Login?confirm');
    expect((await browser.get('/User/Login?confirm')).text).toContain(
      'You must confirm your account. Please check your email for the confirmation link.',
    );
    expect((await signIn(browser, email)).text).toContain('Please confirm your account first');

    await proving.runJobs();
    const [message] = await proving.messagesTo(email);
    const link = /\/User\/ConfirmAccount\S+/.exec(message?.text ?? '')?.[0] ?? '';
    expect((await browser.get(link)).location).toBe('/User/ConfirmAccount');
    const confirmed = await browser.submit('/User/ConfirmAccount', { email });
    expect(confirmed.location).toBe('/User/Login?confirmed');
    expect((await signIn(browser, email)).location).toBe('/');

    // Whoever opens a second one is told no more than the first.
    const second = await register(aBrowser(door), email, '', next);
    expect(second.location).toBe('/User/Login?confirm');
  } finally {
    await proving.close();
  }
});

test.each(['Login', 'Register', 'ForgotPassword', 'ResetPassword', 'ConfirmAccount'])(
  'a shop for members alone has no /User/%s',
  async (page) => {
    const closed = await frontDoor(shop.withSettings({ STOREFRONT_ACCESS: 'members' }));
    expect((await aBrowser(closed).get(`/User/${page}`)).status).toBe(404);
    expect((await aBrowser(closed).submit(`/User/${page}`, {})).status).toBe(404);
  },
);

describe('an account whose address was changed elsewhere', () => {
  const graphql = async (query: string, token: string) => {
    const headers = {
      host: new URL(shop.services.publicUrl()).host,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    };
    const answer = await app.request('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as { data: { customer: { email: string } } };
  };
  const guestOf = async ({ cookies }: Browser) =>
    (await shop.services.guests.find(cookies.get('guest') ?? '')) ?? expect.unreachable();

  test('stays the same one when its token is renewed, whoever has the old address', async () => {
    const { browser, email } = await aCustomer();
    const moved = anEmail();
    const before = await guestOf(browser);
    await graphql(
      `mutation { updateCustomerEmail(email: "${moved}", password: "${password}") { customer { email } } }`,
      before.account?.token ?? '',
    );
    expect((await register(aBrowser(app), email)).location).toBe('/');

    const record = await guestOf(browser);
    const account = record.account ?? expect.unreachable();
    record.account = { ...account, tokenSince: new Date(0).toISOString() };
    await renewInTime(shop.services, record);

    expect(record.account).toMatchObject({ email: moved });
    expect(Date.parse(record.account.tokenSince)).toBeGreaterThan(0);
    const { data } = await graphql('{ customer { email } }', record.account.token);
    expect(data.customer.email).toBe(moved);
  });
});
