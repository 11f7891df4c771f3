import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commandsOnShop } from '#ops/commands.ts';
import { startStandIn, type StandIn } from '#demo/payment-page/start-provider.ts';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { orderingOver, unreachable } from '#test/shop/ordering-over.ts';
import { cartReady, reviewed } from '#test/shop/ready-cart.ts';
import { signedIn, type SignedIn } from '#test/shop/signed-in.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { endLapsed } from '#server/orders/end-lapsed.ts';
import { moveOrder } from '#server/orders/move-order.ts';
import { recoverOrders } from '#server/jobs/tasks.ts';
import { createPayments } from './payments.ts';

/** The order that happens once together with its payment, against a provider in another process. */

let shop: TestShop;
let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
  shop = await aShop({ settings: standIn.settings });
});
afterAll(async () => {
  expect(await shop.ledger()).toEqual([]);
  await shop.close();
  standIn.stop();
});
beforeEach(() => control({ notices: 'held' }));

type Place = Extract<Awaited<ReturnType<TestShop['services']['ordering']['finish']>>, object>;

async function control(change: object, path = '/control'): Promise<string[]> {
  const answer = await fetch(standIn.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${standIn.settings['STRIPE_SECRET_KEY']}` },
    body: JSON.stringify(change),
  });
  return ((await answer.json()) as { done: string[] }).done;
}

/** What was done with the money of one page: `authorise`, `capture`, `refund`. */
async function doneWith(deviceUserId: string): Promise<string[]> {
  const { rows } = await shop.services.pool.query<{ intent_id: string }>(
    `select p.intent_id from shop.payments p join shop.order_attempts a on a.id = p.attempt_id
     where a.user_id = $1 and p.intent_id is not null`,
    [deviceUserId],
  );
  const ours = new Set(rows.map((row) => row.intent_id));
  const done = await control({});
  return done.flatMap((one) => (ours.has(one.split(' ')[1] ?? '') ? [one.split(' ')[0]!] : []));
}

async function atReview(store: StoreCode = 'default') {
  const device = await signedIn(shop, await shop.member());
  const order = await cartReady(device, { store, payment: 'hostedpayment' });
  const { userId } = device.member;
  return { device, order: { ...order, isPaidFirst: true }, userId };
}

async function place(device: SignedIn, order: Parameters<typeof placeOver>[1]): Promise<Place> {
  return (await device.shopper()).ordering.place(order);
}

/** The same, by an ordering that something befalls. */
async function placeOver(
  device: SignedIn,
  order: Parameters<Awaited<ReturnType<SignedIn['shopper']>>['ordering']['place']>[0],
  over: Parameters<typeof orderingOver>[1],
): Promise<Place> {
  const { memberData } = await device.shopper();
  return orderingOver(shop.services, over).forMember(device.member.userId, memberData).place(order);
}

function urlOf(result: Place): string {
  if (result.status !== 'to-pay') throw new Error(`nothing to pay: ${JSON.stringify(result)}`);
  return result.url;
}

async function pay(url: string, choice: 'pay' | 'refuse' = 'pay'): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
}

const settle = async (device: SignedIn) => (await device.shopper()).ordering.settle();

async function stateOf(userId: string) {
  const { rows } = await shop.services.pool.query<{ attempt: string; state: string }>(
    `select a.state as attempt, p.state from shop.payments p
     join shop.order_attempts a on a.id = p.attempt_id where a.user_id = $1 order by a.started_at`,
    [userId],
  );
  return rows.map(({ attempt, state }) => `${attempt}/${state}`);
}

async function ordersOf(userId: string): Promise<number> {
  const { rows } = await shop.services.pool.query(
    `select from commerce.orders o join commerce.carts c on c.id = o.cart_id
     join shop.order_attempts a on a.cart_id = c.masked_id and a.user_id = $1
     group by o.id`,
    [userId],
  );
  return rows.length;
}

/** The recovery job comes a while later, when the provider may be asked again. */
async function recover(): Promise<void> {
  await shop.services.pool.query(
    `update shop.payments set looked_at = now() - interval '1 hour' where state = 'open'`,
  );
  await shop.services.pool.query(
    `update shop.order_attempts set started_at = started_at - interval '1 minute',
       decided_at = decided_at - interval '1 minute' where state = 'open'`,
  );
  await recoverOrders(shop.services, 0);
  await shop.runJobs();
}

describe.each(['default', 'german'] as const)('paying first in %s', (store) => {
  test('nothing is ordered before it is paid, and one order and one capture come of it', async () => {
    const { device, order, userId } = await atReview(store);
    const url = urlOf(await place(device, order));
    expect(await ordersOf(userId)).toBe(0);
    const page = await pay(url);
    expect(page.headers.get('location')).toMatch(/\/checkout\/OrderConfirmation$/);

    expect(await settle(device)).toMatchObject({ status: 'placed' });
    await shop.runJobs();

    expect(await stateOf(userId)).toEqual(['placed/captured']);
    expect(await doneWith(userId)).toEqual(['authorise', 'capture']);
    expect(await ordersOf(userId)).toBe(1);
  });
});

test('whoever asks again while paying is led to the same page', async () => {
  const { device, order, userId } = await atReview();
  const url = urlOf(await place(device, order));
  const again = await Promise.all([place(device, order), place(device, order)]);
  expect(again.map(urlOf)).toEqual([url, url]);
  expect(await stateOf(userId)).toEqual(['open/open']);
});

test('a form sent twice at once opens one page', async () => {
  const { device, order, userId } = await atReview();
  const [one, two] = await Promise.all([place(device, order), place(device, order)]);
  expect(urlOf(one)).toBe(urlOf(two));
  expect(await stateOf(userId)).toEqual(['open/open']);
});

test('a refused card is told, and another one pays', async () => {
  const { device, order, userId } = await atReview();
  const url = urlOf(await place(device, order));
  await pay(url, 'refuse');
  expect(await settle(device)).toMatchObject({ status: 'to-pay', wasRefused: true });
  await pay(url);
  expect(await settle(device)).toMatchObject({ status: 'placed' });
  await shop.runJobs();
  expect(await doneWith(userId)).toEqual(['authorise', 'capture']);
});

test('whoever never comes back has their order by the notice, once', async () => {
  const { device, order, userId } = await atReview();
  await pay(urlOf(await place(device, order)));
  const { sessionId, id } = await pageOf(userId);
  const notice = { id: `evt_${id}`, sessionId, intentId: null };
  await shop.services.payments.takeIn(notice);
  await shop.services.payments.takeIn(notice);
  await shop.runJobs();
  await shop.services.payments.takeIn({ ...notice, id: `evt_late_${id}` });
  await shop.runJobs();
  expect(await stateOf(userId)).toEqual(['placed/captured']);
  expect(await doneWith(userId)).toEqual(['authorise', 'capture']);
  expect(await settle(device)).toMatchObject({ status: 'placed' });
});

test('without any notice the recovery job finds what was paid', async () => {
  const { device, order, userId } = await atReview();
  await pay(urlOf(await place(device, order)));
  await recover();
  expect(await stateOf(userId)).toEqual(['placed/captured']);
});

test('another way to pay closes the page, and nothing is paid there any more', async () => {
  const { device, order, userId } = await atReview();
  const url = urlOf(await place(device, order));
  const other = await reviewed(await device.shopper(), order.cartId);
  await chooseMethod(device, order.cartId, 'checkmo');
  expect(await place(device, other)).toMatchObject({ status: 'placed' });
  await shop.runJobs();
  expect(await (await pay(url)).text()).toContain('Nothing can be paid');
  expect(await stateOf(userId)).toEqual(['refused/ended']);
  expect(await ordersOf(userId)).toBe(1);
});

test('another way to pay, chosen after it was paid, changes nothing', async () => {
  const { device, order, userId } = await atReview();
  await pay(urlOf(await place(device, order)));
  const other = { ...order, isPaidFirst: false, idempotencyKey: crypto.randomUUID() };
  expect(await place(device, other)).toMatchObject({ status: 'placed' });
  await shop.runJobs();
  expect(await stateOf(userId)).toEqual(['placed/captured']);
});

test('a method changed in another tab after paying gives the payment back', async () => {
  const { device, order, userId } = await atReview();
  await pay(urlOf(await place(device, order)));
  await chooseMethod(device, order.cartId, 'checkmo');
  expect(await settle(device)).toMatchObject({ status: 'placed' });
  await shop.runJobs();
  expect(await stateOf(userId)).toEqual(['placed/returned']);
  expect(await doneWith(userId)).toEqual(['authorise', 'cancel']);
});

test('an amount that changed meanwhile is not ordered, and what was paid is released', async () => {
  const { device, order, userId } = await atReview();
  await pay(urlOf(await place(device, order)));
  await shop.services.pool.query(
    `update shop.order_attempts set expected_total_minor = expected_total_minor - 100
     where user_id = $1`,
    [userId],
  );
  expect(await settle(device)).toEqual({ status: 'cart-changed', money: 'released' });
  await shop.runJobs();
  expect(await stateOf(userId)).toEqual(['refused/returned']);
  expect(await doneWith(userId)).toEqual(['authorise', 'cancel']);
  expect(await ordersOf(userId)).toBe(0);
});

test('a frame that sold out while paying is not charged', async () => {
  const { device, order, userId } = await atReview();
  await pay(urlOf(await place(device, order)));
  const stock = `update commerce.stock s set qty = qty + $1, qty_at_start = qty_at_start + $1
    from commerce.products p where p.id = s.product_id and p.sku = '10101' returning s.qty`;
  const { rows } = await shop.services.pool.query<{ qty: number }>(stock, [0]);
  const all = rows[0]!.qty;
  await shop.services.pool.query(stock, [-all]);
  try {
    expect(await settle(device)).toMatchObject({ status: 'refused', money: 'released' });
  } finally {
    await shop.services.pool.query(stock, [all]);
  }
  await shop.runJobs();
  expect(await stateOf(userId)).toEqual(['refused/returned']);
});

test('a page that nobody paid on ends, and the shopper may begin anew', async () => {
  const { device, order, userId } = await atReview();
  urlOf(await place(device, order));
  const { sessionId } = await pageOf(userId);
  await shop.services.paymentProvider!.closePage(sessionId);
  await recover();
  expect(await stateOf(userId)).toEqual(['refused/ended']);
  await pay(urlOf(await place(device, { ...order, idempotencyKey: crypto.randomUUID() })));
  expect(await settle(device)).toMatchObject({ status: 'placed' });
  await shop.runJobs();
  expect(await stateOf(userId)).toEqual(['refused/ended', 'placed/captured']);
});

test('a payment that comes after our time-out is released', async () => {
  const { device, order, userId } = await atReview();
  const url = urlOf(await place(device, order));
  const { id } = await pageOf(userId);
  // Given up here, and the page left open there, as by an older version of the shop.
  await shop.services.pool.query(
    `update shop.order_attempts set state = 'refused', closed_at = now() where id = $1`,
    [id],
  );
  await shop.services.pool.query(`update shop.payments set goal = 'return' where attempt_id = $1`, [
    id,
  ]);
  await pay(url);
  await shop.services.ordering.settlePayment(id);
  expect(await stateOf(userId)).toEqual(['refused/returned']);
  expect(await ordersOf(userId)).toBe(0);
});

test('commerce takes no order of this method from whoever has not paid', async () => {
  const { device, order, userId } = await atReview();
  expect(await place(device, { ...order, isPaidFirst: false })).toMatchObject({
    status: 'refused',
  });
  expect(await ordersOf(userId)).toBe(0);
});

test('without the provider nothing is ordered, and another way to pay is open', async () => {
  const { device, order, userId } = await atReview();
  await control({ fail: { path: 'checkout/sessions', when: 'answer' } });
  expect(await place(device, order)).toEqual({
    status: 'refused',
    message: 'makeOrder error(s): The payment page could not be opened.',
    money: 'not-taken',
  });
  await shop.runJobs();
  expect(await stateOf(userId)).toEqual(['refused/ended']);
  urlOf(await place(device, { ...order, idempotencyKey: crypto.randomUUID() }));
});

describe('a crash', () => {
  const steps = ['openPage', 'look', 'capture', 'release', 'refund'] as const;

  /** The same shop, whose process ends at a step: before it is done there, or right after. */
  function dyingAt(step: (typeof steps)[number], when: 'before' | 'after') {
    const { pool, audit, paymentProvider } = shop.services;
    const provider = paymentProvider!;
    const dying = async (argument: never): Promise<never> => {
      if (when === 'after') await (provider[step] as (one: never) => Promise<unknown>)(argument);
      throw new Error('the process ended');
    };
    return createPayments({
      pool,
      audit,
      enqueue: async () => {},
      provider: { ...provider, [step]: dying },
    });
  }

  test.each(['before', 'after'] as const)('%s the page is opened', async (when) => {
    const { device, order, userId } = await atReview();
    const over = { payments: dyingAt('openPage', when) };
    await expect(placeOver(device, order, over)).rejects.toThrow('the process ended');
    expect(await stateOf(userId)).toEqual(['open/opening']);
    await recover();
    expect(await stateOf(userId)).toEqual(['refused/ended']);
    expect(await ordersOf(userId)).toBe(0);
  });

  test.each(['before', 'after'] as const)('%s it is known to be paid', async (when) => {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    const dying = orderingOver(shop.services, { payments: dyingAt('look', when) });
    const { id } = await pageOf(userId);
    await expect(dying.settlePayment(id)).rejects.toThrow('the process ended');
    await recover();
    expect(await stateOf(userId)).toEqual(['placed/captured']);
    expect(await doneWith(userId)).toEqual(['authorise', 'capture']);
  });

  test.each(['request', 'answer'] as const)('with the order sent, its %s lost', async (lost) => {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    const { id } = await pageOf(userId);
    await orderingOver(shop.services, { commerce: unreachable('PlaceOrder', lost) }).settlePayment(
      id,
    );
    expect(await stateOf(userId)).toEqual(['open/authorised']);
    await recover();
    expect(await stateOf(userId)).toEqual(['placed/captured']);
    expect(await ordersOf(userId)).toBe(1);
    expect(await doneWith(userId)).toEqual(['authorise', 'capture']);
  });

  test.each(['before', 'after'] as const)('%s the capture', async (when) => {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    await settle(device);
    const { id } = await pageOf(userId);
    await expect(dyingAt('capture', when).move(id)).rejects.toThrow('the process ended');
    expect(await stateOf(userId)).toEqual(['placed/authorised']);
    await shop.runJobs();
    expect(await stateOf(userId)).toEqual(['placed/captured']);
    expect(await doneWith(userId)).toEqual(['authorise', 'capture']);
  });

  test.each(['before', 'after'] as const)('%s the refund', async (when) => {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    await settle(device);
    await shop.runJobs();
    await cancel(device);
    const { id } = await pageOf(userId);
    await expect(dyingAt('refund', when).move(id)).rejects.toThrow('the process ended');
    expect(await stateOf(userId)).toEqual(['placed/captured']);
    await shop.runJobs();
    expect(await stateOf(userId)).toEqual(['placed/refunded']);
    expect(await doneWith(userId)).toEqual(['authorise', 'capture', 'refund']);
  });

  test.each(['request', 'answer'] as const)('of the provider, its %s lost', async (when) => {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    await settle(device);
    await control({ fail: { path: '/capture', when } });
    await shop.runJobs();
    await shop.runJobs();
    expect(await stateOf(userId)).toEqual(['placed/captured']);
    expect(await doneWith(userId)).toEqual(['authorise', 'capture']);
  });
});

describe('an order that is canceled', () => {
  test('is refunded once, and its benefit is free again', async () => {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    await settle(device);
    await shop.runJobs();
    await cancel(device);
    await cancel(device);
    const { id } = await pageOf(userId);
    await Promise.all([shop.services.payments.move(id), shop.services.payments.move(id)]);
    await shop.runJobs();
    expect(await stateOf(userId)).toEqual(['placed/refunded']);
    expect(await doneWith(userId)).toEqual(['authorise', 'capture', 'refund']);
    expect(await (await device.shopper()).ordering.eligibility()).toEqual({ status: 'eligible' });
    const actions = await auditOf(id);
    expect(actions).toEqual(['payment.authorise', 'payment.capture', 'payment.refund']);
  });

  test('before it was captured is not captured', async () => {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    await settle(device);
    await cancel(device);
    await shop.runJobs();
    expect(await stateOf(userId)).toEqual(['placed/returned']);
    expect(await doneWith(userId)).toEqual(['authorise', 'cancel']);
  });

  test('by the operator is refunded as well', async () => {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    const placed = await settle(device);
    await shop.runJobs();
    const number = placed?.status === 'placed' ? placed.orderNumber : '';
    await commandsOnShop['orders cancel']!.run(shop.services, [displayOrderNumber(number)], {
      as: 'a',
    });
    await shop.runJobs();
    expect(await stateOf(userId)).toEqual(['placed/refunded']);
    expect(await (await device.shopper()).ordering.paymentOf(number)).toBe('refunded');
  });
});

describe('an authorisation that lapses', () => {
  async function ordered(store: StoreCode = 'default') {
    const { device, order, userId } = await atReview(store);
    await pay(urlOf(await place(device, order)));
    const placed = await settle(device);
    if (placed?.status !== 'placed') throw new Error('there is no order');
    const page = await pageOf(userId);
    return { device, userId, number: placed.orderNumber, email: device.member.email, ...page };
  }
  type Ordered = Awaited<ReturnType<typeof ordered>>;

  const intentOf = async ({ id }: Pick<Ordered, 'id'>) => {
    const { rows } = await shop.services.pool.query<{ intent_id: string }>(
      `select intent_id from shop.payments where attempt_id = $1`,
      [id],
    );
    return rows[0]!.intent_id;
  };
  const lapse = async (one: Pick<Ordered, 'id'>) => control({ lapse: await intentOf(one) });
  /** As the provider tells it, each time under another id. */
  const tell = async (one: Ordered, id: string) =>
    shop.services.payments.takeIn({ id, sessionId: null, intentId: await intentOf(one) });

  /** How often its shopper was written to that it was canceled. */
  const told = async ({ email }: Ordered) =>
    (await shop.messagesTo(email)).filter(({ subject }) => /canceled|storniert/.test(subject));

  async function expectEnded(one: Ordered): Promise<void> {
    expect(await statusOf(one.number)).toBe('canceled');
    expect(await stateOf(one.userId)).toEqual(['placed/returned']);
    expect(await doneWith(one.userId)).toEqual(['authorise', 'lapse']);
    expect(await told(one)).toHaveLength(1);
    const { ordering } = await one.device.shopper();
    expect(await ordering.eligibility()).toEqual({ status: 'eligible' });
    expect(await ordering.paymentOf(one.number)).toBe('lapsed');
    expect(await shop.ledger()).toEqual([]);
  }

  test.each([
    ['default', /let it go before we could collect it.*use your benefit again/],
    ['german', /Vormerkung aufgehoben.*Leistung wieder nutzen/],
  ] as const)('before it was captured ends the order, and is told (%s)', async (store, words) => {
    const one = await ordered(store);
    await lapse(one);
    await shop.runJobs();
    await expectEnded(one);
    expect((await told(one))[0]?.text).toMatch(words);
    expect((await auditOf(one.id)).at(-1)).toBe('payment.release');
  });

  test('and is told twice, by two notices and the same again, ends it once', async () => {
    const one = await ordered();
    await lapse(one);
    for (const id of ['a', 'a', 'b']) await tell(one, `evt_${one.id}_${id}`);
    await Promise.all([
      shop.services.payments.move(one.id),
      shop.services.ordering.settlePayment(one.id),
    ]);
    await shop.runJobs();
    await tell(one, `evt_${one.id}_late`);
    await shop.runJobs();
    await Promise.all([endLapsed(shop.services, one.id), endLapsed(shop.services, one.id)]);
    await expectEnded(one);
  });

  test('while it is being captured ends it, once', async () => {
    const one = await ordered();
    const { pool, audit, paymentProvider } = shop.services;
    const provider = paymentProvider!;
    const racing = createPayments({
      pool,
      audit,
      enqueue,
      provider: {
        ...provider,
        async capture(intentId) {
          // After we looked, and before the provider takes it; its notice is quicker.
          await lapse(one);
          await tell(one, `evt_${one.id}`);
          await shop.services.ordering.settlePayment(one.id);
          return provider.capture(intentId);
        },
      },
    });
    await racing.move(one.id);
    await shop.runJobs();
    await expectEnded(one);
  });

  test('too late, when it was captured, changes nothing', async () => {
    const one = await ordered();
    await shop.services.payments.move(one.id);
    await lapse(one);
    await tell(one, `evt_${one.id}`);
    await shop.runJobs();
    expect(await statusOf(one.number)).toBe('pending');
    expect(await stateOf(one.userId)).toEqual(['placed/captured']);
    expect(await doneWith(one.userId)).toEqual(['authorise', 'capture']);
  });

  test.each([
    ['the order is canceled', 'memberDataFor'],
    ['the benefit is free', 'publicUrl'],
  ] as const)('and a crash once %s is followed by the rest', async (_when, dying) => {
    const one = await ordered();
    await lapse(one);
    await shop.services.payments.move(one.id);
    const killed = {
      ...shop.services,
      get [dying](): never {
        throw new Error('killed');
      },
    };
    await expect(endLapsed(killed, one.id)).rejects.toThrow('killed');
    expect(await statusOf(one.number)).toBe('canceled');
    expect(await told(one)).toEqual([]);
    await shop.runJobs();
    await expectEnded(one);
  });

  test('before the number of its order was known here ends it as well', async () => {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    const { id, sessionId } = await pageOf(userId);
    const lost = orderingOver(shop.services, { commerce: unreachable('PlaceOrder', 'answer') });
    await lost.settlePayment(id);
    await lapse({ id });
    await shop.services.payments.move(id);
    expect(await stateOf(userId)).toEqual(['open/returned']);
    await recover();
    const placed = await settle(device);
    if (placed?.status !== 'placed') throw new Error('the order is lost');
    const { email } = device.member;
    await expectEnded({ device, userId, id, sessionId, email, number: placed.orderNumber });
  });

  test('once it is being made leaves the order, and the operator is told until it is paid', async () => {
    const one = await ordered();
    await moveOrder(shop.services, one.number, 'in-production', { tracking: null, actor: 'a' });
    await lapse(one);
    await shop.runJobs();
    expect(await statusOf(one.number)).toBe('processing');
    expect(await told(one)).toEqual([]);
    expect(await (await one.device.shopper()).ordering.paymentOf(one.number)).toBe('lapsed-owed');
    expect(await shop.ledger()).toEqual([
      { invariant: 'I12', what: `order ${one.number} is not paid: its payment lapsed` },
    ]);
    const { rows } = await shop.services.pool.query<{ outcome: string; reason: string }>(
      `select outcome, reason from shop.audit where action = 'order.release' and subject = $1`,
      [`order:${one.number}`],
    );
    expect(rows).toEqual([
      { outcome: 'refused', reason: 'its payment lapsed, and it is processing' },
    ]);
    const listed = await commandsOnShop['orders list']!.run(shop.services, [], {});
    expect(listed.data).toContainEqual(
      expect.objectContaining({ number: one.number, payment: 'lapsed-owed' }),
    );

    await commandsOnShop['orders paid']!.run(shop.services, [one.number], {});
    await endLapsed(shop.services, one.id);
    expect(await shop.ledger()).toEqual([]);
    expect(await statusOf(one.number)).toBe('processing');
  });

  test('unheard of, as no notice came and the job was given up, is found', async () => {
    const one = await ordered();
    await lapse(one);
    await shop.services.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where key = $1`,
      [`move-payment:${one.id}`],
    );
    await shop.services.payments.takeUpLeft();
    await shop.runJobs();
    expect(await statusOf(one.number)).toBe('pending');

    await shop.services.pool.query(
      `update shop.payments set changed_at = now() - interval '2 hours' where attempt_id = $1`,
      [one.id],
    );
    await shop.services.payments.takeUpLeft();
    await shop.runJobs();
    await expectEnded(one);
  });
});

