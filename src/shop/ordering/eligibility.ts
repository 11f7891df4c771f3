import { decideEligibility, type Redemption } from '#domain/orders/order-rules.ts';
import type { ServiceClient } from '#clients/client.ts';
import { RedemptionDocument } from '#clients/generated/member-data.ts';
import type { Eligibility } from './port.ts';
import type { CommerceOfStore } from '../session/customer-client.ts';
import { findNewestOrder } from './newest-order.ts';

/** Whether a member may use the benefit now, by their last order and the plan's own record. */
export type EligibilityOf = (caller: {
  userId: string;
  commerce: CommerceOfStore;
  memberData: ServiceClient;
}) => Promise<{ eligibility: Eligibility; newestOrder: string | null }>;

export function createEligibility(options: {
  periodMs: number;
  allowedStatuses: readonly string[];
  /** By the clock that dates orders and redemptions. */
  now(): Promise<Date>;
}): EligibilityOf {
  return async ({ userId, commerce, memberData }) => {
    const [lastOrder, redemption, now] = await Promise.all([
      findNewestOrder(commerce('default')),
      redemptionOf(memberData, userId),
      options.now(),
    ]);
    const eligibility = decideEligibility({
      lastOrder,
      redemption,
      now,
      periodMs: options.periodMs,
      allowedStatuses: options.allowedStatuses,
    });
    return { eligibility, newestOrder: lastOrder?.number ?? null };
  };
}

async function redemptionOf(memberData: ServiceClient, userId: string): Promise<Redemption | null> {
  const { getGlassRedemptionStatusByUserId: redemption } = await memberData.run(
    RedemptionDocument,
    { userId },
  );
  if (!redemption) return null;
  const { status, timestamp, orderNumber } = redemption;
  return { status, at: timestamp ?? null, orderNumber: orderNumber ?? null };
}
