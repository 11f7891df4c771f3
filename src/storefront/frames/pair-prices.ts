import { pairPrice, type PairPrice } from '#domain/prices/pair-price.ts';
import type { BenefitRule } from '#domain/prices/price-rules.ts';
import type { LensOffer, SoldLens } from './lens-offers.ts';

export type PairPrices = {
  /** With the cheapest lenses that can be had, or of the frame by itself where there are none. */
  least: PairPrice;
  /** With each lens on offer, by lens code. */
  withLens: Record<string, PairPrice>;
};

/** What a pair costs. `framePriceMinor` is that of the colour on show. */
export function pairPrices(
  framePriceMinor: number,
  options: {
    offers: readonly LensOffer[];
    cheapest: SoldLens | null;
    benefit: BenefitRule | null;
  },
): PairPrices {
  const { offers, cheapest, benefit } = options;
  return {
    least: pairPrice(framePriceMinor, cheapest?.priceMinor ?? null, benefit),
    withLens: Object.fromEntries(
      offers.map(({ code, priceMinor }) => [code, pairPrice(framePriceMinor, priceMinor, benefit)]),
    ),
  };
}
