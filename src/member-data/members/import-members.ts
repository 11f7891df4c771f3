import { findMemberId } from '#domain/people/member-id.ts';
import type { Sealer } from '#service-base/ports.ts';
import { emailContact, memberIdFingerprint, phoneContact } from '../contacts.ts';
import type { Service } from '../context.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { eraseRecords } from './erase-records.ts';
import { sealedProfiles, visibleProfile } from './member.ts';

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

export type ImportResult = {
  added: number;
  changed: number;
  /** Members whose data was deleted; an import does not bring them back. */
  skipped: number;
};

const batchSize = 500;

/**
 * Adds and changes members by member id: all of them, or none when it throws. Of two records
 * with the same member id the last counts.
 *
 * @throws Error that names the record by its place, never its content.
 */
export async function importMembers(
  service: Service,
  records: MemberRecord[],
): Promise<ImportResult> {
  const all = records.map((record, index) => rowOf(service.sealer, record, index));
  const rows = [...new Map(all.map((row) => [row.fingerprint, row])).values()];
  return inTransaction(service.pool, async (client) => {
    const result = { added: 0, changed: 0, skipped: 0 };
    for (let start = 0; start < rows.length; start += batchSize) {
      const batch = rows.slice(start, start + batchSize);
      const written = await writeMembers(client, batch);
      await writeRedemptions(client, batch, service.settings.partner);
      const deleted = written.filter(({ is_deleted }) => is_deleted);
      await eraseRecords(
        client,
        deleted.map(({ id }) => id),
      );
      const added = written.filter(({ is_new }) => is_new).length;
      result.added += added;
      result.changed += written.length - added;
      result.skipped += batch.length - written.length;
    }
    return result;
  });
}

type Row = ReturnType<typeof rowOf>;

function rowOf(sealer: Sealer, record: MemberRecord, index: number) {
  const memberId = findMemberId(record.memberId);
  if (!memberId) throw new Error(`Record ${index + 1} has no member id.`);
  const locale = record.locale ?? 'en';
  const fingerprint = memberIdFingerprint(sealer, memberId);
  const email = record.email ? emailContact(sealer, record.email) : null;
  const phone = record.phone ? phoneContact(sealer, record.phone, locale) : null;
  const profile = visibleProfile({
    memberId,
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
    fingerprint,
    emailFingerprint: email?.fingerprint ?? null,
    phoneFingerprint: phone?.fingerprint ?? null,
    sealed: record.deletedAt ? null : sealedProfiles.seal(sealer, fingerprint, profile),
    plan: record.plan,
    planEndsOn: record.planEndsOn ?? null,
    standing: record.holdMessage ? 'on_hold' : 'good',
    isCS: record.isCS ?? false,
    locale,
    deletedAt: record.deletedAt ?? null,
    redemption: record.redemption ?? null,
  };
}

type Written = { id: string; is_new: boolean; is_deleted: boolean };

async function writeMembers(client: Queryable, rows: Row[]): Promise<Written[]> {
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
     returning id, xmax = 0 as is_new, deleted_at is not null as is_deleted`,
    [
      rows.map((row) => row.fingerprint),
      rows.map((row) => row.emailFingerprint),
      rows.map((row) => row.phoneFingerprint),
      rows.map((row) => row.sealed),
      rows.map((row) => row.plan),
      rows.map((row) => row.planEndsOn),
      rows.map((row) => row.standing),
      rows.map((row) => row.isCS),
      rows.map((row) => row.locale),
      rows.map((row) => row.deletedAt),
    ],
  );
  return written.rows;
}

async function writeRedemptions(client: Queryable, rows: Row[], partner: string): Promise<void> {
  const used = rows.filter((row) => row.redemption !== null);
  if (used.length === 0) return;
  await client.query(
    `insert into member_data.redemptions as known
       (member_id, status, redeemed_at, partner, order_number, recorded_by)
     select m.id, 'redeemed', used.redeemed_at, used.partner, used.order_number, 'plan'
     from unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[])
            as used (fingerprint, redeemed_at, partner, order_number)
     join member_data.members m on m.member_id_fingerprint = used.fingerprint
     on conflict (member_id) do update set
       status = excluded.status, redeemed_at = excluded.redeemed_at, partner = excluded.partner,
       order_number = excluded.order_number, recorded_by = excluded.recorded_by,
       updated_at = clock_timestamp()
     where known.redeemed_at < excluded.redeemed_at`,
    [
      used.map((row) => row.fingerprint),
      used.map((row) => row.redemption?.redeemedAt),
      used.map((row) => row.redemption?.partner ?? partner),
      used.map((row) => row.redemption?.orderNumber ?? null),
    ],
  );
}
