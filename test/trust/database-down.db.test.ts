import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { errors as german } from '#storefront/app/error-texts.de.ts';
import { errors as english } from '#storefront/app/error-texts.en.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { ownCluster, type OwnCluster } from '../shop/own-cluster.ts';
import { cartReady, type ReviewedOrder } from '../shop/ready-cart.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';

/** T202: the database goes away in the middle of browsing and ordering, and comes back. */
let cluster: OwnCluster;
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let device: SignedIn;
let order: ReviewedOrder;
let member: Browser;

beforeAll(async () => {
  cluster = await ownCluster();
  shop = await aShop({ database: cluster.database });
  app = await frontDoor(shop);
  device = await signedIn(shop, await shop.member());
  order = await cartReady(device);
  const { drafts } = await device.shopper();
  await drafts.save({
    lensType: 'SingleVision',
    prescriptionConfirmedAt: new Date().toISOString(),
  });
  member = aBrowser(app, device.cookies);
  expect((await member.get('/checkout/OrderReview')).status).toBe(200);
});
afterAll(() => shop.close());

const review = () => ({
  cartId: order.cartId,
  expectedTotalMinor: String(order.expectedTotalMinor),
  idempotencyKey: order.idempotencyKey,
});

const asText = ({ text }: Page) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

describe('T202: while the database is away', () => {
  /** Another process, which has not read anything yet. */
  let door: typeof app;
  let stranger: Browser;
  beforeAll(async () => {
    await cluster.stop();
    door = await frontDoor(shop.withSettings({}));
    stranger = aBrowser(door);
  });
  afterAll(() => cluster.start());

  test('the process lives, and is not ready', async () => {
    expect((await aBrowser(app).get('/livez')).status).toBe(200);
    const ready = await aBrowser(app).get('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.headers.get('retry-after')).toBe('2');
  });

  const paths = [
    '/',
    '/confirmauthentication/intro',
    '/confirmauthentication/welcome',
    '/Step1',
    '/Products/List',
    '/checkout',
    '/checkout/OrderReview',
    '/User/Order',
    '/privacy-policy',
    '/nowhere',
  ];

  test.each(paths)('%s is the technical page, for members and for strangers', async (path) => {
    for (const browser of [member, aBrowser(door, member.cookies), stranger]) {
      const page = await browser.get(path);
      expect(page.status).toBe(503);
      expect(page.headers.get('retry-after')).toBe('2');
      expect(asText(page)).toContain(english.technical.title);
      expect(asText(page)).toContain(english.technical.text);
      expect(page.text).not.toMatch(/ECONN|socket|postgres|at \S+ \(/i);
    }
    const inGerman = await stranger.get(`/german${path}`.replace(/\/$/, ''));
    expect(inGerman.status).toBe(503);
    expect(asText(inGerman)).toContain(german.technical.title);
  });

  test('every call answers 503 in its envelope, and /login no success', async () => {
    const calls = [
      '/login',
      '/validate-authentication',
      '/errorLogger',
      '/validatePrescriptionAndLens',
    ];
    for (const browser of [member, aBrowser(door, member.cookies), stranger]) {
      for (const path of calls) {
        const answer = await browser.call(path, {
          otp: '123456',
          memberId: 'AH-1',
          firstName: 'A',
          lastName: 'B',
          email: 'a@b.example',
        });
        expect(answer.status, path).toBe(503);
        expect(answer.headers.get('retry-after'), path).toBe('2');
        expect(answer.json(), path).toMatchObject({ errors: [{ code: 'unavailable' }] });
        if (path === '/login') {
          expect(answer.json()).toMatchObject({
            login: false,
            message: expect.stringContaining('otp'),
          });
        }
      }
    }
  });

  test('what breaks in another way for want of it says when to come back, too', async () => {
    const breaking = createApp({
      services: shop.services,
      storefront: () => Promise.reject(new Error('no page is asked for')),
      addRoutes: (routes) =>
        void routes.get('/breaks', () => {
          throw new Error('half a row');
        }),
    });
    const answer = await aBrowser(breaking).get('/breaks');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  test('GraphQL answers 503, and says when to come back', async () => {
    const authorization = `Bearer ${shop.services.env.MEMBER_DATA_TOKEN}`;
    const asked: [string, string, Record<string, string>][] = [
      ['/graphql', 'mutation { createEmptyCart }', {}],
      [
        '/member-data/graphql',
        '{ validate(memberId: "AH-1", email: "a@b.example") { verdict } }',
        { authorization },
      ],
    ];
    for (const [path, query, headers] of asked) {
      for (const browser of [aBrowser(app), stranger]) {
        const answer = await browser.call(path, { query }, headers);
        expect(answer.status, path).toBe(503);
        expect(answer.headers.get('retry-after'), path).toBe('2');
        expect(answer.text).not.toMatch(/ECONN|socket|postgres/i);
      }
    }
  });

  test('an order that is sent is neither placed nor called a failure of its own', async () => {
    const page = await member.submit('/checkout/OrderReview', review());
    expect(page.status).toBe(503);
    expect(asText(page)).toContain(english.technical.title);
  });
});

describe('T202: once the database is back', () => {
  test('everything goes on by itself, and the order that was sent can be sent again', async () => {
    await expect
      .poll(async () => (await member.get('/readyz')).status, { timeout: 20_000 })
      .toBe(200);
    const page = await member.get('/checkout/OrderReview');
    expect(page.status).toBe(200);
    expect((await aBrowser(app).get('/confirmauthentication/intro')).status).toBe(200);

    const placed = await member.submit('/checkout/OrderReview', review());

    expect([placed.status, placed.location]).toEqual([303, '/checkout/OrderConfirmation']);
    await shop.runJobs();
    expect(await shop.services.commerce.orders.list()).toHaveLength(1);
    expect(await shop.ledger()).toEqual([]);
  });

  test('a database that goes in the middle of an order leaves one order', async () => {
    const other = await signedIn(shop, await shop.member());
    const another = await cartReady(other);
    const { ordering } = await other.shopper();

    const placing = ordering.place(another).catch((error: Error) => error);
    await cluster.stop();
    await placing;
    await cluster.start();
    await expect
      .poll(async () => (await member.get('/readyz')).status, { timeout: 20_000 })
      .toBe(200);

    await shop.services.pool.query(
      `update shop.order_attempts set started_at = started_at - interval '1 minute', decided_at = decided_at - interval '1 minute' where state = 'open'`,
    );
    expect(await (await other.shopper()).ordering.place(another)).toMatchObject({
      status: 'placed',
    });
    await shop.runJobs();
    expect(await shop.services.commerce.orders.list()).toHaveLength(2);
    expect(await shop.ledger()).toEqual([]);
  });
});

test('T205: a process that is asked to stop is not ready any more, and still answers', async () => {
  let isStopping = false;
  const stopping = await aShop({ database: cluster.database, isStopping: () => isStopping });
  const browser = aBrowser(await frontDoor(stopping));
  expect((await browser.get('/readyz')).status).toBe(200);

  isStopping = true;

  expect((await browser.get('/readyz')).status).toBe(503);
  expect((await browser.get('/confirmauthentication/intro')).status).toBe(200);
});
