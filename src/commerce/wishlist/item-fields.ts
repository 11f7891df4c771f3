import type { GraphQLResolveInfo } from 'graphql';
import { bundleOptions } from '../cart/bundle-options.ts';
import { chosenOption } from '../cart/item-resolvers.ts';
import { selectedOptions } from '../cart/selected-options.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import type { CommerceContext } from '../context.ts';
import type { Resolvers, SimpleWishlistItemResolvers } from '../generated/resolvers.ts';
import { asksOnlyFor } from '../selects.ts';
import { utcTime } from '../store/utc-time.ts';
import { choiceOf, sealedNotes } from './saved-choice.ts';
import type { WishlistItem } from './wishlist.ts';

const fields: SimpleWishlistItemResolvers = {
  id: ({ id }) => String(id),
  quantity: ({ quantity }) => quantity,
  added_at: ({ addedAt }) => utcTime(addedAt),
  description: noteOf,
  product: productOf,
  customizable_options: async (item, _args, context) =>
    selectedOptions((await chosenOf(item, context)) ?? { options: [] }),
};

/** How things on a list resolve, and the words for them of before there were types. */
export const itemFields: Pick<
  Resolvers,
  | 'WishlistItem'
  | 'WishlistItemInterface'
  | 'SimpleWishlistItem'
  | 'VirtualWishlistItem'
  | 'GroupedProductWishlistItem'
  | 'ConfigurableWishlistItem'
  | 'BundleWishlistItem'
  | 'DownloadableWishlistItem'
> = {
  WishlistItem: {
    id: ({ id }) => id,
    qty: ({ quantity }) => quantity,
    added_at: ({ addedAt }) => utcTime(addedAt),
    description: noteOf,
    product: productOf,
  },
  WishlistItemInterface: {
    __resolveType: ({ model, typeId }) => (model ? 'ConfigurableWishlistItem' : itemTypes[typeId]),
  },
  SimpleWishlistItem: fields,
  VirtualWishlistItem: fields,
  GroupedProductWishlistItem: fields,
  ConfigurableWishlistItem: {
    ...fields,
    child_sku: ({ sku }) => sku,
    configured_variant: variantOf,
    configurable_options: async (item, _args, context) =>
      ((await variantOf(item, {}, context))?.choices ?? []).map((choice) =>
        chosenOption(item.model, choice),
      ),
  },
  BundleWishlistItem: {
    ...fields,
    bundle_options: async (item, _args, context) => {
      const chosen = await chosenOf(item, context);
      return chosen && bundleOptions(chosen);
    },
  },
  DownloadableWishlistItem: {
    ...fields,
    links_v2: async (item, _args, context) => (await chosenOf(item, context))?.links ?? [],
    samples: () => [],
  },
};

const itemTypes = {
  configurable: 'ConfigurableWishlistItem',
  grouped: 'GroupedProductWishlistItem',
  downloadable: 'DownloadableWishlistItem',
  simple: 'SimpleWishlistItem',
  virtual: 'VirtualWishlistItem',
  bundle: 'BundleWishlistItem',
} as const;

function noteOf({ id, description }: WishlistItem, _args: object, { sealer }: CommerceContext) {
  return description && sealedNotes.open(sealer, id, description);
}

/**
 * The model of a color, else the product itself; null once it is no longer sold. Its SKU stands
 * with the list, and pages that mark what is saved ask for nothing else.
 */
function productOf(
  { isSold, model, productId, sku, typeId }: WishlistItem,
  _args: object,
  { catalog }: CommerceContext,
  info: GraphQLResolveInfo,
) {
  if (!isSold) return null;
  const shown = model ? { ...model, typeId: 'configurable' } : { id: productId, sku, typeId };
  // No other field will be asked for.
  if (asksOnlyFor(info, 'sku')) return shown as CatalogProduct;
  return catalog.findById(shown.id);
}

/** The color that was chosen of a model; null while none is. */
async function variantOf(
  { model, productId }: WishlistItem,
  _args: object,
  { catalog }: CommerceContext,
): Promise<CatalogProduct | null> {
  return model ? catalog.findById(productId) : null;
}

async function chosenOf(item: WishlistItem, { catalog, sealer }: CommerceContext) {
  const product = await catalog.findById(item.productId);
  const choice = product && choiceOf(sealer, item, product);
  return choice && { product, quantity: item.quantity, ...choice };
}
