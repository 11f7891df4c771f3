import { shareMinor, WHOLE_BASIS_POINTS } from './money.ts';

/** What the retailer takes off prices themselves, before anything is in a cart. */
export type CatalogueRule = {
  off: { kind: 'percent'; basisPoints: number } | { kind: 'amount'; amountMinor: number };
  /** Whose prices, by any of these; null for all. */
  goods: CatalogueGoods | null;
  /** No later rule takes anything off these prices. */
  isLast: boolean;
};

export type CatalogueGoods = {
  /** Address keys. */
  categories?: readonly string[] | undefined;
  /** Its own, or its model's. */
  skus?: readonly string[] | undefined;
  /** Words by the codes of attributes. */
  attributes?: Readonly<Record<string, readonly string[]>> | undefined;
};

export type PricedProduct = {
  skus: readonly string[];
  categories: readonly string[];
  attributes: Readonly<Record<string, readonly string[]>>;
};

/**
 * What a product costs after the rules, in minor units: each takes from what those before it left,
 * half up, and never more than that.
 */
export function cataloguePriceMinor(
  priceMinor: number,
  product: PricedProduct,
  rules: readonly CatalogueRule[],
): number {
  let leftMinor = priceMinor;
  for (const { off, goods, isLast } of rules) {
    if (goods && !isAmong(goods, product)) continue;
    const takenMinor =
      off.kind === 'percent'
        ? shareMinor(leftMinor, Math.min(off.basisPoints, WHOLE_BASIS_POINTS))
        : off.amountMinor;
    leftMinor = Math.max(0, leftMinor - takenMinor);
    if (isLast) break;
  }
  return leftMinor;
}

function isAmong(
  { categories, skus, attributes }: CatalogueGoods,
  product: PricedProduct,
): boolean {
  return (
    isAnyOf(product.categories, categories) ||
    isAnyOf(product.skus, skus) ||
    Object.entries(attributes ?? {}).some(([code, words]) =>
      isAnyOf(product.attributes[code] ?? [], words),
    )
  );
}

function isAnyOf(values: readonly string[], wanted: readonly string[] = []): boolean {
  return values.some((value) => wanted.includes(value));
}

/** A price from so many pieces on. */
export type TierPrice = { quantity: number; priceMinor: number };

/** What one of `quantity` pieces costs: the lowest of the price and of the tiers that it reaches. */
export function tieredMinor(
  priceMinor: number,
  tiers: readonly TierPrice[],
  quantity: number,
): number {
  const reached = tiers.filter((tier) => tier.quantity <= quantity);
  return Math.min(priceMinor, ...reached.map((tier) => tier.priceMinor));
}
