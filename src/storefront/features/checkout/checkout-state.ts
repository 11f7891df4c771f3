import type { CartView } from '../cart/cart-view.ts';
import type { Draft } from '../../house.ts';
import type { CheckoutState } from './steps.ts';

/** What a cart and an unfinished order say about how far the order has come. */
export function checkoutStateOf(cart: CartView, draft: Draft): CheckoutState {
  return {
    hasItems: cart.hasItems,
    frameModelSku: cart.frame?.parentSku ?? null,
    hasLenses: cart.lenses !== null,
    isPrescriptionConfirmed: draft.prescriptionConfirmedAt !== undefined,
    hasAddress: cart.shippingAddress !== null && cart.hasBillingAddress,
    hasShippingMethod: cart.shippingMethod !== null,
    hasPayment: isPaymentGood(cart),
  };
}

/**
 * A payment method counts while commerce offers it; with nothing left to pay that is `free`
 * alone, and `free` never pays anything.
 */
export function isPaymentGood({ payment, paymentMethods, ledger }: CartView): boolean {
  if (!payment || !paymentMethods.includes(payment.code)) return false;
  return (payment.code === 'free') === (ledger.youPayMinor === 0);
}
