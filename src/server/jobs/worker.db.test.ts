import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#service-base/transaction.ts';
import { ownCluster, type OwnCluster } from '#test/shop/own-cluster.ts';
import { createLog } from '../log.ts';
import { tendLocks } from './job-locks.ts';
import { enqueue } from './queue.ts';
import { startWorker } from './worker.ts';

let cluster: OwnCluster;
beforeAll(async () => {
  cluster = await ownCluster();
});
afterAll(() => cluster.database.close());

const log = createLog('silent');

async function addJobs(count: number): Promise<void> {
  await inTransaction(cluster.database.pool, async (client) => {
    for (let index = 0; index < count; index += 1) await enqueue(client, 'touch', { index });
  });
}

/** Those of the clock come by themselves, and have no task here. */
async function jobsLeft(): Promise<number> {
  const { rows } = await cluster.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from graphile_worker.jobs where task_identifier = 'touch'`,
  );
  return rows[0]!.count;
}

/** What has failed waits longer each time; a test does not. */
async function tryAgainNow(): Promise<void> {
  await cluster.database.pool.query(
    `update graphile_worker._private_jobs set run_at = now()
     where locked_by is null and run_at > now()`,
  );
}

test('a job whose process was killed is free within a minute, and one that is done stays', async () => {
  const { pool } = cluster.database;
  await addJobs(2);
  const lock = (seconds: number, worker: string) =>
    pool.query(
      `update graphile_worker._private_jobs
       set locked_by = $2, locked_at = now() - make_interval(secs => $1)
       where id = (select min(id) from graphile_worker._private_jobs where locked_by is null)`,
      [seconds, worker],
    );
  await lock(31, 'killed');
  await lock(31, 'living');

  await tendLocks(pool, 'living');

  const { rows } = await pool.query(
    `select locked_by, locked_at > now() - interval '5 seconds' as is_fresh
     from graphile_worker._private_jobs order by id`,
  );
  expect(rows).toEqual([
    { locked_by: null, is_fresh: null },
    { locked_by: 'living', is_fresh: true },
  ]);
  await pool.query(`delete from graphile_worker._private_jobs`);
});

/** Vitest fails on a fault that nobody catches: in the shop it would end the process. */
test('PostgreSQL killed under the jobs ends nothing: each is done once it is back', async () => {
  const { pool } = cluster.database;
  const touch = async () => void (await pool.query('select pg_sleep(0.01)'));
  const worker = await startWorker(pool, { touch }, log);
  for (let round = 0; round < 5; round += 1) {
    await expect
      .poll(() => addJobs(60).then(() => 'added', String), { timeout: 20_000 })
      .toBe('added');
    await sleep(40 + 30 * round);
    cluster.kill();
  }

  // What a lost connection left locked is free within a minute, and what failed is tried later: a
  // job that every one of the five kills has hit, in two minutes and a half.
  const left = () => tryAgainNow().then(jobsLeft, String);
  await expect.poll(left, { timeout: 150_000, interval: 500 }).toBe(0);
  await worker.stop();
}, 300_000);
