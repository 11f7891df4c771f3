import type { Services } from '#server/services.ts';
import { checkLedger } from './ledger.ts';

export type Finding = { name: string; ok: boolean; detail: string };

/** What an operator asks first when something seems wrong. */
export async function doctor(services: Services): Promise<Finding[]> {
  const { pool } = services;
  const clock = await pool.query<{ now: Date }>('select now()');
  const skewMs = Math.abs(Date.now() - clock.rows[0]!.now.getTime());
  const jobs = await pool.query<{ waiting: number; oldest_s: number | null }>(
    `select count(*)::int as waiting, extract(epoch from now() - min(run_at))::int as oldest_s
     from graphile_worker.jobs where run_at < now()`,
  );
  const open = await pool.query<{ open: number }>(
    `select count(*)::int as open from shop.order_attempts where state = 'open'`,
  );
  const violations = await checkLedger(services);
  const { waiting = 0, oldest_s } = jobs.rows[0] ?? {};
  return [
    { name: 'settings', ok: true, detail: `mode ${services.env.FRAMEWELL_MODE}` },
    { name: 'clock', ok: skewMs < 5000, detail: `${skewMs} ms from the database's` },
    { name: 'jobs', ok: (oldest_s ?? 0) < 300, detail: `${waiting} waiting` },
    { name: 'order attempts', ok: true, detail: `${open.rows[0]?.open ?? 0} open` },
    await lookAtBenefit(services),
    { name: 'ledger', ok: violations.length === 0, detail: `${violations.length} violations` },
  ];
}

async function lookAtBenefit({ env, commerce }: Services): Promise<Finding> {
  const name = 'benefit';
  if (env.COMMERCE_GRAPHQL_URL)
    return { name, ok: true, detail: "the other platform's cart rules say what the plan pays" };
  return (await commerce.promotions.planBenefit())
    ? { name, ok: true, detail: 'is set' }
    : { name, ok: false, detail: 'none is set and members pay all: ops benefit set --help' };
}
