import { piecesMax } from '../cart/quantity.ts';
import type { CommerceContext } from '../context.ts';
import type { ProductInterfaceResolvers } from '../generated/resolvers.ts';
import type {
  LayerFilter,
  MediaGalleryEntry,
  Money,
  Price,
  ProductPrices,
} from '../generated/schema.ts';
import { entityUid } from '../ids.ts';
import type { Aggregation } from './aggregations.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { addressBelowMedia } from '../media/media-address.ts';
import { pictures } from './pictures.ts';
import { priceRange, priceTiers } from './price-range.ts';

/** What products tell in words that others came after, and clients still ask for. */
export const olderFields: Pick<
  ProductInterfaceResolvers,
  | 'price'
  | 'tier_price'
  | 'tier_prices'
  | 'media_gallery_entries'
  | 'websites'
  | 'min_sale_qty'
  | 'max_sale_qty'
> = {
  price: pricesOf,
  tier_price: () => null,
  tier_prices: (product, _args, { store }) =>
    priceTiers(product, store.currency).map(({ quantity, final_price }) => ({
      customer_group_id: everyGroup,
      qty: quantity,
      value: final_price?.value,
      website_id: 0,
    })),
  media_gallery_entries: galleryOf,
  websites: () => [
    { id: 1, code: 'base', name: 'Main', sort_order: 0, default_group_id: '1', is_default: true },
  ],
  min_sale_qty: () => 1,
  max_sale_qty: () => piecesMax,
};

/** A price for everybody, as Magento numbers it. */
const everyGroup = '32000';

/** The counts beside a list, as they were told before `aggregations`. */
export function filtersOf(aggregations: readonly Aggregation[]): LayerFilter[] {
  return aggregations.map(({ attribute_code: code, label, options }) => ({
    name: label,
    request_var: code,
    filter_items_count: options.length,
    filter_items: options.map((option) => ({
      label: option.label,
      value_string: option.value,
      items_count: option.count,
    })),
  }));
}

function pricesOf(
  product: CatalogProduct,
  _args: object,
  { store }: CommerceContext,
): ProductPrices {
  const { minimum_price: lowest, maximum_price: highest } = priceRange(product, store.currency);
  return {
    minimalPrice: priceOf(lowest.final_price),
    maximalPrice: priceOf(highest?.final_price),
    regularPrice: priceOf(lowest.regular_price),
  };
}

function priceOf(amount: Money | null | undefined): Price | null {
  return amount ? { amount, adjustments: [] } : null;
}

function galleryOf(
  product: CatalogProduct,
  _args: object,
  context: CommerceContext,
): MediaGalleryEntry[] {
  return pictures(product, context).map(({ url, label, disabled, roles }, index) => {
    const id = index + 1;
    return {
      id,
      uid: entityUid(`${product.id}${String(id).padStart(3, '0')}`),
      file: addressBelowMedia(url ?? '', context.settings),
      label,
      disabled,
      media_type: 'image',
      position: id,
      types: [...roles],
    };
  });
}
