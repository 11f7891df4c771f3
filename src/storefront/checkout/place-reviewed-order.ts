import { externalLink } from '../app/external-link.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { afterPlacing } from '#domain/orders/draft.ts';
import type { Shopper } from '#shop/shopper.ts';
import type { CartView } from '../cart/index.ts';
import { keepOrderedPicture } from '../papers/index.ts';
import type { ReviewedOrder } from './review-form.ts';
import { findOrderedPicture } from './ordered-picture.ts';
import { PAID_FIRST } from './payment-form.ts';
import { payNothing } from './save-delivery.ts';
import type { PlainPage } from '../app/paths.ts';

/** Where the member goes next, or why they stay. */
export type PlacingResult =
  | { next: PlainPage }
  /** Of a payment provider. */
  | { nextUrl: string }
  /** `beforeMinor` is the total that the shopper saw and agreed to. */
  | { problem: 'changed'; beforeMinor: number }
  | { problem: 'refused'; message: string };

/**
 * Places what was reviewed, once, and keeps what the confirmation needs. `cart` is the member's
 * cart now: after a first try it is another one, and the server still knows the answer.
 */
export async function placeReviewedOrder(
  shopper: Shopper,
  options: { locale: Locale; cart: CartView; order: ReviewedOrder; now: Date },
): Promise<PlacingResult> {
  const { locale, cart, order, now } = options;
  const store = storeOf(locale);
  const isSameCart = cart.id === order.cartId;
  if (isSameCart && cart.ledger.youPayMinor === 0 && cart.payment?.code !== 'free')
    await payNothing(shopper.commerce(store), cart.id);

  const picture = await findOrderedPicture(shopper);
  const isPaidFirst = cart.ledger.youPayMinor > 0 && cart.payment?.code === PAID_FIRST;
  const placed = await shopper.ordering.place({ ...order, store, picture, isPaidFirst });
  switch (placed.status) {
    case 'placed':
      await keepOrderedPicture(shopper);
      await shopper.drafts.save(afterPlacing(placed.orderNumber));
      return { next: 'orders.order-confirmation' };
    case 'waiting':
      return { next: 'sign-in.already-redeemed' };
    case 'pending':
      await shopper.drafts.save({ orderPendingSince: now.toISOString() });
      return { next: 'orders.order-confirmation' };
    case 'to-pay':
      await shopper.drafts.save({ orderPendingSince: now.toISOString() });
      return { nextUrl: externalLink(placed.url) };
    case 'cart-changed':
      return { problem: 'changed', beforeMinor: order.expectedTotalMinor };
    case 'refused':
      return { problem: 'refused', message: placed.message };
  }
}
