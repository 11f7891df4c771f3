import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conditions } from './conditions.ts';
import { cancelOrder } from '#server/orders/cancel-order.ts';
import { forgetGuest } from '#server/orders/forget-guest.ts';
import { displayOrderNumber, keptOrderNumber } from '#domain/orders/order-number.ts';
import { PAGES, type PageEntry } from '#storefront/app/site-map.ts';
import { aShop, shopUrl, type ShopMember, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { seedOrder } from './shop/seed-order.ts';
import { lastCode } from './shop/signed-in.ts';
import { signInByPages } from './shop/sign-in-by-pages.ts';
import { formOf, stepsOfDelivery, stepsOfPair, type OrderStep } from './shop/order-steps.ts';

/** A shop that is open to guests, as a browser without scripts sees it. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop({ settings: { STOREFRONT_ACCESS: 'open' } });
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

async function walk(steps: OrderStep[]) {
  const pages: Page[] = [];
  for (const [name, leadsTo, act] of steps) {
    const page = await act();
    expect(page.location, `${name}: ${page.status}`).toMatch(leadsTo);
    pages.push(page);
  }
  return pages.at(-1) ?? expect.unreachable();
}

let lastGuest = 0;

/** A guest who stands before the review of a pair. */
async function atReview(language: '' | '/german' = '') {
  lastGuest += 1;
  const email = `guest${lastGuest}@mail.example`;
  const browser = aBrowser(app);
  await walk(stepsOfPair(browser, language));
  const who = { firstname: 'Ada', lastname: 'Park', email };
  const review = await walk(stepsOfDelivery(browser, language, who));
  return { browser, email, review };
}

async function keptOfGuests(): Promise<number[]> {
  const tables = ['shop.guests', 'shop.drafts', 'commerce.carts'];
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await shop.services.pool.query<{ count: number }>(
        `select count(*)::int as count from ${table}`,
      );
      return rows[0]!.count;
    }),
  );
}

