import type { LensOutline } from '../frames/lens-outline.ts';
import { lensThickness, powerIn, sagittaMm, type Power } from './thickness.ts';

/** A place in a lens that is cut level through its optical centre, in millimetres. */
export type SectionPoint = {
  /** From the optical centre to the temple; to the nose when negative. */
  xMm: number;
  /** How far the front lies behind its foremost point, towards the eye. */
  frontMm: number;
  thicknessMm: number;
};

/** A lens as it is seen from above when it is cut level through its optical centre. */
export type LensSection = {
  /** From the nose to the temple, at equal distances. */
  points: readonly SectionPoint[];
  nasalMm: number;
  centreMm: number;
  templeMm: number;
  /** The thickest place of the whole lens, which need not lie on the cut. */
  thickestMm: number;
  grams: number;
};

/** Surfaces are named by the curvature that they would have in this index (ISO 13666, 530/r). */
const MILLIMETRES_OF_A_DIOPTRE = 530;
/** Vogel's rule: a lens without power has a front of six dioptres, and stronger ones follow. */
const PLAIN_BASE = 6;
const FLATTEST_BASE = 0.5;
const STEEPEST_BASE = 10;
const PIECES = 40;

/** One lens, cut level; `options` as for `lensThickness`. The front is taken as a sphere. */
export function lensSection(
  power: Power,
  options: {
    index: number;
    outline: LensOutline;
    decentrationMm: number;
    temple: 'left' | 'right';
  },
): LensSection {
  const { index, outline, decentrationMm } = options;
  const whole = lensThickness(power, options);
  const level = powerIn(power, 0);
  const radiusMm = MILLIMETRES_OF_A_DIOPTRE / baseCurve(power);
  const at = (xMm: number): SectionPoint => ({
    xMm,
    frontMm: radiusMm - Math.sqrt(radiusMm ** 2 - xMm ** 2),
    thicknessMm: whole.centreMm - sagittaMm(level, xMm, index),
  });
  const nasal = at(decentrationMm - (outline[Math.round(outline.length / 2)] ?? 0));
  const temple = at(decentrationMm + (outline[0] ?? 0));
  const stepMm = (temple.xMm - nasal.xMm) / PIECES;
  return {
    points: Array.from({ length: PIECES + 1 }, (_, piece) => at(nasal.xMm + piece * stepMm)),
    nasalMm: nasal.thicknessMm,
    centreMm: whole.centreMm,
    templeMm: temple.thicknessMm,
    thickestMm: Math.max(whole.edgeMm, whole.centreMm),
    grams: whole.grams,
  };
}

/**
 * The front curve (dioptres) that a maker takes for this power, by Vogel's rule: six and the
 * mean power for lenses that magnify, six and half of it for those that do not.
 */
export function baseCurve({ sphere, cylinder }: Power): number {
  const mean = (sphere ?? 0) + (cylinder ?? 0) / 2;
  const base = PLAIN_BASE + (mean > 0 ? mean : mean / 2);
  return Math.min(STEEPEST_BASE, Math.max(FLATTEST_BASE, base));
}
