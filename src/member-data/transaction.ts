import type pg from 'pg';

/** What runs a statement: the pool, or the client of a transaction. */
export type Queryable = Pick<pg.PoolClient, 'query'>;

/** Runs `work` in one transaction and answers its result; nothing of it stays when it throws. */
export async function inTransaction<Result>(
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
