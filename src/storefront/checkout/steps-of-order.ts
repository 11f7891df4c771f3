import type { Locale } from '#domain/people/locale.ts';
import type { Draft } from '#domain/orders/draft.ts';
import type { CartView } from '../cart/index.ts';
import { type OrderStep, orderSteps } from '#domain/orders/order-progress.ts';
import { storeCountry, withDeliverableAddress } from '../order-steps/index.ts';

/** The rail above every page of checkout, from the cart that the guard has read. */
export function stepsOfOrder(
  draft: Draft,
  { frame, lenses, shippingAddress }: CartView,
  locale: Locale,
): OrderStep[] {
  const pair = frame && {
    frameName: [frame.name, frame.colour].filter(Boolean).join(', '),
    lensType: lenses?.prescription?.lensType ?? null,
  };
  // The cart keeps the address when the unfinished order was begun anew.
  const here = withDeliverableAddress(draft, locale);
  const inCart = shippingAddress?.countryCode === storeCountry(locale) ? shippingAddress : null;
  const known = here.address || !inCart ? here : { ...here, address: { city: inCart.city } };
  return orderSteps(known, pair);
}
