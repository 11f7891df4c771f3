import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { KEEPING_COOKIE, KEEPING_HEADER } from '#storefront/app/keep-typed/keep-intent.ts';
import { keepsFirst } from './keeps-first.ts';

/** A server that writes down what it has done; `/slow` is done when it is told. */
function aServer({ isHttps = false } = {}) {
  const done: string[] = [];
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(keepsFirst({ isHttps }));
  app.all('/broken', async () => {
    await told;
    throw new Error('broken');
  });
  app.all('*', async (c) => {
    if (c.req.path === '/slow') await told;
    done.push(`${c.req.method} ${c.req.path}`);
    return c.text('done');
  });
  app.onError((_, c) => c.text('broken', 500));
  const ask = (path: string, cookie: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { ...init.headers, cookie } });
  const keep = (path: string, cookie = 'session=a', name = '1') =>
    ask(path, cookie, { method: 'POST', headers: { [KEEPING_HEADER]: name } });
  return { done, tell, ask, keep };
}

test('a page that was asked for after something to keep is made when it is kept', async () => {
  const { done, tell, ask, keep } = aServer();
  const kept = keep('/slow');
  const page = ask('/page', 'session=a');
  const later = keep('/word');
  const sent = ask('/form', 'session=a', { method: 'POST' });
  await ask('/page', 'session=b');
  await ask('/page', 'guest=a2');
  expect(done).toEqual(['GET /page', 'GET /page']);
  tell();
  await Promise.all([kept, page, later, sent]);
  expect(done.slice(2)[0]).toBe('POST /slow');
  expect(done.indexOf('POST /form')).toBeGreaterThan(done.indexOf('POST /word'));
  expect(done).toHaveLength(6);
});

test.each([
  [false, 'guest=g'],
  [true, '__Host-session=s'],
  [true, '__Host-guest=g'],
])('behind TLS %s a browser is told by its cookie %s', async (isHttps, cookie) => {
  const { done, tell, ask, keep } = aServer({ isHttps });
  const kept = keep('/slow', cookie);
  const page = ask('/page', cookie);
  tell();
  await Promise.all([kept, page]);
  expect(done).toEqual(['POST /slow', 'GET /page']);
});

test('a page that is heard before what its cookie names is made when that is kept', async () => {
  const { done, tell, ask, keep } = aServer();
  const named = (name: string, who = 'session=a') => `${who}; ${KEEPING_COOKIE}=${name}`;
  const page = ask('/page', named('2'));
  await keep('/word', 'session=b', '2');
  await keep('/word', 'session=a', '1');
  expect(done).toEqual(['POST /word', 'POST /word']);
  const kept = keep('/slow', 'session=a', '2');
  tell();
  await Promise.all([kept, page]);
  expect(done.slice(2)).toEqual(['POST /slow', 'GET /page']);
});

test('what never arrives is waited for a moment, and what has arrived not at all', async () => {
  vi.useFakeTimers();
  try {
    const { done, ask, keep } = aServer();
    const page = ask('/page', `session=a; ${KEEPING_COOKIE}=lost`);
    await vi.advanceTimersByTimeAsync(499);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await page;
    await keep('/word', 'session=a', 'come');
    await ask('/page', `session=a; ${KEEPING_COOKIE}=come`);
    expect(done).toEqual(['GET /page', 'POST /word', 'GET /page']);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('what could not be kept, or hangs, holds nobody for good', async () => {
  vi.useFakeTimers();
  try {
    const { done, tell, ask, keep } = aServer();
    const broken = keep('/broken');
    const page = ask('/page', 'session=a');
    await vi.advanceTimersByTimeAsync(2000);
    await page;
    expect(done).toEqual(['GET /page']);
    tell();
    expect((await broken).status).toBe(500);
    await ask('/page', 'session=a');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
