import type { Sealer } from '#service-base/ports.ts';

/** What wrong codes for a member id count for whichever contact is typed, as the beginning of names. */
export function accountsOf(sealer: Sealer, memberIdFingerprint: string): string {
  return `${sealer.fingerprint(memberIdFingerprint, 'member_data.account')}:`;
}

/**
 * What wrong codes count for when this is typed: one name for each form that the contact may
 * have, so that two spellings of one number are counted together whether or not anybody has it.
 */
export function typedAccounts(
  sealer: Sealer,
  memberIdFingerprint: string,
  contactFingerprints: readonly string[],
): string[] {
  const beginning = accountsOf(sealer, memberIdFingerprint);
  return contactFingerprints.map(
    (fingerprint) => beginning + sealer.fingerprint(fingerprint, 'member_data.account'),
  );
}
