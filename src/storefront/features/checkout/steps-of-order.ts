import type { Draft } from '../../house.ts';
import type { CartView } from '../cart/cart-view.ts';
import { orderSteps, type OrderStep } from '../order-steps/order-steps.ts';

/** The rail above every page of checkout, from the cart that the guard has read. */
export function stepsOfOrder(
  draft: Draft,
  { frame, lenses, shippingAddress }: CartView,
): OrderStep[] {
  const pair = frame && {
    frameName: [frame.name, frame.colour].filter(Boolean).join(', '),
    lensType: lenses?.prescription?.lensType ?? null,
  };
  // The cart keeps the address when the unfinished order was begun anew.
  const city = shippingAddress?.city;
  const known = draft.address || !city ? draft : { ...draft, address: { city } };
  return orderSteps(known, pair);
}
