import { record, requireReader } from './caller.ts';
import type { MemberDataContext } from './context.ts';
import { badInput, forbidden } from './errors.ts';
import type {
  GlassRedemptionStatus,
  GlassRedemptionWaitingPeriod,
  RedemptionStatus,
} from './generated/schema.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { isUuid } from './uuid.ts';

/** The last use of the benefit, `blockedUntil` set while the waiting period runs. */
export type Redemption = {
  status: RedemptionStatus;
  redeemedAt: Date;
  partner: string;
  orderNumber: string | null;
  blockedUntil: Date | null;
};

/** A redemption as the ledger check compares it with orders. */
export type RedemptionRow = {
  userId: string;
  status: RedemptionStatus;
  redeemedAt: Date;
  orderNumber: string | null;
  /** The shop knows the order; the plan may tell of one elsewhere. */
  recordedBy: 'shop' | 'plan';
};

export type RedemptionWrite = {
  userId: string;
  status: RedemptionStatus;
  orderNumber: string | null;
  redeemedAt: string | null;
};

/**
 * The redemption on record, null when the benefit was never used. The waiting period is over
 * once the redemption is older than `waitingPeriodMs`, by the database's clock.
 */
export async function findRedemption(
  database: Queryable,
  userId: string,
  waitingPeriodMs: number,
): Promise<Redemption | null> {
  const { rows } = await database.query<Redemption>(
    `select status, redeemed_at as "redeemedAt", partner, order_number as "orderNumber",
            case when status = 'redeemed' and ends.at >= clock_timestamp() then ends.at end
              as "blockedUntil"
     from member_data.redemptions,
          lateral (select redeemed_at + make_interval(secs => $2) as at) ends
     where member_id = $1`,
    [userId, waitingPeriodMs / 1000],
  );
  return rows[0] ?? null;
}

export async function redemptionRows(database: Queryable): Promise<RedemptionRow[]> {
  const { rows } = await database.query<RedemptionRow>(
    `select member_id as "userId", status, redeemed_at as "redeemedAt",
            order_number as "orderNumber", recorded_by as "recordedBy"
     from member_data.redemptions order by member_id`,
  );
  return rows;
}

/** The record as it stands, however long ago. */
export async function redemptionStatus(
  context: MemberDataContext,
  userId: string,
): Promise<GlassRedemptionStatus> {
  await requireReader(context, userId, 'redemption.read');
  return presentStatus(context, userId);
}

/** The record with the waiting period applied. */
export async function redemptionWaitingPeriod(
  context: MemberDataContext,
  userId: string,
): Promise<GlassRedemptionWaitingPeriod> {
  await requireReader(context, userId, 'redemption.read');
  const { waitingPeriodMs } = context.settings;
  const redemption = await findRedemption(context.pool, userId, waitingPeriodMs);
  const used = redemption?.status === 'redeemed' ? redemption : null;
  return {
    partner: used?.partner ?? null,
    timestamp: used?.redeemedAt.toISOString() ?? null,
    period: waitingPeriodMs,
    status: used?.blockedUntil ? 'redeemed' : 'available',
    availableFrom: used?.blockedUntil?.toISOString() ?? null,
  };
}

/**
 * Records or releases a redemption for the shop; customer service may release with a reason.
 * A member's own call changes nothing.
 *
 * @throws GraphQLError FORBIDDEN for a member who names another, BAD_USER_INPUT for nobody's id.
 */
export async function writeRedemption(
  context: MemberDataContext,
  write: RedemptionWrite,
): Promise<GlassRedemptionStatus> {
  const refusal = await refusalOf(context, write);
  if (refusal === null) {
    await (write.status === 'redeemed' ? redeem(context, write) : release(context, write));
  }
  const outcome = refusal === null ? 'ok' : 'refused';
  const reason = refusal ?? (context.caller ? context.accessReason : write.status) ?? undefined;
  await record(context, write.userId, 'redemption.write', outcome, reason);
  return presentStatus(context, write.userId);
}

/** Why a write changes nothing; null when it may. */
async function refusalOf(
  context: MemberDataContext,
  { userId, status, orderNumber }: RedemptionWrite,
): Promise<string | null> {
  const { caller, accessReason, pool } = context;
  if (caller && caller.id === userId) return 'not by the member';
  if (caller && !(caller.isCS && !caller.isDeleted && accessReason && isUuid(userId))) {
    await record(context, userId, 'redemption.write', 'refused', 'not the owner');
    throw forbidden();
  }
  if (!isUuid(userId)) throw badInput('There is no such member.');
  const known = await pool.query(`select from member_data.members where id = $1`, [userId]);
  if (known.rowCount === 0) throw badInput('There is no such member.');
  if (caller) return status === 'available' ? null : 'without an order';
  return orderNumber ? null : 'without an order';
}

async function redeem(
  { pool, settings }: MemberDataContext,
  { userId, orderNumber, redeemedAt }: RedemptionWrite,
): Promise<void> {
  if (redeemedAt !== null && Number.isNaN(Date.parse(redeemedAt))) {
    throw badInput('redeemedAt is no instant.');
  }
  // The same order again, and an older one, change nothing; nor is the future believed.
  await pool.query(
    `insert into member_data.redemptions as known
       (member_id, status, redeemed_at, partner, order_number, recorded_by)
     values ($1, 'redeemed',
             least(coalesce($2::timestamptz, clock_timestamp()), clock_timestamp()), $3, $4, 'shop')
     on conflict (member_id) do update set
       status = excluded.status, redeemed_at = excluded.redeemed_at, partner = excluded.partner,
       order_number = excluded.order_number, recorded_by = excluded.recorded_by,
       updated_at = clock_timestamp()
     where known.order_number is distinct from excluded.order_number
       and known.redeemed_at < excluded.redeemed_at`,
    [userId, redeemedAt && new Date(redeemedAt), settings.partner, orderNumber],
  );
}

/** The shop releases the redemption of one order; customer service whichever there is. */
async function release(
  { pool, caller }: MemberDataContext,
  { userId, orderNumber }: RedemptionWrite,
): Promise<void> {
  await pool.query(
    `update member_data.redemptions set status = 'available', updated_at = clock_timestamp()
     where member_id = $1 and ($3 or order_number = $2)`,
    [userId, orderNumber, caller !== null],
  );
}

async function presentStatus(
  { pool, settings }: MemberDataContext,
  userId: string,
): Promise<GlassRedemptionStatus> {
  const redemption = await findRedemption(pool, userId, settings.waitingPeriodMs);
  const used = redemption?.status === 'redeemed' ? redemption : null;
  return {
    status: used ? 'redeemed' : 'available',
    timestamp: used?.redeemedAt.toISOString() ?? null,
    partner: used?.partner ?? null,
    orderNumber: used?.orderNumber ?? null,
  };
}
