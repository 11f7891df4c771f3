import { Gauge, type Registry } from 'prom-client';
import type pg from 'pg';
import type { CountingPool } from '../database/pool.ts';

/** How the connections of this process are used, looked at when the figures are asked for. */
export function addPoolGauge(registry: Registry, pool: CountingPool): void {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections in use and idle, and who waits for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, counts] of Object.entries(pool.connections()))
        for (const [state, count] of Object.entries(counts))
          gauge.set({ pool: name, state }, count);
    },
  });
}

/** What lies in the queue, which all processes of a shop share. */
export function addQueueGauges(registry: Registry, pool: pg.Pool): void {
  let looking: Promise<Queue[]> | undefined;
  // Both are asked for at the same moment.
  const look = () => (looking ??= lookAtQueue(pool).finally(() => (looking = undefined)));
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue: due or begun, failed and to be tried again, given up',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      const found = await look();
      jobs.reset();
      for (const { task, due, failed, given_up } of found)
        for (const [state, count] of Object.entries({ due, failed, given_up }))
          jobs.set({ task, state }, count);
    },
  });
  const oldest = new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'How long the oldest job that was not given up has been due',
    labelNames: ['task'],
    registers: [registry],
    async collect() {
      const found = await look();
      oldest.reset();
      for (const { task, oldest_s } of found) oldest.set({ task }, oldest_s);
    },
  });
}

type Queue = { task: string; due: number; failed: number; given_up: number; oldest_s: number };

/** Nothing while the database is away: the other figures are needed then most. */
async function lookAtQueue(pool: pg.Pool): Promise<Queue[]> {
  const { rows } = await pool
    .query<Queue>(
      `select task_identifier as task,
              count(*) filter (where last_error is null and run_at <= now())::int as due,
              count(*) filter (where last_error is not null and attempts < max_attempts)::int as failed,
              count(*) filter (where last_error is not null and attempts >= max_attempts)::int as given_up,
              greatest(extract(epoch from now() - min(case when last_error is null then run_at else created_at end)
                filter (where attempts < max_attempts)), 0)::float as oldest_s
         from graphile_worker.jobs group by task_identifier`,
    )
    .catch(() => ({ rows: [] }));
  return rows;
}
