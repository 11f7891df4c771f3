import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFull } from './conditions.ts';
import { createApp } from '#server/app.ts';
import { CALLS } from '#storefront/app/call-map.ts';
import { PAGES } from '#storefront/app/site-map.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { formOf, orderSteps } from './shop/order-steps.ts';
import { knownSecrets } from './shop/settings.ts';

/** What `/metrics` tells after a member has ordered, and that it never tells too much. */
let shop: TestShop;
let app: ReturnType<typeof createApp>;
let browser: Browser;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  browser = aBrowser(app);
  let page = await browser.get('/');
  for (const [step, leadsTo, act] of orderSteps(shop, browser, await shop.member())) {
    page = await act();
    expect(page.location, `${step}: ${page.status}`).toMatch(leadsTo);
  }
  const placed = await browser.submit('/checkout/OrderReview', formOf(page));
  expect(placed.location).toBe('/checkout/OrderConfirmation');
  await shop.runJobs();
}, 60_000);
afterAll(() => shop.close());

async function scrape(): Promise<string[]> {
  const authorization = `Bearer ${knownSecrets.METRICS_TOKEN}`;
  const { status, headers, text } = await aBrowser(app).get('/metrics', { authorization });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return text.split('\n').filter((line) => line && !line.startsWith('#'));
}

/** The figure of that name under these labels. */
function figure(lines: string[], name: string, labels: Record<string, string> = {}): number {
  const line = lines.find(
    (one) =>
      one.startsWith(name) &&
      /^[{ ]/.test(one.slice(name.length)) &&
      Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
  );
  return line ? Number(line.split(' ').at(-1)) : Number.NaN;
}

test('after an order every part of the shop has its figures', async () => {
  const lines = await scrape();
  expect(figure(lines, 'orders_total', { outcome: 'placed' })).toBe(1);
  expect(
    figure(lines, 'http_request_seconds_count', { route: '/checkout/OrderReview', status: '3xx' }),
  ).toBe(1);
  expect(figure(lines, 'http_request_seconds_count', { route: '/p/:sku' })).toBeGreaterThan(0);
  expect(figure(lines, 'messages_total', { channel: 'email', outcome: 'sent' })).toBeGreaterThan(1);
  expect(figure(lines, 'outside_call_seconds_count', { service: 'mail', outcome: 'ok' })).toBe(
    figure(lines, 'messages_total', { channel: 'email', outcome: 'sent' }),
  );
  expect(figure(lines, 'job_seconds_count', { task: 'record-redemption', outcome: 'ok' })).toBe(1);
  expect(
    figure(lines, 'database_connections', { pool: 'requests', state: 'idle' }),
  ).toBeGreaterThan(0);
  expect(figure(lines, 'database_connections', { pool: 'jobs', state: 'waiting' })).toBe(0);
  expect(figure(lines, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(figure(lines, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

test('jobs that wait, failed and were given up are told by name', async () => {
  const { pool } = shop.services;
  const add = async (attempts: number, lastError: string | null) => {
    await pool.query(
      `with added as (select (graphile_worker.add_job('order-news', run_at => now() - interval '90 seconds')).id)
       select id from added`,
    );
    await pool.query(
      `update graphile_worker._private_jobs set attempts = $1, max_attempts = 25, last_error = $2
       where id = (select max(id) from graphile_worker._private_jobs)`,
      [attempts, lastError],
    );
  };
  await add(0, null);
  await add(3, 'it failed');
  await add(25, 'it failed');

  const lines = await scrape();
  for (const state of ['due', 'failed', 'given_up'])
    expect([state, figure(lines, 'jobs', { task: 'order-news', state })]).toEqual([state, 1]);
  expect(figure(lines, 'jobs_oldest_seconds', { task: 'order-news' })).toBeGreaterThanOrEqual(90);
});

test('a service outside is told by how its calls ended', async () => {
  const away = shop.withSettings({ COMMERCE_GRAPHQL_URL: 'http://127.0.0.1:1/graphql' });
  await aBrowser(await frontDoor(away), browser.cookies).get('/User/Order');
  const lines = (await away.services.metrics.text()).split('\n');

  expect(
    figure(lines, 'outside_call_seconds_count', { service: 'commerce', outcome: 'unreachable' }),
  ).toBeGreaterThan(0);
});

test.runIf(isFull)(
  'whatever is asked for, the figures have no more labels than the site has routes',
  async () => {
    for (let guess = 0; guess < 40; guess += 1) {
      await browser.get(`/nowhere/${guess}`);
      await browser.get(`/p/${guess}`);
      await browser.get(`/media/frames/${guess}.svg`);
      await browser.send(`/${guess}`, { method: guess % 2 ? 'DELETE' : 'POST' });
    }

    const routes = new Set(
      (await scrape()).flatMap(
        (line) => /^http_request_seconds.* ?route="([^"]*)"/.exec(line)?.[1] ?? [],
      ),
    );
    const own = Object.keys({ ...PAGES, ...CALLS }).length;
    expect(routes.size).toBeLessThan(own + 15);
    expect([...routes].join(' ')).not.toMatch(/\d{2}/);
  },
);
