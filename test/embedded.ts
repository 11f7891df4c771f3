import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, isZombie, processesIn } from '#server/embedded-postgres/processes.ts';
import { temporaryFolder } from './postgres.ts';

export type EmbeddedFolder = {
  folder: string;
  dataDir: string;
  /** `kill -9` on every PostgreSQL process of the folder; returns when these are gone. */
  killServer(): Promise<void>;
  remove(): Promise<void>;
};

/** An empty place for an embedded database. */
export function anEmbeddedFolder(): EmbeddedFolder {
  const folder = temporaryFolder('embedded-');
  const dataDir = path.join(folder, 'pg');
  const killServer = async () => {
    const pids = existsSync(dataDir) ? processesIn(dataDir) : [];
    for (const pid of pids) killHard(pid);
    while (pids.some((pid) => isAlive(pid) && !isZombie(pid))) await sleep(10);
  };
  return {
    folder,
    dataDir,
    killServer,
    async remove() {
      await killServer();
      // The initdb of a start that was killed may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

export type Writer = {
  /** Every row that the writer was told is stored. */
  acknowledged: number[];
  /** The postmaster it came up with; pending until then. */
  up: Promise<number>;
  /** Waits until it has stored `count` rows more. */
  hasWritten(count: number): Promise<void>;
  kill(): Promise<void>;
  /** Lets it end properly; answers whether it stopped the server or left it running. */
  end(): Promise<string>;
};

/** Another process that runs on the database in `dataDir` and writes rows from `offset` on. */
export function aWriter(dataDir: string, offset = 0): Writer {
  const program = path.join(import.meta.dirname, 'embedded-writer.ts');
  const child = spawn(process.execPath, [program, dataDir, String(offset)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const acknowledged: number[] = [];
  const { promise: up, resolve: isUp } = Promise.withResolvers<number>();
  let lastWords = '';
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('up ')) isUp(Number(line.slice(3)));
    else if (/^\d+$/.test(line)) acknowledged.push(Number(line));
    else lastWords = line;
  });
  return {
    acknowledged,
    up,
    async hasWritten(count) {
      const enough = acknowledged.length + count;
      while (acknowledged.length < enough && child.exitCode === null) await sleep(5);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async end() {
      child.stdin.end();
      await exited;
      return lastWords;
    },
  };
}

/** As `kill -9`; a process that ended by itself meanwhile is fine. */
export function killHard(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}
