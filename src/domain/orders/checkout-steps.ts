import type { OrderStepId } from './order-progress.ts';

/** What a page of checkout needs to be there; each includes those before it. */
export type CheckoutNeed = 'pair' | 'prescription' | 'delivery';

/** How far an order has come. */
export type CheckoutState = {
  hasItems: boolean;
  hasFrame: boolean;
  hasLenses: boolean;
  isPrescriptionConfirmed: boolean;
  hasAddress: boolean;
  hasShippingMethod: boolean;
  /** A payment method that commerce still offers for what is left to pay. */
  hasPayment: boolean;
};

/** A step, lenses in the frame, or anything in the cart. */
export type MissingPart = 'items' | 'pairLenses' | Exclude<OrderStepId, 'lenses'>;

/** The first part that is missing before a page that needs `need`; null when none is. */
export function missingPart(need: CheckoutNeed, state: CheckoutState): MissingPart | null {
  if (!state.hasItems) return 'items';
  if (!state.hasFrame) return 'frames';
  if (!state.hasLenses) return 'pairLenses';
  if (need === 'pair') return null;
  if (!state.isPrescriptionConfirmed) return 'prescription';
  if (need === 'prescription') return null;
  const isDeliverable = state.hasAddress && state.hasShippingMethod && state.hasPayment;
  return isDeliverable ? null : 'delivery';
}
