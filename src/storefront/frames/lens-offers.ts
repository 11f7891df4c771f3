import { LENSES, type LensItem } from '#domain/lenses/lens-catalogue.ts';
import { matchingLenses } from '#domain/lenses/match-lens.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { recommendLens } from '#domain/lenses/recommend-lens.ts';
import type { LensPrices } from '../lenses/index.ts';
import { frameFit, type FrameFitReason, type WantedLenses } from './frame-fit.ts';

export type LensOffer = {
  code: string;
  index: number;
  priceMinor: number;
  /** Why this frame cannot take it; null when it can. */
  obstacle: Pick<FrameFitReason, 'id' | 'params'> | null;
};

export type LensOffers = {
  /** Thickest and cheapest first. */
  offers: LensOffer[];
  recommended: string | null;
  /** `enough`: the first is thin enough for these eyes. `thinner`: it would be thick. */
  reason: 'enough' | 'thinner';
};

/**
 * The lenses that can be made for a prescription and that the shop sells, at the shop's prices,
 * and which of them to advise.
 */
export function lensOffers(
  prices: LensPrices,
  prescription: Prescription,
  frame: Parameters<typeof frameFit>[1] | null,
): LensOffers {
  const sold = LENSES.filter(({ code }) => prices.has(code));
  const wanted: WantedLenses = { lensType: prescription.lensType, prescription };
  const offers = matchingLenses(prescription, sold).map((lens) => ({
    code: lens.code,
    index: lens.index,
    priceMinor: prices.get(lens.code) ?? 0,
    obstacle: frame && obstacleOf(wanted, frame, lens),
  }));
  const recommended = recommendLens(prescription, sold)?.code ?? null;
  return { offers, recommended, reason: recommended === offers[0]?.code ? 'enough' : 'thinner' };
}

/** The first wish that is on offer and fits, else the advised lens, else one that fits. */
export function lensFor(
  { offers, recommended }: LensOffers,
  ...wishes: (string | null | undefined)[]
): LensOffer | null {
  const good = offers.filter(({ obstacle }) => !obstacle);
  const codes = [...wishes, recommended];
  return (
    codes.flatMap((code) => good.find((offer) => offer.code === code) ?? [])[0] ?? good[0] ?? null
  );
}

function obstacleOf(
  wanted: WantedLenses,
  frame: Parameters<typeof frameFit>[1],
  lens: LensItem,
): LensOffer['obstacle'] {
  const [first] = frameFit(wanted, frame, lens).reasons;
  return first?.isObstacle ? { id: first.id, params: first.params } : null;
}
