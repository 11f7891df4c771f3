import { Logger, runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { openPool, type PoolTarget } from './pool.ts';

/** Each room with tables has a schema of its own, and in it the list of what it has applied. */
const rooms = [
  { folder: 'commerce', schema: 'commerce' },
  { folder: 'member-data', schema: 'member_data' },
  { folder: 'shop', schema: 'shop' },
];

/** The shop's tables lay in a schema `server` before they had a room of their own. */
const nameShopSchema = `
  do $$ begin
    if to_regclass('server.applied_migrations') is not null and to_regnamespace('shop') is null
    then alter schema server rename to shop;
    end if;
  end $$`;

const sources = path.resolve(import.meta.dirname, '../..');
const migrationLockKey = 7_203_115;

/** An old version may be serving: its requests do not queue behind us for longer than this. */
const lockTimeout = '1s';
/** A minute or two, with the pauses between. */
const triesMax = 40;
const pauseMs = 1500;

/**
 * Brings the database that `target` (a pool or an address) speaks to up to date: every room's
 * plain SQL files in order, then the job queue's own tables. Several processes may do so at
 * once; one works, the others wait and find nothing left. A file goes in whole or not at all.
 *
 * A file that finds a table locked lets those go first who wait behind it, and is tried again.
 *
 * @throws Error when a file fails, or precedes one that is applied already.
 */
export async function migrate(target: Pool | string): Promise<void> {
  const pool = openPool({
    ...targetOf(target),
    applicationName: 'framewell-migrate',
    max: 2,
    statementTimeoutMs: 0,
  });
  pool.on('connect', (client) => void client.query(`set lock_timeout = '${lockTimeout}'`));
  try {
    const client = await pool.connect();
    try {
      await migrateRooms(client);
      await inTurn(() =>
        runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) }),
      );
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function migrateRooms(client: PoolClient): Promise<void> {
  // Another process that migrates is waited for, however long it takes.
  await client.query('set lock_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
  await client.query(`set lock_timeout = '${lockTimeout}'`);
  await inTurn(() => client.query(nameShopSchema));
  for (const { folder, schema } of rooms) {
    if (existsSync(migrationFolder(folder)))
      await inTurn(() => migrateRoom(client, folder, schema));
  }
}

/** Tries again what did not get its lock in time. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= triesMax || !isLockTimeout(error)) throw error;
      await pause(pauseMs);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}

async function migrateRoom(client: PoolClient, folder: string, schema: string): Promise<void> {
  let file = 'its list of migrations';
  try {
    await runner({
      dbClient: client,
      dir: migrationFolder(folder),
      direction: 'up',
      schema,
      createSchema: true,
      migrationsTable: 'applied_migrations',
      noLock: true,
      log: (line) => (file = /### MIGRATION (\S+)/.exec(line)?.[1] ?? file),
    });
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the runner leaves that to us
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migrating ${folder} failed at ${file}: ${reason}`, { cause: error });
  }
}

function migrationFolder(room: string): string {
  return path.join(sources, room, 'migrations');
}

function targetOf(target: Pool | string): PoolTarget {
  if (typeof target === 'string') return { url: target };
  const { connectionString } = target.options;
  if (connectionString) return { url: connectionString };
  const { host = '', port = 5432, user = '', password = '', database = '' } = target.options;
  return { connection: { host, port, user, password: String(password), database } };
}
