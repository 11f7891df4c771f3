import type { Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import { openOptions, type Choice } from '../cart/chosen-options.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { homeOf, type WishlistItem } from './wishlist.ts';

/** What a customer noted of a thing, sealed to its number. */
export const sealedNotes = sealedValues<string, number>(
  (id) => `commerce.wishlist_items.description:${id}`,
);

/** What was chosen along with a thing; null where some of it is no longer offered. */
export function choiceOf(
  sealer: Sealer,
  item: WishlistItem,
  product: CatalogProduct,
): Choice | null {
  if (!item.options) return { options: [], parts: [], links: [] };
  const { productId, fingerprint } = item;
  const place = { maskedId: homeOf(item.wishlistId), productId, fingerprint };
  return openOptions(sealer, place, item.options, product);
}
