import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIn, type StandIn } from '#demo/payment-page/start-provider.ts';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { commandsOnShop } from '#ops/commands.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { formOf, stepsOfDelivery, stepsOfPair, type OrderStep } from './shop/order-steps.ts';

/** Guests who pay on the page of a provider, as a browser without scripts sees it. */
let shop: TestShop;
let standIn: StandIn;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  standIn = await startStandIn();
  shop = await aShop({ settings: { STOREFRONT_ACCESS: 'open', ...standIn.settings } });
  app = await frontDoor(shop);
});
afterAll(async () => {
  expect(await shop.ledger()).toEqual([]);
  await shop.close();
  standIn.stop();
});

async function walk(steps: OrderStep[]): Promise<Page> {
  let last: Page | null = null;
  for (const [name, leadsTo, act] of steps) {
    last = await act();
    expect(last.location, `${name}: ${last.status}`).toMatch(leadsTo);
  }
  return last ?? expect.unreachable();
}

/** Orders as a guest and pays at the stand-in; the order waits for whoever looks first. */
async function paying(browser: Browser, language: '' | '/german', email: string): Promise<void> {
  await walk(stepsOfPair(browser, language));
  await walk(stepsOfDelivery(browser, language, { firstname: 'Ada', lastname: 'Park', email }));
  await shop.services.pool.query(
    `update commerce.carts set payment_method = 'hostedpayment' where state = 'active'`,
  );
  const review = await browser.get(`${language}/checkout/OrderReview`);
  const sent = await browser.submit(`${language}/checkout/OrderReview`, formOf(review));
  expect(sent.status).toBe(303);
  expect(sent.location).toContain(`${standIn.url}/pay/`);
  const body = new URLSearchParams({ choice: 'pay' });
  await fetch(sent.location, { method: 'POST', body, redirect: 'manual' });
}

async function numberOn(browser: Browser, language: string): Promise<string> {
  const confirmation = await browser.get(`${language}/checkout/OrderConfirmation`);
  return /dm\d{10}/.exec(confirmation.text)?.[0] ?? expect.unreachable();
}

test.each(['', '/german'] as const)(
  'a guest pays first, is mailed, and is refunded (%s)',
  async (language) => {
    const browser = aBrowser(app);
    const email = `paying${language.length}@mail.example`;
    await paying(browser, language, email);
    const number = await numberOn(browser, language);
    await shop.runJobs();

    const [mail] = await shop.messagesTo(email);
    expect(mail?.text).toMatch(language ? /online gezahlt/ : /paid \$[\d.]+ online/);
    await commandsOnShop['orders cancel']!.run(shop.services, [number], { as: 'a' });
    await shop.runJobs();
    const after = await browser.get(`${language}/checkout/OrderConfirmation`);
    expect(after.text).toContain(language ? 'zurückgezahlt' : 'We returned the');
  },
);

