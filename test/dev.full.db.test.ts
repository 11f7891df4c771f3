import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aDatabase, type TestDatabase } from './database.ts';

const root = path.resolve(import.meta.dirname, '..');

let database: TestDatabase;
let program: ChildProcess;
let printed = '';

beforeAll(async () => {
  database = await aDatabase();
  program = spawn(process.execPath, [path.join(root, 'scripts/dev/run.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      FRAMEWELL_MODE: 'demo',
      DATABASE_URL: database.url,
      PORT: '0',
    },
  });
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
});
afterAll(async () => {
  program.kill('SIGTERM');
  await once(program, 'exit');
  await database.close();
});

test(
  'a changed file of the server starts it again, in one line',
  { timeout: 120_000 },
  async () => {
    await isPrinted('Framewell is ready');

    // Only its time changes, as when an editor saves what it read.
    utimesSync(path.join(root, 'src/server/app.ts'), new Date(), new Date());

    await isPrinted('Reloaded: src/server/app.ts');
    expect(printed.split('\n').filter((line) => /reload/i.test(line))).toHaveLength(1);
  },
);

const isPrinted = (words: string) =>
  vi.waitFor(() => expect(printed).toContain(words), { timeout: 50_000, interval: 100 });
