import { addedMinor, type AddedPrice } from '#domain/prices/added-price.ts';
import { sumMinor } from '#domain/prices/money.ts';

/** What a shopper chooses of a bundle, as its document has it. */
export type CatalogBundle = {
  /** Its parts' prices are its price. */
  isDynamic: boolean;
  options: CatalogBundleOption[];
};

export type CatalogBundleOption = {
  id: number;
  title: string;
  /** One of its selections (`select`, `radio`), or several. */
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  required: boolean;
  position: number;
  /** Those that are sold; in their order. */
  selections: CatalogSelection[];
};

/** A product that can be chosen; `priceMinor` is what it adds where the bundle has a price. */
export type CatalogSelection = AddedPrice & {
  id: number;
  /** Pieces in one bundle, unless the shopper may and does say another number. */
  quantity: number;
  canChangeQuantity: boolean;
  isDefault: boolean;
  position: number;
  product: { id: number; sku: string; name: string; isVirtual: boolean; priceMinor: number };
};

/** The same with what there is of each. */
export type Bundle = Omit<CatalogBundle, 'options'> & { options: BundleOption[] };
export type BundleOption = Omit<CatalogBundleOption, 'selections'> & { selections: Selection[] };
export type Selection = Omit<CatalogSelection, 'product'> & { product: PartProduct };
/** Null where nobody counts its pieces. */
export type PartProduct = CatalogSelection['product'] & { stockQty: number | null };

/** A part in its bundle: which, and how many of it are in one bundle. */
export type BundlePart = { option: BundleOption; selection: Selection; quantity: number };

export function bundleOf(
  { isDynamic, options }: CatalogBundle,
  stock: Readonly<Record<string, number>>,
): Bundle {
  return {
    isDynamic,
    options: options.map((option) => ({
      ...option,
      selections: option.selections.map((selection) => ({
        ...selection,
        product: { ...selection.product, stockQty: stock[selection.product.id] ?? null },
      })),
    })),
  };
}

/** Whether one bundle can be had: something of every option that must be chosen. */
export function isBundleInStock({ options }: Bundle): boolean {
  const hasSome = ({ selections }: BundleOption) =>
    selections.some(({ product: { stockQty }, quantity }) => (stockQty ?? quantity) >= quantity);
  const required = options.filter((option) => option.required);
  return required.length > 0 ? required.every(hasSome) : options.some(hasSome);
}

/** What one piece of a part costs in its bundle, which costs `bundleMinor` by itself. */
export function partMinor(
  { isDynamic }: Pick<Bundle, 'isDynamic'>,
  selection: CatalogSelection,
  bundleMinor: number,
): number {
  return isDynamic ? selection.product.priceMinor : addedMinor(selection, bundleMinor);
}

/** The least and the most that one bundle costs, with every part as often as it comes. */
export function bundleRange(
  bundle: CatalogBundle,
  bundleMinor: number,
): { lowestMinor: number; highestMinor: number } {
  const baseMinor = bundle.isDynamic ? 0 : bundleMinor;
  const offered = bundle.options.filter(({ selections }) => selections.length > 0);
  const prices = offered.map(({ type, required, selections }) => {
    const each = selections.map((one) => partMinor(bundle, one, bundleMinor) * one.quantity);
    const most = isForSeveral(type) ? sumMinor(each) : Math.max(...each);
    return { required, least: Math.min(...each), most };
  });
  const required = prices.filter((one) => one.required);
  const least = (required.length > 0 ? required : prices).map((one) => one.least);
  const leastMinor = required.length > 0 ? sumMinor(least) : Math.min(...least);
  return {
    lowestMinor: baseMinor + (prices.length > 0 ? leastMinor : 0),
    highestMinor: baseMinor + sumMinor(prices.map(({ most }) => most)),
  };
}

/** Whether several selections of such an option can be chosen together. */
export function isForSeveral(type: BundleOption['type']): boolean {
  return type === 'checkbox' || type === 'multi';
}
