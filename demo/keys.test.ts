import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoKeys } from './keys.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-keys-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('keys are made once, for their owner only', () => {
  const keys = demoKeys(dir);

  expect(demoKeys(dir)).toEqual(keys);
  expect(readdirSync(dir)).toEqual(['keys.json']);
  expect(statSync(path.join(dir, 'keys.json')).mode & 0o077).toBe(0);
});

test('of several processes that start at once, all have the keys that stay', async () => {
  const module = path.join(import.meta.dirname, 'keys.ts');
  const dirs = Array.from({ length: 50 }, (_, shop) => path.join(dir, String(shop)));
  const program = `
    const { demoKeys } = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(${JSON.stringify(dirs)}.map((dir) => demoKeys(dir))));`;
  const run = promisify(execFile);

  const told = await Promise.all(
    Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '-e', program])),
  );

  const kept = dirs.map((one) => demoKeys(one));
  for (const { stdout } of told) expect(JSON.parse(stdout)).toEqual(kept);
});
