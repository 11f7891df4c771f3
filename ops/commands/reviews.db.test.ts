import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aReview } from '#test/shop/a-review.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { signedIn } from '#test/shop/signed-in.ts';
import type { Options } from '../command.ts';
import { reviewCommands } from './reviews.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-reviews-'));

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const run = (name: string, words: string[] = [], options: Options = {}) =>
  reviewCommands[`reviews ${name}`]!.run(shop.services, words, options);

async function written(changes: object = {}): Promise<string> {
  const device = await signedIn(shop, await shop.member());
  await aReview((await device.shopper()).commerce('default'), changes);
  const [newest] = await shop.services.commerce.reviews.list({ onlyPending: false });
  return String(newest?.id);
}

test('what waits is listed, approved and written into the audit; nothing is done twice', async () => {
  const [first, second] = [await written({ summary: 'Light' }), await written()];
  const { text } = await run('list', [], { pending: true });
  expect(text).toMatch(
    new RegExp(
      `^${first} pending, 10100 \\(default\\), \\d{4}-\\d\\d-\\d\\d: price 4, quality 4, value 4\nAda: Light\nI forget that I wear it\\.\n\n${second} `,
    ),
  );

  expect(await run('approve', [first, second, first, '999'])).toMatchObject({
    ok: true,
    text: `shown: ${first}, ${second}\nnothing to do for: 999`,
  });
  expect(await run('approve', [first])).toMatchObject({ ok: false });
  expect(await run('list', [], { pending: true })).toMatchObject({ text: 'None.' });
  expect(await run('reject', [second])).toMatchObject({ text: `not shown: ${second}` });
  expect((await run('list')).text).toContain(`${second} rejected`);
  const { rows } = await shop.services.pool.query(
    `select action, subject from shop.audit where action like 'reviews.%' order by id`,
  );
  expect(rows).toEqual([
    { action: 'reviews.approve', subject: `review:${first}` },
    { action: 'reviews.approve', subject: `review:${second}` },
    { action: 'reviews.reject', subject: `review:${second}` },
  ]);
});

test.each(['x', '0', '-1', '1.5', '9'.repeat(20)])('%j is no number of a review', async (word) => {
  expect(await run('approve', ['1', word])).toMatchObject({ ok: false });
});

test('what stars are asked for is told and changed, whole or not at all', async () => {
  expect((await run('ratings')).text).toBe(
    'price (default: "Price", german: "Preis")\n' +
      'quality (default: "Quality", german: "Qualität")\n' +
      'value (default: "Value", german: "Preis-Leistung")',
  );
  const file = path.join(folder, 'ratings.json');
  writeFileSync(file, JSON.stringify([{ code: 'fit', names: { default: 'Fit' } }]));
  expect(await run('ratings', [file])).toMatchObject({
    ok: false,
    text: expect.stringContaining('0.names.german: '),
  });
  writeFileSync(file, JSON.stringify([{ code: 'fit', names: { default: 'Fit', german: 'Sitz' } }]));
  expect((await run('ratings', [file])).text.split('\n').slice(0, 2)).toEqual([
    'fit (default: "Fit", german: "Sitz")',
    'price (default: "Price", german: "Preis"), no longer asked for',
  ]);
});
