import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { giveTo, type Account } from './account.ts';
import { isCluster } from './data-directory.ts';
import { runToEnd } from './launch.ts';
import { isAlive } from './processes.ts';

export const databaseUser = 'framewell';

type NewCluster = { dataDir: string; initdb: string; account: Account; durable: boolean };

/**
 * Creates the cluster under a temporary name and moves it into place in one step, so that a
 * kill in the middle leaves no half cluster and of two starters one wins and both can go on.
 * Text sorts by code point on every machine alike; ICU collations are there for people.
 */
export async function createCluster({ dataDir, initdb, account, durable }: NewCluster) {
  removeAbandoned(dataDir);
  const unfinished = `${dataDir}.init-${process.pid}-${randomBytes(3).toString('hex')}`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(24).toString('base64url');
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    giveTo(account, unfinished);
    writeFor(account, passwordFile, password);
    const access = ['-U', databaseUser, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256'];
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const sync = durable ? [] : ['--no-sync'];
    const args = ['-D', unfinished, '-E', 'UTF8', ...access, ...locale, ...sync];
    await runToEnd(initdb, args, account);
    writeFor(account, passwordPath(unfinished), password);
    moveIntoPlace(unfinished, dataDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

export function readPassword(dataDir: string): string {
  return readFileSync(passwordPath(dataDir), 'utf8');
}

function passwordPath(dataDir: string): string {
  return path.join(dataDir, 'framewell.password');
}

function writeFor(account: Account, file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600, flush: true });
  giveTo(account, file);
}

function moveIntoPlace(unfinished: string, dataDir: string): void {
  try {
    renameSync(unfinished, dataDir);
  } catch (error) {
    if (!isCluster(dataDir)) throw error; // otherwise another starter was first: use its cluster
  }
  if (process.platform === 'win32') return;
  const parent = openSync(path.dirname(dataDir), 'r');
  fsyncSync(parent);
  closeSync(parent);
}

/**
 * Removes what starters left that were killed while creating the cluster. An `initdb` of theirs
 * may still be writing there; what it leaves is for the next start to remove.
 */
function removeAbandoned(dataDir: string): void {
  const parent = path.dirname(dataDir);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${path.basename(dataDir)}.init-`)) continue;
    const starter = Number(/\.init-(\d+)-/.exec(name)?.[1] ?? 0);
    if (isAlive(starter)) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    }
  }
}
