import { Client, type DatabaseError } from 'pg';
import type { Connection } from '../database/connection.ts';

/**
 * A process's hold on the server: one connection with a shared advisory lock. The server may
 * stop only when nobody holds it, and a broken anchor tells that the server is gone.
 */
export type Anchor = {
  connection: Connection;
  pid: number;
  onLost(listener: () => void): void;
  /**
   * Lets go; true when nobody else holds the server, who then cannot take hold of it either, and
   * where it is gone already.
   */
  lift(): Promise<boolean>;
  close(): Promise<void>;
};

const lockKey = 7_203_114;
const applicationDatabase = 'framewell';
/** A server that is killed as it takes a connection may leave it unanswered. */
const connectTimeoutMs = 10_000;

/**
 * Takes hold of the server at `maintenance` and makes sure the application's database exists.
 * Waits while another process is stopping the server, and then fails with it.
 */
export async function dropAnchor(maintenance: Connection, pid: number): Promise<Anchor> {
  const client = new Client({
    ...maintenance,
    application_name: 'framewell-anchor',
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  let lost: (() => void) | undefined;
  client.on('error', () => undefined); // 'end' follows
  client.on('end', () => lost?.());
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
    await createDatabase(client);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  keepsProcessAlive(client, false);

  return {
    connection: { ...maintenance, database: applicationDatabase },
    pid,
    onLost(listener) {
      lost = listener;
    },
    async lift() {
      lost = undefined;
      keepsProcessAlive(client, true);
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [lockKey]);
        const { rows } = await client.query<{ alone: boolean }>(
          'select pg_try_advisory_lock($1) as alone',
          [lockKey],
        );
        return rows[0]?.alone ?? false;
      } catch {
        return true; // the server is gone already
      }
    },
    async close() {
      lost = undefined;
      await client.end().catch(() => undefined);
    },
  };
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    applicationDatabase,
  ]);
  if (rowCount === 1) return;
  try {
    await client.query(`create database ${applicationDatabase}`);
  } catch (error) {
    const wasFaster = ['42P04', '23505'].includes((error as DatabaseError).code ?? '');
    if (!wasFaster) throw error;
  }
}

/** `pg` has these two; its type declarations do not name them. */
function keepsProcessAlive(client: Client & { ref?(): void; unref?(): void }, keeps: boolean) {
  if (keeps) client.ref?.();
  else client.unref?.();
}
