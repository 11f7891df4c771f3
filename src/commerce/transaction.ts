import type pg from 'pg';

/** What runs a statement: the pool, or the client of a transaction. */
export type Queryable = Pick<pg.PoolClient, 'query'>;

const retriesMax = 3;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

/**
 * Runs `work` in one transaction and answers its result; rolls back when it throws.
 * A deadlock or a serialization failure is tried again, at most three times, so `work`
 * must have no effect outside the transaction.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(pool, work);
    } catch (error) {
      if (attempt >= retriesMax || !isTransient(error)) throw error;
      await pause(2 ** attempt * (5 + Math.random() * 10));
    }
  }
}

async function once<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
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
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === serializationFailure || code === deadlockDetected;
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
