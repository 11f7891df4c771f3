import { isEmail } from '#domain/people/contact.ts';
import { findMemberId } from '#domain/people/member-id.ts';
import type { Sealer } from '#service-base/ports.ts';
import { emailContact, memberIdFingerprint, numberOnFile, phoneContact } from '../contacts.ts';
import { visibleProfile } from './member.ts';

/** A member as the plan delivers them. */
export type MemberRecord = {
  memberId: string;
  firstName: string;
  lastName: string;
  email?: string | null;
  /** National numbers belong to the country of `locale`. */
  phone?: string | null;
  street?: string | null;
  city?: string | null;
  state?: string | null;
  postcode?: string | null;
  plan: string;
  /** The last day of the plan, `YYYY-MM-DD`. */
  planEndsOn?: string | null;
  isCS?: boolean;
  locale?: 'en' | 'de';
  /** The plan holds the membership back and tells the member this. */
  holdMessage?: string | null;
  /** Deleted at this instant: nothing but the fingerprints is kept. */
  deletedAt?: string | null;
  /** The benefit was used before. */
  redemption?: { redeemedAt: string; partner?: string; orderNumber?: string } | null;
};

/** A member as they are looked up and stored, not sealed yet. */
export type PreparedMember = ReturnType<typeof prepareMember>;

/** What a member could not sign in with as it was delivered. */
type SignInFault = 'memberId' | 'email' | 'phone';

export function prepareMember(sealer: Sealer, record: MemberRecord) {
  const faults: SignInFault[] = [];
  const memberId = findMemberId(record.memberId);
  if (!memberId) faults.push('memberId');
  const locale = record.locale ?? 'en';
  const fingerprint = memberIdFingerprint(sealer, record.memberId);
  const email = record.email ? emailContact(sealer, record.email) : null;
  if (email && !isEmail(email.address)) faults.push('email');
  const number = record.phone ? numberOnFile(record.phone, locale) : null;
  if (record.phone && !number) faults.push('phone');
  const phone = record.phone ? phoneContact(sealer, number ?? record.phone) : null;
  const profile = visibleProfile({
    memberId: memberId ?? '',
    firstName: record.firstName,
    lastName: record.lastName,
    email: email?.address ?? null,
    phone: phone?.address ?? null,
    street: record.street ?? null,
    city: record.city ?? null,
    state: record.state ?? null,
    postcode: record.postcode ?? null,
    holdMessage: record.holdMessage ?? null,
  });
  return {
    faults,
    fingerprint,
    emailFingerprint: email?.fingerprint ?? null,
    phoneFingerprint: phone?.fingerprint ?? null,
    profile,
    plan: record.plan,
    planEndsOn: record.planEndsOn ?? null,
    standing: record.holdMessage ? 'on_hold' : 'good',
    isCS: record.isCS ?? false,
    locale,
    deletedAt: record.deletedAt ?? null,
    redemption: record.redemption ?? null,
  };
}
