import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aGuestsOrder as guestsOrder,
  aPlanShop,
  aReadyShopper,
  placeOrder,
} from '../checkout/checkout.test-data.ts';
import { mailsTo, type TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
/** Carts whose payment was given back. */
const returned: string[] = [];
beforeAll(async () => {
  shop = await aPlanShop({
    payments: {
      takeForOrder: async () => true,
      returnOfOrder: async (_client, cartId) => void returned.push(cartId),
    },
    guestOrders: {
      shopName: 'Clearview',
      confirmCancelUrl: (store, token) => `https://shop.example/${store}?token=${token}`,
    },
  });
});
afterAll(async () => {
  expect(await shop.commerce.ledger()).toEqual([]);
  await shop.close();
});

const answer = 'error errorV2 { code message } order { number status available_actions }';
const request = `mutation ($token: String!, $reason: String!) {
  requestGuestOrderCancel(input: { token: $token, reason: $reason }) { ${answer} } }`;
const confirm = `mutation ($id: ID!, $key: String!) {
  confirmCancelOrder(input: { order_id: $id, confirmation_key: $key }) { ${answer} } }`;

const reason = 'I no longer need these glasses';
const notConfirmed = {
  message: 'The order cancellation could not be confirmed.',
  category: 'graphql-input',
};
const tooLate = {
  code: 'INVALID_ORDER_STATUS',
  message: 'Order already closed, complete, cancelled or on hold',
};

let last = 0;

async function aGuestsOrder(store = 'default') {
  const email = `guest${(last += 1)}@shoppers.example`;
  const order = await guestsOrder(shop, { store, email });
  return { ...order, email };
}

/** Asks for it, and answers the key of the mail. */
async function aKey({ token, email }: { token: string; email: string }): Promise<string> {
  await shop.ask(request, { token, reason });
  const { text = '' } = mailsTo(shop, email).at(-1) ?? {};
  return /token=([A-Za-z0-9]{32})-\d+\n/.exec(text)?.[1] ?? '';
}

const statusOf = async (number: string) =>
  (await shop.pool.query(`select status from commerce.orders where number = $1`, [number])).rows[0]
    ?.status;

const stockOf = async (sku: string) =>
  (
    await shop.pool.query(
      `select s.qty from commerce.stock s join commerce.products p on p.id = s.product_id
        where p.sku = $1`,
      [sku],
    )
  ).rows[0].qty;

test('a guest is mailed a key and cancels with it, once; pieces and payment go back, the audit says why', async () => {
  const before = await stockOf('10201');
  const { id, number, token, email } = await aGuestsOrder();

  expect(await shop.ask(request, { token, reason })).toEqual({
    requestGuestOrderCancel: {
      error: null,
      errorV2: null,
      order: { number, status: 'Pending', available_actions: ['CANCEL'] },
    },
  });
  const [mail] = mailsTo(shop, email);
  expect(mail?.subject).toContain('Clearview: please confirm that order dm');
  expect(mail?.text).toContain('The link works once, for 24 hours');
  expect(await statusOf(number)).toBe('pending');

  const key = await aKey({ token, email });
  const [one, other] = await Promise.all([
    shop.ask(confirm, { id, key }),
    shop.ask(confirm, { id, key }),
  ]);
  const [done, again] = one.confirmCancelOrder.error ? [other, one] : [one, other];
  expect(done.confirmCancelOrder).toEqual({
    error: null,
    errorV2: null,
    order: { number, status: 'Canceled', available_actions: [] },
  });
  expect(again.confirmCancelOrder).toMatchObject({ errorV2: tooLate, order: { number } });
  expect(await stockOf('10201')).toBe(before);
  expect(returned).toHaveLength(1);
  const audited = shop.audit.entries.filter(({ subject }) => subject === `order:${number}`);
  expect(audited.map(({ action, outcome, reason: why }) => [action, outcome, why])).toEqual([
    ['order.cancel.ask', 'ok', undefined],
    ['order.cancel.ask', 'ok', undefined],
    ['order.cancel', 'ok', reason],
    ['order.cancel', 'refused', 'too-late'],
  ]);
  expect(shop.enqueue.jobs.filter(({ task }) => task === 'order-news')).toHaveLength(1);
});

test('the mail is in the language of the order, whoever asks in whichever store', async () => {
  const { token, email } = await aGuestsOrder('german');
  await shop.ask(request, { token, reason });
  const [mail] = mailsTo(shop, email);
  expect(mail?.subject).toMatch(/^Clearview: Bitte bestätigen Sie die Stornierung/);
  expect(mail?.text).toMatch(/Link gilt einmal und 24 Stunden lang/);
  expect(mail?.text).toContain('https://shop.example/german?token=');
});

test('what somebody has begun to make stays, before the key and after it', async () => {
  const order = await aGuestsOrder();
  const key = await aKey(order);
  await shop.commerce.orders.changeStatus(order.number, { status: 'processing', tracking: null });

  expect(await shop.ask(confirm, { id: order.id, key })).toMatchObject({
    confirmCancelOrder: {
      error: tooLate.message,
      errorV2: tooLate,
      order: { status: 'Processing' },
    },
  });
  expect(await shop.ask(request, { token: order.token, reason })).toMatchObject({
    requestGuestOrderCancel: { error: tooLate.message, errorV2: tooLate },
  });
  expect(mailsTo(shop, order.email)).toHaveLength(1);
  expect(await statusOf(order.number)).toBe('processing');
});

test('no other key cancels, and whoever has none sees nothing of the order', async () => {
  const [order, other] = [await aGuestsOrder(), await aGuestsOrder()];
  const [key, others] = [await aKey(order), await aKey(other)];
  const { id } = order;
  for (const wrong of [others, key.toLowerCase(), 'x'.repeat(32)])
    expect(await shop.refusal(confirm, { id, key: wrong })).toEqual(notConfirmed);
  for (const wrong of ['', 'x', `${key}x`])
    expect((await shop.refusal(confirm, { id, key: wrong })).message).toBe(
      'Required parameter "confirmation_key" is missing or incorrect.',
    );
  for (const wrong of ['', 'x'])
    expect((await shop.refusal(confirm, { id: wrong, key })).message).toBe(
      'Required parameter "order_id" is missing or incorrect.',
    );
  const audited = shop.audit.entries.filter(({ action }) => action === 'order.cancel');
  expect(audited.filter(({ subject }) => subject === `order:${order.number}`)).toEqual([]);
  expect(await shop.refusal(confirm, { id: 'MTIzNDU2Nzg5', key })).toEqual(notConfirmed);
  expect(await statusOf(order.number)).toBe('pending');
});

test('an older key ends with the next one, and each after a day', async () => {
  const order = await aGuestsOrder();
  const [older, key] = [await aKey(order), await aKey(order)];
  expect(await shop.refusal(confirm, { id: order.id, key: older })).toEqual(notConfirmed);
  await shop.pool.query(
    `update commerce.order_cancel_keys set made_at = made_at - interval '25 hours'`,
  );
  expect(await shop.refusal(confirm, { id: order.id, key })).toEqual(notConfirmed);
  expect(await statusOf(order.number)).toBe('pending');
});

test('three mails in ten minutes are sent; then the last key stays good', async () => {
  const order = await aGuestsOrder();
  await aKey(order);
  await aKey(order);
  const key = await aKey(order);
  expect(await aKey(order)).toBe(key);
  expect(mailsTo(shop, order.email)).toHaveLength(3);
  expect(await shop.ask(confirm, { id: order.id, key })).toMatchObject({
    confirmCancelOrder: { error: null, order: { status: 'Canceled' } },
  });
});

test('a key is kept as its hash alone, and no longer than mails are counted by it', async () => {
  const order = await aGuestsOrder();
  const key = await aKey(order);
  const kept = async () =>
    (
      await shop.pool.query<{ row: string }>(
        `select row_to_json(k)::text || encode(key_hash, 'escape') as row
           from commerce.order_cancel_keys k`,
      )
    ).rows;
  expect((await kept()).length).toBeGreaterThan(0);
  expect(JSON.stringify(await kept())).not.toContain(key);
  await shop.pool.query(
    `update commerce.order_cancel_keys set made_at = made_at - interval '3 days'`,
  );
  await shop.commerce.forgetLinks();
  expect(await kept()).toEqual([]);
});

test('a customer’s order is the customer’s to cancel', async () => {
  const { cartId, headers } = await aReadyShopper(shop);
  const { placeOrder: placed } = await shop.ask(
    placeOrder.replace('orderV2 {', 'orderV2 { id token'),
    { cartId },
    headers,
  );
  const { id, token } = placed.orderV2;
  expect((await shop.refusal(request, { token, reason })).message).toBe(
    'Please login to view the order.',
  );
  expect(await shop.refusal(confirm, { id, key: 'x'.repeat(32) })).toEqual(notConfirmed);
});

test('what is missing is said, and a token of no order', async () => {
  const { token } = await aGuestsOrder();
  expect((await shop.refusal(request, { token: '', reason })).message).toBe(
    'Required parameter "token" is missing or incorrect.',
  );
  expect((await shop.refusal(request, { token, reason: '' })).message).toBe(
    'Required parameter "reason" is missing or incorrect.',
  );
  expect(await shop.refusal(request, { token: `${token}A`, reason })).toEqual({
    message: "We couldn't locate an order with the information provided.",
    category: 'graphql-no-such-entity',
  });
});

test('where no page would answer the link nothing is mailed, and that is said', async () => {
  const closed = await aPlanShop();
  const { token } = await guestsOrder(closed);
  expect(await closed.ask(request, { token, reason })).toMatchObject({
    requestGuestOrderCancel: {
      errorV2: {
        code: 'ORDER_CANCELLATION_DISABLED',
        message: 'Order cancellation is not enabled for requested store.',
      },
      order: null,
    },
  });
  expect(closed.enqueue.jobs.filter(({ task }) => task === 'send-message')).toEqual([]);
  await closed.close();
});
