import type { CommerceContext } from '../context.ts';
import type { Customer } from '../customers/customer.ts';
import { notAuthorized } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageInfo, pageOf, readPage } from '../store/pages.ts';
import { utcTime } from '../store/utc-time.ts';
import { addToWishlist, removeFromWishlist, updateWishlist } from './change-wishlist.ts';
import { itemFields } from './item-fields.ts';
import { readWishlist, requireLister, requireWishlist } from './load-wishlist.ts';
import { addWishlistItemsToCart } from './wishlist-to-cart.ts';
import type { Wishlist } from './wishlist.ts';

const counted = {
  items: ({ items }: Wishlist) => items,
  items_count: ({ items }: Wishlist) => items.length,
  sharing_code: ({ sharingCode }: Wishlist) => sharingCode,
  updated_at: ({ updatedAt }: Wishlist) => updatedAt && utcTime(updatedAt),
};

export const resolvers: Resolvers = {
  Query: {
    wishlist: (_root, _args, context) => readWishlist(context),
  },
  Mutation: {
    addProductsToWishlist: (_root, { wishlistId, wishlistItems }, context) =>
      addToWishlist(context, wishlistId, wishlistItems),
    removeProductsFromWishlist: (_root, { wishlistId, wishlistItemsIds }, context) =>
      removeFromWishlist(context, wishlistId, wishlistItemsIds),
    updateProductsInWishlist: (_root, { wishlistId, wishlistItems }, context) =>
      updateWishlist(context, wishlistId, wishlistItems),
    addWishlistItemsToCart: async (_root, { wishlistId, wishlistItemIds }, context) => {
      const { wishlist, errors } = await addWishlistItemsToCart(
        context,
        wishlistId,
        wishlistItemIds?.filter((id) => id !== null && id !== undefined) ?? null,
      );
      return {
        status: errors.length === 0,
        wishlist,
        add_wishlist_items_to_cart_user_errors: errors,
      };
    },
  },
  Customer: {
    wishlist: (customer, _args, context) => listOf(customer, context),
    wishlists: async (customer, asked, context) =>
      pageOf([await listOf(customer, context)], readPage(asked)),
    wishlist_v2: async (customer, { id }, context) => {
      const list = await listOf(customer, context);
      return String(list.id) === id ? list : null;
    },
  },
  Wishlist: {
    ...counted,
    id: ({ id }) => (id === null ? null : String(id)),
    items_v2: ({ items }, asked) => {
      const page = readPage(asked);
      return { items: pageOf(items, page), page_info: pageInfo(items.length, page) };
    },
  },
  WishlistOutput: { ...counted, name: () => null },
  ...itemFields,
};

/** The list of who is signed in; whoever has just opened an account is not yet. */
async function listOf({ id }: Customer, context: CommerceContext) {
  const isOwn = requireLister(context).id === id;
  return isOwn ? requireWishlist(context) : Promise.reject(notAuthorized());
}
