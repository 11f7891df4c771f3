import type { UserInfo } from '../generated/schema.ts';
import type { Member } from './member.ts';

/** The member as the contract shows them; names and contacts are null once deleted. */
export function userInfo(member: Member): UserInfo {
  const { profile } = member;
  return {
    userId: member.id,
    firstName: profile?.firstName ?? null,
    lastName: profile?.lastName ?? null,
    email: profile?.email ?? null,
    phone: profile?.phone ?? null,
    city: profile?.city ?? null,
    state: profile?.state ?? null,
    postcode: profile?.postcode ?? null,
    street: profile?.street ?? null,
    isCS: member.isCS,
    deletedAt: member.deletedAt?.toISOString() ?? null,
    locale: member.locale,
    plan: member.plan,
    planEndsOn: member.planEndsOn,
  };
}
