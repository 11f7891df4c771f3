import type pg from 'pg';
import { repeatableSeconds } from '../retention.ts';
import type { MemberDataSettings } from '../settings.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { waitAfterFailureSeconds } from './code-limits.ts';

/** What became of one try, before anything is known of the member's standing. */
export type TryResult =
  | { outcome: 'right'; memberId: string; signedInAt: Date }
  | { outcome: 'wrong'; memberId: string | null; triesLeft: number }
  | { outcome: 'expired' | 'locked'; memberId: string | null }
  | { outcome: 'limited'; memberId: string | null; waitSeconds: number }
  /** The time is over, and nothing shows that the contact is the caller's. */
  | { outcome: 'unproven'; memberId: string | null };

type Account = {
  account: string;
  failures_in_a_row: number;
  failures_in_hour: number;
  wait_seconds: number;
};

type Counts = { accounts: Account[]; failuresInARow: number; waitSeconds: number };

type Challenge = {
  member_id: string | null;
  settled_at: Date | null;
  is_over: boolean;
  is_dead: boolean;
  is_repeat: boolean;
};

/**
 * Tries a code once. Tries are counted by one conditional update, so that however many arrive
 * at once, five are looked at. The same right code again within a minute is right again.
 */
export function tryCode(
  pool: pg.Pool,
  { challengeId, hash }: { challengeId: string; hash: string },
  settings: Pick<MemberDataSettings, 'codes' | 'limits'>,
): Promise<TryResult> {
  return inTransaction(pool, async (client) => {
    const counts = await lockAccounts(client, challengeId);
    if (!counts) return { outcome: 'expired', memberId: null };

    const limits = settings.limits === 'on';
    const isLocked = limits && counts.failuresInARow >= settings.codes.failuresBeforeLock;
    const mayTry = !isLocked && !(limits && counts.waitSeconds > 0);
    const tried = mayTry ? await countTry(client, challengeId, hash) : null;
    if (tried?.settled_at && tried.member_id) {
      await client.query(`delete from member_data.code_accounts where account = any($1)`, [
        counts.accounts.map(({ account }) => account),
      ]);
      return { outcome: 'right', memberId: tried.member_id, signedInAt: tried.settled_at };
    }
    if (tried) {
      await countFailure(client, counts.accounts, settings);
      return { outcome: 'wrong', memberId: tried.member_id, triesLeft: 5 - tried.tries };
    }
    const challenge = await findChallenge(client, challengeId, hash);
    if (challenge.is_over && !challenge.settled_at) {
      const isProven = await isRightCodeTooLate(client, challengeId, hash);
      return { outcome: isProven ? 'expired' : 'unproven', memberId: challenge.member_id };
    }
    return explain(challenge, counts, isLocked);
  });
}

/** Why a try was not looked at while there was time. */
function explain(challenge: Challenge, { waitSeconds }: Counts, isLocked: boolean): TryResult {
  const { member_id: memberId, settled_at: signedInAt } = challenge;
  if (signedInAt) {
    return challenge.is_repeat && memberId
      ? { outcome: 'right', memberId, signedInAt }
      : { outcome: 'expired', memberId };
  }
  if (challenge.is_dead || isLocked) return { outcome: 'locked', memberId };
  return { outcome: 'limited', memberId, waitSeconds: Math.ceil(waitSeconds) };
}

/** Locks what a challenge's tries count for; null when there is no such challenge. */
async function lockAccounts(client: Queryable, challengeId: string): Promise<Counts | null> {
  const { rows } = await client.query<Account>(
    `insert into member_data.code_accounts as a (account)
     select distinct unnest(accounts) as account from member_data.challenges where id = $1
     order by account
     on conflict (account) do update set touched_at = clock_timestamp()
     returning account, failures_in_a_row,
       case when hour_started_at > clock_timestamp() - interval '1 hour'
            then failures_in_hour else 0 end as failures_in_hour,
       coalesce(greatest(0, extract(epoch from wait_until - clock_timestamp())), 0)::float8
         as wait_seconds`,
    [challengeId],
  );
  if (rows.length === 0) return null;
  return {
    accounts: rows,
    failuresInARow: Math.max(...rows.map((row) => row.failures_in_a_row)),
    waitSeconds: Math.max(...rows.map((row) => row.wait_seconds)),
  };
}

/** The one place where a code is compared; null when the challenge takes no more tries. */
async function countTry(
  client: Queryable,
  challengeId: string,
  hash: string,
): Promise<{ member_id: string | null; tries: number; settled_at: Date | null } | null> {
  const { rows } = await client.query<{
    member_id: string | null;
    tries: number;
    settled_at: Date | null;
  }>(
    `update member_data.challenges
     set tries = tries + 1,
         settled_at = case when code_hash = $2 and member_id is not null
                           then clock_timestamp() end
     where id = $1 and tries < 5 and settled_at is null and expires_at > clock_timestamp()
     returning member_id, tries, settled_at`,
    [challengeId, hash],
  );
  return rows[0] ?? null;
}

/**
 * Whether this is the code that was sent, too late to sign in with it. Only who has the code is
 * told that there was one; others hear the same whether or not a member was asked for.
 */
async function isRightCodeTooLate(
  client: Queryable,
  challengeId: string,
  hash: string,
): Promise<boolean> {
  const { rows } = await client.query<{ is_right: boolean }>(
    `update member_data.challenges set tries = tries + 1
     where id = $1 and tries < 5 returning coalesce(code_hash = $2, false) as is_right`,
    [challengeId, hash],
  );
  return rows[0]?.is_right ?? false;
}

async function countFailure(
  client: Queryable,
  accounts: Account[],
  { codes }: Pick<MemberDataSettings, 'codes'>,
): Promise<void> {
  const inHour = accounts.map((before) => before.failures_in_hour + 1);
  const waits = inHour.map((failures) => waitAfterFailureSeconds(failures, codes));
  await client.query(
    `update member_data.code_accounts a
     set failures_in_a_row = failures_in_a_row + 1, failures_in_hour = counted.in_hour,
         hour_started_at =
           case when counted.in_hour = 1 then clock_timestamp() else hour_started_at end,
         wait_until = clock_timestamp() + make_interval(secs => counted.wait_seconds)
     from unnest($1::text[], $2::integer[], $3::float8[])
            as counted (account, in_hour, wait_seconds)
     where a.account = counted.account`,
    [accounts.map(({ account }) => account), inHour, waits],
  );
}

async function findChallenge(
  client: Queryable,
  challengeId: string,
  hash: string,
): Promise<Challenge> {
  const { rows } = await client.query<Challenge>(
    `select member_id, settled_at, expires_at <= clock_timestamp() as is_over, tries >= 5 as is_dead,
            coalesce(code_hash = $2, false)
              and settled_at > clock_timestamp() - make_interval(secs => $3) as is_repeat
     from member_data.challenges where id = $1`,
    [challengeId, hash, repeatableSeconds],
  );
  return rows[0]!;
}
