import { insteadOfAnswer } from '#clients/client.ts';
import { SavedProductsDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { isCustomer, storeOf, type Locale } from '../app/context.ts';

/**
 * The SKUs of the models that a shopper has saved: none for a guest, who is asked to sign in. Null
 * where nothing can be saved: commerce has no lists, or cannot tell.
 */
export async function readSaved(shopper: Shopper, locale: Locale): Promise<string[] | null> {
  if (!isCustomer(shopper)) return [];
  const answer = await shopper
    .commerce(storeOf(locale))
    .run(SavedProductsDocument, {})
    .catch(insteadOfAnswer(null));
  if (!answer?.wishlist) return null;
  const skus = (answer.wishlist.items ?? []).flatMap((item) => item?.product?.sku ?? []);
  return [...new Set(skus)];
}