describe('a guest', () => {
  test('who clears the cart has no stored id any more: the next pair goes into a new cart', async () => {
    const { browser } = await atReview();
    const cart = async () =>
      (await browser.call('/commerce/customQuery', ['CustomerCart'])).json().customerCart.id;
    const before = await cart();
    const removed = await browser.submit('/checkout/CartPreview', { intent: 'remove' });
    expect(removed.location).toBe('/checkout/empty');
    expect(await cart()).toBe('');
    const { rows } = await shop.services.pool.query(
      `select 1 from commerce.carts where masked_id = $1`,
      [before],
    );
    expect(rows).toEqual([]);
    await walk(stepsOfPair(browser).slice(2));
    expect(await cart()).not.toBe(before);
    expect(await cart()).not.toBe('');
  });

  test('looks at every page of the shop, and nothing is kept of who only looks', async () => {
    const browser = aBrowser(app);
    const before = await keptOfGuests();
    for (const path of ['/Home', '/Step1', '/Products/List', '/p/10100', '/select-lens-type'])
      for (const language of ['', '/german']) {
        const page = await browser.get(language + path);
        expect([page.status, page.location], language + path).toEqual([200, '']);
      }
    expect(await keptOfGuests()).toEqual(before);
    expect(browser.cookies.get('guest')).toBeUndefined();
    expect(await browser.get('/User/Order')).toMatchObject({
      location: '/confirmauthentication/welcome',
    });
  });

  test.each([
    ['', '$219.00', '$283.95', 'Shipping'],
    ['/german', '219,00\u00a0€', '283,95\u00a0€', 'darin enthalten 19'],
  ] as const)('orders and pays in full, in the shop at "%s"', async (language, ...shown) => {
    const { browser, email, review } = await atReview(language);
    for (const words of shown) expect(review.text).toContain(words);
    expect(review.text).not.toMatch(/benefit: one pair|Mit dieser Bestellung nutzen/);

    const placed = await browser.submit(`${language}/checkout/OrderReview`, formOf(review));
    expect(placed.location).toBe(`${language}/checkout/OrderConfirmation`);
    const again = await browser.submit(`${language}/checkout/OrderReview`, formOf(review));
    expect(again.location).toBe(placed.location);

    const confirmation = await browser.get(placed.location);
    const { rows } = await shop.services.pool.query<{ order_number: string }>(
      `select order_number from shop.order_attempts where order_number is not null
       order by started_at desc limit 1`,
    );
    const number = displayOrderNumber(rows[0]!.order_number);
    expect(confirmation.text).toContain(number);
    expect(confirmation.text).toContain('Park');

    await shop.runJobs();
    const messages = await shop.messagesTo(email);
    expect(messages).toHaveLength(1);
    expect(messages[0]!.subject).toContain(number);
    expect(await shop.ledger()).toEqual([]);
  });

  test.each(['', '/german'] as const)(
    'whose cart is lost gets a new one, is told so once, and loses nothing else, at "%s"',
    async (language) => {
      const { browser } = await atReview(language);
      const guest = await shop.services.guests.find(browser.cookies.get('guest') ?? '');
      await shop.services.pool.query('delete from commerce.carts where masked_id = $1', [
        guest?.cartId,
      ]);
      const told = language ? 'nicht mehr finden' : 'could not find your cart any more';

      const cart = await browser.get(`${language}/checkout/CartPreview`);

      expect(cart.location).toBe(`${language}/checkout/empty`);
      expect((await browser.get(cart.location)).text).toContain(told);
      expect((await browser.get(cart.location)).text).not.toContain(told);
      const now = await shop.services.guests.find(browser.cookies.get('guest') ?? '');
      expect(now?.cartId).not.toBe(guest?.cartId);
      // Lens type and prescription are there: the frame is all that is to be chosen again.
      await walk([
        [
          'pair',
          /CartPreview$/,
          () =>
            browser.submit(`${language}/p/10100`, { sku: '10101', quantity: '1', lens: 'SV-150' }),
        ],
      ]);
      const added = await browser.get(`${language}/checkout/CartPreview`);
      if (!language) expect(added.text).toContain('You added Frame 10100 to your shopping cart.');
    },
  );

  test('has to say where the confirmation goes', async () => {
    const browser = aBrowser(app);
    await walk(stepsOfPair(browser));
    const [[, , deliver]] = stepsOfDelivery(browser, '', {
      firstname: 'Ada',
      lastname: 'Park',
    }) as [OrderStep];
    const page = await deliver();
    expect(page.status).toBe(422);
    expect(page.text).toContain('Enter your email address');
  });

  test('takes everything away at once, and it is gone', async () => {
    const { browser } = await atReview();
    const before = await keptOfGuests();
    const left = await browser.submit('/sign-out', {});
    expect(left.location).toBe('/');
    expect(await keptOfGuests()).toEqual(before.map((count) => count - 1));
    expect((await browser.get('/checkout/CartPreview')).location).toBe('/checkout/empty');
  });

  test('is forgotten a day after the last request, with the cart', async () => {
    const { browser } = await atReview();
    const before = await keptOfGuests();
    await shop.services.pool.query(
      `update shop.guests set last_seen_at = now() - interval '25 hours'
       where last_seen_at = (select max(last_seen_at) from shop.guests)`,
    );
    expect((await browser.get('/checkout/CartPreview')).location).toBe('/checkout/empty');
    await shop.services.guests.endLeft(shop.services.commerce.orders.removeCarts);
    expect(await keptOfGuests()).toEqual(before.map((count) => count - 1));
  });
});

async function customerOf({ userId }: ShopMember): Promise<number | undefined> {
  const { pool, commerce } = shop.services;
  const { rows } = await pool.query<{ email: string }>(
    `select customer_email as email from shop.member_customers where user_id = $1`,
    [userId],
  );
  const ids = await commerce.customerIds(rows.map(({ email }) => email));
  return [...ids.values()][0];
}

