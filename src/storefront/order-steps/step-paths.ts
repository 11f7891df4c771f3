import type { OrderStepId } from '#domain/orders/order-progress.ts';

/** Where each step of an order is chosen or changed, without the language. */
export const STEP_PATHS: Record<OrderStepId, string> = {
  lenses: '/select-lens-type',
  prescription: '/Prescription',
  frames: '/Products/List',
  delivery: '/checkout/Shipping',
};

/** Where one button goes on with an order. A filled cart has its own way to the delivery. */
export const NEXT_PATHS: Record<OrderStepId | 'review', string> = {
  ...STEP_PATHS,
  delivery: '/checkout',
  review: '/checkout/OrderReview',
};
