import type { GraphQLResolveInfo } from 'graphql';
import type { Resolvers } from '../generated/resolvers.ts';
import { selects } from '../selects.ts';
import type { CommerceContext } from '../context.ts';
import { addByType } from './add-by-type.ts';
import { addProductsToCart } from './add-products.ts';
import { cartResolvers } from './cart-resolvers.ts';
import { removeItemFromCart, updateCartItems } from './change-lines.ts';
import { clearCart } from './clear-cart.ts';
import { createEmptyCart, createGuestCart, customerCart } from './create-cart.ts';
import { itemResolvers } from './item-resolvers.ts';
import { assignToCustomer, mergeCarts } from './merge-carts.ts';
import { requireCart } from './require-cart.ts';
import { requireInput } from './require-input.ts';

export const resolvers: Resolvers = {
  Query: {
    cart: (_parent, { cart_id }, context) => requireCart(context, cart_id),
    customerCart: (_parent, _args, context) => customerCart(context),
  },
  Mutation: {
    createEmptyCart: (_parent, { input }, context) => createEmptyCart(context, input?.cart_id),
    createGuestCart: async (_parent, { input }, context) => ({
      cart: await requireCart(context, await createGuestCart(context, input?.cart_uid)),
    }),
    addProductsToCart: async (_parent, { cartId, cartItems }, context) => {
      const { cart, userErrors } = await addProductsToCart(context, cartId, cartItems);
      return { cart, user_errors: userErrors };
    },
    updateCartItems: (_parent, { input }, context, info: GraphQLResolveInfo) =>
      updateCartItems(context, requireInput(input), selects(info, 'errors')),
    removeItemFromCart: async (_parent, { input }, context) => ({
      cart: await removeItemFromCart(context, requireInput(input)),
    }),
    clearCart: (_parent, { input }, context) => clearCart(context, input.uid),
    addSimpleProductsToCart: addingByType,
    addVirtualProductsToCart: addingByType,
    addConfigurableProductsToCart: addingByType,
    addBundleProductsToCart: addingByType,
    addDownloadableProductsToCart: addingByType,
    assignCustomerToGuestCart: (_parent, { cart_id }, context) =>
      assignToCustomer(context, cart_id),
    mergeCarts: (_parent, args, context) =>
      mergeCarts(context, args.source_cart_id, args.destination_cart_id),
  },
  Cart: cartResolvers,
  // How many could still be added is told of no product, so none is of the other kind.
  Error: { __resolveType: () => 'CartUserInputError' },
  ...itemResolvers,
};

async function addingByType(
  _parent: unknown,
  { input }: { input?: Parameters<typeof addByType>[1] | null },
  context: CommerceContext,
) {
  return { cart: await addByType(context, requireInput(input)) };
}
