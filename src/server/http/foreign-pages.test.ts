import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { foreignPages } from './foreign-pages.ts';
import { originCheck, requestChecks } from './request-checks.ts';
import type { AppVariables } from './variables.ts';

const friend = 'https://friend.example';

function anApp(origins: string[]) {
  const app = new Hono<{ Variables: AppVariables }>();
  app.use(foreignPages({ path: '/graphql', origins, headerNames: ['store', 'authorization'] }));
  app.use(requestChecks({ hosts: () => true }));
  app.use(originCheck({ origins: (origin) => origin === 'https://shop.example' }));
  app.all('*', (c) => c.text('done', 200, { Vary: 'store' }));
  return app;
}

const ask = (path: string, method: string, origin: string, origins = [friend]) =>
  anApp(origins).request(path, {
    method,
    headers: { origin, 'sec-fetch-site': 'cross-site' },
  });

test('a page of an origin that the operator names may ask /graphql', async () => {
  const agreed = await ask('/graphql', 'OPTIONS', friend);
  expect(agreed.status).toBe(204);
  expect(Object.fromEntries(agreed.headers)).toMatchObject({
    'access-control-allow-origin': friend,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, store, authorization',
    vary: 'Origin',
  });
  for (const method of ['POST', 'GET']) {
    const answer = await ask('/graphql', method, friend);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(friend);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toBe('store, Origin');
  }
});

test.each([
  ['of another origin', '/graphql', 'https://evil.example', [friend]],
  ['of an origin that looks like it', '/graphql', 'https://friend.example.evil.example', [friend]],
  ['that hides its origin', '/graphql', 'null', [friend]],
  ['at another address', '/login', friend, [friend]],
  ['at an address below', '/graphql/x', friend, [friend]],
  ["at the plan's own service", '/member-data/graphql', friend, [friend]],
  ['where the operator names none', '/graphql', friend, []],
])('a page %s is refused as before', async (_name, path, origin, origins) => {
  const refused = await ask(path, 'POST', origin, origins);
  expect(refused.status).toBe(403);
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  expect((await ask(path, 'OPTIONS', origin, origins)).status).toBe(405);
});
