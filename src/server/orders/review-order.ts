import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { storeByCode } from '#domain/people/locale.ts';
import { attemptOfOrder, contactOfCart } from '#shop/ordering/attempts.ts';
import { endReview, findWaitingOrder } from '#shop/ordering/picture-review.ts';
import { pathIn } from '#storefront/app/paths.ts';
import { brand } from '#storefront/brand/brand.ts';
import { reviewRefusedTexts } from '../mail/review-refused-texts.ts';
import type { Services } from '../services.ts';
import { cancelOrder } from './cancel-order.ts';

type Optician = { actor: string; reason: string };

/** The prescription is that of the picture: the order may be made. False when it does not wait. */
export async function confirmReview(
  services: Services,
  orderNumber: string,
  optician: Optician,
): Promise<boolean> {
  if (!(await endReview(services.pool, orderNumber, 'confirmed'))) return false;
  await note(services, orderNumber, 'rx.confirm', optician);
  return true;
}

/**
 * The prescription is not that of the picture: the order is canceled as any other, and its member
 * is told why and what to do. Whoever is stopped in the middle says it again. False when it does
 * not wait, or was exchanged or closed.
 */
export async function refuseReview(
  services: Services,
  orderNumber: string,
  optician: Optician,
): Promise<boolean> {
  const { pool, sealer, messages } = services;
  if (!(await findWaitingOrder(pool, orderNumber))) return false;
  const canceling = await cancelOrder(services, orderNumber, optician.actor, {
    isRefusedByOptician: true,
  });
  if (canceling === 'unknown' || canceling === 'too-late') return false;
  const attempt = await attemptOfOrder(pool, orderNumber);
  const told = attempt && (await contactOfCart(pool, sealer, attempt.cartId));
  if (attempt && told) {
    const { recipient, isGuest } = told;
    const store = storeByCode(attempt.store);
    const texts = reviewRefusedTexts[store.code];
    const number = displayOrderNumber(orderNumber);
    const url = services.publicUrl() + pathIn(store.locale)('home.home');
    const subject = texts.subject(brand.retailer.name, number);
    const message = { ...recipient, subject, text: texts.text({ number, isGuest, url }) };
    await messages.deliver(message, `review-refused:${orderNumber}`);
  }
  await endReview(pool, orderNumber, 'refused');
  await note(services, orderNumber, 'rx.refuse', optician);
  return true;
}

async function note(
  { audit }: Services,
  orderNumber: string,
  action: 'rx.confirm' | 'rx.refuse',
  optician: Optician,
): Promise<void> {
  await audit.record({ ...optician, action, subject: `order:${orderNumber}`, outcome: 'ok' });
}
