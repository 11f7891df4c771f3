import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFull } from './conditions.ts';
import { ensureBuilt } from '#scripts/build.ts';
import { aDatabase, type TestDatabase } from './database.ts';
import { freePort, production } from './shop/production.ts';

/**
 * npm hands a signal to its shell alone, and common shells end without a word to what they run:
 * the shop would go on with nobody who knows of it.
 */
const root = path.resolve(import.meta.dirname, '..');
let database: TestDatabase;
beforeAll(async () => {
  expect(await ensureBuilt()).toBe(true);
  database = await aDatabase();
});
afterAll(() => database.close());

/** Has every process of Node say its script and exit code, which a signal keeps it from. */
const tellsItsEnd = `--import=data:text/javascript,${encodeURIComponent(
  "process.on('exit', (code) => console.log('ended', process.argv[1].split('/').pop(), code))",
)}`;

/** The shop as this command starts it, once it answers. */
async function started(command: string, words: string[], env: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(command, words, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...production,
      DATABASE_URL: database.url,
      PORT: String(port),
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
  return { child, isUp };
}

test.runIf(isFull)('npm run serve, asked to stop, ends the shop in order and says so', async () => {
  const { child, isUp } = await started('npm', ['run', 'serve']);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await isUp()).toBe(false);
});

test('what npm runs ends in order once its shell has ended, however long that takes', async () => {
  const inShell = 'node scripts/start.mjs --serve; true';
  const env = { npm_lifecycle_event: 'serve', DRAIN_SECONDS: '2', NODE_OPTIONS: tellsItsEnd };
  const { child, isUp } = await started('sh', ['-c', inShell], env);
  const closed = once(child, 'close');
  const told = text(child.stdout);
  child.kill('SIGTERM');
  await closed;
  expect(await told).toMatch(/^ended main\.ts 0$.*^ended start\.mjs 0$/ms);
  expect(await isUp()).toBe(false);
});