describe('a guest who signs in as a member on the way', () => {
  test('keeps pair, lens type and prescription, and the benefit applies', async () => {
    const [guestsBefore] = await keptOfGuests();
    const { browser } = await atReview();
    const member = await shop.member();
    await browser.get('/confirmauthentication/welcome', {
      referer: `${shopUrl}/checkout/OrderReview`,
    });
    const signedIn = await signInByPages(shop, browser, member);
    expect(signedIn.location).toBe('/checkout/OrderReview');
    expect(browser.cookies.get('guest')).toBeUndefined();

    // What became of the cart is read before the order goes on.
    expect((await browser.get('/checkout/Shipping')).location).toBe('/checkout/CartPreview');
    const cart = await browser.get('/checkout/CartPreview');
    expect(cart.status).toBe(200);
    expect(cart.text).toContain('Frame 10100 is in your cart.');
    expect(cart.text).toContain('-2.25');
    expect(cart.text).toContain('$69.00');
    expect((await keptOfGuests())[0]).toBe(guestsBefore);

    const who = { firstname: 'Vera', lastname: 'Sample' };
    const review = await walk(stepsOfDelivery(browser, '', who));
    expect((await browser.get('/checkout/CartPreview')).text).not.toContain('is in your cart.');
    const placed = await browser.submit('/checkout/OrderReview', formOf(review));
    expect(placed.location).toBe('/checkout/OrderConfirmation');
    await shop.runJobs();
    expect(await shop.ledger()).toEqual([]);
  });

  test('takes the pair chosen last, and is told what went', async () => {
    const member = await shop.member();
    const home = aBrowser(app);
    await signInByPages(shop, home, member);
    await walk(stepsOfPair(home, '', () => ({ model: '10200', sku: '10201' })));

    const { browser } = await atReview();
    await signInByPages(shop, browser, member);
    const { text } = await browser.get('/checkout/CartPreview');
    expect(text).toContain('Frame 10200 was taken out.');
    expect(text).toContain('Frame 10100 is in your cart.');
    expect(text).toContain('in place of the older one');
    const { rows } = await shop.services.pool.query<{ lines: number; quantity: number }>(
      `select count(*)::int as lines, sum(i.quantity)::int as quantity
       from commerce.cart_items i join commerce.carts c on c.id = i.cart_id
       where c.customer_id = $1 and c.state = 'active'`,
      [await customerOf(member)],
    );
    expect(rows).toEqual([{ lines: 2, quantity: 2 }]);
  });

  test('whose own prescription is newer keeps it, and confirms it before the order', async () => {
    const { browser } = await atReview();
    const member = await shop.member();
    const home = aBrowser(app);
    await signInByPages(shop, home, member);
    await walk(stepsOfPair(home));

    await signInByPages(shop, browser, member);

    expect((await browser.get('/checkout/OrderReview')).location).toBe('/Prescription');
    expect((await browser.get('/checkout/CartPreview')).text).not.toContain(
      'in place of the older one',
    );
  });

  test('has the same frame once, with the coupon', async () => {
    await shop.services.commerce.promotions.saveCoupon({
      code: 'WELCOME10',
      percent: 10,
      labels: { default: 'Welcome', german: 'Willkommen' },
    });
    const member = await shop.member();
    const home = aBrowser(app);
    await signInByPages(shop, home, member);
    await walk(stepsOfPair(home));

    const { browser } = await atReview();
    const applied = await browser.submit('/checkout/CartPreview', {
      intent: 'applyCoupon',
      couponCode: 'WELCOME10',
    });
    expect(applied.location).toBe('/checkout/CartPreview');
    await signInByPages(shop, browser, member);
    const { text } = await browser.get('/checkout/CartPreview');
    expect(text).toContain('Frame 10100 is in your cart once: an order is one pair.');
    expect(text).toContain('WELCOME10');
    expect(text).toContain('$62.10');
  });
});

describe('a guest who turns out to be a member whose benefit is used up', () => {
  async function signedInBlocked() {
    const { browser } = await atReview();
    const member = await shop.member();
    await seedOrder(shop, member, { placedAt: new Date(), status: 'complete' });
    const answer = await signInByPages(shop, browser, member);
    expect(answer.location).toContain('alreadyredeemed');
    return browser;
  }

  test('leaves nothing in the browser by signing out', async () => {
    const before = await keptOfGuests();
    const browser = await signedInBlocked();
    expect(browser.cookies.get('guest')).toBeDefined();

    await browser.submit('/sign-out', {});

    expect(browser.cookies.get('guest')).toBeUndefined();
    expect((await keptOfGuests())[0]).toBe(before[0]);
    expect((await browser.get('/checkout/CartPreview')).location).toBe('/checkout/empty');
  });

  test('leaves nothing to somebody else who signs in there next', async () => {
    const [guestsBefore] = await keptOfGuests();
    const browser = await signedInBlocked();
    for (const name of ['token', 'session']) browser.cookies.delete(name);
    expect((await browser.get('/checkout/CartPreview')).status).toBe(200);

    await signInByPages(shop, browser, await shop.member());

    expect((await browser.get('/checkout/CartPreview')).location).toBe('/checkout/empty');
    expect((await keptOfGuests())[0]).toBe(guestsBefore);
  });
});

