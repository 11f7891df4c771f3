import type pg from 'pg';
import type { ServiceClient } from '#clients/client.ts';
import {
  RecordRedemptionDocument,
  ReleaseRedemptionDocument,
} from '#clients/generated/member-data.ts';
import { isGuestKey } from '../guests/guest-key.ts';
import { attemptOfOrder } from './attempts.ts';

/**
 * Frees the benefit that an order used; doing it again changes nothing. Recorded first: a plan
 * that has not heard of the order yet would record it after its release. `memberData` speaks for
 * the shop.
 */
export async function releaseRedemption(
  pool: pg.Pool,
  memberData: ServiceClient,
  orderNumber: string,
): Promise<void> {
  const attempt = await attemptOfOrder(pool, orderNumber);
  if (!attempt || isGuestKey(attempt.shopperKey)) return;
  const { shopperKey: userId, closedAt } = attempt;
  const redeemedAt = closedAt.toISOString();
  await memberData.run(RecordRedemptionDocument, { userId, orderNumber, redeemedAt });
  await memberData.run(ReleaseRedemptionDocument, { userId, orderNumber });
}
