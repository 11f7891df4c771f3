import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPool } from '#server/database/pool.ts';
import { recoverOrders } from '#server/jobs/tasks.ts';
import { errors as german } from '#storefront/app/error-texts.de.ts';
import { errors as english } from '#storefront/app/error-texts.en.ts';
import { aDatabase } from '../database.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from '../shop/browser.ts';
import { faultProxy, type FaultProxy } from '../shop/fault-proxy.ts';
import { frontDoor } from '../shop/front-door.ts';
import { openPort, type OpenPort } from '../shop/open-port.ts';
import { cartReady, type ReviewedOrder } from '../shop/ready-cart.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';
import { conditions } from '../conditions.ts';

/** T203: the wire to the database swallows bytes, is slow or is cut. Nothing waits for ever. */
let shop: TestShop;
/** The same shop on the same data, with the failing wire in between. */
let behind: TestShop;
let proxy: FaultProxy;
let app: Awaited<ReturnType<typeof frontDoor>>;
let port: OpenPort;

beforeAll(async () => {
  const database = await aDatabase();
  const name = new URL(database.url).pathname.slice(1);
  proxy = await faultProxy({ ...inject('postgres'), database: name });
  const pool = openPool({ connection: proxy.connection, max: 8 });
  shop = await aShop({ database });
  behind = await aShop({ database: { pool, url: database.url, close: () => pool.end() } });
  app = await frontDoor(behind);
  port = await openPort(app);
});
afterEach(() => proxy.set('open'));
afterAll(async () => {
  port.close();
  await Promise.all([behind.close(), proxy.close()]);
  await shop.close();
});

const longestMs = 3000;

/**
 * Does `ask` and says that it took no longer than anybody is to wait. What this process did
 * not get to run in the meantime, because others had the machine, does not count.
 */
async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  const tickMs = 20;
  const startedAt = performance.now();
  let lateMs = 0;
  let lastTickAt = startedAt;
  const tick = () => {
    const now = performance.now();
    lateMs += Math.max(0, now - lastTickAt - tickMs);
    lastTickAt = now;
  };
  const ticking = setInterval(tick, tickMs);
  try {
    const answer = await ask();
    tick(); // What was counted just before the answer let no tick come in between.
    expect(lastTickAt - startedAt - lateMs).toBeLessThan(longestMs);
    return answer;
  } finally {
    clearInterval(ticking);
  }
}

async function atReview(): Promise<{ device: SignedIn; order: ReviewedOrder; member: Browser }> {
  const device = await signedIn(shop, await shop.member());
  const order = await cartReady(device);
  const { drafts } = await device.shopper();
  await drafts.save({
    lensType: 'SingleVision',
    prescriptionConfirmedAt: new Date().toISOString(),
  });
  const member = aBrowser(app, device.cookies);
  expect((await member.get('/checkout/OrderReview')).status).toBe(200);
  return { device, order, member };
}

const formOf = (order: ReviewedOrder) => ({
  cartId: order.cartId,
  expectedTotalMinor: String(order.expectedTotalMinor),
  idempotencyKey: order.idempotencyKey,
});

function expectComeBack(page: Page, texts: typeof english | typeof german): void {
  const text = page.text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('2');
  expect(text).toContain(texts.technical.title);
  expect(text).toContain(texts.technical.text);
  expect(text).not.toMatch(/\btimeout\b|ECONN|postgres|at \S+ \(/i);
}

const faults = conditions(['black hole'], ['slow', 'down']);

describe.each(faults)('T203: a wire that is "%s"', (fault) => {
  test('every page says within three seconds to come back, in its language', async () => {
    const { member } = await atReview();
    await proxy.set(fault);
    for (const path of ['', '/checkout/OrderReview', '/Products/List', '/User/Order']) {
      const [signedInPage, inGerman] = await inTime(() =>
        Promise.all([member.get(path || '/'), member.get(`/german${path}`)]),
      );
      // A page of few statements answers over a slow wire as well.
      const isAnswered = ({ status }: Page) => fault === 'slow' && status < 400;
      if (!isAnswered(signedInPage)) expectComeBack(signedInPage, english);
      if (!isAnswered(inGerman)) expectComeBack(inGerman, german);
    }
  });

  test('every call says so in its envelope', async () => {
    // Another process, which has not read anything yet.
    const door = await frontDoor(behind.withSettings({}));
    await proxy.set(fault);
    const typed = { otp: '123456', memberId: 'AH-1', firstName: 'A', lastName: 'B' };
    for (const path of ['/login', '/validate-authentication', '/errorLogger']) {
      const answer = await inTime(() =>
        aBrowser(door).call(path, { ...typed, email: 'a@b.example' }),
      );
      if (fault === 'slow' && answer.status < 300) continue;
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get('retry-after'), path).toBe('2');
      if (path === '/login') expect(answer.json()).toMatchObject({ login: false });
    }
    const authorization = `Bearer ${shop.services.env.MEMBER_DATA_TOKEN}`;
    for (const [path, query] of [
      ['/graphql', 'mutation { createEmptyCart }'],
      ['/member-data/graphql', '{ validate(memberId: "AH-1", email: "a@b.example") { verdict } }'],
    ] as const) {
      const answer = await inTime(() => aBrowser(door).call(path, { query }, { authorization }));
      if (fault === 'slow' && answer.status === 200) continue;
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get('retry-after'), path).toBe('2');
    }
  });

  test('the process lives and is not ready, until the wire is whole again', async () => {
    await proxy.set(fault);
    expect((await port.ask('/livez')).status).toBe(200);
    const ready = await inTime(() => port.ask('/readyz'));
    if (fault !== 'slow') expect([ready.status, ready.headers['retry-after']]).toEqual([503, '2']);

    await proxy.set('open');

    await expect.poll(async () => (await port.ask('/readyz')).status, { timeout: 5000 }).toBe(200);
    expect((await aBrowser(app).get('/confirmauthentication/intro')).status).toBe(200);
  });
});

