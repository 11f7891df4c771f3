import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { loadStorefront } from '#server/storefront-build.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';

/** The page to try GraphQL: what a demo answers at its address, and a shop in production does not. */
let shop: TestShop;
let demo: Browser;
let production: Browser;
beforeAll(async () => {
  shop = await aShop();
  demo = aBrowser(await frontDoor(shop));
  const { services } = shop;
  const clone = path.resolve(import.meta.dirname, '..');
  // As `npm run serve` opens it: nothing of the demo beside the shop's own routes.
  const app = createApp({
    services,
    storefront: await loadStorefront(clone, services.shop),
    clientDirectory: path.join(clone, 'build/client'),
  });
  production = aBrowser(app);
});
afterAll(() => shop.close());

const isGraphiql = ({ text }: Page) => text.includes('/graphiql/page.js');

test.each(['/graphql', '/member-data/graphql'])('a demo shows it at %s', async (at) => {
  const page = await demo.get(at);

  expect([page.status, isGraphiql(page)]).toEqual([200, true]);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  expect(page.text).not.toMatch(/(src|href)="(?!\/)/);
  for (const [, file = ''] of page.text.matchAll(/(?:src|href)="(\/graphiql\/[^"]+)"/g))
    expect((await demo.get(file)).status).toBe(200);
});

test('programs go on asking the service', async () => {
  const query = '{ storeConfig { store_code } }';
  const asked = await demo.get(`/graphql?query=${encodeURIComponent(query)}`);
  expect(asked.json()).toEqual({ data: { storeConfig: { store_code: 'default' } } });
  const posted = await demo.call('/graphql', { query });
  expect(posted.json()).toEqual({ data: { storeConfig: { store_code: 'default' } } });
  expect(isGraphiql(await demo.get('/graphql', { accept: 'application/json' }))).toBe(false);
});

test('a shop in production has neither the page nor its files', async () => {
  for (const at of ['/graphql', '/member-data/graphql']) {
    const answer = await production.get(at);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  }
  expect((await production.get('/graphiql/page.js')).status).not.toBe(200);
});

test('the policy of all other pages stays as strict as it was', async () => {
  const policy = (await demo.get('/confirmauthentication/intro')).headers.get(
    'content-security-policy',
  );
  expect(policy).toMatch(
    /script-src 'nonce-[^']+' 'strict-dynamic'; worker-src 'self'; style-src 'self';/,
  );
});
