import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripeSignature } from '#server/payments/stripe-signature.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { frontDoor } from '#test/shop/front-door.ts';

/** Notices of the payment provider, as anybody may send them. */

const secret = 'whsec_of-the-tests-that-everybody-knows';
let shop: TestShop;
let door: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop({
    settings: { STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef', STRIPE_WEBHOOK_SECRET: secret },
  });
  door = await frontDoor(shop);
});
afterAll(() => shop.close());

const now = () => Math.floor(Date.now() / 1000);

function notice(id: string): string {
  const object = { id: `cs_test_${id}`, object: 'checkout.session', payment_intent: null };
  return JSON.stringify({ id, type: 'checkout.session.completed', data: { object } });
}

async function send(body: string, signature: string | null): Promise<number> {
  const answer = await door.request('http://localhost:3000/webhooks/stripe', {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    },
    body,
  });
  return answer.status;
}

async function isTaken(id: string): Promise<boolean> {
  const { rowCount } = await shop.services.pool.query(
    `select from shop.payment_notices where id = $1`,
    [id],
  );
  return rowCount === 1;
}

test('a genuine notice is taken, as often as it comes', async () => {
  const body = notice('evt_good');
  expect(await send(body, stripeSignature(secret, body, now()))).toBe(200);
  expect(await send(body, stripeSignature(secret, body, now()))).toBe(200);
  expect(await isTaken('evt_good')).toBe(true);
});

test('while a secret is changed, one of two signatures is enough', async () => {
  const body = notice('evt_two');
  const other = stripeSignature('whsec_another', body, now()).split(',')[1] ?? '';
  const [time = '', own = ''] = stripeSignature(secret, body, now()).split(',');
  expect(await send(body, [time, other, own].join(','))).toBe(200);
});

test.each([
  ['none', () => null],
  ['an empty one', () => ''],
  ['one without a time', () => 'v1=abc'],
  ['one of another secret', (body: string) => stripeSignature('whsec_another', body, now())],
  ['one of another body', () => stripeSignature(secret, '{}', now())],
  ['one of an hour ago', (body: string) => stripeSignature(secret, body, now() - 3600)],
  ['one of the time to come', (body: string) => stripeSignature(secret, body, now() + 3600)],
  [
    'one of another scheme',
    (body: string) => stripeSignature(secret, body, now()).replace('v1=', 'v0='),
  ],
])('a notice is refused that brings %s for a signature', async (_what, sign) => {
  const body = notice('evt_bad');
  expect(await send(body, sign(body))).toBe(400);
  expect(await isTaken('evt_bad')).toBe(false);
  const { rowCount } = await shop.services.pool.query(
    `select from shop.audit where action = 'payment.notice' and outcome = 'refused'`,
  );
  expect(rowCount).toBeGreaterThan(0);
});

test.each(['', '[]', '{"id":"evt_x"}', 'not JSON'])(
  'a signed notice that cannot be read is refused: %j',
  async (body) => {
    expect(await send(body, stripeSignature(secret, body, now()))).toBe(400);
  },
);

test('where nothing is paid on a page, there is no such address', async () => {
  const without = await aShop();
  const answer = await (
    await frontDoor(without)
  ).request('http://localhost:3000/webhooks/stripe', {
    method: 'POST',
    headers: { host: 'localhost:3000' },
    body: '{}',
  });
  expect(answer.status).toBe(404);
  await without.close();
});

test('a form may lead to the provider, and to no other host', async () => {
  const page = await door.request('http://localhost:3000/privacy-policy', {
    headers: { host: 'localhost:3000' },
  });
  expect(page.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://checkout.stripe.com;",
  );
});
