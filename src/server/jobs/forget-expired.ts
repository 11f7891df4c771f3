import type pg from 'pg';

/** Deletes what has outlived its time; drafts, sessions and reports after thirty days. */
export async function forgetExpired(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from server.sign_ins where expires_at < now()`);
  await pool.query(`delete from server.used_proofs where expires_at < now()`);
  await pool.query(
    `delete from server.sessions where coalesce(ended_at, ends_at) < now() - interval '30 days'`,
  );
  await pool.query(`delete from server.drafts where updated_at < now() - interval '30 days'`);
  await pool.query(`delete from server.reported_errors where at < now() - interval '30 days'`);
  await pool.query(
    `delete from server.limits where expire is not null and expire < extract(epoch from now()) * 1000`,
  );
}
