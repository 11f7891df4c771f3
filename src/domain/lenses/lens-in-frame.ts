import { decentrationsMm, type FrameMeasures } from '../frames/fit.ts';
import type { Prescription } from '../prescription/prescription.ts';
import type { LensItem } from './lens-catalogue.ts';
import { lensSection, type LensSection } from './lens-section.ts';
import { lensThickness, thickestMm } from './thickness.ts';

/** How a pair of lenses turns out: at its thickest place, of either eye, and both in grams. */
export type PairThickness = { thickestMm: number; grams: number };

/** Up to here a lens looks slim in any rim. */
const THIN_ENOUGH_MM = 4.5;
/** Less than this nobody sees. */
const WORTH_MM = 0.5;

/** Null where the outline of the frame, or the pupillary distance, is not known. */
export function pairThickness(
  prescription: Prescription,
  frame: FrameMeasures,
  { index }: Pick<LensItem, 'index'>,
): PairThickness | null {
  const cut = cuts(prescription, frame);
  if (!cut) return null;
  const lenses = [
    lensThickness(prescription.od, { index, ...cut.od }),
    lensThickness(prescription.os, { index, ...cut.os }),
  ];
  return {
    thickestMm: Math.max(...lenses.map(thickestMm)),
    grams: lenses.reduce((sum, { grams }) => sum + grams, 0),
  };
}

/** Both lenses, cut level through their optical centres; null where `pairThickness` is. */
export function pairSections(
  prescription: Prescription,
  frame: FrameMeasures,
  { index }: Pick<LensItem, 'index'>,
): { od: LensSection; os: LensSection } | null {
  const cut = cuts(prescription, frame);
  return (
    cut && {
      od: lensSection(prescription.od, { index, ...cut.od }),
      os: lensSection(prescription.os, { index, ...cut.os }),
    }
  );
}

/** How each lens is cut for the frame. */
function cuts(prescription: Prescription, frame: FrameMeasures) {
  const decentrations = decentrationsMm(prescription, frame);
  const { lensOutline: outline } = frame;
  if (!decentrations || !outline) return null;
  const { od, os } = decentrations;
  return {
    od: { outline, decentrationMm: od, temple: 'left' },
    os: { outline, decentrationMm: os, temple: 'right' },
  } as const;
}

/**
 * The lens to suggest for this frame, of `lenses` from the thickest to the thinnest: the first
 * that is at most 4.5 mm thick; where none is, the first that no thinner one betters by half a
 * millimetre. Null when there are none.
 */
export function thinEnough<Lens extends { thickestMm: number }>(
  lenses: readonly Lens[],
): Lens | null {
  const [first, ...thinner] = lenses;
  if (!first) return null;
  return (
    lenses.find((lens) => lens.thickestMm <= THIN_ENOUGH_MM) ??
    thinner.reduce(
      (best, lens) => (best.thickestMm - lens.thickestMm >= WORTH_MM ? lens : best),
      first,
    )
  );
}
