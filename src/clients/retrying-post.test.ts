import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpClient } from './over-http.ts';
import { retryingPost } from './retrying-post.ts';

type Heard = { at: number; timestamp: string | null; key: string | undefined; body: string };

let statuses: number[] = [];
let heard: Heard[] = [];
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { searchParams } = new URL(request.url ?? '', 'http://x');
    const key = request.headers['idempotency-key'];
    heard.push({
      at: Date.now(),
      timestamp: searchParams.get('timestamp'),
      key: Array.isArray(key) ? key[0] : key,
      body,
    });
    const status = statuses.shift() ?? 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end('{"data":{"placeOrder":null}}');
  });
});
let url = '';
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/graphql?store=1`;
});
beforeEach(() => {
  heard = [];
});
afterAll(() => service.close());

const sent = { body: '{"otp":"1"}', headers: { 'idempotency-key': 'k'.repeat(16) } };

test.each([
  [[503, 503, 200], 200, 3],
  [[504, 200], 200, 2],
  [[503, 503, 503], 503, 3],
  [[504, 503, 504], 504, 3],
  [[200], 200, 1],
  [[500], 500, 1],
  [[502], 502, 1],
  [[429], 429, 1],
  [[400], 400, 1],
  [[401], 401, 1],
  [[503, 500], 500, 2],
])(
  'T201: a post that is answered %j ends with %i after %i tries',
  async (answers, status, tries) => {
    statuses = [...answers];
    expect((await retryingPost(url, sent)).status).toBe(status);
    expect(heard).toHaveLength(tries);

    const [first, ...repeats] = heard;
    expect(first?.timestamp).toBeNull();
    const stamps = repeats.map(({ timestamp }) => timestamp);
    expect(new Set(stamps).size).toBe(repeats.length);
    for (const stamp of stamps) expect(stamp).toMatch(/^\d{13}$/);
    for (const { key, body } of heard)
      expect([key, body]).toEqual([sent.headers['idempotency-key'], sent.body]);
  },
);

test('T201: tries and the pause between them are the caller’s to set', async () => {
  statuses = [503, 503, 503];
  expect((await retryingPost(url, sent, { attemptsMax: 2, delayMs: 50 })).status).toBe(503);
  expect(heard).toHaveLength(2);
  expect(heard[1]!.at - heard[0]!.at).toBeGreaterThanOrEqual(45);
});

test.each([
  ['what only reads', 'query Glance { placeOrder }', {}, 3],
  ['a change that has a key', 'mutation Place { placeOrder }', sent.headers, 3],
  ['a code, whose tries are counted', 'query Try { verifyOtp }', {}, 1],
  ['a change without one, which might happen twice', 'mutation Add { placeOrder }', {}, 1],
] as const)('T201: another platform is asked again for %s', async (_, text, headers, tries) => {
  statuses = [503, 504, 200];
  const client = httpClient(url, {}, { timeoutMs: 10_000 });
  await client.run({ name: 'Any', text }, {}, headers).catch(() => {});
  expect(heard).toHaveLength(tries);
});

test('T201: whoever answers later than is set is not waited for', async () => {
  const late = createServer(() => {}).listen(0, '127.0.0.1');
  await once(late, 'listening');
  const { port } = late.address() as AddressInfo;
  const client = httpClient(`http://127.0.0.1:${port}`, {}, { timeoutMs: 100 });
  const startedAt = performance.now();
  await expect(client.run({ name: 'Any', text: 'query Any { x }' }, {})).rejects.toMatchObject({
    category: 'unreachable',
  });
  expect(performance.now() - startedAt).toBeLessThan(2000);
  late.closeAllConnections();
  late.close();
});
