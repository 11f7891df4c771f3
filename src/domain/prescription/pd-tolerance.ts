import { EYE_SIDES } from './field-names.ts';
import type { UncheckedPrescription } from './prescription.ts';

/**
 * How far a pupillary distance may be off, by where it comes from, in millimetres. A practice
 * measures to half a millimetre; at a mirror, with a ruler, two of three people are off by less
 * than 3 (from McMahon 2012: limits of agreement -5.2 to +6.1).
 */
export const PD_UNCERTAINTY_MM = { practice: 0.5, mirror: 3 } as const;
export type PdSource = keyof typeof PD_UNCERTAINTY_MM;

export type PdTolerance = {
  /** The prism that both lenses together would cause, in prism dioptres, to a hundredth. */
  prismDiopters: number;
  /** How far the distance may be off for these lenses, in millimetres, to a tenth. */
  limitMm: number;
  /** `near`: more than half of the limit. */
  verdict: 'within' | 'near' | 'beyond';
};

/** ANSI Z80.1: the distance within 2.5 mm or, for strong lenses, both prisms within 0.67 Δ. */
const SINGLE_VISION = { limitMm: 2.5, limitDiopters: 0.67 };
/** The same for lenses with a part for reading: each eye within 1 mm. */
const MULTIFOCAL_LIMIT_MM = 2;

/**
 * What it does to these lenses when the distance is off by `uncertaintyMm` in all, half of it
 * before each eye: a lens whose center is beside the pupil is a prism of (millimetres / 10) times
 * its power along the horizontal (Prentice). Null while a power is missing or no number.
 */
export function pdTolerance(
  { od, os, lensType }: Pick<UncheckedPrescription, 'od' | 'os' | 'lensType'>,
  uncertaintyMm: number,
): PdTolerance | null {
  if (!od || !os) return null;
  const powers = EYE_SIDES.map((side) => horizontalPower({ od, os }[side]));
  const diopters = powers.reduce((sum, power) => sum + Math.abs(power), 0) / powers.length;
  if (Number.isNaN(diopters)) return null;
  const limitMm = lensType === 'SingleVision' ? singleVisionLimitMm(diopters) : MULTIFOCAL_LIMIT_MM;
  const share = uncertaintyMm / limitMm;
  return {
    prismDiopters: Math.round(uncertaintyMm * diopters * 10) / 100,
    limitMm: Math.floor(limitMm * 10) / 10,
    verdict: share > 1 ? 'beyond' : share > 0.5 ? 'near' : 'within',
  };
}

function singleVisionLimitMm(diopters: number): number {
  const { limitMm, limitDiopters } = SINGLE_VISION;
  return Math.min(limitMm, (limitDiopters / diopters) * 10);
}

/** The power that counts from side to side: the sphere, and the share of the cylinder across it. */
function horizontalPower(eye: {
  sphere: number | null;
  cylinder: number | null;
  axis: number | null;
}): number {
  const { sphere, cylinder, axis } = eye;
  if (sphere === null || (cylinder && axis === null)) return Number.NaN;
  return sphere + (cylinder ?? 0) * Math.sin(((axis ?? 0) * Math.PI) / 180) ** 2;
}
