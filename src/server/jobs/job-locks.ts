import type pg from 'pg';

/** So often the jobs that a worker is doing are marked as being done. */
export const renewEveryMs = 10_000;

/**
 * Marks the jobs of the worker `workerId` as being done, and frees those that nobody has marked
 * for thirty seconds: their process was killed, and the queue itself would keep them for hours.
 */
export async function tendLocks(pool: pg.Pool, workerId: string): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await pool.query(`update graphile_worker.${table} set locked_at = now() where locked_by = $1`, [
      workerId,
    ]);
    await pool.query(
      `update graphile_worker.${table} set locked_at = null, locked_by = null
       where locked_at < now() - interval '30 seconds'`,
    );
  }
}
