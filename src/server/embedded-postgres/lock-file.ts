import { existsSync, linkSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive, isPostgres, isZombie, processesIn } from './processes.ts';

/** What PostgreSQL writes into `postmaster.pid`; `pid` 0 when the file is empty or garbled. */
export type LockFile = {
  pid: number;
  dataDir: string;
  port: number;
  socketDir: string;
  /** `starting`, `ready`, `stopping` and others, or nothing yet. */
  status: string;
  /** The file as it was read. */
  text: string;
};

/**
 * - `free`: no lock file, or the recorded process is dead. Just start: PostgreSQL removes the
 *   file itself, after checking for backends that outlived their postmaster. Deleting the file
 *   ourselves would take that check away.
 * - `running`: a living postmaster of this folder. Attach.
 * - `busy`: backends of a dead postmaster still work in the folder. Look again.
 * - `foreign`: the file is garbled or names another program, and nobody works in the folder.
 *   Removable after a moment, as a starter may be writing the file right now.
 * - `zombie`: the postmaster was killed but its parent has not noticed (Node as process 1 of a
 *   container never does). Removable at once; PostgreSQL itself would refuse to start.
 */
export type LockState = 'free' | 'running' | 'busy' | 'foreign' | 'zombie';

export function lockFilePath(dataDir: string): string {
  return path.join(dataDir, 'postmaster.pid');
}

export function readLockFile(dataDir: string): LockFile | null {
  try {
    const text = readFileSync(lockFilePath(dataDir), 'utf8');
    const lines = text.split('\n');
    return {
      text,
      pid: Math.abs(Number.parseInt(lines[0] ?? '', 10)) || 0, // negative: single-user mode
      dataDir: lines[1] ?? '',
      port: Number(lines[3] ?? 0),
      socketDir: lines[4] ?? '',
      status: (lines[7] ?? '').trim(),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function lockState(dataDir: string): LockState {
  const lock = readLockFile(dataDir);
  if (!lock || (lock.pid > 0 && !isAlive(lock.pid))) return 'free';
  if (process.platform === 'linux') return stateOnLinux(dataDir, lock.pid);
  if (lock.pid === 0) return 'foreign';
  if (process.platform === 'win32') return 'running';
  return realpathSync(dataDir) === lock.dataDir && isPostgres(lock.pid) ? 'running' : 'foreign';
}

/**
 * Removes the lock files of a lost postmaster, as `judged`. Another starter may have been
 * quicker and run a server by now: a file that says something else is put back.
 */
export function removeLockFiles(dataDir: string, socketDir: string, judged: LockFile): void {
  const file = lockFilePath(dataDir);
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // removed by another starter
  }
  if (readFileSync(aside, 'utf8') === judged.text) {
    rmSync(path.join(socketDir, '.s.PGSQL.5432.lock'), { force: true });
  } else if (!existsSync(file)) {
    linkSync(aside, file);
  }
  rmSync(aside);
}

function stateOnLinux(dataDir: string, pid: number): LockState {
  const working = processesIn(dataDir);
  if (working.includes(pid)) return 'running';
  if (working.length > 0) return 'busy';
  return isZombie(pid) ? 'zombie' : 'foreign';
}
