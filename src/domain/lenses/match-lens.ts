import { LENSES, type LensItem, type LensRanges } from './lens-catalogue.ts';
import { isWithin, type Range } from '../prescription/range.ts';
import { totalPdMm } from '../prescription/total-pd.ts';
import { minusCylinderPowers } from '../prescription/transpose.ts';

/** Why a lens cannot be made for a prescription, in the order of the rules. */
export type LensMismatch = 'lensType' | 'sphere' | 'cylinder' | 'add' | 'pd';

export type LensMatch = { matches: boolean; reasons: LensMismatch[] };

/** The part of a prescription that decides which lenses can be made. */
export type LensNeeds = {
  lensType: string;
  od: EyeNeeds;
  os: EyeNeeds;
  pd: number | null;
};

type EyeNeeds = {
  sphere: number | null;
  cylinder: number | null;
  add: number | null;
  pd: number | null;
};

/** Above this pupillary distance (mm) a lens's range is not asked any more; 77 itself still is. */
const PD_CHECKED_UP_TO_MM = 77;

/**
 * Whether a lens can be made for both eyes, and if not, why. Both eyes are first brought to
 * minus-cylinder form, so the two ways of writing one correction get one answer. A missing
 * pupillary distance is not the lens's fault: the rules of the prescription ask for it.
 */
export function matchLens(item: LensRanges, needs: LensNeeds): LensMatch {
  const eyes = [minusCylinderPowers(needs.od), minusCylinderPowers(needs.os)];
  const pd = totalPdMm(needs);
  const reasons: LensMismatch[] = [];
  if (!item.lensTypes.some((lensType) => lensType === needs.lensType)) reasons.push('lensType');
  if (!eyes.every(({ sphere }) => isWithin(sphere, item.sphere))) reasons.push('sphere');
  if (!eyes.every(({ cylinder }) => isWithin(cylinder, item.cylinder))) reasons.push('cylinder');
  if (needs.lensType !== 'SingleVision' && !areAddsWithin(item.add, needs)) reasons.push('add');
  if (item.pd && pd !== null && pd <= PD_CHECKED_UP_TO_MM && !isWithin(pd, item.pd)) {
    reasons.push('pd');
  }
  return { matches: reasons.length === 0, reasons };
}

/** The lenses that can be made for a prescription, in the catalogue's order. */
export function matchingLenses(needs: LensNeeds, lenses: readonly LensItem[] = LENSES): LensItem[] {
  return lenses.filter((lens) => matchLens(lens, needs).matches);
}

function areAddsWithin(range: Range | undefined, { od, os }: LensNeeds): boolean {
  return !range || [od, os].every(({ add }) => isWithin(add ?? 0, range));
}
