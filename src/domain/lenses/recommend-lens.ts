import type { LensItem } from './lens-catalogue.ts';
import { matchingLenses, type LensNeeds } from './match-lens.ts';
import { minusCylinderPowers } from '../prescription/transpose.ts';

/**
 * The usual advice of opticians: up to these powers (dioptres, without sign, in
 * minus-cylinder form) a lens of this index still looks and feels thin enough.
 */
const INDEX_ADVICE = [
  { index: 1.5, sphereUpTo: 2, cylinderUpTo: 2 },
  { index: 1.56, sphereUpTo: 2.5, cylinderUpTo: 2 },
  { index: 1.6, sphereUpTo: 4, cylinderUpTo: 3 },
  { index: 1.67, sphereUpTo: 7, cylinderUpTo: 4 },
];
const THINNEST_INDEX = 1.74;

/** The refractive index to advise; the eye that needs the thinner lens decides. */
export function advisedIndex({ od, os }: Pick<LensNeeds, 'od' | 'os'>): number {
  const eyes = [minusCylinderPowers(od), minusCylinderPowers(os)];
  const sphere = Math.max(...eyes.map((eye) => Math.abs(eye.sphere)));
  const cylinder = Math.max(...eyes.map((eye) => Math.abs(eye.cylinder)));
  const advice = INDEX_ADVICE.find(
    ({ sphereUpTo, cylinderUpTo }) => sphere <= sphereUpTo && cylinder <= cylinderUpTo,
  );
  return advice?.index ?? THINNEST_INDEX;
}

/**
 * The lens to suggest: of those that can be made, the thickest that reaches the advised
 * index, else the thinnest there is. Null when none can be made.
 */
export function recommendLens(needs: LensNeeds, lenses?: readonly LensItem[]): LensItem | null {
  const byIndex = matchingLenses(needs, lenses).toSorted((a, b) => a.index - b.index);
  const index = advisedIndex(needs);
  return byIndex.find((lens) => lens.index >= index) ?? byIndex.at(-1) ?? null;
}
