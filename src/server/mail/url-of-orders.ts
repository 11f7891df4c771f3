import type { Locale } from '#domain/people/locale.ts';
import { pathIn } from '#storefront/app/paths.ts';

/** Where whoever placed an order sees it again: a member among all, a guest by its number. */
export function urlOfOrders(locale: Locale, isGuest: boolean): string {
  const to = pathIn(locale);
  return isGuest ? `${to('orders.order-confirmation')}?find` : to('orders.orders');
}
