import type pg from 'pg';
import { refusalsInHourMax } from '../audit/audit.ts';

/** No optician has still to compare the upload `u` with an order. */
const isNotAwaited = `not exists (
       select from shop.order_attempts a where a.upload_id = u.id and a.review = 'waiting'
         and a.state <> 'refused')`;

/**
 * Deletes what has outlived its time: drafts, sessions, reports, messages and the contacts of
 * orders after thirty days, messages that could not be sent after one; counts of refusals that
 * the audit holds all of after a day, others after a year; what was uploaded when its own time
 * is over, and no optician has still to look at it.
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
  await pool.query(
    `delete from shop.upload_pages p using shop.uploads u
     where u.id = p.upload_id and u.kept_until < now() and ${isNotAwaited}`,
  );
  // The day's uploads are counted by these rows.
  await pool.query(
    `delete from shop.uploads u
     where kept_until < now() and given_at < now() - interval '24 hours' and ${isNotAwaited}`,
  );
  await pool.query(
    `update shop.uploads u set sealed_reading = null, sealed_confirmation = null
     where kept_until < now() and (sealed_reading is not null or sealed_confirmation is not null)
       and ${isNotAwaited}`,
  );
  await pool.query(`delete from shop.messages where created_at < now() - interval '30 days'`);
  await pool.query(
    `update shop.order_attempts set sealed_contact = null
     where sealed_contact is not null and closed_at < now() - interval '30 days'`,
  );
  // What is remembered of carts is minutes old at most.
  await pool.query(`delete from shop.cart_changes where changed_at < now() - interval '1 day'`);
  await pool.query(`delete from shop.payment_notices where at < now() - interval '30 days'`);
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
