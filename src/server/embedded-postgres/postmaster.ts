import { createHash } from 'node:crypto';
import { closeSync, fstatSync, lstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { renameSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTo } from './account.ts';
import type { Account } from './account.ts';
import type { Program } from './binaries.ts';
import { launch, runToEnd } from './launch.ts';
import { lockState, readLockFile } from './lock-file.ts';
import { isAlive, isZombie } from './processes.ts';

/** One data directory, and what it takes to run PostgreSQL on it. */
export type Cluster = {
  dataDir: string;
  socketDir: string;
  account: Account;
  program: (program: Program) => string;
  durable: boolean;
};

const onWindows = process.platform === 'win32';
const logLimitBytes = 5_000_000;

/** PostgreSQL's words for "someone else has this folder just now". */
const inUse = /lock file .* (already exists|is empty)|pre-existing shared memory block/;

/**
 * Starts a postmaster and waits until it is ready.
 * @returns false when another one holds the folder, or still lets go of it: look again.
 * @throws Error with the end of PostgreSQL's log when it cannot start at all.
 */
export async function startPostmaster(cluster: Cluster, deadline: number): Promise<boolean> {
  // A file and not a pipe, because the database must be able to outlive us.
  const log = openLog(logPath(cluster.dataDir));
  const logStart = fstatSync(log).size;
  const child = launch(cluster.program('postgres'), serverArguments(cluster), {
    account: cluster.account,
    output: log,
  });
  closeSync(log);
  child.unref();

  const end: { reason?: string } = {};
  child.on('exit', (code) => (end.reason ??= `exit code ${String(code)}`));
  child.on('error', (error) => (end.reason ??= error.message));
  while (end.reason === undefined && Date.now() < deadline) {
    const lock = readLockFile(cluster.dataDir);
    if (lock?.pid === child.pid && lock?.status === 'ready') return true;
    await sleep(15);
  }
  const said = readFileSync(logPath(cluster.dataDir)).subarray(logStart).toString().slice(-2000);
  if (end.reason === undefined || inUse.test(said)) return false;
  throw new Error(`PostgreSQL did not start (${end.reason}): ${said.trim()}`);
}

/**
 * Fast shutdown with a checkpoint, so that the next start needs no recovery. Never a kill -9.
 * Returns when the process has ended: it removes its lock file some moments before.
 */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  const holdsFolder =
    readLockFile(cluster.dataDir)?.pid === pid && lockState(cluster.dataDir) === 'running';
  if (!holdsFolder) return;
  const isUp = () => isAlive(pid) && !isZombie(pid);
  if (onWindows) {
    const args = ['stop', '-D', cluster.dataDir, '-m', 'fast', '-W'];
    await runToEnd(cluster.program('pg_ctl'), args, null);
  } else {
    process.kill(pid, 'SIGINT');
  }
  const startedAt = Date.now();
  let hurried = onWindows;
  while (isUp() && Date.now() - startedAt < 40_000) {
    if (!hurried && Date.now() - startedAt > 30_000) {
      hurried = true;
      process.kill(pid, 'SIGQUIT'); // gives up the checkpoint; the log replays at the next start
    }
    await sleep(25);
  }
}

/**
 * Where the socket lives: in the data directory, which nobody else may enter, unless its path
 * is too long for a socket's name (107 bytes on Linux, 103 on macOS).
 * @throws Error when the short folder that replaces it belongs to someone else.
 */
export function socketDirectory(dataDir: string, account: Account): string {
  if (Buffer.byteLength(path.join(dataDir, '.s.PGSQL.5432.lock')) <= 100) return dataDir;
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = path.join(os.tmpdir(), `framewell-${key}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const owner = account?.uid ?? process.getuid?.();
  if (found.isDirectory() && [owner, process.getuid?.()].includes(found.uid)) {
    giveTo(account, folder);
    return folder;
  }
  throw new Error(`${folder} belongs to someone else; the database's socket cannot live there.`);
}

export function logPath(dataDir: string): string {
  return `${dataDir}.log`;
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimitBytes) {
    renameSync(file, `${file}.1`);
  }
  return openSync(file, 'a', 0o600);
}

function serverArguments({ dataDir, socketDir, durable }: Cluster): string[] {
  const settings = {
    shared_buffers: '64MB',
    max_connections: 100,
    max_wal_size: '256MB',
    jit: 'off',
    // parallel workers need more shared memory than a container usually grants
    max_parallel_workers_per_gather: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    listen_addresses: onWindows ? '127.0.0.1' : '',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const place = ['-D', dataDir, '-p', String(portFor(dataDir))];
  return [
    ...(onWindows ? place : [...place, '-k', socketDir]),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** A socket's port is only part of its name; on Windows each clone gets a TCP port of its own. */
function portFor(dataDir: string): number {
  if (!onWindows) return 5432;
  return 20_000 + (createHash('sha256').update(dataDir).digest().readUInt16BE() % 20_000);
}
