import { toMajor } from '#domain/prices/money.ts';
import type { CommerceContext } from '../context.ts';
import type {
  BundleItemOptionResolvers,
  BundleItemResolvers,
  BundleProductResolvers,
} from '../generated/resolvers.ts';
import type { CurrencyEnum, PriceTypeEnum } from '../generated/schema.ts';
import { bundleOptionUid, bundleSelectionUid } from '../ids.ts';
import { bundleRange, type Bundle, type BundleOption, type Selection } from './bundle.ts';
import type { BundleItemOption } from './bundle-item.ts';
import { priceRangeOf } from './price-range.ts';

/** What `BundleProduct` has beside the fields of every product. */
export const bundleFields: Pick<
  BundleProductResolvers,
  'price_view' | 'dynamic_price' | 'dynamic_sku' | 'dynamic_weight' | 'ship_bundle_items' | 'items'
> = {
  price_view: () => 'PRICE_RANGE',
  dynamic_price: ({ bundle }) => bundle?.isDynamic ?? false,
  dynamic_sku: () => false,
  dynamic_weight: () => false,
  ship_bundle_items: () => 'TOGETHER',
  items: (product) => {
    const { bundle } = product;
    return bundle && bundle.options.map((option) => ({ product, bundle, option }));
  },
};

export const bundleItemFields: BundleItemResolvers = {
  option_id: ({ option }) => option.id,
  uid: ({ option }) => bundleOptionUid(option.id),
  title: ({ option }) => option.title,
  required: ({ option }) => option.required,
  type: ({ option }) => option.type,
  position: ({ option }) => option.position,
  sku: ({ product }) => product.sku,
  options: (item) =>
    item.option.selections.map((selection): BundleItemOption => ({ ...item, selection })),
  price_range: ({ product, bundle, option }, _args, { store }) =>
    rangeOfOption(bundle, option, { bundleMinor: product.priceMinor, currency: store.currency }),
};

export const bundleItemOptionFields: BundleItemOptionResolvers = {
  id: ({ selection }) => selection.id,
  uid: ({ option, selection }) => bundleSelectionUid(option.id, selection.id, selection.quantity),
  label: ({ selection }) => selection.product.name,
  quantity: ({ selection }) => selection.quantity,
  qty: ({ selection }) => selection.quantity,
  position: ({ selection }) => selection.position,
  is_default: ({ selection }) => selection.isDefault,
  price: ({ bundle, selection }) => shownPrice(bundle, selection),
  price_type: ({ bundle, selection }) => priceType(bundle, selection),
  can_change_quantity: ({ selection }) => selection.canChangeQuantity,
  product: ({ selection }, _args, { catalog }: CommerceContext) =>
    catalog.findById(selection.product.id),
};

function shownPrice(
  { isDynamic }: Bundle,
  { product, basisPoints, priceMinor }: Selection,
): number {
  if (isDynamic) return toMajor(product.priceMinor);
  return typeof basisPoints === 'number' ? basisPoints / 100 : toMajor(priceMinor);
}

function priceType({ isDynamic }: Bundle, { basisPoints }: Selection): PriceTypeEnum {
  if (isDynamic) return 'DYNAMIC';
  return typeof basisPoints === 'number' ? 'PERCENT' : 'FIXED';
}

/** What one choice of the option adds to the bundle. */
function rangeOfOption(
  { isDynamic }: Bundle,
  option: BundleOption,
  { bundleMinor, currency }: { bundleMinor: number; currency: CurrencyEnum },
) {
  const alone = { isDynamic, options: [{ ...option, required: true }] };
  const { lowestMinor, highestMinor } = bundleRange(alone, bundleMinor);
  const baseMinor = isDynamic ? 0 : bundleMinor;
  return priceRangeOf(
    { lowestMinor: lowestMinor - baseMinor, highestMinor: highestMinor - baseMinor },
    currency,
  );
}
