import { tieredMinor } from '#domain/prices/catalogue-price.ts';
import { sumMinor } from '#domain/prices/money.ts';
import { partMinor, type Bundle, type BundlePart } from '../catalog/bundle.ts';
import type { DownloadLink } from '../catalog/catalog-document.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { optionsPriceMinor, type ChosenOption } from './chosen-options.ts';

/**
 * What one piece of a line costs: the product with its parts, its links, and the options that were
 * chosen; a share is one of the product with its parts.
 */
export function unitMinorOf(line: PricedChoice): number {
  return withChoices(line, ownMinorOf(line));
}

/** The same without what rules and the number of pieces took off the product's price. */
export function regularUnitMinorOf(line: PricedChoice): number {
  return withChoices(line, line.product.regularMinor);
}

/** What one piece of the product itself costs, as one of all on the line. */
export function ownMinorOf({
  product,
  quantity,
}: Pick<PricedChoice, 'product' | 'quantity'>): number {
  return tieredMinor(product.priceMinor, product.document.tiers ?? [], quantity);
}

type PricedChoice = {
  product: Pick<CatalogProduct, 'priceMinor' | 'regularMinor' | 'bundle' | 'document'>;
  quantity: number;
  parts: readonly BundlePart[];
  links: readonly DownloadLink[];
  options: readonly ChosenOption[];
};

function withChoices({ product, parts, links, options }: PricedChoice, ownMinor: number): number {
  const baseMinor = withParts(product.bundle, parts, ownMinor);
  const linksMinor = product.document.downloads?.isApart
    ? sumMinor(links.map(({ priceMinor }) => priceMinor))
    : 0;
  return baseMinor + linksMinor + optionsPriceMinor(options, baseMinor);
}

function withParts(bundle: Bundle | null, parts: readonly BundlePart[], ownMinor: number): number {
  if (!bundle) return ownMinor;
  const partsMinor = sumMinor(
    parts.map((part) => partMinor(bundle, part.selection, ownMinor) * part.quantity),
  );
  return (bundle.isDynamic ? 0 : ownMinor) + partsMinor;
}
