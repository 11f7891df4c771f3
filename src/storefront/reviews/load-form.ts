import { data, type RouterContextProvider } from 'react-router';
import { ReviewFormDocument } from '#clients/generated/commerce.ts';
import { isFrameSku } from '#domain/frames/sku.ts';
import { localeContext, requireShopper, shopContext, storeOf } from '../app/context.ts';
import type { RatingChoice } from './review-form.ts';

/**
 * The frame that is written about, and what stars are asked for.
 * @throws Response not found for what is no frame, and where there are no reviews.
 */
export async function loadReviewForm(
  context: Readonly<RouterContextProvider>,
  sku: string,
): Promise<{ sku: string; frame: string; ratings: RatingChoice[] }> {
  const store = storeOf(context.get(localeContext));
  if (!isFrameSku(sku)) throw data(null, { status: 404 });
  const [areOffered, answer] = await Promise.all([
    context.get(shopContext).reviews.areOffered(store),
    requireShopper(context).commerce(store).run(ReviewFormDocument, { sku }),
  ]);
  const item = answer.products?.items?.[0];
  if (!areOffered || !item) throw data(null, { status: 404 });
  const ratings = answer.productReviewRatingsMetadata.items.flatMap((one) => {
    if (!one) return [];
    const values = one.values.flatMap((value) =>
      value ? [{ id: value.value_id, value: value.value }] : [],
    );
    return [{ id: one.id, name: one.name, values }];
  });
  return { sku, frame: item.name ?? sku, ratings };
}
