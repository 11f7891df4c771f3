import type pg from 'pg';
import { repeatableSeconds } from '../retention.ts';
import type { MemberDataSettings } from '../settings.ts';
import { inTransaction, type Queryable } from '../transaction.ts';
import { waitAfterFailureSeconds } from './code-limits.ts';

/** What became of one try, before anything is known of the member's standing. */
export type TryResult =
  | { outcome: 'right'; memberId: string; signedInAt: Date }
  | { outcome: 'wrong'; memberId: string | null; triesLeft: number }
  | { outcome: 'expired' | 'locked'; memberId: string | null }
  | { outcome: 'limited'; memberId: string | null; waitSeconds: number }
  | { outcome: 'nobody' };

type Account = {
  account: string;
  failures_in_a_row: number;
  failures_in_hour: number;
  wait_seconds: number;
};

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
    const account = await lockAccount(client, challengeId);
    if (!account) return { outcome: 'expired', memberId: null };

    const limits = settings.limits === 'on';
    const isLocked = limits && account.failures_in_a_row >= settings.codes.failuresBeforeLock;
    const mayTry = !isLocked && !(limits && account.wait_seconds > 0);
    const tried = mayTry ? await countTry(client, challengeId, hash) : null;
    if (tried?.settled_at && tried.member_id) {
      await client.query(`delete from member_data.code_accounts where account = $1`, [
        account.account,
      ]);
      return { outcome: 'right', memberId: tried.member_id, signedInAt: tried.settled_at };
    }
    if (tried) {
      await countFailure(client, account, settings);
      return { outcome: 'wrong', memberId: tried.member_id, triesLeft: 5 - tried.tries };
    }
    return explain(await findChallenge(client, challengeId, hash), account, isLocked);
  });
}

/** Why a try was not looked at. */
function explain(challenge: Challenge, account: Account, isLocked: boolean): TryResult {
  const { member_id: memberId, settled_at: signedInAt } = challenge;
  if (signedInAt) {
    return challenge.is_repeat && memberId
      ? { outcome: 'right', memberId, signedInAt }
      : { outcome: 'expired', memberId };
  }
  if (challenge.is_over) return memberId ? { outcome: 'expired', memberId } : { outcome: 'nobody' };
  if (challenge.is_dead || isLocked) return { outcome: 'locked', memberId };
  return { outcome: 'limited', memberId, waitSeconds: Math.ceil(account.wait_seconds) };
}

/** Locks the account that a challenge belongs to; null when there is no such challenge. */
async function lockAccount(client: Queryable, challengeId: string): Promise<Account | null> {
  const { rows } = await client.query<Account>(
    `insert into member_data.code_accounts as a (account)
     select account from member_data.challenges where id = $1
     on conflict (account) do update set touched_at = clock_timestamp()
     returning account, failures_in_a_row,
       case when hour_started_at > clock_timestamp() - interval '1 hour'
            then failures_in_hour else 0 end as failures_in_hour,
       coalesce(greatest(0, extract(epoch from wait_until - clock_timestamp())), 0)::float8
         as wait_seconds`,
    [challengeId],
  );
  return rows[0] ?? null;
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

async function countFailure(
  client: Queryable,
  { account, failures_in_hour: before }: Account,
  { codes }: Pick<MemberDataSettings, 'codes'>,
): Promise<void> {
  await client.query(
    `update member_data.code_accounts
     set failures_in_a_row = failures_in_a_row + 1, failures_in_hour = $2,
         hour_started_at = case when $2 = 1 then clock_timestamp() else hour_started_at end,
         wait_until = clock_timestamp() + make_interval(secs => $3)
     where account = $1`,
    [account, before + 1, waitAfterFailureSeconds(before + 1, codes)],
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
