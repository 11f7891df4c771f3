import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStep } from '#scripts/run-step.ts';
import { createApp } from '#server/app.ts';
import { loadStorefront } from '#server/storefront-build.ts';
import { temporaryFolder } from '../postgres.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { signedIn } from '../shop/signed-in.ts';
import { root } from './source-files.ts';
import { copyWith, stepsIn } from './worked-example.ts';

/** The page that `CONTRIBUTING.md` adds, in a copy of the house. */
const steps = stepsIn(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'));
const folder = temporaryFolder('example-');

let shop: TestShop;
beforeAll(async () => {
  copyWith(steps, folder);
  shop = await aShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a page with data and texts touches four files in two folders', () => {
  const files = new Set(steps.map(({ file }) => file));
  expect(files.size).toBe(4);
  expect(new Set([...files].map((file) => path.dirname(file))).size).toBe(2);
});

/** The whole house is compiled or built, beside other tests. */
const timeout = 240_000;

test('it compiles', { timeout }, async () => {
  const settings = {
    extends: './tsconfig.json',
    include: ['src/storefront', '.react-router/types'],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.test-data.ts'],
  };
  const file = path.join(folder, 'tsconfig.example.json');
  writeFileSync(file, JSON.stringify(settings));

  expect((await runStep('tsc', ['-p', file])).output).toBe('');
});

test('it answers members in both languages, and nobody else', { timeout }, async () => {
  const built = await runStep('react-router', ['build', folder], {
    env: { NODE_ENV: 'production' },
  });
  expect(built.ok, built.output).toBe(true);
  const app = createApp({
    services: shop.services,
    storefront: await loadStorefront(folder, shop.services.shop),
  });
  const { cookies } = await signedIn(shop, await shop.member());
  const member = aBrowser(app, cookies);

  const english = await member.get('/Benefit');
  expect(english.status).toBe(200);
  expect(english.text).toContain('What your plan pays');
  expect(english.text).toContain('It pays up to $150.00 for a frame');
  const german = await member.get('/german/Benefit');
  expect(german.text).toContain('Was Ihre Krankenkasse zahlt');
  expect(german.text).toMatch(/bis zu 150,00\s€ für die Fassung/);
  expect((await aBrowser(app).get('/Benefit')).location).toMatch(/^\/confirmauthentication\//);
});
