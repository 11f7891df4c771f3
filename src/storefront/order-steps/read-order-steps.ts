import { orderSteps, type OrderStep } from '#domain/orders/order-progress.ts';
import type { Draft } from '#domain/orders/draft.ts';
import { STORES } from '#domain/people/locale.ts';
import { insteadOfAnswer } from '#clients/client.ts';
import { storeOf, type Locale } from '../app/context.ts';
import type { Shopper } from '#shop/shopper.ts';
import { cartGlance } from './cart-glance.ts';

/**
 * The steps of the member's order, for a loader. While commerce is away the frame counts as
 * not chosen: the pages of the first two steps need nothing from there.
 */
export async function readOrderSteps(
  shopper: Pick<Shopper, 'drafts' | 'commerce'>,
  locale: Locale,
  draft?: Draft,
): Promise<OrderStep[]> {
  const [kept, { pair }] = await Promise.all([
    draft ?? shopper.drafts.read(),
    cartGlance(shopper, locale).catch(insteadOfAnswer({ pair: null })),
  ]);
  return orderSteps(kept, { pair }, STORES[storeOf(locale)].country);
}
