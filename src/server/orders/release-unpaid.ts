import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { storeByCode } from '#domain/people/locale.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { contactOfCart } from '#shop/ordering/attempts.ts';
import { endReview } from '#shop/ordering/picture-review.ts';
import { pathIn } from '#storefront/app/paths.ts';
import { brand } from '#storefront/brand/brand.ts';
import { enqueue } from '../jobs/queue.ts';
import { releaseTexts } from '../mail/order-release-texts.ts';
import type { Services } from '../services.ts';
import { releaseRedemption } from '#shop/ordering/release-redemption.ts';

/** More are found the next time. */
const atOnce = 100;

/**
 * Leaves a job for every order of our own engine that was not paid in time. What stands in
 * another platform is that retailer's.
 */
export async function findUnpaid({ env, commerce, pool }: Services): Promise<void> {
  if (env.COMMERCE_GRAPHQL_URL) return;
  const numbers = await commerce.orders.overdue(atOnce);
  await inTransaction(pool, async (client) => {
    for (const orderNumber of numbers)
      await enqueue(client, 'release-unpaid', { orderNumber }, { jobKey: keyOf(orderNumber) });
  });
}

type Reason = Parameters<Services['commerce']['orders']['releaseUnpaid']>[1];

const audited: Record<Reason, string> = {
  overdue: 'not paid in time',
  lapsed: 'its payment lapsed',
};

/**
 * Cancels an order that is not paid, because its day has passed or its payment lapsed, and tells
 * whose it is, once: its pieces go back into stock and the benefit is free. One that was paid,
 * begun or canceled meanwhile is left alone: false. Whoever is killed in the middle is followed by
 * another try, which does what is missing.
 */
export async function releaseUnpaidOrder(
  services: Services,
  orderNumber: string,
  reason: Reason = 'overdue',
): Promise<boolean> {
  const { audit, commerce, messages, pool, sealer } = services;
  const released = await commerce.orders.releaseUnpaid(orderNumber, reason);
  if (!released) return false;
  await releaseRedemption(pool, services.memberDataFor(), orderNumber);
  await endReview(pool, orderNumber, 'canceled');
  const told = await contactOfCart(pool, sealer, released.cartId);
  if (told) {
    const { recipient, isGuest } = told;
    const store = storeByCode(released.storeCode);
    const texts = releaseTexts[store.code];
    const number = displayOrderNumber(orderNumber);
    const message = {
      ...recipient,
      subject: texts.subject(brand.retailer.name, number),
      text: texts.text[reason]({
        number,
        isGuest,
        url: services.publicUrl() + pathIn(store.locale)('home.home'),
      }),
    };
    await messages.deliver(message, keyOf(orderNumber));
  }
  await audit.record({
    actor: 'service',
    action: 'order.release',
    subject: `order:${orderNumber}`,
    outcome: 'ok',
    reason: audited[reason],
  });
  return true;
}

/** Of the job and of the message. */
function keyOf(orderNumber: string): string {
  return `release-unpaid:${orderNumber}`;
}
