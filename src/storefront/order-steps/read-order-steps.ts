import { isServiceError } from '#clients/client.ts';
import type { Locale } from '../app/context.ts';
import type { Draft } from '#domain/orders/draft.ts';
import type { Shopper } from '#shop/shopper.ts';
import { cartGlance } from './cart-glance.ts';
import { withDeliverableAddress } from './store-country.ts';
import { orderSteps, type ChosenPair, type OrderStep } from '#domain/orders/order-progress.ts';

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
    readChosenPair(shopper, locale),
  ]);
  return orderSteps(withDeliverableAddress(kept, locale), pair);
}

async function readChosenPair(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
): Promise<ChosenPair> {
  try {
    return (await cartGlance(shopper, locale)).pair;
  } catch (error) {
    if (isServiceError(error)) return null;
    throw error;
  }
}
