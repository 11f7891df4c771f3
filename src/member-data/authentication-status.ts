import { requireCaller } from './caller.ts';
import type { MemberDataContext } from './context.ts';
import { unauthenticated } from './errors.ts';
import type { AuthenticationStatus, User } from './generated/schema.ts';
import { findMember } from './members/member.ts';

/** Who is asking. */
export async function currentUser(context: MemberDataContext): Promise<User> {
  const member = await findMember(context.pool, context.sealer, requireCaller(context).id);
  if (!member) throw unauthenticated();
  return {
    userId: member.id,
    firstName: member.profile?.firstName ?? null,
    lastName: member.profile?.lastName ?? null,
    isCS: member.isCS,
  };
}

/**
 * Whether the caller may use the benefit now: asked on every page, so one look-up answers it.
 * The one question that a deleted member still gets answered.
 */
export async function authenticationStatus({
  caller,
  pool,
  settings,
}: MemberDataContext): Promise<AuthenticationStatus> {
  if (!caller) throw unauthenticated();
  if (caller.isDeleted) return { status: 'deleted' };
  const { rows } = await pool.query<{ is_eligible: boolean; blocked_until: Date | null }>(
    `select m.standing = 'good'
              and coalesce(m.plan_ends_on >= (clock_timestamp() at time zone 'utc')::date, true)
              as is_eligible,
            r.redeemed_at + make_interval(secs => $2) as blocked_until
     from member_data.members m
     left join member_data.redemptions r on r.member_id = m.id and r.status = 'redeemed'
       and r.redeemed_at + make_interval(secs => $2) >= clock_timestamp()
     where m.id = $1`,
    [caller.id, settings.waitingPeriodMs / 1000],
  );
  const [row] = rows;
  if (!row) throw unauthenticated();
  if (!row.is_eligible) return { status: 'notEligible' };
  return row.blocked_until
    ? { status: 'blocked', blockedUntil: row.blocked_until.toISOString() }
    : { status: 'active' };
}
