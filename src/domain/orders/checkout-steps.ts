/** What a page of checkout needs to be there; each includes those before it. */
export type CheckoutNeed = 'pair' | 'prescription' | 'delivery';

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

export type MissingStep = 'anything' | 'frame' | 'lenses' | 'prescription' | 'delivery';

/** The first step that is missing before a page that needs `need`; null when none is. */
export function missingStep(need: CheckoutNeed, state: CheckoutState): MissingStep | null {
  if (!state.hasItems) return 'anything';
  if (state.frameModelSku === null) return 'frame';
  if (!state.hasLenses) return 'lenses';
  if (need === 'pair') return null;
  if (!state.isPrescriptionConfirmed) return 'prescription';
  if (need === 'prescription') return null;
  const isDeliverable = state.hasAddress && state.hasShippingMethod && state.hasPayment;
  return isDeliverable ? null : 'delivery';
}