const findPath = '/checkout/OrderConfirmation?find';

test('a guest is taken out of an order that is done, and the sums stay', async () => {
  const { browser, email, review } = await atReview();
  await browser.submit('/checkout/OrderReview', formOf(review));
  const number = /\bdm\d{10}\b/.exec((await browser.get('/checkout/OrderConfirmation')).text)?.[0];
  if (!number) return expect.unreachable();
  await shop.runJobs();
  const { services } = shop;
  const { rows } = await services.pool.query<{ id: number; userId: string }>(
    `select o.id, a.user_id as "userId" from commerce.orders o
       join shop.order_attempts a on a.order_number = o.number order by o.id desc limit 1`,
  );
  const { id, userId } = rows[0] ?? expect.unreachable();

  expect(await forgetGuest(services, '4711')).toBe('unknown');
  expect(await forgetGuest(services, number)).toBe('on-its-way');
  await cancelOrder(services, number);
  expect(await forgetGuest(services, number)).toBe('forgotten');
  expect(await forgetGuest(services, number)).toBe('forgotten');

  const left = await services.commerce.orders.confirmation(id);
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`${email}|Ada|Park|Analytical|-2.00`));
  expect(left?.order.grandTotalMinor).toBe(28395);
  for (const table of ['guests where shopper_key', 'drafts where user_id', 'uploads where user_id'])
    expect(
      (await services.pool.query(`select 1 from shop.${table} = $1`, [userId])).rows,
      table,
    ).toEqual([]);
  const { rows: attempts } = await services.pool.query(
    `select sealed_contact from shop.order_attempts where user_id = $1`,
    [userId],
  );
  expect(attempts).toEqual([{ sealed_contact: null }]);
  expect((await browser.get('/checkout/OrderConfirmation')).text).not.toContain(number);
  expect(await shop.ledger()).toEqual([]);
});

test('the order of a member is not taken for that of a guest', async () => {
  const member = await shop.member();
  const number = await seedOrder(shop, member, { placedAt: new Date(), status: 'complete' });
  expect(await forgetGuest(shop.services, number)).toBe('of-a-customer');
});

describe.each(conditions(['/german'], ['']))(
  'an order that a guest cancels, at "%s"',
  (language) => {
    const path = `${language}/checkout/OrderConfirmation`;
    const reasonOf = (html: string) => /<option value="([^"]+)"/.exec(html)?.[1] ?? '';
    const canceled = language ? 'Diese Bestellung wurde storniert' : 'This order was canceled';

    async function ordered() {
      const { browser, email, review } = await atReview(language);
      await browser.submit(`${language}/checkout/OrderReview`, formOf(review));
      const page = await browser.get(path);
      const cancel = /dm\d{10}/.exec(page.text)?.[0] ?? '';
      return { browser, email, page, asked: { cancel, reason: reasonOf(page.text) } };
    }

    test('is canceled once, with a reason, and says so from then on', async () => {
      const { browser, asked } = await ordered();
      const without = await browser.submit(path, { ...asked, reason: '' });
      expect([without.status, without.text.includes(asked.cancel)]).toEqual([422, true]);

      const both = await Promise.all([browser.submit(path, asked), browser.submit(path, asked)]);

      expect(both.map(({ location }) => location)).toEqual([path, path]);
      const { text } = await browser.get(path);
      expect(text).toContain(canceled);
      expect(text).not.toContain('name="cancel"');
      expect(await shop.ledger()).toEqual([]);
    });

    test('stays where somebody has begun to make it, and is nobody else’s to cancel', async () => {
      const { asked } = await ordered();
      const other = await ordered();
      expect((await other.browser.submit(path, asked)).status).toBe(404);
      await shop.services.commerce.orders.changeStatus(keptOrderNumber(other.asked.cancel), {
        status: 'processing',
        tracking: null,
      });
      const late = await other.browser.submit(path, other.asked);
      expect(late.status).toBe(409);
      expect(late.text).not.toContain(canceled);
    });

    test('is canceled by the press of a button where a mailed link leads, and not by the link', async () => {
      const { email, page, browser } = await ordered();
      const link = await mailedLink(email, /dm\d{10}/.exec(page.text)?.[0] ?? '');
      expect(link).toContain(`${language}/CancelOrder?token=`);
      const reader = aBrowser(app);
      const bare = `${language}/CancelOrder`;
      expect((await reader.get(link)).location).toBe(bare);
      expect((await reader.get(bare)).status).toBe(200);
      expect((await browser.get(path)).text).not.toContain(canceled);

      const done = await reader.submit(bare, {});

      expect(done.location).toBe(`${bare}?canceled`);
      expect((await reader.get(done.location)).text).toContain(
        language ? 'Ihre Bestellung ist storniert' : 'Your order is canceled',
      );
      expect((await browser.get(path)).text).toContain(canceled);
      await reader.get(link);
      expect((await reader.submit(bare, {})).location).toBe(`${bare}?tooLate`);
      expect((await aBrowser(app).submit(bare, {})).location).toBe(`${bare}?badLink`);
      await shop.runJobs();
      expect((await shop.messagesTo(email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(language ? /ist storniert/ : /was canceled/),
      );
      expect(await shop.ledger()).toEqual([]);
    });
  },
);

