import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectionUrl } from './connection-url.ts';
import { openPool, type CountingPool } from '#server/database/pool.ts';
import { templateDatabase } from './postgres.ts';

export type TestDatabase = { pool: CountingPool; url: string; close(): Promise<void> };

/**
 * A database of your own with every room's tables, empty. Call it in `beforeAll` or in a test
 * of the `database` project, and `close` it when done.
 */
export async function aDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const maintain = async (statement: string) => {
    const client = new Client(server);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await maintain(`create database ${database} template ${templateDatabase} strategy file_copy`);

  const connection = { ...server, database };
  const pool = openPool({ connection, max: 8, applicationName: 'framewell-test' });
  return {
    pool,
    url: connectionUrl(connection),
    async close() {
      await pool.end();
      await maintain(`drop database ${database} with (force)`);
    },
  };
}
