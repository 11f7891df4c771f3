import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';

export type Worker = { stop(): Promise<void> };

/**
 * Runs the jobs that transactions left behind: messages, redemptions, orders that a crash left
 * open (every minute), and what has outlived its time (every hour).
 */
export async function startWorker(pool: pg.Pool, tasks: TaskList, log: Log): Promise<Worker> {
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency: 4,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ job: level }, message);
    }),
    parsedCronItems: parseCronItems([
      { task: 'recover-orders', match: '* * * * *', identifier: 'recover-orders' },
      { task: 'forget-expired', match: '17 * * * *', identifier: 'forget-expired' },
    ]),
  });
  return { stop: () => runner.stop() };
}
