import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import type { Options } from '../command.ts';
import { contentCommands } from './content.ts';

const example = path.resolve(import.meta.dirname, '../../examples/content.json');
const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-content-'));

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const run = (file: string, options: Options = {}) =>
  contentCommands['content import']!.run(shop.services, [file], options);

test('the example is taken, told first by a trial', async () => {
  const told = 'pages: 2 added, 0 updated, 0 unchanged\nblocks: 2 added, 0 updated, 0 unchanged';
  const before = await run(example, { dryRun: true });
  expect(before).toMatchObject({ ok: true, text: `It would be:\n${told}` });
  expect(await run(example)).toMatchObject({ ok: true, text: told });
  const { rows } = await shop.services.pool.query(
    `select actor from shop.audit where action = 'content.import'`,
  );
  expect(rows).toEqual([{ actor: 'operator' }]);
});

test('every refused line is told, and nothing is changed', async () => {
  const file = path.join(folder, 'content.json');
  const page = { identifier: 'a', store: 'default', title: 'A' };
  writeFileSync(
    file,
    JSON.stringify({
      pages: [{ ...page, content: ['<p>a</p>', '<iframe src="x"></iframe>', '<font>b'] }],
    }),
  );

  const { ok, text } = await run(file);
  expect(ok).toBe(false);
  expect(text).toBe(
    'pages.0 a (default), line 2: <iframe> may not stand in content\n' +
      'pages.0 a (default), line 3: <font> may not stand in content\n' +
      '2 faults: nothing was changed.',
  );
});
