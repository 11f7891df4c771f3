import { setTimeout as sleep } from 'node:timers/promises';
import { dropAnchor, type Anchor } from './anchor.ts';
import { databaseUser, readPassword } from './create-cluster.ts';
import { lockState, readLockFile, removeLockFiles, type LockFile } from './lock-file.ts';
import { logPath, startPostmaster, type Cluster } from './postmaster.ts';

export type AttachOptions = {
  timeoutMs: number;
  log: (line: string) => void;
  /** Fires once the caller has lost interest; a server that is just starting is still awaited. */
  signal: AbortSignal;
};

/** How long a lock file that names nobody may be one that is just being written. */
const foreignGraceMs = 1500;

/** Wrong password, not allowed: looking again does not help. */
const hopelessCodes = new Set(['28P01', '28000', '42501']);

/**
 * Takes hold of the server of `cluster`, starting it when nobody runs it.
 * @throws Error when that does not succeed in time; the message names the log.
 */
export async function attach(cluster: Cluster, options: AttachOptions): Promise<Anchor> {
  const deadline = Date.now() + options.timeoutMs;
  let foreignSince: number | undefined;
  let hasStarted = false;
  let lastFailure = 'its folder is in use';

  // A server that we started must come into the caller's hands, or nobody would stop it.
  while (Date.now() < deadline && (hasStarted || !options.signal.aborted)) {
    const lock = readLockFile(cluster.dataDir);
    const state = lockState(cluster.dataDir);
    foreignSince = state === 'foreign' ? (foreignSince ?? Date.now()) : undefined;

    if (state === 'running' && lock?.status === 'ready') {
      try {
        return await dropAnchor(maintenanceConnection(cluster, lock), lock.pid);
      } catch (error) {
        if (hopelessCodes.has((error as { code?: string }).code ?? '')) throw error;
        lastFailure = String(error);
      }
    } else if (lock && (state === 'zombie' || isOlderThan(foreignGraceMs, foreignSince))) {
      options.log(`Removing the lock file of a lost PostgreSQL (process ${lock.pid}).`);
      removeLockFiles(cluster.dataDir, cluster.socketDir, lock);
      continue;
    } else if (state === 'free') {
      hasStarted = await startPostmaster(cluster, deadline);
      if (hasStarted) continue;
    }
    await sleep(20);
  }
  throw new Error(`PostgreSQL did not come up: ${lastFailure} (see ${logPath(cluster.dataDir)}).`);
}

function isOlderThan(ageMs: number, since: number | undefined): boolean {
  return since !== undefined && Date.now() - since > ageMs;
}

function maintenanceConnection(cluster: Cluster, lock: LockFile) {
  return {
    host: process.platform === 'win32' ? '127.0.0.1' : lock.socketDir,
    port: lock.port,
    user: databaseUser,
    password: readPassword(cluster.dataDir),
    database: 'postgres',
  };
}
