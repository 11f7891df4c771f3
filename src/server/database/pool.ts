import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { boundQueries } from './bounded-queries.ts';
import type { Connection } from './connection.ts';
import { nameStatements } from './prepared-queries.ts';
import {
  requestPatienceMs,
  requestTime,
  timedOut,
  type RequestTime,
} from '#service-base/request-time.ts';
import { statementNames } from './statement-names.ts';
import { isTracing } from '../telemetry/spans.ts';
import { traceStatements } from './traced-queries.ts';
import { valueTypes } from './value-types.ts';

export type PoolTarget = { url: string } | { connection: Connection };

export type PoolOptions = PoolTarget & {
  /** How many connections at most serve requests, and how many all else; 10 unless told. */
  max?: number;
  applicationName?: string;
  /** The longest a statement outside of requests may run; 0 for no limit at all. */
  statementTimeoutMs?: number;
  /** Receives a line when an idle connection breaks, which is replaced, or the disk is full. */
  log?: (line: string) => void;
};

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (destroy?: Error | boolean) => void,
) => void;

/**
 * A `pg` pool that also counts the statements it has sent. Requests have connections of their
 * own in it, on which the server too gives up soon; a long job keeps none of them.
 */
export class CountingPool extends Pool {
  statementCount = 0;
  /** When the database last had no room to store something, by this machine's clock. */
  lastFullAt: Date | null = null;
  readonly #forRequests: Pool;

  constructor(config: PoolConfig, forRequests: Pool) {
    super(config);
    this.#forRequests = forRequests;
  }

  override connect(): Promise<PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<PoolClient> | void {
    const time = requestTime();
    if (!time) return done ? super.connect(done) : super.connect();
    const connected = connectInTime(this.#forRequests, time);
    if (!done) return connected;
    connected.then(
      (client) => process.nextTick(done, undefined, client, client.release),
      (error: Error) => process.nextTick(done, error, undefined, () => undefined),
    );
  }

  /** How many connections are in use and idle now, and how many ask for one. */
  connections(): Record<'requests' | 'jobs', Connections> {
    return { requests: connectionsOf(this.#forRequests), jobs: connectionsOf(this) };
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#forRequests.end()]);
  }
}

type Connections = { in_use: number; idle: number; waiting: number };

function connectionsOf({ totalCount, idleCount, waitingCount }: Pool): Connections {
  return { in_use: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

const namedStatementLimit = 400;
const sayFullAgainMs = 60_000;

/**
 * Opens a pool with every time limit set, so that nothing waits on the database for ever.
 * Statements sent with values are prepared once for each connection under a name, through
 * `pool.query` and checked-out clients alike; pass constant texts and let values vary.
 */
export function openPool(options: PoolOptions): CountingPool {
  const log = options.log ?? (() => undefined);
  const names = statementNames(namedStatementLimit);
  const forRequests = new Pool({ ...sharedConfig(options), ...requestLimits });
  const pool = new CountingPool({ ...sharedConfig(options), ...limitsOf(options) }, forRequests);
  const whenFull = () => {
    const now = new Date();
    if (now.getTime() - (pool.lastFullAt?.getTime() ?? 0) > sayFullAgainMs)
      log('The disk of the database is full: nothing can be stored until there is room.');
    pool.lastFullAt = now;
  };

  for (const part of [pool, forRequests]) {
    part.on('error', (error) => log(`A database connection broke: ${error.message}`));
    part.on('connect', (client) => {
      client.on('error', () => undefined); // its queries are told; unheard, it would end us
      boundQueries(client, { whenHung: () => dropIdle(part), whenFull });
      nameStatements(client, names, () => (pool.statementCount += 1));
      if (isTracing()) traceStatements(client);
    });
  }
  return pool;
}

function sharedConfig(options: PoolOptions): PoolConfig {
  return {
    ...('url' in options ? { connectionString: options.url } : options.connection),
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'framewell',
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000, // a dead wire is noticed while nothing is sent, too
    types: valueTypes,
  };
}

/** The server gives up when the request does; no request leaves a transaction without a word. */
const requestLimits: PoolConfig = {
  connectionTimeoutMillis: 1500,
  statement_timeout: requestPatienceMs,
  lock_timeout: 1500,
  idle_in_transaction_session_timeout: 5000,
};

function limitsOf({ statementTimeoutMs = 10_000 }: PoolOptions): PoolConfig {
  const connectionTimeoutMillis = 5000;
  if (statementTimeoutMs === 0) return { connectionTimeoutMillis };
  return {
    connectionTimeoutMillis,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 5000, // the network may fail where the server does not
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
  };
}

async function connectInTime(pool: Pool, time: RequestTime): Promise<PoolClient> {
  if (time.remainingMs() < 1) throw timedOut();
  const connecting = pool.connect();
  try {
    return await time.waitFor(connecting);
  } catch (error) {
    connecting.then((client) => client.release()).catch(() => undefined);
    throw error;
  }
}

/** Where one connection has gone silent, those that lie idle beside it are not trusted either. */
function dropIdle(pool: Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1)
    pool
      .connect()
      .then((client) => client.release(true))
      .catch(() => undefined);
}
