import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimInstance } from './instance.ts';

const url = 'http://127.0.0.1:3000';
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-instance-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function claim() {
  const claimed = claimInstance(dir);
  if (claimed.status !== 'claimed') throw new Error('The claim was refused.');
  return claimed;
}

/** Another process that claims `dir`, tells its address and waits to be killed. */
async function anotherServer() {
  const module = path.join(import.meta.dirname, 'instance.ts');
  const program = `
    const { claimInstance } = await import(${JSON.stringify(module)});
    const claim = claimInstance(${JSON.stringify(dir)});
    claim.recordAddress?.(${JSON.stringify(url)});
    console.log(claim.status);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise((resolve) => child.stdout.once('data', (d) => resolve(String(d))));
  return {
    said: String(said).trim(),
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

test('a second server of the clone is refused, and told where the first answers', () => {
  const first = claim();
  first.recordAddress(url);

  expect(claimInstance(dir)).toEqual({ status: 'taken', url });
  expect(JSON.parse(readFileSync(path.join(dir, 'run.json'), 'utf8'))).toMatchObject({
    pid: process.pid,
    port: 3000,
    url,
  });
  first.release();
});

test('a first server that has no address yet refuses the second all the same', () => {
  const first = claim();

  expect(claimInstance(dir)).toEqual({ status: 'taken', url: null });
  first.release();
});

test('a released clone can be claimed again', () => {
  claim().release();

  claim().release();
});

test('a clone whose server was killed can be claimed, although its notes are still there', async () => {
  const other = await anotherServer();
  const whileItLives = claimInstance(dir);
  await other.kill();

  const afterwards = claim();

  expect(whileItLives).toEqual({ status: 'taken', url });
  expect(claimInstance(dir)).toEqual({ status: 'taken', url: null });
  afterwards.release();
});

test('notes that name a living but foreign process do not keep a clone', () => {
  const note = { pid: process.ppid, port: 3000, url, startedAt: '2026-01-01T00:00:00.000Z' };
  writeFileSync(path.join(dir, 'run.json'), JSON.stringify(note));

  claim().release();
});

test('of several servers that start at once, one gets the clone', async () => {
  const servers = await Promise.all([anotherServer(), anotherServer(), anotherServer()]);
  await Promise.all(servers.map((server) => server.kill()));

  expect(servers.map(({ said }) => said).sort()).toEqual(['claimed', 'taken', 'taken']);
});
