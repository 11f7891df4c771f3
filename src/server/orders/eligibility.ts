import { decideEligibility, type LastOrder, type Redemption } from '#domain/order-rules.ts';
import type { ServiceClient } from '#storefront/clients.ts';
import { LastOrdersDocument } from '#storefront/generated/commerce.ts';
import { RedemptionDocument } from '#storefront/generated/member-data.ts';
import type { Eligibility, StoreCode } from '#storefront/house.ts';

/** Whether a member may use the benefit now, by their last order and the plan's own record. */
export type EligibilityOf = (userId: string, memberData: ServiceClient) => Promise<Eligibility>;

export function createEligibility(options: {
  commerceOf(userId: string, store: StoreCode): ServiceClient;
  periodMs: number;
  allowedStatuses: readonly string[];
  now(): Date;
}): EligibilityOf {
  return async (userId, memberData) => {
    const [lastOrder, redemption] = await Promise.all([
      // Statuses are labels in the store's language, so they are read in the default store.
      lastOrderOf(options.commerceOf(userId, 'default')),
      redemptionOf(memberData, userId),
    ]);
    return decideEligibility({
      lastOrder,
      redemption,
      now: options.now(),
      periodMs: options.periodMs,
      allowedStatuses: options.allowedStatuses,
    });
  };
}

async function lastOrderOf(commerce: ServiceClient): Promise<LastOrder | null> {
  const { customer } = await commerce.run(LastOrdersDocument, {});
  const last = customer?.orders?.items[0];
  return last ? { placedAt: last.order_date, status: last.status } : null;
}

async function redemptionOf(memberData: ServiceClient, userId: string): Promise<Redemption | null> {
  const { getGlassRedemptionStatusByUserId: redemption } = await memberData.run(
    RedemptionDocument,
    { userId },
  );
  return redemption ? { status: redemption.status, at: redemption.timestamp ?? null } : null;
}
