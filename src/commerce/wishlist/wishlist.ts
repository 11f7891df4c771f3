import type { CatalogDocument } from '../catalog/catalog-document.ts';

/** What a customer has saved, in the order it came. */
export type Wishlist = {
  /** Null before the list was first asked for by its id. */
  id: number | null;
  sharingCode: string | null;
  updatedAt: Date | null;
  items: WishlistItem[];
};

/** A list that has an id. */
export type KnownWishlist = Wishlist & { id: number; sharingCode: string; updatedAt: Date };

/** A thing on a list; what it is of today is looked up where somebody asks. */
export type WishlistItem = {
  id: number;
  wishlistId: number;
  /** What was chosen: a color, or the model while none is. */
  productId: number;
  sku: string;
  typeId: CatalogDocument['typeId'];
  /** The model that the color was chosen of; null when it was saved by itself. */
  model: { id: number; sku: string } | null;
  /** Whether this store still sells it. */
  isSold: boolean;
  quantity: number;
  addedAt: Date;
  /** Sealed. */
  options: Buffer | null;
  fingerprint: string;
  description: Buffer | null;
};

/** The most things on one list. */
export const wishlistItemsMax = 100;

/** The home of what was entered along with a thing; see `LinePlace`. */
export function homeOf(wishlistId: number | string): string {
  return `wishlist/${wishlistId}`;
}
