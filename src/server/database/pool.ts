import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import type { Connection } from './connection.ts';
import { nameStatements } from './prepared-queries.ts';
import { statementNames } from './statement-names.ts';
import { valueTypes } from './value-types.ts';

export type PoolTarget = { url: string } | { connection: Connection };

export type PoolOptions = PoolTarget & {
  /** How many connections at most; 10 unless told. */
  max?: number;
  applicationName?: string;
  /** The longest a statement may run; 0 for no limit on statements, locks and transactions. */
  statementTimeoutMs?: number;
  /** Receives a line when an idle connection breaks; the pool replaces it by itself. */
  log?: (line: string) => void;
};

/** A `pg` pool that also counts the statements it has sent. */
export class CountingPool extends Pool {
  statementCount = 0;
}

const namedStatementLimit = 400;

/**
 * Opens a pool with every time limit set, so that no request waits on the database for ever.
 * Statements sent with values are prepared once for each connection under a name, through
 * `pool.query` and checked-out clients alike; pass constant texts and let values vary.
 */
export function openPool(options: PoolOptions): CountingPool {
  const log = options.log ?? (() => undefined);
  const pool = new CountingPool(poolConfig(options));
  const names = statementNames(namedStatementLimit);

  pool.on('error', (error) => log(`A database connection broke: ${error.message}`));
  pool.on('connect', (client) => {
    client.on('error', () => undefined); // its queries are told; unheard, it would end us
    nameStatements(client, names, () => (pool.statementCount += 1));
  });
  return pool;
}

function poolConfig(options: PoolOptions): PoolConfig {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const limits = {
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 5000, // the network may fail where the server does not
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
  };
  return {
    ...('url' in options ? { connectionString: options.url } : options.connection),
    ...(statementTimeoutMs > 0 && limits),
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'framewell',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: valueTypes,
  };
}
