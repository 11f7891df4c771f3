import { decideEligibility, type LastOrder, type Redemption } from '#domain/order-rules.ts';
import type { ServiceClient } from '#storefront/clients.ts';
import { LastOrdersDocument } from '#storefront/generated/commerce.ts';
import { RedemptionDocument } from '#storefront/generated/member-data.ts';
import type { Eligibility, StoreCode } from '#storefront/house.ts';

/**
 * Whether a member may use the benefit now. `ordersBefore` leaves out younger orders; without
 * `memberData` (no live session, as in the recovery of an attempt) the orders alone decide.
 */
export type EligibilityOf = (
  userId: string,
  options?: { memberData?: ServiceClient; ordersBefore?: Date },
) => Promise<Eligibility>;

export function createEligibility(options: {
  commerceOf(userId: string, store: StoreCode): ServiceClient;
  periodMs: number;
  allowedStatuses: readonly string[];
  now(): Date;
}): EligibilityOf {
  return async (userId, { memberData, ordersBefore } = {}) => {
    const [lastOrder, redemption] = await Promise.all([
      // Statuses are labels in the store's language, so they are read in the default store.
      lastOrderOf(options.commerceOf(userId, 'default')),
      memberData ? redemptionOf(memberData, userId) : null,
    ]);
    const counts =
      lastOrder &&
      (!ordersBefore || new Date(lastOrder.placedAt).getTime() < ordersBefore.getTime());
    return decideEligibility({
      lastOrder: counts ? lastOrder : null,
      redemption,
      now: options.now(),
      periodMs: options.periodMs,
      allowedStatuses: options.allowedStatuses,
    });
  };
}

async function lastOrderOf(
  commerce: ServiceClient,
): Promise<(LastOrder & { placedAt: string }) | null> {
  const { customer } = await commerce.run(LastOrdersDocument, {});
  const last = customer?.orders?.items[0];
  return last ? { placedAt: `${last.order_date.replace(' ', 'T')}Z`, status: last.status } : null;
}

async function redemptionOf(memberData: ServiceClient, userId: string): Promise<Redemption | null> {
  const { getGlassRedemptionStatusByUserId: redemption } = await memberData.run(
    RedemptionDocument,
    { userId },
  );
  return redemption ? { status: redemption.status, at: redemption.timestamp ?? null } : null;
}
