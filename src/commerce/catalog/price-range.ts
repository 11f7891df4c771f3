import { shareOffPercent, sumMinor } from '#domain/prices/money.ts';
import type { CurrencyEnum, PriceRange, ProductPrice, TierPrice } from '../generated/schema.ts';
import { moneyOf, unitsOf } from '../store/money.ts';
import { bundleRange } from './bundle.ts';
import type { CatalogDownloads } from './catalog-document.ts';
import type { CatalogProduct } from './catalog-product.ts';

/** What is paid, and what it was before rules lowered it. */
type Price = { finalMinor: number; regularMinor: number };

/** The least and the most that a product costs: a model in its colors, a bundle in its choices. */
export function priceRange(product: CatalogProduct, currency: CurrencyEnum): PriceRange {
  const { lowest, highest } = rangeOf(product);
  return { minimum_price: shown(lowest, currency), maximum_price: shown(highest, currency) };
}

function rangeOf(product: CatalogProduct): { lowest: Price; highest: Price } {
  const { bundle, document, members, variants, priceMinor, regularMinor } = product;
  if (bundle || document.downloads) {
    const of = (minor: number) =>
      bundle ? bundleRange(bundle, minor) : linksRange(document.downloads, minor);
    const [final, regular] = [of(priceMinor), of(regularMinor)];
    return {
      lowest: { finalMinor: final.lowestMinor, regularMinor: regular.lowestMinor },
      highest: { finalMinor: final.highestMinor, regularMinor: regular.highestMinor },
    };
  }
  const several: Price[] = [
    ...variants.map((one) => ({ finalMinor: one.priceMinor, regularMinor: one.regularMinor })),
    ...members.map(({ product: { priceMinor: minor } }) => ({
      finalMinor: minor,
      regularMinor: minor,
    })),
  ].toSorted((one, other) => one.finalMinor - other.finalMinor);
  const own = { finalMinor: priceMinor, regularMinor };
  return { lowest: several[0] ?? own, highest: several.at(-1) ?? own };
}

/** Where links are bought one by one, one of them at least. */
function linksRange(downloads: CatalogDownloads | undefined, priceMinor: number) {
  const prices = downloads?.isApart ? downloads.links.map((link) => link.priceMinor) : [];
  return {
    lowestMinor: priceMinor + (prices.length > 0 ? Math.min(...prices) : 0),
    highestMinor: priceMinor + sumMinor(prices),
  };
}

export function priceRangeOf(
  { lowestMinor, highestMinor }: { lowestMinor: number; highestMinor: number },
  currency: CurrencyEnum,
): PriceRange {
  const price = (minor: number) => shown({ finalMinor: minor, regularMinor: minor }, currency);
  return { minimum_price: price(lowestMinor), maximum_price: price(highestMinor) };
}

/** What several pieces cost each, the fewest first. */
export function priceTiers(
  { document, regularMinor }: CatalogProduct,
  currency: CurrencyEnum,
): TierPrice[] {
  return (document.tiers ?? []).map(({ quantity, priceMinor }) => {
    const price = shown({ finalMinor: priceMinor, regularMinor }, currency);
    return { quantity, final_price: price.final_price, discount: price.discount };
  });
}

function shown({ finalMinor, regularMinor }: Price, currency: CurrencyEnum): ProductPrice {
  const offMinor = Math.max(0, regularMinor - finalMinor);
  return {
    regular_price: moneyOf(regularMinor, currency),
    final_price: moneyOf(finalMinor, currency),
    discount: {
      amount_off: unitsOf(offMinor),
      percent_off: shareOffPercent(offMinor, regularMinor),
    },
  };
}
