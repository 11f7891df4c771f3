import type { Queryable } from '#service-base/transaction.ts';
import type { ImportMode } from './import-result.ts';
import type { PreparedMember } from './prepare-member.ts';

/** A member on record, null for one that a trial would add. */
export type Used = { id: string | null; redemption: NonNullable<PreparedMember['redemption']> };

/**
 * Whether what is told takes the place of what is known: when it is newer. The order that the
 * shop recorded stays as the shop knows it, were it released meanwhile.
 */
const replaces = (told: string) => `
  known.redeemed_at < ${told}.redeemed_at
  and (known.recorded_by = 'plan' or known.order_number is distinct from ${told}.order_number)`;

/** Records uses of the benefit that the plan tells of, and answers how many were news. */
export async function writeRedemptions(
  { client, partner }: { client: Queryable; partner: string },
  used: readonly Used[],
  mode: ImportMode,
): Promise<number> {
  if (used.length === 0) return 0;
  const ids = used.map(({ id }) => id);
  const instants = used.map(({ redemption }) => redemption.redeemedAt);
  const orders = used.map(({ redemption }) => redemption.orderNumber ?? null);
  if (mode === 'try') {
    const { rows } = await client.query<{ count: number }>(
      `with known as materialized (
         select * from member_data.redemptions where member_id = any($1::uuid[])
       )
       select count(*)::integer as count
       from unnest($1::uuid[], $2::timestamptz[], $3::text[]) as used (id, redeemed_at, order_number)
       left join known on known.member_id = used.id
       where known.member_id is null or (${replaces('used')})`,
      [ids, instants, orders],
    );
    return rows[0]?.count ?? 0;
  }
  const { rowCount } = await client.query(
    `insert into member_data.redemptions as known
       (member_id, status, redeemed_at, partner, order_number, recorded_by)
     select id, 'redeemed', redeemed_at, partner, order_number, 'plan'
     from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[])
            as used (id, redeemed_at, order_number, partner)
     on conflict (member_id) do update set
       status = excluded.status, redeemed_at = excluded.redeemed_at, partner = excluded.partner,
       order_number = excluded.order_number, recorded_by = excluded.recorded_by,
       updated_at = clock_timestamp()
     where ${replaces('excluded')}`,
    [ids, instants, orders, used.map(({ redemption }) => redemption.partner ?? partner)],
  );
  return rowCount ?? 0;
}
