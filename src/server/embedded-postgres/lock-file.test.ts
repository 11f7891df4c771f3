import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFilePath, lockState, readLockFile, removeLockFiles } from './lock-file.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function write(text: string) {
  writeFileSync(lockFilePath(dataDir), text);
  return readLockFile(dataDir)!;
}

test('a folder without a lock file is free', () => {
  expect(readLockFile(dataDir)).toBeNull();
  expect(lockState(dataDir)).toBe('free');
});

test('what PostgreSQL writes is understood', () => {
  const lock = write('42\n/data\n1700000000\n5432\n/run\n\n 1 2\nready   \n');

  expect(lock).toMatchObject({
    pid: 42,
    dataDir: '/data',
    port: 5432,
    socketDir: '/run',
    status: 'ready',
  });
});

test('an empty or garbled file is foreign, one of a dead process leaves the folder free', () => {
  write('');
  expect(lockState(dataDir)).toBe('foreign');
  write('\u0000garbage');
  expect(lockState(dataDir)).toBe('foreign');
  write(`${2 ** 22 - 7}\n${dataDir}\n`);
  expect(lockState(dataDir)).toBe('free');
});

test('a lock file is removed only when it still is the one that was judged', () => {
  const judged = write('42\nlost\n');
  write('43\nquicker starter\n');

  removeLockFiles(dataDir, dataDir, judged);
  expect(readFileSync(lockFilePath(dataDir), 'utf8')).toBe('43\nquicker starter\n');

  removeLockFiles(dataDir, dataDir, readLockFile(dataDir)!);
  expect(existsSync(lockFilePath(dataDir))).toBe(false);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a lock file that another starter removed is no trouble', () => {
  const judged = write('42\nlost\n');
  rmSync(lockFilePath(dataDir));

  removeLockFiles(dataDir, dataDir, judged);

  expect(readdirSync(dataDir)).toEqual([]);
});
