import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { startTracing } from '#server/telemetry/start-tracing.ts';
import type { Storefront } from '#storefront/index.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { formOf, orderSteps } from '../shop/order-steps.ts';
import { testSettings } from '../shop/settings.ts';
import { traceCollector, type ToldSpan } from '../shop/trace-collector.ts';

/** What a collector is told of a page and of a whole order. */
const callersTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${callersTrace}-00f067aa0ba902b7-01`;

/** Pages that break in the two ways there are, with a word that nobody may be told. */
const brokenStorefront = (): Storefront => async (request) => {
  if (request.url.endsWith('/10200')) throw new TypeError('Zqcanary');
  return new Response('Zqcanary', { status: 502 });
};

let collector: Awaited<ReturnType<typeof traceCollector>>;
let shop: TestShop;
const person = {
  memberId: 'ZQ-77041993',
  firstName: 'Zqcanaryfirst',
  lastName: 'Zqcanarylast',
  email: 'zqcanary@members.example',
};
beforeAll(async () => {
  collector = await traceCollector();
  const settings = testSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const stop = await startTracing(settings, createLog('silent'));
  shop = await aShop();
  const browser = aBrowser(await frontDoor(shop));
  let page = await browser.get('/');
  for (const [, , act] of orderSteps(shop, browser, await shop.member(person))) page = await act();
  await browser.get('/p/10100?email=zqcanary@members.example', { traceparent });
  await browser.submit('/checkout/OrderReview', formOf(page));
  await shop.runJobs();
  await browser.call('/graphql', {
    query: 'query Zqcanaryname { storeConfig { store_code } }',
  });
  await browser.get('/livez');

  const outside = shop.withSettings({ COMMERCE_GRAPHQL_URL: `${collector.url}/graphql` });
  await aBrowser(await frontDoor(outside), browser.cookies).get('/User/Order', { traceparent });
  const app = createApp({ services: shop.services, storefront: brokenStorefront });
  await aBrowser(app).get('/p/10200');
  await aBrowser(app).get('/p/10300');
  await stop();
}, 90_000);
afterAll(async () => {
  collector.close();
  await shop.close();
});

const named = (name: string | RegExp) =>
  collector.spans.filter((span) =>
    typeof name === 'string' ? span.name === name : name.test(span.name),
  );

/** Every span that `span` is part of, the nearest first. */
function around(span: ToldSpan): ToldSpan[] {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [parent, ...around(parent)] : [];
}

test('a page joins the trace of its caller, with its documents and statements inside', () => {
  const [page] = named('GET /p/:sku').filter(({ traceId }) => traceId === callersTrace);
  expect(page?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(page?.attributes).toMatchObject({
    'http.route': '/p/:sku',
    'http.response.status_code': expect.anything() as unknown,
  });
  const inside = collector.spans.filter((span) => around(span).some((one) => one === page));
  expect(inside.some(({ name }) => name.startsWith('commerce '))).toBe(true);
  expect(inside.some(({ attributes }) => attributes['db.system.name'] === 'postgresql')).toBe(true);
});

test('of an order its document, its statements, its jobs and its mail are told', () => {
  const [order] = named('POST /checkout/OrderReview');
  expect(order).toBeDefined();
  const ofOrder = collector.spans.filter(({ traceId }) => traceId === order?.traceId);
  const names = new Set(ofOrder.map(({ name }) => name));
  for (const name of [
    'commerce PlaceOrder',
    'insert shop.order_attempts',
    'job order-confirmation',
    'job record-redemption',
    'member data RecordRedemption',
    'send message',
  ])
    expect([...names]).toContain(name);
  const [mail] = ofOrder.filter(({ name }) => name === 'send message');
  expect(around(mail!).map(({ name }) => name)).toContain('job order-confirmation');
});

test.each([
  ['breaks', '/p/10200', 'TypeError'],
  ['is answered as failed', '/p/10300', '502'],
])('the span of a request that %s is marked so, by no word of it', (_how, path, kind) => {
  const [failed] = named('GET /p/:sku').filter(
    ({ attributes }) => attributes['error.type'] === kind,
  );
  expect(failed?.status.code).toBe(2);
});

test('a service elsewhere is told the trace that it is part of', () => {
  const asked = collector.heard.filter(({ path }) => path.startsWith('/graphql'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { headers } of asked)
    expect(String(headers['traceparent'])).toMatch(new RegExp(`^00-${callersTrace}-\\w{16}-01$`));
  expect(
    named(/^commerce /).some(
      ({ attributes, status }) =>
        attributes['error.type'] === 'ServiceError' &&
        attributes['peer.service'] === 'commerce' &&
        status.code === 2,
    ),
  ).toBe(true);
});

test('no span holds anything of a person, nor what they typed', () => {
  expect(collector.spans.length).toBeGreaterThan(100);
  expect(named(/livez/)).toEqual([]);
  for (const told of collector.raw)
    for (const trace of [
      /zq-?canary/i,
      /77041993/,
      /-2[.,]25/,
      /Analytical|12207/,
      /select .* from .* where/i,
    ])
      expect(told).not.toMatch(trace);
});
