import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, expect, test } from 'vitest';
import { createTryOnProvider } from './try-on-provider.ts';

/** A provider on this machine; `answer` gets the uids that it is asked for. */
async function standIn(answer: (uids: string[]) => { status?: number; body: unknown }) {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://provider');
    asked.push(searchParams);
    const { status = 200, body } = answer((searchParams.get('uidList') ?? '').split(','));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const clock = { ms: Date.UTC(2026, 0, 1) };
  const reports: string[] = [];
  const provider = createTryOnProvider({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/availability?v=2`,
    key: 'a secret key',
    page: 'https://try.example/{uid}?from=us',
    now: () => new Date(clock.ms),
    report: (reason) => reports.push(reason),
  });
  return { provider, asked, clock, reports };
}

const available = (uids: string[]) => ({
  body: uids.map((uid) => ({ uid, available: uid !== '10102' })),
});

test('it is asked by uids and key, once for each in ten minutes', async () => {
  const { provider, asked, clock } = await standIn(available);

  expect([...(await provider.availableAmong(['10101', '10102']))]).toEqual(['10101']);
  expect(asked[0]?.get('uidList')).toBe('10101,10102');
  expect(asked[0]?.get('apiKey')).toBe('a secret key');
  expect(asked[0]?.get('v')).toBe('2');
  await provider.availableAmong(['10102', '10101', '10201']);
  expect(asked.map((query) => query.get('uidList'))).toEqual(['10101,10102', '10201']);
  clock.ms += 600_000;
  await provider.availableAmong(['10101']);
  expect(asked).toHaveLength(3);
});

test('many uids are asked for in parts', async () => {
  const { provider, asked } = await standIn(available);
  const uids = Array.from({ length: 120 }, (_, at) => String(20_000 + at));

  expect((await provider.availableAmong(uids)).size).toBe(120);
  expect(asked.map((query) => query.get('uidList')?.split(',').length)).toEqual(
    expect.arrayContaining([50, 50, 20]),
  );
});

test.each([
  [{ status: 403, body: [] }, 'answers 403'],
  [{ body: { uid: '10101' } }, /^answers something else/],
])('an answer of %j promises nothing, and it is left alone for a while', async (answer, reason) => {
  const { provider, asked, clock, reports } = await standIn(() => answer);

  expect((await provider.availableAmong(['10101'])).size).toBe(0);
  await provider.availableAmong(['10101']);
  expect(asked).toHaveLength(1);
  expect(reports).toEqual([expect.stringMatching(reason)]);
  expect(reports.join(' ')).not.toContain('secret');
  clock.ms += 30_000;
  await provider.availableAmong(['10101']);
  expect(asked).toHaveLength(2);
});

test('its page is addressed by the uid', async () => {
  const { provider } = await standIn(available);

  expect(provider.pageOf('10101/?')).toBe('https://try.example/10101%2F%3F?from=us');
});
