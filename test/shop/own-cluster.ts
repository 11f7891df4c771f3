import { rmSync } from 'node:fs';
import path from 'node:path';
import { connectionUrl } from '../connection-url.ts';
import { startEmbedded } from '#server/embedded-postgres/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPool } from '#server/database/pool.ts';
import type { TestDatabase } from '../database.ts';
import { temporaryFolder } from '../postgres.ts';

/** A PostgreSQL of one test's own, which can be stopped and started as an operator does. */
export type OwnCluster = {
  database: TestDatabase;
  stop(): Promise<void>;
  /** Ends the server without a word; what looks after it brings it back. */
  kill(): void;
  start(): Promise<void>;
};

/** `durable` keeps what is committed also where the server is killed; `within` is where it lies. */
export async function ownCluster({
  durable = false,
  within,
}: { durable?: boolean; within?: string } = {}): Promise<OwnCluster> {
  const folder = within ?? temporaryFolder('own-cluster-');
  const start = () => startEmbedded({ dataDir: path.join(folder, 'pg'), durable });
  let running: Awaited<ReturnType<typeof start>> | null = await start();
  const { connection } = running;
  const url = connectionUrl(connection);
  await migrate(url);
  const pool = openPool({ connection, max: 8, applicationName: 'framewell-test' });

  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    stop,
    kill() {
      if (running) process.kill(running.pid, 'SIGKILL');
    },
    async start() {
      running ??= await start();
    },
    database: {
      pool,
      url,
      async close() {
        await pool.end();
        await stop();
        if (!within) rmSync(folder, { recursive: true, force: true });
      },
    },
  };
}
