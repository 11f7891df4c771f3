import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorker } from '#server/jobs/worker.ts';
import { tasksOf } from '#server/jobs/tasks.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { orderingOver } from '../shop/ordering-over.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signedIn } from '../shop/signed-in.ts';

/** Every order is confirmed to its member, whenever the jobs run. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterEach(async () => expect(await shop.ledger()).toEqual([]));
afterAll(() => shop.close());

const aReadyMember = async () => {
  const device = await signedIn(shop, await shop.member());
  return { device, order: await cartReady(device) };
};

test('an order is confirmed while its attempt is still open, and once', async () => {
  const { device, order } = await aReadyMember();
  const { member } = device;
  let meanwhile = -1;
  const ordering = orderingOver(shop.services, {
    commerce: (client) => ({
      async run(document, variables, headers) {
        const answer = await client.run(document, variables, headers);
        if (document.name === 'PlaceOrder') {
          await shop.runJobs();
          meanwhile = (await confirmationsTo(member.email)).length;
        }
        return answer;
      },
    }),
  }).forMember(member.userId, (await device.shopper()).memberData);

  expect(await ordering.place(order)).toMatchObject({ status: 'placed' });
  await shop.runJobs();

  expect(meanwhile).toBe(1);
  expect(await confirmationsTo(member.email)).toHaveLength(1);
});

test('orders placed while the jobs run beside are all confirmed', async () => {
  const ready = [];
  for (let index = 0; index < 16; index += 1) ready.push(await aReadyMember());
  const { services } = shop;
  const worker = await startWorker(services.pool, tasksOf(services), services.log);
  try {
    for (let from = 0; from < ready.length; from += 8)
      await Promise.all(
        ready.slice(from, from + 8).map(async ({ device, order }) => {
          const placed = await (await device.shopper()).ordering.place(order);
          expect(placed.status).toBe('placed');
        }),
      );
    await expect.poll(jobsLeft, { timeout: 15_000 }).toBe(0);
  } finally {
    await worker.stop();
  }

  const told = await Promise.all(ready.map(({ device }) => confirmationsTo(device.member.email)));
  expect(told.map(({ length }) => length)).toEqual(ready.map(() => 1));
});

test('the ledger tells of an order that was placed and not mailed', async () => {
  const { device, order } = await aReadyMember();
  const placed = await (await device.shopper()).ordering.place(order);
  await shop.runJobs();
  const number = placed.status === 'placed' ? placed.orderNumber : '';
  const { pool } = shop.services;
  const { rows } = await pool.query(
    `delete from shop.messages where dedupe_key = $1 returning dedupe_key, channel, sealed`,
    [`order-confirmation:${number}`],
  );

  expect(await shop.ledger()).toEqual([
    { invariant: 'I6', what: `order ${number} was placed and not mailed` },
  ]);

  const [row] = rows;
  await pool.query(`insert into shop.messages (dedupe_key, channel, sealed) values ($1, $2, $3)`, [
    row.dedupe_key,
    row.channel,
    row.sealed,
  ]);
});

async function confirmationsTo(email: string) {
  return (await shop.messagesTo(email)).filter(({ text }) => /\bdm\d{10}\b/.test(text));
}

async function jobsLeft(): Promise<number> {
  const { rows } = await shop.services.pool.query<{ count: number }>(
    `select count(*)::integer as count from graphile_worker._private_jobs`,
  );
  return rows[0]!.count;
}
