import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import type { Options } from '../command.ts';
import { ruleCommands } from './rules.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-rules-'));
const file = path.join(folder, 'rules.json');

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const run = (name: string, options: Options = {}) =>
  ruleCommands[name]!.run(shop.services, [file], options);

test('rules are imported, told first by a trial, and listed in their order', async () => {
  const label = { default: 'Spring', german: 'Frühling' };
  const rules = [
    { code: 'later', label, percent: 10 },
    { code: 'first', position: 1, label, percent: 5, coupons: [{ code: 'SPRING', uses: 3 }] },
  ];
  writeFileSync(file, JSON.stringify({ rules }));

  const told =
    'rules: 2 added, 0 updated\ncoupons: 1 added, 0 updated\nrules about prices: 0 added, 0 updated\ntax rates: not changed';
  expect(await run('rules import', { dryRun: true })).toMatchObject({
    ok: true,
    text: `It would be:\n${told}`,
  });
  expect((await run('rules list')).text).toBe('No rules.');
  expect(await run('rules import')).toMatchObject({ ok: true, text: told });
  expect((await run('rules list')).text).toBe(
    '1 first (default: "Spring", german: "Frühling"), by coupon\n' +
      '100 later (default: "Spring", german: "Frühling"), by itself',
  );
  const { rows } = await shop.services.pool.query(
    `select actor from shop.audit where action = 'rules.import'`,
  );
  expect(rows).toEqual([{ actor: 'operator' }]);
});

test('every refused line is told, and nothing is changed', async () => {
  writeFileSync(file, JSON.stringify({ rules: [{ code: 'first', percent: 200 }] }));

  const { ok, text } = await run('rules import');
  expect(ok).toBe(false);
  expect(text).toMatch(
    /^rules\.0\.label: .*\nrules\.0\.percent: .*\n2 faults: nothing was changed\.$/,
  );
});
