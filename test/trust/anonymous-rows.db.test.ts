import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalsInHourMax } from '#shop/audit/audit.ts';
import { forgetExpired } from '#shop/retention/forget-expired.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { signedIn } from '../shop/signed-in.ts';

/** Whoever nobody knows, and asks for ever, does not fill the database. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop({ settings: { FRAMEWELL_RATE_LIMIT: 'on' } });
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

/** How many rows there are of everything. */
async function rows(): Promise<number> {
  const { rows: tables } = await shop.services.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('shop', 'member_data', 'commerce') and table_type = 'BASE TABLE'`,
  );
  const counts = tables.map(({ name }) => `(select count(*) from ${name})`);
  const { rows: sums } = await shop.services.pool.query<{ sum: number }>(
    `select (${counts.join('+')})::int as sum`,
  );
  return sums[0]!.sum;
}

async function writtenBy(times: number, ask: (browser: Browser, n: number) => Promise<unknown>) {
  const before = await rows();
  for (let n = 0; n < times; n += 1) await ask(aBrowser(app), n);
  return (await rows()) - before;
}

test('a stranger who asks for pages of members writes no row', async () => {
  const paths = ['/Step1', '/checkout', '/User/Order', '/frames?q=a', '/german/Step1'];
  expect(await writtenBy(50, (browser, n) => browser.get(paths[n % 5] ?? ''))).toBe(0);
});

test('a stranger with forged cookies and codes writes no row', async () => {
  const forged = (browser: Browser) => {
    for (const name of ['session', 'sign_in', 'token', 'return_to'])
      browser.cookies.set(name, 'x'.repeat(43));
    return browser;
  };
  expect(await writtenBy(20, (browser) => forged(browser).get('/Step1'))).toBe(0);
  expect(await writtenBy(20, (browser) => forged(browser).call('/login', { otp: '1' }))).toBe(0);
});

test('member ids are kept for so many strangers at an address, and for no more', async () => {
  const intro = '/confirmauthentication/intro';
  const written = await writtenBy(150, (browser, n) =>
    n % 2 ? browser.submit(intro, { memberId: `AH-${n}` }) : browser.get(`${intro}?memberId=${n}`),
  );
  expect(written).toBeGreaterThan(100);
  expect(written).toBeLessThanOrEqual(121); // one of them is the count
});

test('reports of strangers are kept a hundred times in an hour, wherever they come from', async () => {
  const { reports } = shop.services.shop;
  const report = { errorType: 'add2Cart', message: 'no', isFromBrowser: true } as const;
  for (let n = 0; n < 130; n += 1)
    await reports.error({ ...report, requestId: `request-${n}`, address: `192.0.2.${n}` });
  const { rows: kept } = await shop.services.pool.query(
    `delete from shop.reported_errors returning 1`,
  );
  expect(kept).toHaveLength(100);
});

test('a wrong token is on record a thousand times in an hour, and counted beyond', async () => {
  const { pool } = shop.services;
  const device = await signedIn(shop, await shop.member());
  const wrong = () => {
    const browser = aBrowser(app, device.cookies);
    browser.cookies.set('token', 'wrong');
    return browser.get('/Step1');
  };
  const onRecord = async () =>
    (await pool.query(`select 1 from shop.audit where action = 'session.token'`)).rows.length;
  await wrong();
  expect(await onRecord()).toBe(1);
  await pool.query(`update shop.refusal_counts set count = $1 where action = 'session.token'`, [
    refusalsInHourMax - 1,
  ]);

  for (let tries = 0; tries < 5; tries += 1) await wrong();

  expect(await onRecord()).toBe(2);
  const counts = `select count::int from shop.refusal_counts where action = 'session.token'`;
  expect((await pool.query(counts)).rows).toEqual([{ count: refusalsInHourMax + 4 }]);

  await pool.query(`update shop.refusal_counts set hour = hour - interval '25 hours'`);
  await shop.services.audit.record({ actor: 'anonymous', action: 'once', outcome: 'refused' });
  await pool.query(
    `update shop.refusal_counts set hour = hour - interval '25 hours' where action = 'once'`,
  );
  await forgetExpired(pool);
  expect((await pool.query(`select action from shop.refusal_counts`)).rows).toEqual([
    { action: 'session.token' },
  ]);
  await pool.query(`update shop.refusal_counts set hour = hour - interval '366 days'`);
  await forgetExpired(pool);
  expect((await pool.query(`select 1 from shop.refusal_counts`)).rows).toEqual([]);
});
