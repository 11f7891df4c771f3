import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SubscribeToNewsletterDocument } from '#clients/generated/commerce.ts';
import { newsletterConsent } from '#domain/newsletter/consent.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { memberCommands } from './members.ts';
import { newsletterCommands } from './newsletter.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-newsletter-'));

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const run = (name: string, words: string[] = [], options = {}) =>
  newsletterCommands[name]!.run(shop.services, words, options);

/** Follows the link that is mailed to an address. */
async function subscribe(email: string): Promise<void> {
  const { commerceAsGuest, commerce } = shop.services;
  await commerceAsGuest('german').run(SubscribeToNewsletterDocument, { email });
  await shop.runJobs();
  const text = (await shop.messagesTo(email)).at(0)?.text ?? '';
  const token = /\?confirm=(\S+)/.exec(text)?.[1] ?? '';
  expect(await commerce.newsletter.confirm(token)).toBe(true);
}

test('who has confirmed is exported, with a link that ends it', async () => {
  const out = path.join(folder, 'readers.csv');
  await subscribe('rosa@readers.example');
  await shop.services
    .commerceAsGuest('default')
    .run(SubscribeToNewsletterDocument, { email: 'never@readers.example' });

  expect(await run('newsletter export', [], { out })).toMatchObject({ data: { count: 1 } });
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const [header, line, ...rest] = readFileSync(out, 'utf8').split('\r\n');
  expect(rest).toEqual([]);
  expect(header).toBe('email,language,confirmedAt,unsubscribeUrl');
  const [email, language, , url] = line?.split(',') ?? [];
  expect([email, language]).toEqual(['rosa@readers.example', 'de']);
  expect(url).toMatch(/\/german\/newsletter\?unsubscribe=\d+-[0-9a-f]{32}$/);
  await expect(run('newsletter export', [], { out })).rejects.toThrow(/EEXIST/);
});

test('the proof is told, and erased with the address', async () => {
  await subscribe('ben@readers.example');
  expect(await run('newsletter proof', ['BEN@readers.example'])).toMatchObject({
    ok: true,
    data: { status: 'SUBSCRIBED', wording: newsletterConsent.de, confirmedAt: expect.any(Date) },
  });
  expect(await run('newsletter erase', ['ben@readers.example'])).toMatchObject({ ok: true });
  expect(await run('newsletter proof', ['ben@readers.example'])).toMatchObject({ ok: false });
  expect(await run('newsletter erase', ['ben@readers.example'])).toMatchObject({ ok: false });
});

test('a member who is deleted is deleted from the newsletter, too', async () => {
  const member = await shop.member({ email: 'member@readers.example' });
  await subscribe('member@readers.example');
  await memberCommands['members delete']!.run(shop.services, [member.memberId], {});
  expect(await run('newsletter proof', ['member@readers.example'])).toMatchObject({ ok: false });
});