describe('the ledger finds', () => {
  const broken = (what: RegExp) => ({
    invariant: 'I12',
    what: expect.stringMatching(what) as string,
  });

  async function paid() {
    const { device, order, userId } = await atReview();
    await pay(urlOf(await place(device, order)));
    return { device, userId, ...(await pageOf(userId)) };
  }

  /** Breaks the books, looks, and mends them. */
  async function foundAfter(id: string, change: string, back: string): Promise<unknown> {
    await shop.services.pool.query(`update shop.payments set ${change} where attempt_id = $1`, [
      id,
    ]);
    const found = await shop.ledger();
    await shop.services.pool.query(`update shop.payments set ${back} where attempt_id = $1`, [id]);
    return found;
  }

  test('what is authorised and forgotten', async () => {
    const { device, id } = await paid();
    await settle(device);
    const old = `changed_at = now() - interval '2 hours'`;
    const found = await foundAfter(id, old, 'changed_at = now()');
    expect(found).toEqual([broken(/authorised/)]);
    await shop.runJobs();
  });

  test('what is captured without an order', async () => {
    const { id, device } = await paid();
    await settle(device);
    await shop.runJobs();
    await shop.services.pool.query(
      `update shop.order_attempts set cart_id = repeat('x', 32) where id = $1`,
      [id],
    );
    const found = await shop.ledger();
    expect(found).toContainEqual(broken(/without an order/));
    await shop.services.pool.query(
      `update shop.order_attempts a set cart_id = c.masked_id
       from commerce.orders o join commerce.carts c on c.id = o.cart_id
       where a.id = $1 and o.number = a.order_number`,
      [id],
    );
  });

  test('an order whose payment is gone', async () => {
    const { id, device } = await paid();
    await settle(device);
    await shop.runJobs();
    const found = await foundAfter(id, `state = 'returned'`, `state = 'captured'`);
    expect(found).toEqual([broken(/is not paid/)]);
  });

  test('an order that is paid twice', async () => {
    const [one, two] = [await paid(), await paid()];
    await Promise.all([settle(one.device), settle(two.device)]);
    await shop.runJobs();
    const cartOf = async (id: string, cart: string | null) => {
      const { rows } = await shop.services.pool.query<{ before: string }>(
        `with old as (select cart_id from shop.order_attempts where id = $1)
         update shop.order_attempts set cart_id = coalesce($2, cart_id) where id = $1
         returning (select cart_id from old) as before`,
        [id, cart],
      );
      return rows[0]!.before;
    };
    const carts = [await cartOf(one.id, null), await cartOf(two.id, null)] as const;
    await cartOf(two.id, carts[0]);
    expect(await shop.ledger()).toContainEqual(broken(/paid 2 times/));
    await cartOf(two.id, carts[1]);
  });
});

