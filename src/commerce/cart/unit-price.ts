import { sumMinor } from '#domain/prices/money.ts';
import { partMinor, type BundlePart } from '../catalog/bundle.ts';
import type { DownloadLink } from '../catalog/catalog-document.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { optionsPriceMinor, type ChosenOption } from './chosen-options.ts';

/**
 * What one piece of a line costs: the product with its parts, its links, and the options that were
 * chosen; a share is one of the product with its parts.
 */
export function unitMinorOf({ product, parts, links, options }: PricedChoice): number {
  const baseMinor = baseMinorOf(product, parts);
  const linksMinor = product.document.downloads?.isApart
    ? sumMinor(links.map(({ priceMinor }) => priceMinor))
    : 0;
  return baseMinor + linksMinor + optionsPriceMinor(options, baseMinor);
}

type PricedChoice = {
  product: Pick<CatalogProduct, 'priceMinor' | 'bundle' | 'document'>;
  parts: readonly BundlePart[];
  links: readonly DownloadLink[];
  options: readonly ChosenOption[];
};

function baseMinorOf(
  { priceMinor, bundle }: Pick<CatalogProduct, 'priceMinor' | 'bundle'>,
  parts: readonly BundlePart[],
): number {
  if (!bundle) return priceMinor;
  const partsMinor = sumMinor(
    parts.map((part) => partMinor(bundle, part.selection, priceMinor) * part.quantity),
  );
  return (bundle.isDynamic ? 0 : priceMinor) + partsMinor;
}
