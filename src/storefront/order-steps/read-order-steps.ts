import { orderSteps, type OrderStep, type PairInCart } from '#domain/orders/order-progress.ts';
import type { Draft } from '#domain/orders/draft.ts';
import { STORES } from '#domain/people/locale.ts';
import { isServiceError } from '#clients/client.ts';
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
  const [kept, pair] = await Promise.all([
    draft ?? shopper.drafts.read(),
    readPairInCart(shopper, locale),
  ]);
  return orderSteps(kept, { pair }, STORES[storeOf(locale)].country);
}

async function readPairInCart(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
): Promise<PairInCart | null> {
  try {
    return (await cartGlance(shopper, locale)).pair;
  } catch (error) {
    if (isServiceError(error)) return null;
    throw error;
  }
}
