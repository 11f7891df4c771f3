import { EventEmitter } from 'node:events';
import {
  Logger,
  parseCronItems,
  run,
  type Job,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { faultFields } from '../fault-fields.ts';
import type { Log } from '../log.ts';
import { renewEveryMs, tendLocks } from './job-locks.ts';
import { keepRunning, type Runner, type Worker } from './keep-running.ts';

/**
 * Runs the jobs that transactions left behind: messages, redemptions, orders that a crash left
 * open (every minute), orders that were not paid in time (every ten minutes), and what has outlived its time (every hour). A worker that gives up, as
 * when the database went away at the wrong moment, is followed by another.
 */
export function startWorker(pool: pg.Pool, tasks: TaskList, log: Log): Promise<Worker> {
  return keepRunning(() => runJobs(pool, tasks, log), log);
}

async function runJobs(pool: pg.Pool, tasks: TaskList, log: Log): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  let workerId = '';
  events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id));
  const ending = new Promise<void>((resolve) =>
    events.on('pool:gracefulShutdown', () => resolve()),
  );
  const tend = () => void tendLocks(pool, workerId).catch(() => {}); // again in a moment
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    events,
    // One by one their faults are left to nobody, and a lost database would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    concurrency: 4,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: new Logger(() => (level, message, meta) => {
      if (level !== 'error' && level !== 'warning') return;
      // What a task threw may quote the message's address; the queue's own words do not.
      if (meta?.['failure']) logFailure(log, meta['job'] as Job, meta['error']);
      else log.warn({ job: level }, message);
    }),
    parsedCronItems: parseCronItems([
      {
        task: 'recover-orders',
        match: '* * * * *',
        identifier: 'recover-orders',
        // Never two at once, nor a queue of them, when commerce answers slowly.
        options: { queueName: 'recover-orders', jobKey: 'recover-orders' },
      },
      { task: 'follow-price-rules', match: '* * * * *', identifier: 'follow-price-rules' },
      { task: 'find-unpaid', match: '*/10 * * * *', identifier: 'find-unpaid' },
      { task: 'forget-expired', match: '17 * * * *', identifier: 'forget-expired' },
    ]),
  });
  tend();
  const tending = setInterval(tend, renewEveryMs);
  tending.unref();
  const stopTending = () => clearInterval(tending);
  runner.promise.then(stopTending, stopTending);
  // What it leaves behind is free half a minute later, for whoever follows.
  void ending.then(stopTending);
  return { promise: runner.promise, ending, stop: () => runner.stop() };
}

function logFailure(log: Log, job: Job, fault: unknown): void {
  const { id, task_identifier: task, attempts, max_attempts: tries } = job;
  const told = { job: id, task, try: attempts, tries, ...faultFields(fault) };
  if (attempts < tries) log.warn(told, 'a job failed');
  else log.error(told, 'a job was given up');
}