test.each(['', '/german'] as const)(
  'a guest whose authorisation lapses is mailed, and reads it on the order (%s)',
  async (language) => {
    const browser = aBrowser(app);
    const email = `lapsing${language.length}@mail.example`;
    await paying(browser, language, email);
    const number = await numberOn(browser, language);
    const { rows } = await shop.services.pool.query<{ intent_id: string }>(
      `select intent_id from shop.payments where state = 'authorised' and goal = 'capture'`,
    );
    await fetch(`${standIn.url}/control`, {
      method: 'POST',
      headers: { authorization: `Bearer ${standIn.settings['STRIPE_SECRET_KEY']}` },
      body: JSON.stringify({ lapse: rows[0]!.intent_id, notices: 'held' }),
    });
    await shop.runJobs();

    const texts = language ? de : en;
    const mails = (await shop.messagesTo(email)).map(({ text }) => text);
    const ending = mails.filter((text) => /let it go before|Vormerkung aufgehoben/.test(text));
    expect(ending).toHaveLength(1);
    expect(ending[0]).not.toMatch(/benefit|Leistung/);
    const page = await browser.get(`${language}/checkout/OrderConfirmation`);
    const [said = ''] = texts.checkout.confirmation.pay.online.lapsed('\n').split('\n').slice(-1);
    expect(page.text).toContain(said.trim());

    const find = `${language}/checkout/OrderConfirmation?find`;
    await browser.submit(find, { intent: 'send', number, email });
    await shop.runJobs();
    const codes = (await shop.messagesTo(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    const otp = codes.find((code) => code !== undefined) ?? '';
    await browser.submit(find, { intent: 'verify', otp });
    const found = await browser.get(find);
    expect(found.text).toContain(texts.orders.one.lapsed);
  },
);

test('who signs in while the payment page is open is led to the order, and has it once it is paid', async () => {
  const [browser, email] = [aBrowser(app), 'at-the-page@mail.example'];
  const account = { email, password: 'drei brillen im regal' };
  const names = { firstName: 'Ada', lastName: 'Park', again: account.password };
  await aBrowser(app).submit('/User/Register', { ...account, ...names });
  await walk(stepsOfPair(browser, ''));
  await walk(stepsOfDelivery(browser, '', { firstname: 'Ada', lastname: 'Park', email }));
  await shop.services.pool.query(
    `update commerce.carts set payment_method = 'hostedpayment' where state = 'active'`,
  );
  const review = await browser.get('/checkout/OrderReview');
  const sent = await browser.submit('/checkout/OrderReview', formOf(review));

  const signedIn = await browser.submit('/User/Login', account);

  expect(signedIn.location).toBe('/checkout/OrderConfirmation');
  const body = new URLSearchParams({ choice: 'pay' });
  await fetch(sent.location, { method: 'POST', body, redirect: 'manual' });
  expect((await browser.get('/checkout/OrderConfirmation')).text).toMatch(/dm\d{10}/);
  await shop.runJobs();
  expect((await browser.submit('/User/Login', account)).location).not.toContain(
    'OrderConfirmation',
  );
});

test.each(['one after the other', 'at once'] as const)(
  'an account that pays on two devices, %s, has one order and is charged once',
  async (how) => {
    const account = { email: `two-${how.length}@mail.example`, password: 'drei brillen im regal' };
    const names = { firstName: 'Ada', lastName: 'Park', again: account.password };
    const [one, two] = [aBrowser(app), aBrowser(app)];
    await one.submit('/User/Register', { ...account, ...names });
    await walk(stepsOfPair(one, ''));
    await walk(stepsOfDelivery(one, '', { firstname: 'Ada', lastname: 'Park' }));
    await shop.services.pool.query(
      `update commerce.carts set payment_method = 'hostedpayment' where state = 'active'`,
    );
    await two.submit('/User/Login', account);
    const review = formOf(await one.get('/checkout/OrderReview'));
    const pages = [];
    for (const browser of [one, two])
      pages.push((await browser.submit('/checkout/OrderReview', review)).location);
    expect(new Set(pages).size).toBe(2);
    const pay = (page: string) =>
      fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ choice: 'pay' }),
        redirect: 'manual',
      });
    const look = (browser: Browser) => browser.get('/checkout/OrderConfirmation');
    if (how === 'at once') {
      for (const page of pages) await pay(page);
      await Promise.all([look(one), look(two)]);
    } else {
      await pay(pages[0]!);
      await look(one);
      await shop.runJobs();
      await pay(pages[1]!);
      await look(two);
    }
    await shop.runJobs();
    // Whoever lost the race looks again, as their page does by itself.
    const numbers = [];
    for (const browser of [one, two])
      numbers.push(/dm\d{10}/.exec((await look(browser)).text)?.[0]);
    await shop.runJobs();

    expect(numbers[0]).toBeDefined();
    expect(numbers[1]).toBe(numbers[0]);
    const { rows } = await shop.services.pool.query<{ state: string; attempt: string }>(
      `select p.state, a.state as attempt from shop.payments p
       join shop.order_attempts a on a.id = p.attempt_id
       where a.cart_id in (select cart_id from shop.order_attempts
                            order by started_at desc limit 1)
       order by a.state`,
    );
    expect(rows).toEqual([
      { state: 'captured', attempt: 'placed' },
      { state: 'returned', attempt: 'refused' },
    ]);
  },
);
