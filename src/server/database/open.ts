import type { Env } from '../env.ts';
import { dataDirectory } from '../embedded-postgres/data-directory.ts';
import { startEmbedded } from '../embedded-postgres/embedded.ts';
import { markDatabase, requireOwnDatabase, type Belonging } from './mark.ts';
import { nameWithKeys } from '../sealing/who-seals.ts';
import { migrate } from './migrate.ts';
import { openPool, type CountingPool, type PoolOptions } from './pool.ts';

export type Database = { pool: CountingPool; close(): Promise<void> };

/**
 * The database the settings ask for: a cluster at DATABASE_URL, or the embedded one of this
 * clone. Migrated and ready; everything above sees only a pool.
 * @throws WrongDatabase, before anything is changed, when it belongs to another shop.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'> & Belonging,
  clone: string,
  log: (line: string) => void,
  options: Pick<PoolOptions, 'statementTimeoutMs'> = {},
): Promise<Database> {
  const shared = {
    max: env.DATABASE_POOL,
    applicationName: nameWithKeys(env.SEALING_KEYS),
    log,
    ...options,
  };
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: dataDirectory(clone), log });
  const target = embedded ? { connection: embedded.connection } : { url: env.DATABASE_URL ?? '' };
  const pool = openPool({ ...target, ...shared });
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await prepare(pool, env);
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, close };
}

async function prepare(pool: CountingPool, settings: Belonging): Promise<void> {
  await requireOwnDatabase(pool, settings);
  await migrate(pool);
  await markDatabase(pool, settings);
}
