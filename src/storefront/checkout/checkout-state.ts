import type { CheckoutState } from '#domain/orders/checkout-steps.ts';
import type { Draft } from '#domain/orders/draft.ts';
import { orderSteps, type OrderStep, type PairInCart } from '#domain/orders/order-progress.ts';
import { STORES } from '#domain/people/locale.ts';
import { storeOf, type Locale } from '../app/context.ts';
import type { CartView } from '../cart/index.ts';

/**
 * What a cart and an unfinished order say about how far the order has come. An address that the
 * store of this language does not deliver to is none.
 */
export function checkoutStateOf(cart: CartView, draft: Draft, locale: Locale): CheckoutState {
  const isDeliverable = cart.shippingAddress?.countryCode === STORES[storeOf(locale)].country;
  return {
    hasItems: cart.hasItems,
    hasFrame: cart.frame !== null,
    hasLenses: cart.lenses !== null,
    isPrescriptionConfirmed: draft.prescriptionConfirmedAt !== undefined,
    hasAddress: isDeliverable && cart.hasBillingAddress,
    hasShippingMethod: cart.shippingMethod !== null,
    hasPayment: isPaymentGood(cart),
  };
}

/** The rail above every page of checkout, from the cart that the guard has read. */
export function stepsOfOrder(draft: Draft, cart: CartView, locale: Locale): OrderStep[] {
  const inCart = { pair: pairIn(cart), address: cart.shippingAddress };
  return orderSteps(draft, inCart, STORES[storeOf(locale)].country);
}

/** Null without a frame. */
export function pairIn({ frame, lenses }: CartView): PairInCart | null {
  return (
    frame && {
      frameName: [frame.name, frame.colour].filter(Boolean).join(', '),
      lensType: lenses?.prescription?.lensType ?? null,
    }
  );
}

/**
 * A payment method counts while commerce offers it. With nothing left to pay none is needed:
 * placing the order sets `free` by itself.
 */
function isPaymentGood({ payment, paymentMethods, ledger }: CartView): boolean {
  if (ledger.youPayMinor === 0) return true;
  return payment !== null && payment.code !== 'free' && paymentMethods.includes(payment.code);
}