/** The path of the link in the mail that a guest is sent who asks for it over the protocol. */
async function mailedLink(email: string, shown: string): Promise<string> {
  const { commerce, env } = shop.services;
  const found = await commerce.execute(
    `query ($number: String!, $email: String!) {
       guestOrder(input: { number: $number, email: $email }) { token } }`,
    { number: keptOrderNumber(shown), email },
    { authorization: `Bearer ${env.COMMERCE_INTEGRATION_TOKEN}` },
  );
  const { guestOrder } = found.data as { guestOrder: { token: string } };
  await commerce.execute(
    `mutation ($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "-" }) {
       error } }`,
    guestOrder,
    {},
  );
  await shop.runJobs();
  const texts = (await shop.messagesTo(email)).map(({ text }) => text);
  const [, link] = /https?:\/\/[^/]+(\/\S*CancelOrder\S+)/.exec(texts.join('\n')) ?? [];
  return link ?? '';
}

describe('an order that a guest looks up in another browser', () => {
  async function placed() {
    const { browser, email, review } = await atReview();
    await browser.submit('/checkout/OrderReview', formOf(review));
    await shop.runJobs();
    const [confirmation] = await shop.messagesTo(email);
    const number = /dm\d{10}/.exec(confirmation?.subject ?? '')?.[0] ?? '';
    expect(confirmation?.text).toContain(findPath);
    return { email, number };
  }
  const codeTo = async (email: string) => {
    await shop.runJobs();
    return lastCode(shop, email);
  };
  const ask = (browser: Browser, asked: { number: string; email: string }) =>
    browser.submit(findPath, { intent: 'send', ...asked });
  const tell = (browser: Browser, otp: string) =>
    browser.submit(findPath, { intent: 'verify', otp });

  test('is shown once the code that was mailed comes back', async () => {
    const { email, number } = await placed();
    const browser = aBrowser(app);
    expect((await ask(browser, { number, email: email.toUpperCase() })).location).toBe(findPath);
    expect((await browser.get(findPath)).text).toContain(email);
    const code = await codeTo(email);
    expect((await tell(browser, code)).location).toBe(findPath);
    const page = await browser.get(findPath);
    expect(page.text).toContain(number);
    expect(page.text).toContain('-2.25');
    // In no other browser, and no second time.
    const other = aBrowser(app);
    expect((await tell(other, code)).text).toContain('no longer works');
    expect((await tell(browser, code)).status).toBe(422);
    expect((await other.get(findPath)).text).not.toContain(number);
  });

  test('is followed by another one, and says nothing of a benefit once it is canceled', async () => {
    const [first, second] = [await placed(), await placed()];
    const browser = aBrowser(app);
    for (const { email, number } of [first, second]) {
      await ask(browser, { number, email });
      expect((await browser.get(findPath)).text).toContain(email);
      expect((await tell(browser, await codeTo(email))).location).toBe(findPath);
      expect((await browser.get(findPath)).text).toContain(number);
    }
    const kept = second.number.slice(-9);
    await shop.services.commerce.orders.cancel(kept);
    const { text } = await browser.get(findPath);
    expect(text).toContain('This order was canceled.');
    expect(text).not.toContain('Your benefit is available again');
  });

  test('is not told apart from one that there is not, and no mail leaves', async () => {
    const { email, number } = await placed();
    const before = (await shop.messagesTo(email)).length;
    const [one, other] = [aBrowser(app), aBrowser(app)];
    const stranger = 'stranger@mail.example';
    const answers = [
      await ask(one, { number, email: stranger }),
      await ask(other, { number: 'dm0999999999', email }),
    ];
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [303, findPath],
      [303, findPath],
    ]);
    await shop.runJobs();
    expect(await shop.messagesTo(stranger)).toEqual([]);
    expect(await shop.messagesTo(email)).toHaveLength(before);
    expect((await tell(one, '123456')).text).toContain('4 more times');
  });

  test('is closed after five wrong codes, though many come at once', async () => {
    const { email, number } = await placed();
    const browser = aBrowser(app);
    await ask(browser, { number, email });
    const code = await codeTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: 12 }, () => tell(browser, wrong)));
    expect(answers.filter(({ text }) => /try (once|\d more)/.test(text))).toHaveLength(4);
    expect((await tell(browser, code)).text).toContain('no longer works');
  });

  test('ends ten minutes after the code was sent', async () => {
    const { email, number } = await placed();
    const browser = aBrowser(app);
    await ask(browser, { number, email });
    const code = await codeTo(email);
    await shop.services.pool.query(
      `update shop.order_lookups set sent_at = now() - interval '601 seconds'`,
    );
    expect((await tell(browser, code)).text).toContain('no longer works');
  });

  test('is sent three codes in ten minutes, whoever asks', async () => {
    const { email, number } = await placed();
    const limited = shop.withSettings({ FRAMEWELL_RATE_LIMIT: 'on' });
    const door = await frontDoor(limited);
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await ask(aBrowser(door), { number, email })).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
  });

  test('a member has all orders on another page', async () => {
    const browser = aBrowser(app);
    await signInByPages(shop, browser, await shop.member());
    const asked = await ask(browser, { number: 'dm0000000001', email: 'a@mail.example' });
    expect(asked.location).toBe('/User/Order');
  });
});

