import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#scripts/build.ts';
import { startShop, type RunningShop } from '../shop/running-shop.ts';

let shop: RunningShop;
let database: Client;
/** Holds what others wait for. */
let holder: Client;
beforeAll(async () => {
  if (!(await ensureBuilt())) throw new Error('The pages cannot be built.');
  shop = await startShop();
  database = new Client(shop.databaseUrl);
  holder = new Client(shop.databaseUrl);
  await Promise.all([database.connect(), holder.connect()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([database.end(), holder.end()]);
  await shop.stop();
});

async function ask(query: string, variables: object = {}): Promise<Response> {
  return fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ query, variables }),
  });
}

async function count(sql: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count ${sql}`);
  return rows[0]!.count;
}

const isAnswering = () =>
  fetch(`${shop.url}/livez`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

test('T205: a process that is sent SIGTERM answers what it took on, frees its jobs and ends well', async () => {
  const made = await ask('mutation { createEmptyCart }');
  const { data } = (await made.json()) as { data: { createEmptyCart: string } };
  const sku = (
    await database.query<{ sku: string }>(
      `select p.sku from commerce.products p join commerce.stock s on s.product_id = p.id
     where p.parent_id is not null and p.enabled and s.qty > 10 limit 1`,
    )
  ).rows[0]!.sku;
  await holder.query('begin');
  await holder.query(`select 1 from commerce.carts where masked_id = $1 for update`, [
    data.createEmptyCart,
  ]);
  await holder.query(`lock table shop.order_attempts in access exclusive mode`);
  for (let n = 0; n < 8; n += 1)
    await database.query(`select graphile_worker.add_job('recover-orders')`);
  // Jobs wait for the table, the call for its row, which is the end of the transaction that holds it.
  const held = `from pg_stat_activity where wait_event_type = 'Lock' and wait_event =`;
  await expect.poll(() => count(`${held} 'relation'`), { timeout: 5000 }).toBeGreaterThan(0);

  const answer = ask(
    `mutation ($cart: String!, $sku: String!) {
      addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1 }]) {
        cart { total_quantity } user_errors { message } } }`,
    { cart: data.createEmptyCart, sku },
  );
  await expect.poll(() => count(`${held} 'transactionid'`)).toBeGreaterThan(0);
  const askedAt = Date.now();
  const ended = shop.askToStop();
  await expect.poll(isAnswering).toBe(false);
  await holder.query('commit');

  expect(await (await answer).json()).toEqual({
    data: { addProductsToCart: { cart: { total_quantity: 1 }, user_errors: [] } },
  });
  expect(await ended).toBe(0);
  expect(Date.now() - askedAt).toBeLessThan(10_000);
  const locked = `where locked_at is not null or locked_by is not null`;
  expect(await count(`from graphile_worker._private_jobs ${locked}`)).toBe(0);
  expect(await count(`from graphile_worker._private_job_queues ${locked}`)).toBe(0);
});

test('T205: of calls that come while it is stopping none that it took is cut off', async () => {
  await shop.startAgain();
  const outcomes: Promise<string>[] = [];
  const call = () =>
    ask('{ storeConfig { store_code } }').then(
      async (answer) => `${answer.status} ${(await answer.text()).length > 0}`,
      (error: Error) => (error.cause as { code?: string } | undefined)?.code ?? error.message,
    );
  const stopped = new AbortController();
  const ended = (async () => {
    await expect.poll(() => outcomes.length).toBeGreaterThan(50);
    const code = await shop.askToStop();
    stopped.abort();
    return code;
  })();
  while (!stopped.signal.aborted) {
    outcomes.push(call());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  expect(await ended).toBe(0);
  const said = new Set(await Promise.all(outcomes));
  said.delete('200 true');
  said.delete('503 true');
  // A reset connection is one with a call that nobody has read; one that was read ends otherwise.
  said.delete('ECONNRESET');
  expect(said).toEqual(new Set(['ECONNREFUSED']));
}, 60_000);
