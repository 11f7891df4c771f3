import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServiceError, type ServiceClient } from '#clients/client.ts';
import {
  CartGlanceDocument,
  ChangeCartLinesDocument,
  CustomerCartDocument,
  ReviewedCartDocument,
} from '#clients/generated/commerce.ts';
import type { CartChanges } from '#shop/cart-changes/cart-changes.ts';
import { createCartMemory, type AskingForCart } from './cart-memory.ts';

/** What every process knows of changes, and what the platform was asked. */
let counts = new Map<string, number>();
let isUnsure = false;
const report = vi.fn<(fault: unknown) => void>();
let asked: string[] = [];
let quantity = 1;
/** What the next call waits for, or fails with. */
let late: Promise<void> | undefined;
const changes: CartChanges = {
  keyOf: (userId) => userId,
  count: async (key) => (isUnsure ? null : (counts.get(key) ?? 0)),
  async note(key, change) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    isUnsure = change?.isUnsure ?? false;
  },
};
const platform: ServiceClient = {
  async run<Result>({ name }: { name: string }) {
    asked.push(name);
    const answer = { customerCart: { total_quantity: quantity } };
    const waited = late;
    late = undefined;
    await waited;
    return answer as Result;
  },
};
let here = createCartMemory(changes, report);
let there = createCartMemory(changes, report);
const asking = (more: Partial<AskingForCart> = {}, memory = here) =>
  memory.before(platform, { userId: 'ada', store: 'default', purpose: 'show', ...more });
const cart = (client = asking(), headers?: Record<string, string>) =>
  client.run(CustomerCartDocument, {}, headers);
const change = (client = asking({ purpose: 'do' })) =>
  client.run(ChangeCartLinesDocument, { cartId: 'c', cartItems: [] });

beforeEach(() => {
  counts = new Map();
  asked = [];
  quantity = 1;
  isUnsure = false;
  here = createCartMemory(changes, report);
  there = createCartMemory(changes, report);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a cart that was loaded is good for 300000 ms', async () => {
  await cart();
  vi.advanceTimersByTime(299_999);
  await cart();
  expect(asked).toEqual(['CustomerCart']);
  vi.advanceTimersByTime(1);
  await cart();
  expect(asked).toHaveLength(2);
});

test('every mutation ends it, in whatever process, also one that failed', async () => {
  await cart();
  await cart(asking({}, there));
  await change();
  quantity = 2;
  for (const memory of [here, there])
    expect(await cart(asking({}, memory))).toEqual({ customerCart: { total_quantity: 2 } });
  late = Promise.reject(new Error('cut'));
  await expect(change()).rejects.toThrow('cut');
  quantity = 3;
  for (const memory of [here, there])
    expect(await cart(asking({}, memory))).toEqual({ customerCart: { total_quantity: 3 } });
});

test('an answer that is under way while the cart changes is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  late = promise;
  const before = cart();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await change();
  resolve();
  await before;
  asked = [];
  await cart();
  expect(asked).toEqual(['CustomerCart']);
});

test('an order placed by the job ends it as well', async () => {
  await cart();
  await change(there.noting(platform, 'ada'));
  asked = [];
  await cart();
  expect(asked).toEqual(['CustomerCart']);
});

test('who does something, or wants it anew, is told what is so now', async () => {
  await cart();
  await cart(asking({ purpose: 'do' }));
  await cart(asking(), { 'cache-control': 'no-cache' });
  expect(asked).toHaveLength(3);
  quantity = 5;
  expect(await cart()).toEqual({ customerCart: { total_quantity: 1 } });
});

test('what an order reads, another member’s cart, and that of the other store are their own', async () => {
  await cart();
  const reviewed = () => asking().run(ReviewedCartDocument, { cartId: 'c' });
  await reviewed();
  await reviewed();
  await asking().run(CartGlanceDocument, {});
  await cart(asking({ store: 'german' }));
  await cart(asking({ userId: 'ben' }));
  expect(asked).toEqual([
    'CustomerCart',
    'ReviewedCart',
    'ReviewedCart',
    'CartGlance',
    'CustomerCart',
    'CustomerCart',
  ]);
});

test('a cart that did not come, or was signed out of, is asked for again', async () => {
  late = Promise.reject(new Error('away'));
  await expect(cart()).rejects.toThrow('away');
  await cart();
  here.forget('ada');
  await cart();
  expect(asked).toHaveLength(3);
});

test('while a change may still come that nobody waits for, nothing is kept', async () => {
  late = Promise.reject(new ServiceError('too late', 'unreachable'));
  await expect(change()).rejects.toThrow('too late');
  for (const memory of [here, there]) {
    await cart(asking({}, memory));
    await cart(asking({}, memory));
  }
  expect(asked.filter((name) => name === 'CustomerCart')).toHaveLength(4);
  isUnsure = false;
  asked = [];
  await cart();
  await cart();
  expect(asked).toEqual(['CustomerCart']);
});

test('a change that commerce refused is none to wait for', async () => {
  late = Promise.reject(new ServiceError('no such line', 'input'));
  await expect(change()).rejects.toThrow('no such line');
  asked = [];
  await cart();
  await cart();
  expect(asked).toEqual(['CustomerCart']);
});

test('it is noted before it is sent, and stays made where that fails afterwards', async () => {
  const fault = new Error('no database');
  const note = vi
    .fn<CartChanges['note']>()
    .mockImplementationOnce(async () => void asked.push('noted'))
    .mockRejectedValueOnce(fault);
  const memory = createCartMemory({ ...changes, note }, report);
  await change(memory.noting(platform, 'ada'));
  expect(asked).toEqual(['noted', 'ChangeCartLines']);
  expect(report).toHaveBeenCalledWith(fault);
});
