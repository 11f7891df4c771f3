import { sumMinor } from '#domain/prices/money.ts';
import { partMinor, type BundlePart } from '../catalog/bundle.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { optionsPriceMinor, type ChosenOption } from './chosen-options.ts';

/** What one piece of a line costs: the product with its parts, and the options that were chosen. */
export function unitMinorOf({ product, parts, options }: PricedChoice): number {
  return baseMinorOf(product, parts) + optionsPriceMinor(options);
}

type PricedChoice = {
  product: Pick<CatalogProduct, 'priceMinor' | 'bundle'>;
  parts: readonly BundlePart[];
  options: readonly ChosenOption[];
};

function baseMinorOf(
  { priceMinor, bundle }: PricedChoice['product'],
  parts: readonly BundlePart[],
): number {
  if (!bundle) return priceMinor;
  const partsMinor = sumMinor(
    parts.map((part) => partMinor(bundle, part.selection, priceMinor) * part.quantity),
  );
  return (bundle.isDynamic ? 0 : priceMinor) + partsMinor;
}
