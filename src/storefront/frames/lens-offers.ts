import { LENSES, type LensItem } from '#domain/lenses/lens-catalogue.ts';
import { matchingLenses } from '#domain/lenses/match-lens.ts';
import { lensesFor, paperOf } from '#domain/prescription/reading-use.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { pairThickness, thinEnough, type PairThickness } from '#domain/lenses/lens-in-frame.ts';
import { recommendLens } from '#domain/lenses/recommend-lens.ts';
import type { LensPrices } from '../lenses/index.ts';
import {
  frameFit,
  type FrameFitReason,
  type MeasuredFrame,
  type WantedLenses,
} from './frame-fit.ts';

export type LensOffer = {
  code: string;
  index: number;
  priceMinor: number;
  /** Why this frame cannot take it; null when it can. */
  obstacle: Pick<FrameFitReason, 'id' | 'params'> | null;
  /** How it turns out in this frame; null where the frame's outline is not known. */
  thickness: PairThickness | null;
};

export type LensOffers = {
  /** Thickest and cheapest first. */
  offers: LensOffer[];
  recommended: string | null;
  /** `enough`: the cheapest that fits is thin enough. `thinner`: it would be thick. */
  reason: 'enough' | 'thinner';
};

/**
 * The lenses that can be made for a prescription and that the shop sells, at the shop's prices,
 * and which of them to advise.
 */
export function lensOffers(
  prices: LensPrices,
  prescription: Prescription,
  frame: MeasuredFrame | null,
): LensOffers {
  const sold = LENSES.filter(({ code }) => prices.has(code));
  const wanted: WantedLenses = { lensType: prescription.lensType, prescription };
  const offers = matchingLenses(prescription, sold).map((lens) => ({
    code: lens.code,
    index: lens.index,
    priceMinor: prices.get(lens.code) ?? 0,
    obstacle: frame && obstacleOf(wanted, frame, lens),
    thickness: frame && pairThickness(prescription, frame, lens),
  }));
  const good = offers.filter(({ obstacle }) => !obstacle);
  const recommended =
    advisedInFrame(good) ??
    recommendLens(
      prescription,
      sold.filter(({ code }) => good.some((offer) => offer.code === code)),
    )?.code ??
    null;
  return { offers, recommended, reason: recommended === good[0]?.code ? 'enough' : 'thinner' };
}

/** By how thick each turns out; null where that is not known. */
function advisedInFrame(offers: readonly LensOffer[]): string | null {
  const measured = offers.flatMap(({ code, thickness }) =>
    thickness ? [{ code, thickestMm: thickness.thickestMm }] : [],
  );
  return thinEnough(measured)?.code ?? null;
}

/** The first wish that is on offer and fits, else the one that fits and costs the least. */
export function lensFor(
  { offers }: Pick<LensOffers, 'offers'>,
  ...wishes: (string | null | undefined)[]
): LensOffer | null {
  const good = offers.filter(({ obstacle }) => !obstacle);
  const wished = wishes.flatMap((code) => good.find((offer) => offer.code === code) ?? []);
  return wished[0] ?? good.toSorted((a, b) => a.priceMinor - b.priceMinor)[0] ?? null;
}

/** A lens of the shop, at the shop's price. */
export type SoldLens = { lens: LensItem; priceMinor: number };

/**
 * The lenses that a pair can be had with, cheapest first: those for the prescription, or all of
 * the lens type as long as the prescription is not known or not complete for it.
 */
export function lensesWithin(prices: LensPrices, wanted: WantedLenses): SoldLens[] {
  const { lensType, prescription } = wanted;
  const ofType = LENSES.filter(
    ({ code, lensTypes }) => prices.has(code) && lensTypes.some((one) => one === lensType),
  );
  const known = prescription
    ? matchingLenses(lensesFor({ ...paperOf(prescription), lensType }), ofType)
    : [];
  return (known.length > 0 ? known : ofType)
    .map((lens) => ({ lens, priceMinor: prices.get(lens.code) ?? 0 }))
    .toSorted((a, b) => a.priceMinor - b.priceMinor);
}

/** The cheapest of `lenses` that goes into the frame; null when none does. */
export function cheapestLens(
  lenses: readonly SoldLens[],
  wanted: WantedLenses | null,
  frame: MeasuredFrame | null,
): SoldLens | null {
  if (!wanted || !frame) return lenses[0] ?? null;
  return lenses.find(({ lens }) => !obstacleOf(wanted, frame, lens)) ?? null;
}

function obstacleOf(
  wanted: WantedLenses,
  frame: MeasuredFrame,
  lens: LensItem,
): LensOffer['obstacle'] {
  const [first] = frameFit(wanted, frame, lens).reasons;
  return first?.isObstacle ? { id: first.id, params: first.params } : null;
}
