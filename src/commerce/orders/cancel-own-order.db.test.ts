import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aPlanShop,
  aReadyShopper,
  placeOrder,
  type Shopper,
} from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const cancel = `mutation ($id: ID!, $reason: String!) {
  cancelOrder(input: { order_id: $id, reason: $reason }) {
    error errorV2 { code message } order { number status comments { message } } } }`;

const orders = `{ customer { orders(scope: GLOBAL) { items { id number } } } }`;

async function ordered(): Promise<{ shopper: Shopper; id: string; number: string }> {
  const shopper = await aReadyShopper(shop);
  await shop.ask(placeOrder, { cartId: shopper.cartId }, shopper.headers);
  const { customer } = await shop.ask(orders, {}, shopper.headers);
  const [{ id, number }] = customer.orders.items;
  return { shopper, id, number };
}

const reason = 'I no longer need these glasses';

test('a customer cancels what nobody has begun, once; the audit says why', async () => {
  const { shopper, id, number } = await ordered();

  const [one, other] = await Promise.all([
    shop.ask(cancel, { id, reason }, shopper.headers),
    shop.ask(cancel, { id, reason }, shopper.headers),
  ]);
  const [done, refused] = one.cancelOrder.error ? [other, one] : [one, other];

  expect(done.cancelOrder).toEqual({
    error: null,
    errorV2: null,
    order: { number, status: 'Canceled', comments: expect.any(Array) },
  });
  expect(done.cancelOrder.order.comments.at(-1)).toEqual({ message: 'Canceled' });
  expect(refused.cancelOrder).toMatchObject({
    error: 'Order already closed, complete, cancelled or on hold',
    errorV2: { code: 'INVALID_ORDER_STATUS' },
    order: { status: 'Canceled' },
  });
  expect(audited(number)).toEqual([{ outcome: 'ok', reason }]);
});

test('a reason of one’s own words may hold anything, and is kept as another', async () => {
  const { shopper, id, number } = await ordered();
  await shop.ask(cancel, { id, reason: 'my diagnosis' }, shopper.headers);
  expect(audited(number)).toEqual([{ outcome: 'ok', reason: 'Other' }]);
});

test('the German store has reasons of its own, kept in one language', async () => {
  const german = { store: 'german' };
  const reasons =
    '{ storeConfig { order_cancellation_enabled order_cancellation_reasons { description } } }';
  const { storeConfig } = await shop.ask(reasons, {}, german);
  expect(storeConfig.order_cancellation_enabled).toBe(true);
  const [first] = storeConfig.order_cancellation_reasons;
  expect(first).toEqual({ description: 'Die Brillenwerte stimmen nicht' });

  const { shopper, id, number } = await ordered();
  await shop.ask(cancel, { id, reason: first.description }, { ...shopper.headers, ...german });
  expect(audited(number)).toEqual([{ outcome: 'ok', reason: 'The prescription is not right' }]);
});

test('an order of somebody else stays, and so does one that is none', async () => {
  const { id, number } = await ordered();
  const stranger = await aReadyShopper(shop);
  const foreign = await shop.ask(cancel, { id, reason }, stranger.headers);
  expect(foreign.cancelOrder).toEqual({
    error: 'Current user is not authorized to cancel this order',
    errorV2: {
      code: 'UNAUTHORISED',
      message: 'Current user is not authorized to cancel this order',
    },
    order: null,
  });
  expect(audited(number)).toEqual([{ outcome: 'refused', reason: 'another owner' }]);
  const unknown = await shop.ask(cancel, { id: 'MTIzNDU2Nzg5', reason }, stranger.headers);
  expect(unknown.cancelOrder).toMatchObject({ errorV2: { code: 'ORDER_NOT_FOUND' }, order: null });
});

test('what is no order and no reason is refused in Magento’s words', async () => {
  const { shopper, id } = await ordered();
  const refused = async (variables: Record<string, string>) =>
    (await shop.refusal(cancel, variables, shopper.headers)).message;
  for (const none of ['x', ''])
    expect(await refused({ id: none, reason })).toBe(
      'Required parameter "order_id" is missing or incorrect.',
    );
  expect(await refused({ id, reason: '' })).toBe(
    'Required parameter "reason" is missing or incorrect.',
  );
});

test('a guest cancels nothing', async () => {
  const { id } = await ordered();
  expect(await shop.refusal(cancel, { id, reason })).toMatchObject({
    category: 'graphql-authorization',
  });
});

function audited(number: string) {
  return shop.audit.entries
    .filter(({ action, subject }) => action === 'order.cancel' && subject === `order:${number}`)
    .map(({ outcome, reason: why }) => ({ outcome, reason: why }));
}
