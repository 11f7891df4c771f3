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
 * Whether the caller may use the benefit now. The one question that a deleted member still gets
 * answered.
 */
export function authenticationStatus({ caller }: MemberDataContext): AuthenticationStatus {
  if (!caller) throw unauthenticated();
  if (caller.isDeleted) return { status: 'deleted' };
  if (!caller.isCovered) return { status: 'notEligible' };
  return caller.blockedUntil
    ? { status: 'blocked', blockedUntil: caller.blockedUntil.toISOString() }
    : { status: 'active' };
}
