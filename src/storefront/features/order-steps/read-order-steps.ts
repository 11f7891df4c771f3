import { isFrameSku } from '#domain/sku.ts';
import { isServiceError } from '../../clients.ts';
import { storeOf, type Locale } from '../../context.ts';
import { ChosenPairDocument, type ChosenPairQuery } from '../../generated/commerce.ts';
import type { Draft, Visit } from '../../house.ts';
import { withDeliverableAddress } from '../checkout/store-country.ts';
import { orderSteps, type ChosenPair, type OrderStep } from './order-steps.ts';

/**
 * The steps of the member's order, for a loader. While commerce is away the frame counts as
 * not chosen: the pages of the first two steps need nothing from there.
 */
export async function readOrderSteps(
  visit: Pick<Visit, 'drafts' | 'commerce'>,
  locale: Locale,
  draft?: Draft,
): Promise<OrderStep[]> {
  const [kept, pair] = await Promise.all([
    draft ?? visit.drafts.read(),
    readChosenPair(visit, locale),
  ]);
  return orderSteps(withDeliverableAddress(kept, locale), pair);
}

async function readChosenPair(visit: Pick<Visit, 'commerce'>, locale: Locale): Promise<ChosenPair> {
  try {
    const { customerCart } = await visit.commerce(storeOf(locale)).run(ChosenPairDocument, {});
    return chosenPair(customerCart);
  } catch (error) {
    if (isServiceError(error)) return null;
    throw error;
  }
}

/** The frame in the cart and the type of its lenses; null when there is no frame. */
export function chosenPair({ items }: ChosenPairQuery['customerCart']): ChosenPair {
  const lines = (items ?? []).filter((item) => item !== null);
  const frame = lines.find(({ product }) => isFrameSku(product.sku ?? ''));
  if (!frame) return null;
  const colours =
    'configurable_options' in frame
      ? frame.configurable_options.flatMap((option) => option?.value_label ?? [])
      : [];
  const entered = lines.flatMap((line) =>
    'customizable_options' in line ? line.customizable_options : [],
  );
  const lensType = entered.find((option) => option?.label === 'lensType')?.values[0]?.value;
  return {
    frameName: [frame.product.name, ...colours].filter(Boolean).join(', '),
    lensType: lensType ?? null,
  };
}
