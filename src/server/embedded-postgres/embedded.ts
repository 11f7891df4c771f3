import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor } from './account.ts';
import { attach } from './attach.ts';
import { postgresPrograms } from './binaries.ts';
import type { Connection } from '../database/connection.ts';
import { createCluster } from './create-cluster.ts';
import { isCluster, prepareParent } from './data-directory.ts';
import { runToEnd } from './launch.ts';
import { socketDirectory, stopPostmaster, type Cluster } from './postmaster.ts';

export type EmbeddedOptions = {
  dataDir: string;
  /** False for tests: faster, and lost when the machine stops. */
  durable?: boolean;
  log?: (line: string) => void;
  startTimeoutMs?: number;
};

export type Embedded = {
  connection: Connection;
  /** The postmaster's process id; another one after a lost server was brought back. */
  readonly pid: number;
  /**
   * Stops the server when no other process of ours uses it; answers whether it still runs. Close
   * pools first.
   */
  stop(): Promise<'stopped' | 'left running'>;
};

/**
 * Runs PostgreSQL on `dataDir`. Several processes may do so at once: the first starts the
 * server, the others attach, the last one out stops it. A server whose application was killed
 * keeps running and is adopted by the next start; a lost server is brought back.
 *
 * @throws Error when there is no PostgreSQL for this platform, the folder cannot be used, or
 * the server does not come up; the message names the log.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const log = options.log ?? (() => undefined);
  const cluster = await prepareCluster(options);
  const stopping = new AbortController();
  let bringingBack: Promise<void> | undefined;

  const hold = () =>
    attach(cluster, {
      timeoutMs: options.startTimeoutMs ?? 60_000,
      log,
      signal: stopping.signal,
    });
  const bringBack = async () => {
    log('PostgreSQL went away; bringing it back.');
    while (!stopping.signal.aborted) {
      try {
        anchor = await hold();
        anchor.onLost(whenLost);
        return;
      } catch (error) {
        log(String(error));
        await sleep(1000);
      }
    }
  };
  const whenLost = () => {
    bringingBack = bringBack();
  };

  let anchor = await hold();
  anchor.onLost(whenLost);
  return {
    connection: anchor.connection,
    get pid() {
      return anchor.pid;
    },
    async stop() {
      stopping.abort();
      await bringingBack;
      const isLast = await anchor.lift();
      if (isLast) await stopPostmaster(cluster, anchor.pid);
      await anchor.close();
      return isLast ? 'stopped' : 'left running';
    },
  };
}

async function prepareCluster({ dataDir, durable = true }: EmbeddedOptions): Promise<Cluster> {
  prepareParent(path.resolve(dataDir));
  const parent = realpathSync(path.dirname(path.resolve(dataDir)));
  const folder = path.join(parent, path.basename(dataDir)); // the form PostgreSQL itself sees
  const account = accountFor(folder);
  const program = postgresPrograms(account);
  if (!isCluster(folder)) {
    await createCluster({ dataDir: folder, initdb: program('initdb'), account, durable });
  }
  await requireSameVersion(folder, await runToEnd(program('postgres'), ['--version'], account));
  return {
    dataDir: folder,
    socketDir: socketDirectory(folder, account),
    account,
    program,
    durable,
  };
}

async function requireSameVersion(dataDir: string, printedVersion: string): Promise<void> {
  const ours = /(\d+)\./.exec(printedVersion)?.[1];
  const theirs = (await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  if (ours === theirs) return;
  throw new Error(
    `${dataDir} was written by PostgreSQL ${theirs}; the program here is ${ours ?? 'unknown'}. ` +
      'Dump it with the old version and restore it with the new one.',
  );
}
