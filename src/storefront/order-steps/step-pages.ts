import type { OrderStepId } from '#domain/orders/order-progress.ts';
import type { PlainPage } from '../app/paths.ts';

/** Where each step of an order is chosen or changed. */
export const STEP_PAGES: Record<OrderStepId, PlainPage> = {
  lenses: 'lenses.select-lens-type',
  prescription: 'prescription.ways',
  frames: 'frames.list',
  delivery: 'checkout.shipping',
};

/** Where one button goes on with an order. A filled cart has its own way to the delivery. */
export const NEXT_PAGES: Record<OrderStepId | 'review', PlainPage> = {
  ...STEP_PAGES,
  delivery: 'checkout.start',
  review: 'checkout.order-review',
};
