import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What `run.json` tells people and tools about the server of this clone. */
export type RunningInstance = { pid: number; port: number; url: string; startedAt: string };

export type Claim =
  | {
      status: 'claimed';
      /** Tells others where we answer. */
      recordAddress(url: string): void;
      release(): void;
    }
  /** Another server has the clone; `url` is null while it has not opened its port yet. */
  | { status: 'taken'; url: string | null };

/**
 * Makes this process the one server of the clone whose data folder is `dir`.
 *
 * The claim is a lock that the operating system keeps on `run.lock` and drops with the process,
 * however it ends: no stale file and no reused process id can mislead the next start. SQLite is
 * only the way to such a lock that Node has.
 */
export function claimInstance(dir: string): Claim {
  mkdirSync(dir, { recursive: true });
  const lock = lockFile(path.join(dir, 'run.lock'));
  const note = path.join(dir, 'run.json');
  if (!lock) return { status: 'taken', url: readNote(note)?.url ?? null };
  rmSync(note, { force: true }); // of a server that was killed
  return {
    status: 'claimed',
    recordAddress(url) {
      const port = Number(new URL(url).port);
      const startedAt = new Date().toISOString();
      const running: RunningInstance = { pid: process.pid, port, url, startedAt };
      writeFileSync(`${note}.new`, `${JSON.stringify(running)}\n`);
      renameSync(`${note}.new`, note);
    },
    release() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

/** Held until it is closed; null when another process, or another claim in this one, holds it. */
export function lockFile(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file);
  try {
    chmodSync(file, 0o600);
    database.exec('pragma locking_mode = exclusive; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === 5) return null; // SQLITE_BUSY
    throw error;
  }
}

function readNote(file: string): RunningInstance | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunningInstance;
  } catch {
    return null;
  }
}
