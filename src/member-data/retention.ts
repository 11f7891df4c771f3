import type { Service } from './context.ts';

export type Forgotten = { challenges: number; codeSends: number; tryOns: number };

/** How long a right code may be repeated and get its first answer again. */
export const repeatableSeconds = 60;
/** For how long whoever enters the right code too late is told that it was. */
const lateHours = 1;

/**
 * Removes what has outlived its time: codes once used, sign-ins and counters after a day,
 * failure counts after 30 days unless they lock an account, try-ons as the settings say.
 */
export async function forgetExpired({ pool, settings }: Service): Promise<Forgotten> {
  await pool.query(
    `update member_data.challenges set code_hash = null
     where code_hash is not null
       and (expires_at < clock_timestamp() - make_interval(hours => $2)
            or settled_at < clock_timestamp() - make_interval(secs => $1))`,
    [repeatableSeconds, lateHours],
  );
  const challenges = await pool.query(
    `delete from member_data.challenges where created_at < clock_timestamp() - interval '1 day'`,
  );
  const codeSends = await pool.query(
    `delete from member_data.code_sends where sent_at < clock_timestamp() - interval '1 day'`,
  );
  await pool.query(
    `delete from member_data.code_accounts
     where touched_at < clock_timestamp() - interval '30 days' and failures_in_a_row < $1`,
    [settings.codes.failuresBeforeLock],
  );
  const tryOns = await pool.query(
    `delete from member_data.try_on_records
     where saved_at < clock_timestamp() - make_interval(secs => $1)`,
    [settings.tryOnKeptMs / 1000],
  );
  return {
    challenges: challenges.rowCount ?? 0,
    codeSends: codeSends.rowCount ?? 0,
    tryOns: tryOns.rowCount ?? 0,
  };
}
