import type { Env } from '../env.ts';
import { dataDirectory } from '../embedded-postgres/data-directory.ts';
import { startEmbedded } from '../embedded-postgres/embedded.ts';
import { migrate } from './migrate.ts';
import { openPool, type CountingPool, type PoolOptions } from './pool.ts';

export type Database = { pool: CountingPool; close(): Promise<void> };

/**
 * The database the settings ask for: a cluster at DATABASE_URL, or the embedded one of this
 * clone. Migrated and ready; everything above sees only a pool.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'>,
  clone: string,
  log: (line: string) => void,
  options: Pick<PoolOptions, 'statementTimeoutMs'> = {},
): Promise<Database> {
  const shared = { max: env.DATABASE_POOL, applicationName: 'framewell', log, ...options };
  if (env.DATABASE_URL) {
    const pool = openPool({ url: env.DATABASE_URL, ...shared });
    await migrate(pool);
    return { pool, close: () => pool.end() };
  }
  const embedded = await startEmbedded({ dataDir: dataDirectory(clone), log });
  const pool = openPool({ connection: embedded.connection, ...shared });
  await migrate(pool);
  return {
    pool,
    async close() {
      await pool.end();
      await embedded.stop();
    },
  };
}
