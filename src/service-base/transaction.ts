import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** What runs a statement: the pool, or the client of a transaction. */
export type Queryable = Pick<pg.PoolClient, 'query'>;

/** `snapshot` only reads, all of it as it was at one moment. */
type Kind = 'changes' | 'snapshot';

const beginning = {
  changes: 'begin',
  snapshot: 'begin isolation level repeatable read read only',
} as const satisfies Record<Kind, string>;

const retriesMax = 3;
/** SQLSTATEs of a serialization failure and of a deadlock. */
const transientStates = new Set<unknown>(['40001', '40P01']);

/**
 * Runs `work` in one transaction and answers its result: all of its writes happen, or none when
 * it throws. A deadlock or a serialization failure is tried again, at most three times, so
 * `work` must have no effect outside of the transaction.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  kind: Kind = 'changes',
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(pool, work, kind);
    } catch (error) {
      if (attempt >= retriesMax || !isTransient(error)) throw error;
      await pause(2 ** attempt * (5 + Math.random() * 10));
    }
  }
}

async function once<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  kind: Kind,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(beginning[kind]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot roll back must not serve anybody else.
    await client.query('rollback').catch((fault: Error) => {
      broken = fault;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && transientStates.has(error.code);
}
