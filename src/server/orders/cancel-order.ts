import { keptOrderNumber } from '#domain/orders/order-number.ts';
import type { OrdersDoor } from '#commerce/index.ts';
import { endReview } from '#shop/ordering/picture-review.ts';
import { releaseRedemption } from '#shop/ordering/release-redemption.ts';
import type { Services } from '../services.ts';

type Cancelling = Awaited<ReturnType<OrdersDoor['cancel']>>;

/**
 * Cancels an order by its number, as shown or as commerce keeps it: its pieces go back into
 * stock, its member may use the benefit again and is told. Doing it again changes nothing.
 */
export async function cancelOrder(
  services: Services,
  text: string,
  actor = 'operator',
  /** An optician refused it, who ends the review and tells the member why. */
  { isRefusedByOptician = false }: { isRefusedByOptician?: boolean } = {},
): Promise<Cancelling> {
  const { commerce, audit } = services;
  const orderNumber = keptOrderNumber(text);
  const cancelling = await commerce.orders.cancel(orderNumber, {
    isMailed: !isRefusedByOptician,
  });
  if (cancelling === 'unknown' || cancelling === 'too-late') return cancelling;
  await releaseRedemption(services.pool, services.memberDataFor(), orderNumber);
  if (!isRefusedByOptician) await endReview(services.pool, orderNumber, 'canceled');
  await audit.record({
    actor,
    action: 'order.cancel',
    subject: `order:${orderNumber}`,
    outcome: 'ok',
  });
  return cancelling;
}

/** Records that the money of an order has come, so that it is never released. */
export async function markOrderPaid(
  { commerce, audit, payments }: Services,
  text: string,
): Promise<'paid' | 'already-paid' | 'canceled' | 'unknown'> {
  const orderNumber = keptOrderNumber(text);
  const paying = await commerce.orders.markPaid(orderNumber);
  if (paying === 'paid' || paying === 'already-paid') await payments.settleLapsed(orderNumber);
  await audit.record({
    actor: 'operator',
    action: 'order.paid',
    subject: `order:${orderNumber}`,
    outcome: paying === 'paid' || paying === 'already-paid' ? 'ok' : 'refused',
    reason: paying,
  });
  return paying;
}
