import type { Locale } from '#domain/people/locale.ts';
import type { CartView } from '../cart/index.ts';
import type { Draft } from '#domain/orders/draft.ts';
import type { CheckoutState } from '#domain/orders/checkout-steps.ts';
import { storeCountry } from '../order-steps/index.ts';

/**
 * What a cart and an unfinished order say about how far the order has come. An address that the
 * store of this language does not deliver to is none.
 */
export function checkoutStateOf(cart: CartView, draft: Draft, locale: Locale): CheckoutState {
  const isDeliverable = cart.shippingAddress?.countryCode === storeCountry(locale);
  return {
    hasItems: cart.hasItems,
    frameModelSku: cart.frame?.parentSku ?? null,
    hasLenses: cart.lenses !== null,
    isPrescriptionConfirmed: draft.prescriptionConfirmedAt !== undefined,
    hasAddress: isDeliverable && cart.hasBillingAddress,
    hasShippingMethod: cart.shippingMethod !== null,
    hasPayment: isPaymentGood(cart),
  };
}

/**
 * A payment method counts while commerce offers it. With nothing left to pay none is needed:
 * placing the order sets `free` by itself.
 */
export function isPaymentGood({ payment, paymentMethods, ledger }: CartView): boolean {
  if (ledger.youPayMinor === 0) return true;
  return payment !== null && payment.code !== 'free' && paymentMethods.includes(payment.code);
}
