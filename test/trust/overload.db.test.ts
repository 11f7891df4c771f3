import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '#storefront/checkout/texts.en.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { orderingOver } from '../shop/ordering-over.ts';
import { cartReady, type ReviewedOrder } from '../shop/ready-cart.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';
import { isFull } from '../conditions.ts';

/** More than can be done at once: what is taken on is done, and the others are told in time. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

type Ready = { device: SignedIn; order: ReviewedOrder };

async function aReadyMember(): Promise<Ready> {
  const device = await signedIn(shop, await shop.member());
  const order = await cartReady(device);
  const { drafts } = await device.shopper();
  const prescriptionConfirmedAt = new Date().toISOString();
  await drafts.save({ lensType: 'SingleVision', prescriptionConfirmedAt });
  return { device, order };
}

async function readyMembers(count: number): Promise<Ready[]> {
  const ready: Ready[] = [];
  while (ready.length < count) ready.push(await aReadyMember());
  return ready;
}

const send = (browser: Browser, { cartId, expectedTotalMinor, idempotencyKey }: ReviewedOrder) =>
  browser.submit('/checkout/OrderReview', {
    cartId,
    expectedTotalMinor: String(expectedTotalMinor),
    idempotencyKey,
  });

async function leaveInStock(pieces: number): Promise<void> {
  await shop.services.pool.query(
    `update commerce.stock set qty = $1, qty_at_start = qty_at_start - qty + $1
     where product_id = (select id from commerce.products where sku = '10101')`,
    [pieces],
  );
}

/** Whoever is told to come back does, as browsers are asked to. */
async function untilAnswered(ask: () => Promise<Page>): Promise<Page> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await sleep(Number(answer.headers.get('retry-after')) * 1000);
  }
}

/** The number that a member hears of, or the refusal; what is not known yet is looked at again. */
async function heard(browser: Browser, order: ReviewedOrder): Promise<string> {
  for (;;) {
    const sent = await untilAnswered(() => send(browser, order));
    if (sent.status === 422) return sent.text;
    let page: Page;
    do {
      page = await untilAnswered(() => browser.get('/checkout/OrderConfirmation'));
      const number = /\bdm\d{10}\b/.exec(page.text)?.[0];
      if (number) return number;
      await sleep(500);
    } while (page.status === 200);
  }
}

test.runIf(isFull)(
  '120 members who order 60 pieces at once hear their number or "sold out", and nothing else',
  async () => {
    const ready = await readyMembers(120);
    await leaveInStock(60);
    const door = await frontDoor(shop.withSettings({ REQUESTS_AT_ONCE: '40' }));

    const told = await Promise.all(
      ready.map(({ device, order }) => heard(aBrowser(door, device.cookies), order)),
    );

    const numbers = new Set(told.filter((one) => /^dm\d{10}$/.test(one)));
    const soldOut = told.filter((one) => one.includes(checkout.review.refusals.outOfStock));
    expect([numbers.size, soldOut.length]).toEqual([60, 60]);
    await shop.runJobs();
    const { rows } = await shop.services.pool.query(
      `select count(*)::integer as placed from shop.order_attempts where state = 'placed'`,
    );
    expect(rows).toEqual([{ placed: 60 }]);
    expect(await shop.ledger()).toEqual([]);
  },
  120_000,
);

test('visits beyond what can be done are told so at once; health and files are answered as ever', async () => {
  const door = await frontDoor(shop.withSettings({ REQUESTS_AT_ONCE: '1' }));
  const browser = aBrowser(door);
  const visits = Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      browser.get(
        index % 2 ? '/confirmauthentication/intro' : '/german/confirmauthentication/intro',
      ),
    ),
  );
  const call = { otp: '123456' };
  const [live, ready, login, graphql] = await Promise.all([
    browser.get('/livez'),
    browser.get('/readyz'),
    browser.call('/login', call),
    browser.call('/graphql', { query: '{ storeConfig { store_code } }' }),
  ]);
  const asset = /\/assets\/[^"]+\.css/.exec((await visits)[0]?.text ?? '')?.[0] ?? '';

  const shown = (await visits).filter(({ status }) => status === 200);
  const sentAway = (await visits).filter(({ status }) => status === 503);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.length + sentAway.length).toBe(60);
  expect(sentAway.length).toBeGreaterThan(10);
  for (const { headers } of sentAway) expect(headers.get('retry-after')).toMatch(/^[2-5]$/);
  expect([live.status, ready.status]).toEqual([200, 200]);
  expect((await browser.get(asset)).status).toBe(200);
  expect(graphql.json()).toMatchObject({ errors: [{ code: 'busy' }] });
  expect(login.status).toBe(503);
  expect(login.json()).toMatchObject({ login: false, message: expect.stringContaining('otp') });
});

describe('members who place an order wait their turn', () => {
  /** A shop that places one order at a time, and commerce that waits for `free`. */
  function oneAtATime() {
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const { promise: isPlacing, resolve: tellPlacing } = Promise.withResolvers<void>();
    const ordering = orderingOver(shop.services, {
      atOnce: 1,
      patienceMs: 100,
      commerce: (client) => ({
        async run(document, variables, headers) {
          if (document.name === 'PlaceOrder') {
            tellPlacing();
            await freed;
          }
          return client.run(document, variables, headers);
        },
      }),
    });
    const place = async ({ device, order }: Ready) =>
      ordering.forMember(device.member.userId, (await device.shopper()).memberData).place(order);
    return { place, isPlacing, free };
  }

  test('who waits too long has ordered nothing, and is told so', async () => {
    await leaveInStock(100);
    const [first, second] = await readyMembers(2);
    const { place, isPlacing, free } = oneAtATime();
    const placing = place(first!);
    await isPlacing;
    expect(await place(second!)).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(/too many orders/i),
    });
    free();
    expect(await placing).toMatchObject({ status: 'placed' });
    expect(await place(second!)).toMatchObject({ status: 'placed', replayed: false });
  });

  test('who has sent the same order before is told what became of that', async () => {
    const [first] = await readyMembers(1);
    const { place, isPlacing, free } = oneAtATime();
    const placing = place(first!);
    await isPlacing;
    expect(await place(first!)).toEqual({ status: 'pending' });
    free();
    expect(await placing).toMatchObject({ status: 'placed' });
  });
});