test('T203: many at once end in time too, and the first that comes after is served', async () => {
  const { member } = await atReview();
  await Promise.all(Array.from({ length: 8 }, () => member.get('/User/Order')));
  await proxy.set('black hole');
  const pages = await inTime(() =>
    Promise.all(Array.from({ length: 16 }, () => member.get('/User/Order'))),
  );
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 503));

  await proxy.set('open');

  const after = await Promise.all(Array.from({ length: 8 }, () => member.get('/User/Order')));
  expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
});

describe('T203: an order on a wire that swallows', () => {
  const key = (order: ReviewedOrder) => order.idempotencyKey;
  type Moment = [string, (order: ReviewedOrder) => string[], 'request' | 'answer', boolean];
  const usual: Moment[] = [
    ['the attempt', (order) => [key(order)], 'request', false],
    ['the answer about its end', (order) => [key(order), key(order), 'commit'], 'answer', true],
  ];
  const more: Moment[] = [
    ['the answer about the attempt', (order) => [key(order)], 'answer', false],
    ['the order itself', (order) => [key(order), key(order)], 'request', true],
    ['its end', (order) => [key(order), key(order), 'commit'], 'request', true],
  ];

  test.each(conditions(usual, more))(
    '%s: one order in the end',
    async (_what, textsOf, lost, isSent) => {
      const { device, order, member } = await atReview();
      const swallowed = proxy.swallowAfter(textsOf(order), lost);

      const page = await inTime(() => member.submit('/checkout/OrderReview', formOf(order)));
      await swallowed;
      expectComeBack(page, english);
      expect((await numbersOf(device)).length).toBe(isSent && lost === 'answer' ? 1 : 0);

      await proxy.set('open');
      await laterOn(device);
      // What the database still holds for the lost connection ends by itself.
      await expect
        .poll(() => recoverOrders(behind.services, 0).then(() => openAttempts(device)), {
          timeout: 20_000,
          interval: 1000,
        })
        .toBe(0);
      expect((await numbersOf(device)).length).toBe(isSent ? 1 : 0);

      const again = await member.submit('/checkout/OrderReview', formOf(order));
      expect([again.status, again.location]).toEqual([303, '/checkout/OrderConfirmation']);
      expect((await numbersOf(device)).length).toBe(1);
      await shop.runJobs();
      expect(await shop.ledger()).toEqual([]);
    },
  );

  const openAttempts = async ({ member }: SignedIn) =>
    (
      await shop.services.pool.query(
        `select 1 from shop.order_attempts where user_id = $1 and state = 'open'`,
        [member.userId],
      )
    ).rows.length;

  /** Lets the attempt be one that nobody works on any more. */
  const laterOn = ({ member }: SignedIn) =>
    shop.services.pool.query(
      `update shop.order_attempts set started_at = started_at - interval '1 minute',
         decided_at = decided_at - interval '1 minute'
       where user_id = $1 and state = 'open'`,
      [member.userId],
    );
});

async function numbersOf({ member }: SignedIn): Promise<string[]> {
  const { rows } = await shop.services.pool.query<{ customer_email: string }>(
    `select customer_email from shop.member_customers where user_id = $1`,
    [member.userId],
  );
  const email = rows[0]?.customer_email ?? '';
  const customerId = (await shop.services.commerce.customerIds([email])).get(email);
  const orders = await shop.services.commerce.orders.list(1_000_000);
  return orders.filter((order) => order.customerId === customerId).map(({ number }) => number);
}
