import { isLensType } from '../frames/catalogue-types.ts';
import { LENSES, type LensItem } from './lens-catalogue.ts';
import { matchingLenses, matchLens, type LensMismatch, type LensNeeds } from './match-lens.ts';

export type LensVerdict = {
  hasLens: boolean;
  /** Why not even the lens that comes nearest can be made; empty when one can. */
  reasons: LensMismatch[];
  /** Codes of the lenses that can be made, in the catalogue's order. */
  codes: string[];
};

/** Whether any lens can be made for a prescription, and if not, what stands in the way. */
export function lensVerdict(needs: LensNeeds, lenses: readonly LensItem[] = LENSES): LensVerdict {
  const codes = matchingLenses(needs, lenses).map(({ code }) => code);
  return {
    hasLens: codes.length > 0,
    reasons: codes.length > 0 ? [] : nearest(needs, lenses),
    codes,
  };
}

/** The fewest reasons any lens of the right type gives. */
function nearest(needs: LensNeeds, lenses: readonly LensItem[]): LensMismatch[] {
  const reasons = lenses
    .map((lens) => matchLens(lens, needs).reasons)
    .filter((found) => !found.includes('lensType'))
    .toSorted((a, b) => a.length - b.length)[0];
  return reasons ?? (isLensType(needs.lensType) ? ['lensType'] : []);
}
