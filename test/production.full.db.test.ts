import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue } from '#commerce/commerce.test-data.ts';
import { ensureBuilt } from '#scripts/build.ts';
import { frames, type ShopMember } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { formOf, stepsOfOrder } from './shop/order-steps.ts';
import { ownCluster, type OwnCluster } from './shop/own-cluster.ts';
import { freePort, production, productionUrl, run, type Running } from './shop/production.ts';
import { smtpServer, strangersTls, type SmtpServer } from './shop/smtp-server.ts';
import { tlsProxy, type TlsProxy } from './shop/tls-proxy.ts';

/**
 * A shop in production from nothing to a parcel on its way, as its people do it: two processes
 * behind a proxy that ends TLS, a mail server that is told nothing unencrypted, commands.
 */
let cluster: OwnCluster;
let mail: SmtpServer;
let proxy: TlsProxy;
let folder: string;
let settings: Record<string, string>;
const serving: { process: Running; port: number }[] = [];

beforeAll(async () => {
  expect(await ensureBuilt()).toBe(true);
  folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-production-'));
  cluster = await ownCluster();
  mail = await smtpServer({ offersTls: true });
  settings = {
    ...production,
    DATABASE_URL: cluster.database.url,
    // This machine by a name that is not loopback's: to the shop, a server elsewhere.
    MAIL_URL: `smtp://0.0.0.0:${mail.port}/?${strangersTls}`,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '0.5',
  };
  let turn = 0;
  proxy = await tlsProxy(() => serving[(turn += 1) % serving.length]?.port ?? 0);
});
afterAll(async () => {
  for (const { process } of serving) process.process.kill('SIGKILL');
  proxy.close();
  mail.close();
  await cluster.database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<void> {
  const port = await freePort();
  const process = run('src/server/main.ts', [], { ...settings, PORT: String(port) });
  await process.saying(/"ready"/);
  serving.push({ process, port });
}

/** The answer of a command, as a machine reads it. */
// Answers are looked into freely in tests.
// oxlint-disable-next-line typescript/no-explicit-any
async function ops(...words: string[]): Promise<any> {
  const command = run('ops/main.ts', [...words, '--json'], settings);
  expect(await command.ended, command.said()).toBe(0);
  return JSON.parse(command.said());
}

function file(name: string, text: string): string {
  const where = path.join(folder, name);
  writeFileSync(where, text);
  return where;
}

const mailsTo = (address: string) => mail.mails.filter(({ to }) => to === address);

async function codeFor(address: string): Promise<string> {
  const code = () =>
    mailsTo(address)
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .at(-1);
  await expect.poll(code, { timeout: 15_000 }).toBeDefined();
  return code() ?? '';
}

function member(memberId: string, firstName: string, lastName: string): ShopMember {
  const email = `${firstName.toLowerCase()}@members.example`;
  return { memberId, firstName, lastName, plan: 'Alder Health', email, userId: '' };
}

const vera = member('AH-1', 'Vera', 'Sample');
const jan = member('AH-2', 'Jan', 'Beispiel');

test('from nothing to a parcel on its way', { timeout: 180_000 }, async () => {
  // Set up by command; nothing is served yet.
  await ops('catalog', 'import', file('catalogue.json', JSON.stringify(aCatalogue(frames))));
  await ops(
    'benefit',
    'set',
    '--frame',
    '150',
    '--lenses',
    '60',
    '--shipping',
    'yes',
    '--label',
    'Plan',
  );
  const lines = [vera, jan].map(({ memberId, firstName, lastName, email, plan }) =>
    [memberId, firstName, lastName, email, plan].join(','),
  );
  const header = 'memberId,firstName,lastName,email,plan';
  const imported = file('members.csv', [header, ...lines].join('\n'));
  expect(await ops('members', 'import', imported)).toMatchObject({ result: { added: 2 } });
  await Promise.all([serve(), serve()]);

  // Both members order, each request of theirs at whichever process has its turn.
  const numbers: string[] = [];
  for (const [who, language] of [
    [vera, ''],
    [jan, '/german'],
  ] as const) {
    const browser = aBrowser(proxy, [], productionUrl);
    const readCode = () => codeFor(who.email);
    let review;
    for (const [step, leadsTo, act] of stepsOfOrder(browser, who, { language, readCode })) {
      review = await act();
      expect(review.location, `${who.firstName}, ${step}: ${review.status}`).toMatch(leadsTo);
      if (step === 'pair' && who === jan) await replaceOne();
    }
    const placed = await browser.submit(
      `${language}/checkout/OrderReview`,
      review ? formOf(review) : {},
    );
    expect(placed.location).toBe(`${language}/checkout/OrderConfirmation`);
    const told = await browser.get(`${language}/checkout/OrderConfirmation`);
    numbers.push(/\bdm\d+\b/.exec(told.text)?.[0] ?? '');
    await expect.poll(() => mailsTo(who.email).length, { timeout: 15_000 }).toBe(2);
    expect(mailsTo(who.email).at(-1)?.text).toContain(numbers.at(-1));
  }

  // The lab gets its sheet; the member hears that the parcel is on its way.
  const why = ['--reason', 'to be made'];
  const sheets = await ops('orders', 'export', '--format', 'json', ...why);
  expect(JSON.stringify(sheets)).toContain('"pdMm"');
  for (const number of numbers) {
    await ops('orders', 'status', number, 'in-production');
    await ops('orders', 'status', number, 'shipped', '--tracking', 'PARCEL 7');
  }
  for (const { email } of [vera, jan])
    await expect.poll(() => mailsTo(email).at(-1)?.text, { timeout: 15_000 }).toContain('PARCEL 7');

  expect(mail.mails.every(({ isEncrypted }) => isEncrypted)).toBe(true);
  expect(await ops('ledger', 'check')).toEqual([]);
  const findings = (await ops('doctor')) as { name: string; ok: boolean }[];
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
});

/** As a rolling deploy does: a new process first, then the oldest is asked to stop. */
async function replaceOne(): Promise<void> {
  await serve();
  const [oldest] = serving.splice(0, 1);
  oldest?.process.process.kill('SIGTERM');
  expect(await oldest?.process.ended).toBe(0);
}