async function pageOf(userId: string): Promise<{ id: string; sessionId: string }> {
  const { rows } = await shop.services.pool.query<{ id: string; sessionId: string }>(
    `select p.attempt_id as id, p.session_id as "sessionId" from shop.payments p
     join shop.order_attempts a on a.id = p.attempt_id
     where a.user_id = $1 order by a.started_at desc limit 1`,
    [userId],
  );
  return rows[0]!;
}

async function statusOf(number: string): Promise<string | undefined> {
  const { rows } = await shop.services.pool.query<{ status: string }>(
    `select status from commerce.orders where number = $1`,
    [number],
  );
  return rows[0]?.status;
}

async function cancel(device: SignedIn): Promise<void> {
  const { ordering } = await device.shopper();
  const placed = await ordering.settle();
  if (placed?.status !== 'placed') throw new Error('there is no order');
  const asked = { number: placed.orderNumber, store: 'default', reason: 'Other' } as const;
  expect(await ordering.cancel(asked)).toBe('canceled');
}

async function chooseMethod(device: SignedIn, cartId: string, code: string): Promise<void> {
  await shop.services.pool.query(
    `update commerce.carts set payment_method = $2 where masked_id = $1`,
    [cartId, code],
  );
}

async function auditOf(id: string): Promise<string[]> {
  const { rows } = await shop.services.pool.query<{ action: string }>(
    `select action from shop.audit where subject = $1 order by at`,
    [`payment:${id}`],
  );
  return rows.map((row) => row.action);
}