describe('guestOrder', () => {
  const document = `query($number: String!, $email: String!, $lastname: String) {
    guestOrder(input: { number: $number, email: $email, lastname: $lastname }) { number email }
  }`;
  const wrong = "We couldn't locate an order with the information provided.";

  test('answers the shop itself, and nobody who knows number, address and name', async () => {
    const { browser, email, review } = await atReview();
    await browser.submit('/checkout/OrderReview', formOf(review));
    const { rows } = await shop.services.pool.query<{ number: string }>(
      `select number from commerce.orders order by id desc limit 1`,
    );
    const { number } = rows[0]!;
    const { commerce, env } = shop.services;
    const ask = async (asked: object, authorization?: string) => {
      const headers: Record<string, string> = authorization
        ? { authorization: `Bearer ${authorization}` }
        : {};
      const answer = await commerce.execute(document, { number, email, ...asked }, headers);
      const data = answer.data as { guestOrder?: object } | null;
      return answer.errors?.[0]?.message ?? data?.guestOrder;
    };
    const own = env.COMMERCE_INTEGRATION_TOKEN;
    expect(await ask({}, own)).toEqual({ number, email });
    expect(await ask({ email: email.toUpperCase(), lastname: 'PARK' }, own)).toEqual({
      number,
      email,
    });
    expect(await ask({ lastname: 'Parker' }, own)).toBe(wrong);
    expect(await ask({ email: 'other@mail.example' }, own)).toBe(wrong);
    expect(await ask({ number: '999999999' }, own)).toBe(wrong);
    expect(await ask({ lastname: 'Park' })).toBe(wrong);
  });
});

/** Every page that is not for anyone, as an address. */
const guarded = Object.values(PAGES as Record<string, PageEntry>)
  .filter(({ who }) => who !== 'anyone')
  .map(({ path }) => path.replace(/:\w+/g, '10100'));

test.each(guarded)('a shop for members alone leads a guest from %s to sign in', async (path) => {
  const closed = await frontDoor(shop.withSettings({ STOREFRONT_ACCESS: 'members' }));
  const { browser } = await atReviewOnce();
  const cookies = [['guest', browser.cookies.get('guest') ?? '']] as [string, string][];
  const page = await aBrowser(closed, cookies).get(path);
  expect(page.location).toBe('/confirmauthentication/welcome');
});

let once: ReturnType<typeof atReview> | undefined;
function atReviewOnce(): Promise<{ browser: Browser }> {
  return (once ??= atReview());
}
