import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectionUrl } from '../connection-url.ts';
import { aDatabase, type TestDatabase } from '../database.ts';
import { ensureBuilt } from '#scripts/build.ts';
import { faultProxy, type FaultProxy } from '../shop/fault-proxy.ts';
import { freePort, production, run } from '../shop/production.ts';
import { traceCollector } from '../shop/trace-collector.ts';

/** How a shop in production starts and stops, as a process. */
let database: TestDatabase;
let wire: FaultProxy;
let collector: Awaited<ReturnType<typeof traceCollector>>;
beforeAll(async () => {
  expect(await ensureBuilt()).toBe(true);
  database = await aDatabase();
  collector = await traceCollector();
  const { pathname } = new URL(database.url);
  wire = await faultProxy({ ...inject('postgres'), database: pathname.slice(1) });
});
afterAll(async () => {
  await wire.close();
  collector.close();
  await database.close();
});

test('it waits for its database, and drains before it stops', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await wire.set('down');

  const shop = run('src/server/main.ts', [], {
    ...production,
    DATABASE_URL: connectionUrl(wire.connection),
    PORT: String(port),
    DRAIN_SECONDS: '1.5',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  await shop.saying(/the database is away/);
  await wire.set('open');
  await shop.saying(/"ready"/);
  expect(shop.said()).not.toMatch(/^\s+at /m);
  expect(shop.said()).toContain('no benefit is set');
  expect((await ask('/readyz')).status).toBe(200);

  expect((await ask('/nowhere')).status).toBe(421);

  shop.process.kill('SIGTERM');
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
  expect((await ask('/livez')).status).toBe(200);
  expect(await shop.ended).toBe(0);
  // What the collector had not been told yet is told before the end.
  expect(collector.spans.map(({ name }) => name)).toContain('GET /*');
});
