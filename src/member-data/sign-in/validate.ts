import { emailContact, memberIdFingerprint, phoneContacts } from '../contacts.ts';
import type { MemberDataContext } from '../context.ts';
import { badInput } from '../errors.ts';
import type { Validation } from '../generated/schema.ts';
import { typedAccounts } from './accounts.ts';

export type TypedIdentity = { memberId: string; email: string | null; phone: string | null };

/**
 * Begins a sign-in. One statement, the same for a member and for nobody; a challenge of nobody
 * looks and behaves like any other until its time is over.
 */
export async function validate(
  { pool, sealer, settings }: MemberDataContext,
  { memberId, email, phone }: TypedIdentity,
): Promise<Validation> {
  if (!email && !phone) throw badInput('An email or a phone is needed.');
  const emailFingerprint = email ? emailContact(sealer, email).fingerprint : null;
  const phoneFingerprints = phone
    ? phoneContacts(sealer, phone).map(({ fingerprint }) => fingerprint)
    : null;
  const idFingerprint = memberIdFingerprint(sealer, memberId);
  const typed = [...(emailFingerprint ? [emailFingerprint] : []), ...(phoneFingerprints ?? [])];

  const { rows } = await pool.query<{ id: string; expires_at: Date; is_known: boolean }>(
    `insert into member_data.challenges (member_id, accounts, expires_at)
     select m.id, array_remove($4::text[] || m.id::text, null), clock_timestamp() + make_interval(secs => $5)
     from (values (1)) as always
     left join member_data.members m on m.member_id_fingerprint = $1
       and ($2::text is null or m.email_fingerprint = $2)
       and ($3::text[] is null or m.phone_fingerprint = any($3))
     returning id, expires_at, member_id is not null as is_known`,
    [
      idFingerprint,
      emailFingerprint,
      phoneFingerprints,
      typedAccounts(sealer, idFingerprint, typed),
      settings.codes.lifetimeMs / 1000,
    ],
  );
  const challenge = rows[0]!;
  const isTold = settings.disclosure === 'immediate' && !challenge.is_known;
  return {
    userId: challenge.id,
    expiresAt: challenge.expires_at.toISOString(),
    verdict: isTold ? 'notEligibleUnknown' : 'accepted',
  };
}
