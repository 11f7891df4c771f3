import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue } from '#commerce/commerce.test-data.ts';
import { ensureBuilt } from '#scripts/build.ts';
import { buy } from './chaos/buyer.ts';
import { openMailbox, type Mailbox } from './chaos/mailbox.ts';
import { overWire } from './chaos/wire.ts';
import { frames, type ShopMember } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { ownCluster, type OwnCluster } from './shop/own-cluster.ts';
import { freePort, production, productionUrl, run, type Running } from './shop/production.ts';

/**
 * A new version takes the place of an old one, process by process, while members order. The old
 * one is this clone, and the new one a copy of it with a migration of its own: what is proved is
 * that a version goes on under a migration and beside what comes after it. That a real migration
 * only adds is told from its text (`test/house/migrations.test.ts`); that the real version before
 * this one goes on is proved where FRAMEWELL_VERSION_BEFORE names a folder with it, built.
 */
const clone = path.resolve(import.meta.dirname, '..');
const before = process.env['FRAMEWELL_VERSION_BEFORE'];
const old = before ?? clone;

/** What a migration may do while the version before serves, on the tables that an order touches. */
const nextMigration = `-- Up Migration

alter table commerce.carts add column next_text text;
alter table commerce.orders add column next_text text, add column next_number int not null default 1;
alter table commerce.cart_items add column next_text text;
create index next_orders on commerce.orders (next_text);
create table commerce.next_things (id int primary key);
`;

type Serving = { process: Running; port: number };

let cluster: OwnCluster;
let mailbox: Mailbox;
let folder: string;
let next: string;
let settings: Record<string, string>;
const serving: Serving[] = [];

beforeAll(async () => {
  expect(await ensureBuilt()).toBe(true);
  folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-rolling-'));
  next = before ? clone : nextVersion();
  [cluster, mailbox] = await Promise.all([ownCluster(), openMailbox()]);
  await cluster.database.pool.query('create database rolling');
  const url = new URL(cluster.database.url);
  url.pathname = '/rolling';
  settings = {
    ...production,
    DATABASE_URL: url.href,
    MAIL_URL: `smtp://127.0.0.1:${mailbox.port}`,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '0',
  };
});
afterAll(async () => {
  for (const { process } of serving) process.process.kill('SIGKILL');
  mailbox.close();
  await cluster.database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** This clone once more, with a migration that it does not have. */
function nextVersion(): string {
  const copy = path.join(folder, 'next');
  for (const part of ['package.json', 'src', 'build'])
    cpSync(path.join(clone, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(clone, 'node_modules'), path.join(copy, 'node_modules'));
  writeFileSync(path.join(copy, 'src/commerce/migrations/9999_next.sql'), nextMigration);
  return copy;
}

async function serve(from: string): Promise<Serving> {
  const port = await freePort();
  const process = run('src/server/main.ts', [], { ...settings, PORT: String(port) }, from);
  await process.saying(/"ready"/);
  return { process, port };
}

async function ops(...words: string[]): Promise<string> {
  const command = run('ops/main.ts', [...words, '--json'], settings, old);
  expect(await command.ended, command.said()).toBe(0);
  return command.said();
}

const members = Array.from({ length: 600 }, (_, index): ShopMember => {
  const email = `vera${index}@members.example`;
  const name = { firstName: 'Vera', lastName: 'Sample' };
  return { memberId: `AH-${index}`, ...name, plan: 'Alder Health', email, userId: '' };
});

/** Asked by turns, as a balancer does: each request goes to a process that is served now. */
function balanced(address: string) {
  let turn = 0;
  return {
    fetch(request: Request): Promise<Response> {
      turn += 1;
      const port = serving[turn % serving.length]?.port ?? 0;
      return overWire([port], productionUrl, address).fetch(request);
    },
  };
}

test('members order on while every process is replaced', { timeout: 240_000 }, async () => {
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  await ops('catalog', 'import', file('frames.json', JSON.stringify(aCatalogue(frames))));
  const all = ['--frame', '150', '--lenses', '60', '--shipping', 'yes', '--label', 'Plan'];
  await ops('benefit', 'set', ...all);
  const lines = members.map(({ memberId, email }) => `${memberId},Vera,Sample,${email},Alder`);
  const header = 'memberId,firstName,lastName,email,plan';
  await ops('members', 'import', file('members.csv', [header, ...lines].join('\n')));
  serving.push(await serve(old), await serve(old));

  const wrong: string[] = [];
  const placed: string[] = [];
  const isReplaced = new AbortController();
  const waiting = [...members.entries()];
  const keepOrdering = async () => {
    while (!isReplaced.signal.aborted) {
      const [index, member] = waiting.shift() ?? [];
      if (index === undefined || !member) throw new Error('there are too few members');
      const told = await buy({
        browser: aBrowser(balanced(`10.0.${index >> 8}.${index & 255}`)),
        member,
        email: member.email,
        coupon: null,
        random: Math.random,
        patienceMs: 60_000,
        readCodes: () =>
          mailbox.mailsTo(member.email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []),
        wrong: (what) => wrong.push(what),
        count: (what) => wrong.push(what),
      });
      if (told.status === 'placed') placed.push(told.number);
      else wrong.push(told.last);
    }
  };
  const ordering = Promise.all([keepOrdering(), keepOrdering(), keepOrdering()]);
  const replacing = replaceAll().finally(() => isReplaced.abort());
  await Promise.all([ordering, replacing]);

  expect(wrong).toEqual([]);
  expect(new Set(placed).size).toBe(placed.length);
  expect(placed.length).toBeGreaterThanOrEqual(6);
  // An old process that falls over meanwhile comes up again beside the new ones.
  if (!before) serving.push(await serve(old));
  await expect.poll(() => ledger(), { timeout: 30_000, interval: 2000 }).toBe('[]\n');
});

async function ledger(): Promise<string> {
  const command = run('ops/main.ts', ['ledger', 'check', '--json'], settings, clone);
  await command.ended;
  return command.said();
}

/**
 * A new process, then the oldest is asked to stop. While the first one migrates, somebody reads
 * for longer than it waits for a lock: it lets members pass and tries again.
 */
async function replaceAll(): Promise<void> {
  await sleep(3000);
  const reading = before ? null : readWhileMigrating();
  for (let count = 0; count < 2; count += 1) {
    serving.push(await serve(next));
    await sleep(1500);
    const [oldest] = serving.splice(0, 1);
    oldest?.process.process.kill('SIGTERM');
    expect(await oldest?.process.ended).toBe(0);
    await sleep(1500);
  }
  await reading;
}

async function readWhileMigrating(): Promise<void> {
  const reader = new Client(settings['DATABASE_URL']);
  await reader.connect();
  await reader.query('begin; select count(*) from commerce.orders, commerce.carts');
  const waits = async () =>
    (
      await cluster.database.pool.query(
        `select 1 from pg_stat_activity where application_name = 'framewell-migrate'
            and query ilike '%alter table%' and wait_event_type = 'Lock'`,
      )
    ).rows.length;
  await expect.poll(waits, { timeout: 30_000, interval: 20 }).toBe(1);
  await sleep(4000);
  await reader.end();
}
