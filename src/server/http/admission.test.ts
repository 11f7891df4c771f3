import { Hono } from 'hono';
import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { admission } from './admission.ts';
import { busyTexts } from './busy-texts.ts';
import type { AppVariables } from './variables.ts';

/** A server with one place, which somebody holds until `free` is called. */
async function aFullServer({ lateness }: { lateness: () => number } = { lateness: () => 0 }) {
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const turnedAway = new Counter({
    name: 'turned_away',
    help: 'for the test',
    labelNames: ['line'],
    registers: [new Registry()],
  });
  const app = new Hono<{ Variables: AppVariables }>();
  app.use(admission({ atOnce: 1, metrics: { turnedAway }, lateness }));
  app.all('/held', async (c) => c.text((await freed, 'held')));
  app.get('/broken', () => Promise.reject(new Error('broken')));
  app.all('*', (c) => c.text('done'));
  app.onError((_, c) => c.text('broken', 500));
  const holding = app.request('/held');
  return { app, free: () => (free(), holding), turnedAway };
}

const page = { accept: 'text/html' };
const late = { lateness: () => 600 };
const plain = (text: string) => text.replaceAll('&#39;', "'");

test.each([
  ['/', busyTexts.en, 'href="/?a=1"', '/?a=1'],
  ['/german/Products/List', busyTexts.de, 'href="/german/Products/List"', '/german/Products/List'],
])(
  '%s says in its language that nothing was done, and leads back',
  async (_, words, link, path) => {
    const { app, free } = await aFullServer(late);
    const answer = await app.request(path, { headers: page });
    const text = plain(await answer.text());
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain(`<h1>${words.title}</h1>`);
    expect(text).toContain(words.text);
    expect(text).toContain(link);
    await free();
  },
);

test('a form that was sent is to be sent again, not to be left for an empty page', async () => {
  const { app, free } = await aFullServer(late);
  const answer = await app.request('/welcome', { method: 'POST', headers: page });
  const text = await answer.text();
  expect(text).toContain(busyTexts.en.sendAgain);
  expect(text).not.toContain('href');
  await free();
});

test('what a query holds cannot become part of the page', async () => {
  const { app, free } = await aFullServer(late);
  const answer = await app.request(`/?a="><script>`, { headers: page });
  expect(await answer.text()).not.toContain('<script>');
  await free();
});

test.each(['/graphql', '/errorLogger', '/Products/List.data'])(
  '%s is told so in the envelope of calls',
  async (path) => {
    const { app, free } = await aFullServer(late);
    const answer = await app.request(path, { headers: { accept: '*/*' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^[2-5]$/);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'busy' }] });
    await free();
  },
);

test('a member in the middle of an order waits also when the process is late, others do not', async () => {
  const { app, free, turnedAway } = await aFullServer(late);
  const cookie = 'text_size=1; session=abc';
  const order = app.request('/german/checkout/OrderReview', {
    method: 'POST',
    headers: { cookie },
  });
  expect((await app.request('/checkout', { headers: page })).status).toBe(503);
  expect((await app.request('/', { headers: { cookie } })).status).toBe(503);
  await free();

  expect((await order).status).toBe(200);
  const { values } = await turnedAway.get();
  expect(values.map(({ labels, value }) => [labels.line, value])).toEqual([
    ['visit', 1],
    ['member', 1],
  ]);
});

test('who may wait is served once there is a place, and a place that fails is given back', async () => {
  const { app, free } = await aFullServer();
  const waiting = ['/broken', '/', '/'].map(async (path) => app.request(path));
  await free();
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 200]);
});
