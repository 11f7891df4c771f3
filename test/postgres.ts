import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import type { Connection } from '#server/database/connection.ts';
import { connectionUrl } from './connection-url.ts';
import { startEmbedded } from '#server/embedded-postgres/embedded.ts';
import { readLockFile } from '#server/embedded-postgres/lock-file.ts';
import { migrate } from '#server/database/migrate.ts';
import { isAlive } from '#server/embedded-postgres/processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster that all database tests share; `aDatabase` makes databases in it. */
    postgres: Connection;
  }
}

export const templateDatabase = 'framewell_template';

/** One PostgreSQL for the whole run, with a migrated database that every test's is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeAbandoned();
  const folder = temporaryFolder(`postgres-${process.pid}-`);
  const server = await startEmbedded({ dataDir: path.join(folder, 'pg'), durable: false });
  const tearDown = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await createTemplate(server.connection);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('postgres', server.connection);
  return tearDown;
}

/** A folder for one test that PostgreSQL's own account can pass into, too. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `framewell-test-${purpose}`));
  chmodSync(folder, 0o711);
  return folder;
}

async function createTemplate(connection: Connection): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrate(connectionUrl({ ...connection, database: templateDatabase }));
}

/** What runs left that were killed: their server, which outlives them, and its folder. */
function removeAbandoned(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const runner = Number(/^framewell-test-postgres-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (runner === process.pid || isAlive(runner)) continue;
    const folder = path.join(os.tmpdir(), name);
    const postmaster = readLockFile(path.join(folder, 'pg'))?.pid ?? 0;
    if (isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
