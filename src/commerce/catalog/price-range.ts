import { sumMinor } from '#domain/prices/money.ts';
import type { CurrencyEnum, PriceRange, ProductPrice } from '../generated/schema.ts';
import { moneyOf } from '../store/money.ts';
import { bundleRange } from './bundle.ts';
import type { CatalogDownloads } from './catalog-document.ts';
import type { CatalogProduct } from './catalog-product.ts';

/** The least and the most that a product costs: a model in its colors, a bundle in its choices. */
export function priceRange(product: CatalogProduct, currency: CurrencyEnum): PriceRange {
  const { bundle, priceMinor, variants, members, document } = product;
  if (bundle) return priceRangeOf(bundleRange(bundle, priceMinor), currency);
  if (document.downloads) return priceRangeOf(linksRange(document.downloads, priceMinor), currency);
  const several = [...variants, ...members.map((member) => member.product)];
  const prices = several.length > 0 ? several.map((one) => one.priceMinor) : [priceMinor];
  return priceRangeOf(
    { lowestMinor: Math.min(...prices), highestMinor: Math.max(...prices) },
    currency,
  );
}

/** Where links are bought one by one, one of them at least. */
function linksRange({ isApart, links }: CatalogDownloads, priceMinor: number) {
  const prices = isApart ? links.map((link) => link.priceMinor) : [];
  return {
    lowestMinor: priceMinor + (prices.length > 0 ? Math.min(...prices) : 0),
    highestMinor: priceMinor + sumMinor(prices),
  };
}

export function priceRangeOf(
  { lowestMinor, highestMinor }: { lowestMinor: number; highestMinor: number },
  currency: CurrencyEnum,
): PriceRange {
  return {
    minimum_price: price(lowestMinor, currency),
    maximum_price: price(highestMinor, currency),
  };
}

function price(amountMinor: number, currency: CurrencyEnum): ProductPrice {
  const money = moneyOf(amountMinor, currency);
  return { regular_price: money, final_price: money, discount: { amount_off: 0, percent_off: 0 } };
}
