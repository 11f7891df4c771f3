import { pairPrice, type PairPrice } from '#domain/prices/pair-price.ts';
import type { BenefitRule } from '#domain/prices/price-cart.ts';
import type { LensOffer } from './lens-offers.ts';

/** What a frame costs by itself, and with each lens on offer, by lens code. */
export type PairPrices = { alone: PairPrice; withLens: Record<string, PairPrice> };

/** `framePriceMinor` is that of the colour on show. */
export function pairPrices(
  framePriceMinor: number,
  offers: readonly LensOffer[],
  benefit: BenefitRule | null,
): PairPrices {
  return {
    alone: pairPrice(framePriceMinor, null, benefit),
    withLens: Object.fromEntries(
      offers.map(({ code, priceMinor }) => [code, pairPrice(framePriceMinor, priceMinor, benefit)]),
    ),
  };
}
