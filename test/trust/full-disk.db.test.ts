import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookAtDisk } from '#server/disk.ts';
import { recoverOrders } from '#server/jobs/tasks.ts';
import { errors } from '#storefront/app/error-texts.en.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { formOf, orderSteps } from '../shop/order-steps.ts';
import { ownCluster } from '../shop/own-cluster.ts';
import { smallDisk, type SmallDisk } from '../shop/small-disk.ts';
import { isFull } from '../conditions.ts';

/** The database has no room left while members order: no order is lost, and none is made twice. */
type Reviewing = { browser: Browser; form: Record<string, string> };

/** A member who has come as far as the review. */
async function reviewing(shop: TestShop): Promise<Reviewing> {
  const browser = aBrowser(await frontDoor(shop));
  let form: Record<string, string> = {};
  for (const [step, leadsTo, act] of orderSteps(shop, browser, await shop.member())) {
    const page = await act();
    expect(page.location, step).toMatch(leadsTo);
    form = formOf(page);
  }
  return { browser, form };
}

const place = ({ browser, form }: Reviewing): Promise<Page> =>
  browser.submit('/checkout/OrderReview', form);

/** The member is asked to come back, or told that it is not known yet; no number is made up. */
async function expectNotYet(answer: Page, { browser }: Reviewing): Promise<void> {
  const page = answer.status === 303 ? await browser.get(answer.location) : answer;
  expect(page.text).not.toMatch(/\bdm\d{10}\b/);
  if (answer.status === 303) return expect(page.status).toBe(200);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('2');
  expect(page.text.replaceAll('&#x27;', "'")).toContain(errors.technical.title);
}

/** What was left open is old enough to be looked at; the member sends the same form again. */
async function expectOneOrderAfter(shop: TestShop, who: Reviewing): Promise<string> {
  await recoverOrders(shop.services, 0);
  expect((await place(who)).location).toBe('/checkout/OrderConfirmation');
  const { text } = await who.browser.get('/checkout/OrderConfirmation');
  const number = /\bdm\d{10}\b/.exec(text)?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}

describe('T206: PostgreSQL says that its disk is full', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aShop();
    await shop.services.pool.query(
      `create function full_disk() returns trigger language plpgsql as $$ begin
         raise exception 'could not extend file' using errcode = '53100'; end $$`,
    );
  });
  afterAll(() => shop.close());

  test.each([
    ['when the attempt is opened', 'insert', 'shop.order_attempts'],
    ['when the order is written', 'insert', 'commerce.orders'],
    ['when its confirmation is queued', 'insert', 'graphile_worker._private_jobs'],
    ['when the attempt is closed', 'update of state', 'shop.order_attempts'],
  ])('%s', async (_when, act, table) => {
    const { pool } = shop.services;
    const before = (await shop.services.commerce.orders.list(1000)).length;
    const who = await reviewing(shop);
    await pool.query(
      `create trigger full_disk before ${act} on ${table} execute function full_disk()`,
    );
    try {
      await expectNotYet(await place(who), who);
      expect((await who.browser.get('/readyz')).json().degraded).toContain('disk');
    } finally {
      await pool.query(`drop trigger full_disk on ${table}`);
    }

    await expectOneOrderAfter(shop, who);
    expect(await shop.services.commerce.orders.list(1000)).toHaveLength(before + 1);
    await shop.runJobs();
    expect(await shop.ledger()).toEqual([]);
  });
});

test.runIf(isFull)(
  'T206: the disk is full to the last byte',
  { timeout: 120_000 },
  async ({ skip }) => {
    const disk = smallDisk(400);
    if (!disk) return skip('a file system of its own can be mounted by root on Linux alone');
    try {
      await orderOn(disk);
    } finally {
      disk.close();
    }
  },
);

test.runIf(isFull)(
  'T206: not even the log of PostgreSQL has room',
  { timeout: 120_000 },
  async ({ skip }) => {
    const disk = smallDisk(400);
    if (!disk) return skip('a file system of its own can be mounted by root on Linux alone');
    const { database } = await ownCluster({ within: disk.folder, durable: true });
    const shop = await aShop({ database });
    try {
      const who = await reviewing(shop);
      disk.fill();
      await stopForWantOfLog(database.pool);
      const answer = await place(who);
      // PostgreSQL may be up again already, within what is left of its last file.
      if (answer.location !== '/checkout/OrderConfirmation') await expectNotYet(answer, who);

      disk.empty();
      const ready = async () => (await who.browser.get('/readyz')).status;
      await expect.poll(ready, { timeout: 60_000 }).toBe(200);
      await expectOneOrderAfter(shop, who);
      expect(await shop.services.commerce.orders.list(1000)).toHaveLength(1);
      await shop.runJobs();
      expect(await shop.ledger()).toEqual([]);
    } finally {
      await database.close();
      disk.close();
    }
  },
);

/** Writes to PostgreSQL's log of changes until there is no file for more, which ends the server. */
async function stopForWantOfLog(pool: TestShop['services']['pool']): Promise<void> {
  const write =
    'select pg_logical_emit_message(true, $1, repeat($1, 1000000)) from generate_series(1, 4)';
  for (let tries = 0; tries < 100; tries += 1)
    try {
      await pool.query(write, ['x']);
    } catch (error) {
      // It is the log that has no room, which ends the server; or that has ended already.
      expect(String(error)).toMatch(/pg_wal|terminat|ECONNRE|recovery mode|starting up/);
      return;
    }
  throw new Error('the log of changes still has room');
}

async function orderOn(disk: SmallDisk): Promise<void> {
  const { database } = await ownCluster({ within: disk.folder, durable: true });
  const shop = await aShop({ database });
  try {
    const members: Reviewing[] = [];
    while (members.length < 6) members.push(await reviewing(shop));
    // The log's next file is there: what has no room are the tables, as on most disks that fill up.
    await database.pool.query('select pg_switch_wal()');
    await database.pool.query('checkpoint');
    expect(await lookAtDisk(shop.services)).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/^\d+ MiB left, fewer than 512/),
    });
    disk.fill();
    const answers: Page[] = [];
    for (const who of members) answers.push(await place(who));
    expect((await members[0]!.browser.get('/readyz')).json().degraded).toContain('disk');
    disk.empty();
    expect(answers.filter(({ status }) => status !== 303 && status !== 503)).toEqual([]);
    const numbers = [];
    for (const who of members) numbers.push(await expectOneOrderAfter(shop, who));
    expect(new Set(numbers).size).toBe(members.length);
    expect(await shop.services.commerce.orders.list(1000)).toHaveLength(members.length);
    await shop.runJobs();
    expect(await shop.ledger()).toEqual([]);
  } finally {
    await database.close();
  }
}
