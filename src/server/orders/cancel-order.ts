import { parseOrderNumber } from '#domain/orders/order-number.ts';
import { placingOf } from '#shop/ordering/attempts.ts';
import type { Services } from '../services.ts';
import {
  RecordRedemptionDocument,
  ReleaseRedemptionDocument,
} from '#clients/generated/member-data.ts';

/** Commerce keeps its numbers with zeros in front. */
const digits = 9;

/**
 * Cancels an order by its number, as shown or as commerce keeps it: its pieces go back into
 * stock and its member may use the benefit again. Doing it again changes nothing.
 */
export async function cancelOrder(
  services: Services,
  text: string,
): Promise<'canceled' | 'unknown' | 'already-canceled'> {
  const { commerce, pool, audit } = services;
  const orderNumber = parseOrderNumber(text)?.padStart(digits, '0') ?? '';
  const cancelling = await commerce.orders.cancel(orderNumber);
  if (cancelling === 'unknown') return cancelling;
  const placing = await placingOf(pool, orderNumber);
  if (placing) await releaseRedemption(services, orderNumber, placing);
  await audit.record({
    actor: 'operator',
    action: 'order.cancel',
    subject: `order:${orderNumber}`,
    outcome: 'ok',
  });
  return cancelling;
}

/** Recorded first: a plan that has not heard of the order yet would record it after its release. */
async function releaseRedemption(
  { memberDataFor }: Services,
  orderNumber: string,
  { userId, closedAt }: { userId: string; closedAt: Date },
): Promise<void> {
  const memberData = memberDataFor();
  const redeemedAt = closedAt.toISOString();
  await memberData.run(RecordRedemptionDocument, { userId, orderNumber, redeemedAt });
  await memberData.run(ReleaseRedemptionDocument, { userId, orderNumber });
}
