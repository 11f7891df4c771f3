import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { faultyService, type FaultyService } from '../shop/faulty-service.ts';
import { frontDoor } from '../shop/front-door.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signedIn } from '../shop/signed-in.ts';

/** The wire to commerce: what lies on it loses the answer to the first order, and has it placed. */
type Loss = 'gateway' | 'cut';
let loss: Loss = 'gateway';
let keys: (string | null)[] = [];
let wire: FaultyService;
let shop: TestShop;
let elsewhere: TestShop;
beforeAll(async () => {
  shop = await aShop();
  wire = await faultyService({
    async fetch(request) {
      const isOrder = /\bplaceOrder\s*\(/.test(await request.clone().text());
      const answer = await shop.services.commerce.fetch(request);
      if (!isOrder) return answer;
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length > 1) return answer;
      if (loss === 'gateway') return new Response('<h1>Gateway Time-out</h1>', { status: 504 });
      throw new Error('the wire is cut');
    },
  });
  elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: wire.url });
});
beforeEach(() => {
  keys = [];
});
afterEach(async () => expect(await shop.ledger()).toEqual([]));
afterAll(() => {
  wire.close();
  return shop.close();
});

async function orderByPages() {
  const device = await signedIn(elsewhere, await elsewhere.member());
  const order = await cartReady(device);
  const prescriptionConfirmedAt = new Date().toISOString();
  await (await device.shopper()).drafts.save({ lensType: 'SingleVision', prescriptionConfirmedAt });
  const browser = aBrowser(await frontDoor(elsewhere), device.cookies);
  const placed = await browser.submit('/checkout/OrderReview', {
    cartId: order.cartId,
    expectedTotalMinor: String(order.expectedTotalMinor),
    idempotencyKey: order.idempotencyKey,
    reviewedHash: order.reviewedHash ?? '',
  });
  expect([placed.status, placed.location]).toEqual([303, '/checkout/OrderConfirmation']);
  return { device, browser };
}

const orders = () => shop.services.commerce.orders.list();

test('T106: an answer that a gateway loses is asked for again: one order, and its confirmation', async () => {
  loss = 'gateway';
  const before = (await orders()).length;

  const { browser } = await orderByPages();

  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await orders()).toHaveLength(before + 1);
  expect((await browser.get('/checkout/OrderConfirmation')).text).toMatch(/dm\d{10}/);
  await shop.runJobs();
});

test('T106: an answer that is cut off is looked for: one order, and its confirmation', async () => {
  loss = 'cut';
  const before = (await orders()).length;

  const { device, browser } = await orderByPages();

  const waiting = await browser.get('/checkout/OrderConfirmation');
  expect([waiting.status, waiting.text]).toEqual([200, expect.not.stringMatching(/dm\d{10}/)]);
  await shop.services.pool.query(
    `update shop.order_attempts set started_at = started_at - interval '1 minute',
       decided_at = decided_at - interval '1 minute' where user_id = $1 and state = 'open'`,
    [device.member.userId],
  );
  expect((await browser.get('/checkout/OrderConfirmation')).text).toMatch(/dm\d{10}/);
  expect(await orders()).toHaveLength(before + 1);
  await shop.runJobs();
});
