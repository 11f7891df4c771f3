import { ServiceError, type ServiceClient } from '#clients/client.ts';
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  WishlistDocument,
  type WishlistItemInput,
  type WishlistQuery,
} from '#clients/generated/commerce.ts';

/** A customer's list with its id. */
export type SavedList = NonNullable<NonNullable<WishlistQuery['customer']>['wishlists'][number]> & {
  id: string;
};

export type SavedItem = NonNullable<NonNullable<SavedList['items_v2']>['items'][number]>;

/** The customer's list. @throws ServiceError where commerce has none, or cannot tell. */
export async function readList(commerce: ServiceClient): Promise<SavedList> {
  const { customer } = await commerce.run(WishlistDocument, {});
  const list = customer?.wishlists[0];
  if (!list?.id) throw new ServiceError('There is no wishlist.', 'not-found');
  return { ...list, id: list.id };
}

/** What is on it, the newest first. */
export function itemsOf({ items_v2: page }: SavedList): SavedItem[] {
  return (page?.items ?? []).filter((item) => item !== null).toReversed();
}

/** Saves a product. @throws ServiceError `input` with the first thing that commerce says against it. */
export async function addToList(
  commerce: ServiceClient,
  { id: wishlistId }: SavedList,
  item: WishlistItemInput,
): Promise<void> {
  const { addProductsToWishlist: added } = await commerce.run(AddToWishlistDocument, {
    wishlistId,
    items: [item],
  });
  refuse(added?.user_errors);
}

/** Takes items off the list; those that are gone already do not matter. */
export async function removeFromList(
  commerce: ServiceClient,
  { id: wishlistId }: SavedList,
  items: readonly SavedItem[],
): Promise<void> {
  const itemIds = items.map(({ id }) => id);
  await commerce.run(RemoveFromWishlistDocument, { wishlistId, itemIds });
}

function refuse(errors: readonly ({ code: string; message: string } | null)[] | undefined): void {
  const refusal = errors?.find((error) => error !== null);
  if (refusal) throw new ServiceError(refusal.message, 'input', { code: refusal.code });
}
