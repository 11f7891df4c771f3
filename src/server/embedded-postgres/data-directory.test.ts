import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataDirectory, prepareParent } from './data-directory.ts';
import { canReach } from './account.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'framewell-test-clone-'));
  chmodSync(clone, 0o755);
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

test('the database lives in the clone', () => {
  expect(dataDirectory(clone)).toBe(path.join(clone, 'var', 'pg'));
});

describe.runIf(isRoot)('under root', () => {
  test('a clone that the unprivileged account cannot enter keeps its database outside', () => {
    chmodSync(clone, 0o700);

    expect(dataDirectory(clone)).toMatch(/^\/var\/lib\/framewell\/[0-9a-f]{16}\/pg$/);
  });

  test('a clone with a database keeps it, whatever its permissions become', () => {
    const existing = path.join(clone, 'var', 'pg');
    mkdirSync(existing, { recursive: true });
    writeFileSync(path.join(existing, 'PG_VERSION'), '18\n');
    chmodSync(clone, 0o700);

    expect(dataDirectory(clone)).toBe(existing);
  });

  test('the folder around the data is opened for the account to pass, not to read', () => {
    mkdirSync(path.join(clone, 'var'), { mode: 0o700 });
    expect(canReach(nobody, path.join(clone, 'var'))).toBe(false);

    prepareParent(path.join(clone, 'var', 'pg'));

    expect(canReach(nobody, path.join(clone, 'var'))).toBe(true);
  });
});
