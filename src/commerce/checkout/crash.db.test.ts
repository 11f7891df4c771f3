import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integrationToken, tokenSecret, type TestCommerce } from '../commerce.test-data.ts';
import {
  aPlanShop,
  aReadyShopper,
  placeOrder,
  readCart,
  type Shopper,
} from './checkout.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const child = path.resolve(import.meta.dirname, '../../../test/killed-commerce.ts');

/** Places the order in a process of its own, which dies at `step`. */
async function placeAndDie(
  { headers, cartId }: Shopper,
  step: 'in-transaction' | 'after-commit',
  more: Record<string, string>,
): Promise<void> {
  const instructions = {
    url: shop.url,
    step,
    tokenSecret,
    integrationToken,
    document: placeOrder,
    cartId,
    headers: { ...headers, ...more },
  };
  const running = spawn(process.execPath, [child, JSON.stringify(instructions)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = await once(running, 'exit');
  expect(signal).toBe('SIGKILL');
}

async function facts() {
  const { rows } = await shop.pool.query(
    `select (select count(*)::integer from commerce.orders) as orders,
            (select count(*)::integer from commerce.order_keys) as keys,
            (select count(*)::integer from commerce.order_messages) as messages,
            (select sum(qty)::integer from commerce.stock) as pieces`,
  );
  return rows[0];
}

test('T104: killed inside the transaction: nothing has happened, and the same key succeeds', async () => {
  const shopper = await aReadyShopper(shop);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const before = await facts();

  await placeAndDie(shopper, 'in-transaction', key);

  // The server notices the broken connection within a moment and undoes the transaction.
  await expect.poll(facts).toEqual(before);
  const { cart } = await shop.ask(readCart, { cartId: shopper.cartId }, shopper.headers);
  expect(cart.items).toHaveLength(2);
  const answer = await shop.ask(
    placeOrder,
    { cartId: shopper.cartId },
    { ...shopper.headers, ...key },
  );
  expect(answer.placeOrder).toMatchObject({ replayed: false, errors: [] });
  expect(await shop.commerce.ledger()).toEqual([]);
});

test('T105: killed after the commit: the same key is told the order that was placed', async () => {
  const shopper = await aReadyShopper(shop);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const before = await facts();

  await placeAndDie(shopper, 'after-commit', key);

  const after = await facts();
  expect(after).toEqual({
    orders: before.orders + 1,
    keys: before.keys + 1,
    messages: before.messages + 1,
    pieces: before.pieces - 1,
  });
  const answer = await shop.ask(
    placeOrder,
    { cartId: shopper.cartId },
    { ...shopper.headers, ...key },
  );
  expect(answer.placeOrder).toMatchObject({ replayed: true, errors: [] });
  expect(await facts()).toEqual(after);
  expect(await shop.commerce.ledger()).toEqual([]);
});
