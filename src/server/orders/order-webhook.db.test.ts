import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { commandsOnShop } from '#ops/commands.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { cartReady } from '#test/shop/ready-cart.ts';
import { signedIn } from '#test/shop/signed-in.ts';
import { postOrderEvent, signature } from './order-webhook.ts';

type Told = { headers: IncomingHttpHeaders; body: string };

const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
/** What is listening: it keeps what it is told, and answers as it is told to. */
let told: Told[] = [];
let answers: number[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    told.push({ headers: request.headers, body });
    const status = answers.shift() ?? 204;
    response.writeHead(status, { location: '/elsewhere' }).end('zq7canary of the receiver');
  });
});

let shop: TestShop;
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  shop = await aShop({
    settings: {
      ORDER_WEBHOOK_URL: `http://127.0.0.1:${port}/orders`,
      ORDER_WEBHOOK_SECRET: secret,
    },
  });
});
afterAll(async () => {
  receiver.close();
  await shop.close();
});
beforeEach(() => {
  told = [];
  answers = [];
});

async function ordered() {
  const device = await signedIn(shop, await shop.member());
  const placed = await (await device.shopper()).ordering.place(await cartReady(device));
  return placed.status === 'placed' ? placed.orderNumber : '';
}

const say = (number: string, move: string) =>
  commandsOnShop['orders status']!.run(shop.services, [number, move], { as: 'ada' });

test('every order and what becomes of it is told, signed and without health data', async () => {
  const number = await ordered();
  await shop.runJobs();
  for (const move of ['in-production', 'shipped']) {
    await say(number, move);
    await shop.runJobs();
  }

  expect(told.map(({ body }) => JSON.parse(body))).toEqual(
    ['order.placed', 'order.in-production', 'order.shipped'].map((type) => ({
      type,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { id: expect.any(String), number: displayOrderNumber(number) },
    })),
  );
  for (const one of told) {
    expect(isOurs(one)).toBe(true);
    expect(isOurs({ ...one, body: one.body.replace('order.', 'odder.') })).toBe(false);
    expect(one.headers['content-type']).toBe('application/json');
  }
});

test.each([500, 302, 429])(
  'what was answered with %d is told again, as the same event',
  async (status) => {
    answers = [status];
    await ordered();
    await shop.runJobs();
    await shop.runJobs();
    await shop.runJobs();

    expect(told).toHaveLength(2);
    expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(told.every(isOurs)).toBe(true);
  },
);

test('nothing that the receiver says is kept', async () => {
  answers = [500];
  await ordered();
  await shop.runJobs();

  const { rows } = await shop.services.pool.query<{ last_error: string }>(
    `select last_error from graphile_worker._private_jobs where last_error is not null`,
  );
  expect(rows).toEqual([{ last_error: expect.stringContaining('was not taken (500)') }]);
  expect(JSON.stringify(rows)).not.toMatch(/zq7canary|127\.0\.0\.1/);
  await shop.runJobs();
});

test('where the setting is gone, nothing is told', async () => {
  const number = await ordered();
  const { rows } = await shop.services.pool.query<{ id: string }>(
    `select e.id from commerce.order_events e join commerce.orders o on o.id = e.order_id
      where o.number = $1`,
    [number],
  );
  const { ORDER_WEBHOOK_URL: _url, ORDER_WEBHOOK_SECRET: _secret, ...env } = shop.services.env;

  await postOrderEvent({ ...shop.services, env }, rows[0]!.id);

  expect(told).toEqual([]);
});

test('the signature is the one of Standard Webhooks', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  expect(
    signature(key, {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      seconds: 1614265330,
      body: '{"test": 2432232314}',
    })['webhook-signature'],
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

/** As a receiver looks: by the raw body, and nothing that is older than five minutes. */
function isOurs({ headers, body }: Told): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': seconds } = headers;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const wanted = createHmac('sha256', key)
    .update(`${String(id)}.${String(seconds)}.${body}`)
    .digest();
  const given = Buffer.from(String(headers['webhook-signature']).replace('v1,', ''), 'base64');
  const isFresh = Math.abs(Date.now() / 1000 - Number(seconds)) < 300;
  return isFresh && given.length === wanted.length && timingSafeEqual(given, wanted);
}
