import { EYE_SIDES } from './field-names.ts';
import type { UncheckedPrescription } from './prescription.ts';

/**
 * How far a pupillary distance may be off, by where it comes from, in millimetres. A practice
 * measures to half a millimetre; at a mirror, with a ruler, two of three people are off by less
 * than 3 (from McMahon 2012: limits of agreement -5.2 to +6.1).
 */
export const PD_UNCERTAINTY_MM = { practice: 0.5, mirror: 3 } as const;
export type PdSource = keyof typeof PD_UNCERTAINTY_MM;

export function isPdSource(value: unknown): value is PdSource {
  return typeof value === 'string' && Object.hasOwn(PD_UNCERTAINTY_MM, value);
}

/**
 * What may be off, after ANSI Z80.1. Single vision: both prisms within 0.67 prism dioptres, or the
 * distance within 2.5 mm where that is more (beyond 2.68 dioptres). Lenses with a part for reading:
 * 1 mm before each eye.
 */
const SINGLE_VISION = { limitDiopters: 0.67, limitMm: 2.5 };
const MULTIFOCAL_LIMIT_MM = 2;

/** The step of powers, in dioptres. */
const STEP = 0.25;

/** The strongest single vision lenses, in dioptres, for which a distance from there is close enough. */
export function strongestFor(source: PdSource): number {
  const diopters = (SINGLE_VISION.limitDiopters / PD_UNCERTAINTY_MM[source]) * 10;
  return Math.floor(diopters / STEP) * STEP;
}

export type PdTolerance = {
  /** The prism that both lenses together would cause, in prism dioptres, to a hundredth. */
  prismDiopters: number;
  /** How much of it there may be. */
  limitDiopters: number;
  /** How far the distance may be off in all where that is a fixed length, in millimetres. */
  limitMm: number | null;
  /** How much of what may be is reached: 1 is the limit. */
  share: number;
  /** `near`: more than half of the limit. */
  verdict: 'within' | 'near' | 'beyond';
};

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
  const isSingle = lensType === 'SingleVision';
  const isByLength =
    !isSingle || diopters * SINGLE_VISION.limitMm > SINGLE_VISION.limitDiopters * 10;
  const lengthMm = isSingle ? SINGLE_VISION.limitMm : MULTIFOCAL_LIMIT_MM;
  const limitDiopters = isByLength ? (lengthMm * diopters) / 10 : SINGLE_VISION.limitDiopters;
  const prismDiopters = (uncertaintyMm * diopters) / 10;
  const share = isByLength ? uncertaintyMm / lengthMm : prismDiopters / limitDiopters;
  return {
    prismDiopters: toHundredth(prismDiopters),
    limitDiopters: toHundredth(limitDiopters),
    limitMm: isByLength ? lengthMm : null,
    share: toHundredth(share),
    verdict: share > 1 ? 'beyond' : share > 0.5 ? 'near' : 'within',
  };
}

function toHundredth(value: number): number {
  return Math.round(value * 100) / 100;
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
