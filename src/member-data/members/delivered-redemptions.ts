import type { Queryable } from '#service-base/transaction.ts';
import type { ImportMode } from './import-result.ts';
import type { PreparedMember } from './prepare-member.ts';

/**
 * Whether what is told takes the place of what is known: when it is newer. The order that the
 * shop recorded stays as the shop knows it, were it released meanwhile.
 */
const replaces = (told: string) => `
  known.redeemed_at < ${told}.redeemed_at
  and (known.recorded_by = 'plan' or known.order_number is distinct from ${told}.order_number)`;

/** From members and what is told to the uses of the benefit that are news. */
const news = `
  from unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[])
         as used (fingerprint, redeemed_at, partner, order_number)
  left join member_data.members m on m.member_id_fingerprint = used.fingerprint
  left join member_data.redemptions known on known.member_id = m.id
  where (known.member_id is null or (${replaces('used')}))`;

/** Records uses of the benefit that the plan tells of, and answers how many were news. */
export async function writeRedemptions(
  { client, partner }: { client: Queryable; partner: string },
  members: readonly PreparedMember[],
  mode: ImportMode,
): Promise<number> {
  const used = members.filter(({ redemption }) => redemption !== null);
  if (used.length === 0) return 0;
  const values = [
    used.map(({ fingerprint }) => fingerprint),
    used.map(({ redemption }) => redemption?.redeemedAt),
    used.map(({ redemption }) => redemption?.partner ?? partner),
    used.map(({ redemption }) => redemption?.orderNumber ?? null),
  ];
  if (mode === 'try') {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count ${news} and m.deleted_at is null`,
      values,
    );
    return rows[0]?.count ?? 0;
  }
  const { rowCount } = await client.query(
    `insert into member_data.redemptions as known
       (member_id, status, redeemed_at, partner, order_number, recorded_by)
     select m.id, 'redeemed', used.redeemed_at, used.partner, used.order_number, 'plan'
     ${news} and m.id is not null
     on conflict (member_id) do update set
       status = excluded.status, redeemed_at = excluded.redeemed_at, partner = excluded.partner,
       order_number = excluded.order_number, recorded_by = excluded.recorded_by,
       updated_at = clock_timestamp()
     where ${replaces('excluded')}`,
    values,
  );
  return rowCount ?? 0;
}
