import type { Sealer } from '#service-base/ports.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { writeRedemptions, type Used } from './delivered-redemptions.ts';
import { eraseRecords } from './erase-records.ts';
import type { ImportMode, ImportResult } from './import-result.ts';
import { sealedProfiles } from './member.ts';
import type { PreparedMember } from './prepare-member.ts';

type Target = { client: Queryable; sealer: Sealer; partner: string };

type KnownRow = {
  id: string;
  fingerprint: string;
  email_fingerprint: string | null;
  phone_fingerprint: string | null;
  sealed: Buffer | null;
  plan: string;
  plan_ends_on: string | null;
  standing: string;
  is_cs: boolean;
  locale: string;
  is_deleted: boolean;
};

/** Brings the database to what these members are, and answers how many it changed. */
export async function writeMembers(
  target: Target,
  members: readonly PreparedMember[],
  mode: ImportMode,
): Promise<ImportResult> {
  const known = await knownRows(target.client, members);
  const differing = members.filter((member) => {
    const row = known.get(member.fingerprint);
    return !row || !isSame(target.sealer, row, member);
  });
  const unchanged = members.length - differing.length;
  const ids = new Map<string, string | null>();
  if (mode === 'try') for (const { fingerprint } of members) ids.set(fingerprint, null);
  for (const row of known.values()) {
    if (row.is_deleted) ids.delete(row.fingerprint);
    else ids.set(row.fingerprint, row.id);
  }
  if (mode === 'try') {
    const rows = differing.map((member) => known.get(member.fingerprint));
    const added = rows.filter((row) => !row).length;
    const skipped = rows.filter((row) => row?.is_deleted).length;
    const changed = rows.length - added - skipped;
    const redemptions = await writeRedemptions(target, usedBy(members, ids), mode);
    return { added, changed, unchanged, skipped, redemptions };
  }
  const written = differing.length > 0 ? await upsert(target, differing) : [];
  for (const { fingerprint, id } of written) ids.set(fingerprint, id);
  const redemptions = await writeRedemptions(target, usedBy(members, ids), mode);
  const deleted = written.filter(({ is_deleted }) => is_deleted).map(({ id }) => id);
  if (deleted.length > 0) await eraseRecords(target.client, deleted);
  const added = written.filter(({ is_new }) => is_new).length;
  const changed = written.length - added;
  const skipped = differing.length - written.length;
  return { added, changed, unchanged, skipped, redemptions };
}

/** Uses of the benefit by those members who have an id here, or would have one. */
function usedBy(
  members: readonly PreparedMember[],
  ids: ReadonlyMap<string, string | null>,
): Used[] {
  return members.flatMap(({ fingerprint, redemption }) => {
    const id = ids.get(fingerprint);
    return redemption && id !== undefined ? [{ id, redemption }] : [];
  });
}

async function knownRows(
  client: Queryable,
  members: readonly PreparedMember[],
): Promise<Map<string, KnownRow>> {
  const { rows } = await client.query<KnownRow>(
    `select id, member_id_fingerprint as fingerprint, email_fingerprint, phone_fingerprint, sealed, plan,
            plan_ends_on::text as plan_ends_on, standing, is_cs, locale,
            deleted_at is not null as is_deleted
     from member_data.members where member_id_fingerprint = any($1::text[])`,
    [members.map(({ fingerprint }) => fingerprint)],
  );
  return new Map(rows.map((row) => [row.fingerprint, row]));
}

function isSame(sealer: Sealer, row: KnownRow, member: PreparedMember): boolean {
  return (
    row.sealed !== null &&
    member.deletedAt === null &&
    row.email_fingerprint === member.emailFingerprint &&
    row.phone_fingerprint === member.phoneFingerprint &&
    row.plan === member.plan &&
    row.plan_ends_on === member.planEndsOn &&
    row.standing === member.standing &&
    row.is_cs === member.isCS &&
    row.locale === member.locale &&
    hasProfile(sealer, row.fingerprint, row.sealed, member)
  );
}

function hasProfile(
  sealer: Sealer,
  fingerprint: string,
  sealed: Buffer,
  { profile }: PreparedMember,
): boolean {
  try {
    const known = sealedProfiles.open(sealer, fingerprint, sealed);
    return JSON.stringify(known) === JSON.stringify(profile);
  } catch {
    return false; // a damaged one is mended by what the plan tells
  }
}

type Written = { id: string; fingerprint: string; is_new: boolean; is_deleted: boolean };

async function upsert(
  { client, sealer }: Target,
  members: readonly PreparedMember[],
): Promise<Written[]> {
  const written = await client.query<Written>(
    `insert into member_data.members as known
       (member_id_fingerprint, email_fingerprint, phone_fingerprint, sealed, plan, plan_ends_on,
        standing, is_cs, locale, deleted_at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::text[], $6::date[],
                          $7::text[], $8::boolean[], $9::text[], $10::timestamptz[])
     on conflict (member_id_fingerprint) do update set
       email_fingerprint = excluded.email_fingerprint,
       phone_fingerprint = excluded.phone_fingerprint,
       sealed = excluded.sealed, plan = excluded.plan, plan_ends_on = excluded.plan_ends_on,
       standing = excluded.standing, is_cs = excluded.is_cs, locale = excluded.locale,
       deleted_at = excluded.deleted_at, updated_at = clock_timestamp()
     where known.deleted_at is null
     returning id, member_id_fingerprint as fingerprint, xmax = 0 as is_new, deleted_at is not null as is_deleted`,
    [
      members.map(({ fingerprint }) => fingerprint),
      members.map(({ emailFingerprint }) => emailFingerprint),
      members.map(({ phoneFingerprint }) => phoneFingerprint),
      members.map(({ fingerprint, profile, deletedAt }) =>
        deletedAt ? null : sealedProfiles.seal(sealer, fingerprint, profile),
      ),
      members.map(({ plan }) => plan),
      members.map(({ planEndsOn }) => planEndsOn),
      members.map(({ standing }) => standing),
      members.map(({ isCS }) => isCS),
      members.map(({ locale }) => locale),
      members.map(({ deletedAt }) => deletedAt),
    ],
  );
  return written.rows;
}
