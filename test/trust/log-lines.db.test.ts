import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '#server/jobs/worker.ts';
import { tasksOf } from '#server/jobs/tasks.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { temporaryFolder } from '../postgres.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';

/** What whoever looks for the cause of a fault finds in the log. */
const folder = temporaryFolder('log-lines-');
const logFile = path.join(folder, 'log');
let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await aShop({ logFile });
  browser = aBrowser(await frontDoor(shop));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function lines(): Promise<Record<string, unknown>[]> {
  await pause(400); // the log writes within a quarter of a second
  const written = readFileSync(logFile, 'utf8').split('\n').filter(Boolean);
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a request is told by its route, whatever its address holds', async () => {
  await browser.get('/p/10100?email=zq@members.example', { 'x-request-id': 'request-of-a-frame' });
  await browser.get('/Zqlastname', { 'x-request-id': 'request-of-nothing' });
  await browser.get('/media/frames/10101.svg');

  const told = await lines();
  expect(told).toContainEqual(
    expect.objectContaining({
      requestId: 'request-of-a-frame',
      method: 'GET',
      route: '/p/:sku',
      kind: 'page',
      msg: 'request',
    }),
  );
  expect(told).toContainEqual(
    expect.objectContaining({ requestId: 'request-of-nothing', route: '/*' }),
  );
  expect(JSON.stringify(told)).not.toMatch(/zq/i);
});

test('a fault of the database tells its state, and the request that met it', async () => {
  await shop.services.pool.query('alter table commerce.stores rename to stores_away');
  await browser.call(
    '/graphql',
    { query: '{ storeConfig { store_code } }' },
    { 'x-request-id': 'request-of-a-fault' },
  );
  await shop.services.pool.query('alter table commerce.stores_away rename to stores');

  expect(await lines()).toContainEqual(
    expect.objectContaining({
      requestId: 'request-of-a-fault',
      route: '/graphql',
      reason: 'the statement does not fit the tables or the rights',
      sqlstate: '42P01',
      at: expect.any(Array) as string[],
    }),
  );
});

test('a job that failed tells its name, its try and why', async () => {
  const { pool, log } = shop.services;
  const sealed = Buffer.from('zq no message').toString('base64');
  await inTransaction(pool, (client) =>
    enqueue(client, 'send-message', { sealed, dedupeKey: 'zq' }),
  );
  const worker = await startWorker(pool, tasksOf(shop.services), log);
  await expect
    .poll(async () => (await lines()).filter(({ msg }) => msg === 'a job failed'))
    .toContainEqual(
      expect.objectContaining({
        task: 'send-message',
        try: 1,
        tries: 25,
        reason: expect.any(String) as string,
      }),
    );
  await worker.stop();

  expect(JSON.stringify(await lines())).not.toMatch(/zq/i);
});
