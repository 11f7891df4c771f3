import type pg from 'pg';
import { refusalsInHourMax } from '../audit/audit.ts';

/**
 * Deletes what has outlived its time: drafts, sessions, reports, messages and the contacts of
 * orders after thirty days, messages that could not be sent after one; counts of refusals that
 * the audit holds all of after a day, others after a year.
 */
export async function forgetExpired(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from shop.sign_ins where expires_at < now()`);
  await pool.query(`delete from shop.used_proofs where expires_at < now()`);
  await pool.query(
    `delete from shop.sessions where coalesce(ended_at, ends_at) < now() - interval '30 days'`,
  );
  await pool.query(`delete from shop.drafts where updated_at < now() - interval '30 days'`);
  await pool.query(`delete from shop.reported_errors where at < now() - interval '30 days'`);
  await pool.query(
    `delete from shop.refusal_counts
     where hour < now() - interval '1 day' and count <= $1 or hour < now() - interval '1 year'`,
    [refusalsInHourMax],
  );
  await pool.query(`delete from shop.messages where created_at < now() - interval '30 days'`);
  await pool.query(
    `update shop.order_attempts set sealed_contact = null
     where sealed_contact is not null and closed_at < now() - interval '30 days'`,
  );
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where task_identifier = 'send-message' and attempts >= max_attempts
       and updated_at < now() - interval '1 day'
     having count(*) > 0`,
  );
  await pool.query(
    `delete from shop.limits where expire is not null and expire < extract(epoch from now()) * 1000`,
  );
}
