import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderAway } from '#shop/payments/port.ts';
import { createStripe } from './stripe.ts';

/** What the provider says of a page, and what it means to us. */

let answer: object = {};
const server = createServer((_request, response) => response.end(JSON.stringify(answer)));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

function lookAt(status: string, intent: object | null) {
  answer = { id: 'cs_1', status, url: null, expires_at: 1, payment_intent: intent };
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const stripe = createStripe({
    secretKey: 'sk_test_0123456789abcdef',
    webhookSecret: 'whsec_1',
    apiUrl: `http://127.0.0.1:${port}`,
    publicUrl: () => 'http://localhost:3000',
    watch: (call) => call(),
  });
  return stripe.look('cs_1');
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
