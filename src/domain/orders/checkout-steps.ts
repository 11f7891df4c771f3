/** The pages of checkout, as they stand in the address. */
export const CHECKOUT_PAGES = [
  'CartPreview',
  'PrescriptionEdit',
  'Shipping',
  'ShippingEdit',
  'OrderReview',
] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

/** How far an order has come. */
export type CheckoutState = {
  hasItems: boolean;
  /** SKU of the frame's model; null without a frame. */
  frameModelSku: string | null;
  hasLenses: boolean;
  isPrescriptionConfirmed: boolean;
  hasAddress: boolean;
  hasShippingMethod: boolean;
  /** A payment method that commerce still offers for what is left to pay. */
  hasPayment: boolean;
};

/**
 * Where to go instead of `page` because the step before it is missing; null when nothing is.
 * A path of this site without the language.
 */
export function missingStep(page: CheckoutPage, state: CheckoutState): string | null {
  if (!state.hasItems) return '/checkout/empty';
  if (state.frameModelSku === null) return '/Products/List';
  if (!state.hasLenses) return `/p/${state.frameModelSku}`;
  if (page === 'PrescriptionEdit') return null;
  if (!state.isPrescriptionConfirmed) return '/Prescription';
  if (page !== 'OrderReview') return null;
  const isDeliverable = state.hasAddress && state.hasShippingMethod && state.hasPayment;
  return isDeliverable ? null : '/checkout/Shipping';
}

export function checkoutPageOf(text: string | undefined): CheckoutPage | null {
  return CHECKOUT_PAGES.find((page) => page.toLowerCase() === text?.toLowerCase()) ?? null;
}
