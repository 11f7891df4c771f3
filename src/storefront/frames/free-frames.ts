import { RIM_TYPES, type RimType } from '#domain/frames/catalogue-types.ts';
import { canDoWithoutRim } from '#domain/frames/fit.ts';
import { freeFrameUpToMinor } from '#domain/prices/pair-price.ts';
import type { BenefitRule } from '#domain/prices/price-rules.ts';
import { RIMS_WITH_GAPS } from './frame-fit.ts';
import type { SoldLens } from './lens-offers.ts';

/** Which frames leave nothing to pay: up to a price (minor units), and with which rims. */
export type FreeFrames = { upToMinor: number; rimTypes: readonly RimType[] };

/** `lenses`: cheapest first. Null when a pair costs something in every frame. */
export function freeFrames(
  lenses: readonly SoldLens[],
  benefit: BenefitRule | null,
): FreeFrames | null {
  const [cheapest] = lenses;
  const upToMinor = cheapest ? freeFrameUpToMinor(cheapest.priceMinor, benefit) : null;
  if (upToMinor === null) return null;
  const withoutRim = lenses.find(({ lens }) => canDoWithoutRim(lens));
  const isFreeWithoutRim =
    withoutRim !== undefined && freeFrameUpToMinor(withoutRim.priceMinor, benefit) !== null;
  return {
    upToMinor,
    rimTypes: isFreeWithoutRim
      ? RIM_TYPES
      : RIM_TYPES.filter((rimType) => !RIMS_WITH_GAPS.includes(rimType)),
  };
}
