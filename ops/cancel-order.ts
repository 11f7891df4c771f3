import { parseOrderNumber } from '#domain/order-number.ts';
import { memberOfOrder } from '#server/orders/attempts.ts';
import type { Services } from '#server/services.ts';
import { ReleaseRedemptionDocument } from '#storefront/generated/member-data.ts';

/** Commerce keeps its numbers with zeros in front. */
const digits = 9;

/**
 * Cancels an order by its number, as shown or as commerce keeps it: its pieces go back into
 * stock and its member may use the benefit again. Doing it again changes nothing.
 */
export async function cancelOrder(
  { commerce, memberDataFor, pool, audit }: Services,
  text: string,
): Promise<'canceled' | 'unknown' | 'already-canceled'> {
  const orderNumber = parseOrderNumber(text)?.padStart(digits, '0') ?? '';
  const cancelling = await commerce.orders.cancel(orderNumber);
  if (cancelling === 'unknown') return cancelling;
  const userId = await memberOfOrder(pool, orderNumber);
  if (userId) await memberDataFor().run(ReleaseRedemptionDocument, { userId, orderNumber });
  await audit.record({
    actor: 'operator',
    action: 'order.cancel',
    subject: `order:${orderNumber}`,
    outcome: 'ok',
  });
  return cancelling;
}
