import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoverOrders } from '#server/jobs/tasks.ts';
import type { Shopper } from '#shop/shopper.ts';
import { isFull } from '../conditions.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { cartReady, type ReviewedOrder } from '../shop/ready-cart.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';
import type { Instructions, Step } from './killed-server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const child = path.resolve(import.meta.dirname, 'killed-server.ts');

/** Places the order in a process of its own, which is killed at `step`. */
async function placeAndDie(
  { member, cookies }: SignedIn,
  step: Step,
  order: ReviewedOrder,
): Promise<void> {
  const session = await shop.services.sessions.find(cookies.get('session') ?? '');
  const instructions: Instructions = {
    databaseUrl: shop.databaseUrl,
    step,
    userId: member.userId,
    memberToken: session?.secrets.memberToken ?? '',
    order,
  };
  const running = spawn(process.execPath, [child, JSON.stringify(instructions)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = await once(running, 'exit');
  expect(signal).toBe('SIGKILL');
}

async function orderCount(): Promise<number> {
  return (await shop.services.commerce.orders.list(1_000_000)).length;
}

async function pieces(): Promise<number> {
  const { rows } = await shop.services.pool.query<{ pieces: number }>(
    `select sum(qty)::integer as pieces from commerce.stock`,
  );
  return rows[0]!.pieces;
}

/** As if the member came back, or the job ran, a while later. */
async function aWhileLater({ member }: SignedIn): Promise<void> {
  await shop.services.pool.query(
    `update shop.order_attempts set started_at = started_at - interval '1 minute',
       decided_at = decided_at - interval '1 minute'
     where user_id = $1 and state = 'open'`,
    [member.userId],
  );
}

const steps = {
  T104: ['undecided', 'before-commerce', 'in-transaction'],
  T105: ['after-commit', 'after-answer'],
} as const satisfies Record<string, readonly Step[]>;

type Recovery = (shopper: Shopper, order: ReviewedOrder) => Promise<void>;

const recoveries: [string, Recovery][] = [
  ['the same request repeated', async ({ ordering }, order) => void (await ordering.place(order))],
  ['the job', async () => recoverOrders(shop.services, 0)],
  ['another page of the member', async ({ ordering }) => void (await ordering.settle())],
  [
    'all of them at once',
    async ({ ordering }, order) => {
      await Promise.all([
        ordering.place(order),
        recoverOrders(shop.services, 0),
        ordering.settle(),
        ordering.place({ ...order, idempotencyKey: crypto.randomUUID() }),
      ]);
    },
  ],
];

/** Each way by itself where nothing was decided, which has most left to do; else all of them together. */
function recoveriesAfter(step: Step): typeof recoveries {
  return isFull || step === 'undecided' ? recoveries : recoveries.slice(-1);
}

describe.each(Object.entries(steps).flatMap(([id, all]) => all.map((step) => ({ id, step }))))(
  '$id: killed $step',
  ({ id, step }) => {
    test.each(recoveriesAfter(step))('it is finished by %s, once', async (name, recover) => {
      const device = await signedIn(shop, await shop.member());
      const order = await cartReady(device);
      const [orders, stock] = [await orderCount(), await pieces()];

      await placeAndDie(device, step, order);
      const committed = id === 'T105' ? 1 : 0;
      // The server notices the broken connection within a moment and undoes the transaction.
      await expect.poll(pieces).toBe(stock - committed);
      expect(await orderCount()).toBe(orders + committed);

      await aWhileLater(device);
      await recover(await device.shopper(), order);
      // Without the member's session nothing that was not decided is sent to commerce.
      if (step === 'undecided' && name === 'the job') {
        expect(await orderCount()).toBe(orders);
      }

      const told = await (await device.shopper()).ordering.place(order);
      expect(told).toMatchObject({ status: 'placed' });
      expect(await orderCount()).toBe(orders + 1);
      expect(await pieces()).toBe(stock - 1);
      await expectOneOfEach(device, told.status === 'placed' ? told.orderNumber : '');
    });
  },
);

/** One confirmation, one redemption, no attempt left open, and every rule holds. */
async function expectOneOfEach({ member }: SignedIn, number: string): Promise<void> {
  const { services } = shop;
  await shop.runJobs();
  const told = await shop.messagesTo(member.email);
  expect(told.filter(({ text }) => text.includes(number))).toHaveLength(1);
  const redemptions = await services.memberData.members.redemptionRows();
  expect(redemptions.filter(({ userId }) => userId === member.userId)).toMatchObject([
    { status: 'redeemed', orderNumber: number },
  ]);
  const { rows } = await services.pool.query(
    `select 1 from shop.order_attempts where state = 'open'`,
  );
  expect(rows).toEqual([]);
  expect(await shop.ledger()).toEqual([]);
}
