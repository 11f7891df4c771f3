import { storeOf, type Locale } from '../app/context.ts';
import { FrameBySkuDocument, FrameWithColourDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { frameViewOf, type FrameView } from './frame-view.ts';

/** The model with this SKU, or with a colour of this SKU; null when there is none. */
export async function findFrame(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
  sku: string,
): Promise<FrameView | null> {
  if (!/^\d{1,12}$/.test(sku)) return null;
  const commerce = shopper.commerce(storeOf(locale));
  const { products: exact } = await commerce.run(FrameBySkuDocument, { sku });
  const item = exact?.items?.[0];
  if (!item) return null;
  const model = frameViewOf(item);
  if (model) return model;

  const { products: found } = await commerce.run(FrameWithColourDocument, { sku });
  const models = (found?.items ?? []).flatMap((one) => frameViewOf(one) ?? []);
  return models.find(({ colours }) => colours.some((colour) => colour.sku === sku)) ?? null;
}
