import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { faultyService, type FaultyService, type ServiceFault } from '../shop/faulty-service.ts';
import { frontDoor } from '../shop/front-door.ts';
import { stepsOfOrder } from '../shop/order-steps.ts';
import { startShop, type RunningShop } from '../shop/running-shop.ts';
import { testSettings } from '../shop/settings.ts';
import { lastCode } from '../shop/signed-in.ts';
import { orderUnderFault } from '../shop/under-fault.ts';
import { conditions } from '../conditions.ts';

/**
 * The main journey over an engine in another process, with a database of its own: slow, without
 * time, behind a gateway that gives up, and with connections that are cut. Guests do not come by:
 * with commerce elsewhere only members shop (`src/server/env.ts`).
 */
let engine: RunningShop;
let wire: FaultyService;
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let database: Pool;
beforeAll(async () => {
  const { COMMERCE_INTEGRATION_TOKEN } = testSettings();
  engine = await startShop({ COMMERCE_INTEGRATION_TOKEN, FRAMEWELL_RATE_LIMIT: 'off' });
  database = new Pool({ connectionString: engine.databaseUrl, max: 2 });
  wire = await faultyService({
    fetch: async (request) =>
      fetch(`${engine.url}/graphql`, {
        method: request.method,
        headers: callers(request.headers),
        body: await request.text(),
      }),
  });
  shop = await aShop({ settings: { COMMERCE_GRAPHQL_URL: wire.url } });
  app = await frontDoor(shop);
}, 120_000);
afterAll(async () => {
  wire.close();
  await database.end();
  await shop.close();
  await engine.stop();
});

/** What is said of the caller, without what is of this connection alone. */
function callers(headers: Headers): Headers {
  const passed = new Headers(headers);
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding'])
    passed.delete(name);
  return passed;
}

const ordersAt = async () =>
  (await database.query<{ number: string }>('select number from commerce.orders order by id')).rows;

const faults: readonly ServiceFault[] = conditions(
  ['cut'],
  ['busy', 'none', 300, 'gateway', 'dead'],
);

test.each(faults)('an engine in another process: %s', { timeout: 90_000 }, async (fault) => {
  const member = await shop.member();
  const browser = aBrowser(app);
  const before = await ordersAt();
  const steps = stepsOfOrder(browser, member, {
    readCode: async () => {
      await shop.runJobs();
      return lastCode(shop, member.email);
    },
    pair: () => ({ model: '12100', sku: '12101' }),
  });

  const { told, form } = await orderUnderFault(browser, steps, (isFaulty) =>
    wire.set(isFaulty ? fault : 'none'),
  );

  // Slow is not wrong: no page says anything else than usual.
  if (fault === 'none' || fault === 300)
    expect(Object.values(told).filter((answer) => answer.startsWith('5'))).toEqual([]);
  else expect(told['pair']).toBe('503');
  await shop.services.pool.query(
    `update shop.order_attempts set started_at = started_at - interval '1 minute',
         decided_at = decided_at - interval '1 minute' where state = 'open'`,
  );
  const again = await browser.submit('/checkout/OrderReview', form);
  expect(again.location).toMatch(/OrderConfirmation$/);
  const { text } = await browser.get(again.location);
  const orders = await ordersAt();
  expect(orders).toHaveLength(before.length + 1);
  expect(Number(/dm(\d{10})/.exec(text)?.[1])).toBe(Number(orders.at(-1)?.number));
});
