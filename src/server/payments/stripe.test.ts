import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderAway } from '#shop/payments/port.ts';
import { createStripe } from './stripe.ts';

/** What the provider says of a page, and what it means to us. */

let answer: object = {};
/** What calls that change something are refused with; null: they are done. */
let refused: string | null = null;
const changed: string[] = [];
const server = createServer((request, response) => {
  const [, act = ''] = /\/(capture|cancel)$/.exec(request.url ?? '') ?? [];
  if (act) changed.push(act);
  const isRefused = act === 'capture' && refused !== null;
  response.statusCode = isRefused ? 400 : 200;
  response.end(JSON.stringify(isRefused ? { error: { code: refused } } : answer));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

function stripe() {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return createStripe({
    secretKey: 'sk_test_0123456789abcdef',
    webhookSecret: 'whsec_1',
    apiUrl: `http://127.0.0.1:${port}`,
    publicUrl: () => 'http://localhost:3000',
    watch: (call) => call(),
  });
}

function lookAt(status: string, intent: object | null) {
  answer = { id: 'cs_1', status, url: null, expires_at: 1, payment_intent: intent };
  return stripe().look('cs_1');
}

const anIntent = (status: string) => ({ id: 'pi_1', status, amount: 12900, currency: 'usd' });
const authorised = {
  state: 'authorised',
  intentId: 'pi_1',
  amountMinor: 12900,
  currency: 'USD',
};

test.each([
  ['open', null, { state: 'open', wasRefused: false }],
  ['expired', anIntent('requires_payment_method'), { state: 'over' }],
  ['complete', null, { state: 'over' }],
  ['complete', anIntent('canceled'), { state: 'over' }],
  ['complete', anIntent('requires_capture'), authorised],
  ['complete', anIntent('succeeded'), authorised],
])('a page that is %s, with the payment %o', async (status, intent, state) => {
  expect(await lookAt(status, intent)).toEqual(state);
});

test.each(['processing', 'requires_action', 'a status of another year'])(
  'a payment that is %s is no money yet, and not over either',
  async (status) => {
    await expect(lookAt('complete', anIntent(status))).rejects.toThrow(ProviderAway);
  },
);

test.each([
  ['canceled', 'payment_intent_unexpected_state', 'returned', ['capture']],
  ['succeeded', 'payment_intent_unexpected_state', 'captured', ['capture']],
  // The bank let it go, and Stripe has not canceled it yet: we do.
  ['requires_capture', 'charge_expired_for_capture', 'returned', ['capture', 'cancel']],
])('a capture of what is %s, refused with %s, is %s', async (status, code, state, done) => {
  [answer, refused] = [anIntent(status), code];
  changed.length = 0;
  expect(await stripe().capture('pi_1')).toBe(state);
  expect(changed).toEqual(done);
});

test('a capture that is refused for another reason is tried again', async () => {
  [answer, refused] = [anIntent('requires_capture'), 'lock_timeout'];
  changed.length = 0;
  await expect(stripe().capture('pi_1')).rejects.toThrow(ProviderAway);
  expect(changed).toEqual(['capture']);
});
