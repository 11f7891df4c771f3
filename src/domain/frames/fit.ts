import { farthestMm, type LensOutline } from './lens-outline.ts';
import type { LensItem } from '../lenses/lens-catalogue.ts';
import type { Fitting } from '../prescription/fitting.ts';
import type { Prescription } from '../prescription/prescription.ts';
import type { Severity } from '../prescription/prescription-rules.ts';

/** A frame's measures in millimetres, in the boxing system (ISO 8624). */
export type FrameMeasures = {
  /** A: the width of one lens. */
  lensWidthMm: number;
  /** B: the height of one lens. */
  lensHeightMm: number;
  /** DBL: the distance between both lenses. */
  bridgeMm: number;
  /** ED: twice the longest radius from the lens centre; estimated when it was not measured. */
  effectiveDiameterMm?: number;
  /** What decides where it is known; the estimate by the effective diameter else. */
  lensOutline?: LensOutline | null;
  /** Held by screws, or by a thread in a groove, and not by a rim all around. */
  isRimless?: boolean;
};

/** Texts stand in the storefront's dictionaries, as a `Record<FitReasonId, …>`. */
export type FitReasonId =
  | 'wide-for-eyes'
  | 'narrow-for-eyes'
  | 'blank-made-to-order'
  | 'blank-too-large'
  | 'lens-height-short'
  | 'lens-height-tight'
  | 'rimless-needs-higher-index';

export type FitReason = { id: FitReasonId; severity: Severity; params: Record<string, number> };

/** `fits` is false exactly when a reason is an error; warnings are told and let pass. */
export type Fit = { fits: boolean; reasons: FitReason[] };

const DECENTRATION_USUAL_MM = 4;
const STOCK_BLANK_MM = 65;
const LARGEST_BLANK_MM = 75;
const BLANK_ALLOWANCE_MM = 2;
const PROGRESSIVE_HEIGHT_MM = 28;
const PROGRESSIVE_COMFORT_HEIGHT_MM = 30;

/** Whether a frame can take the lenses of a prescription. Without a pupillary distance, centring is not judged. */
export function checkFit(
  prescription: Pick<Prescription, 'lensType' | 'pd' | 'rightHeight' | 'leftHeight'> & {
    od: { pd: number | null };
    os: { pd: number | null };
  },
  frame: FrameMeasures,
  lens: Pick<LensItem, 'index' | 'minLensHeightMm'> | null = null,
): Fit {
  const reasons = [...heightReasons(prescription, frame, lens), ...rimReasons(frame, lens)];
  const decentrations = decentrationsMm(prescription, frame);
  if (decentrations) reasons.push(...centringReasons(decentrations, frame));
  return { fits: !reasons.some(({ severity }) => severity === 'error'), reasons };
}

/**
 * How far each lens centre moves from the middle of its rim, in millimetres, towards the nose
 * when positive: (A + DBL) / 2 minus the eye's own distance, which is half the total when
 * there is only one. Null without a pupillary distance.
 */
export function decentrationsMm(
  { pd, od, os }: { pd: number | null; od: { pd: number | null }; os: { pd: number | null } },
  frame: FrameMeasures,
): { od: number; os: number } | null {
  const half = (frame.lensWidthMm + frame.bridgeMm) / 2;
  if (od.pd && os.pd) return { od: half - od.pd, os: half - os.pd };
  return pd ? { od: half - pd / 2, os: half - pd / 2 } : null;
}

/**
 * The smallest round blank (mm) the lens can be cut from: twice the way from the optical centre to
 * the farthest point of the outline, + 2. Without an outline: ED + twice the decentration + 2.
 */
export function minimumBlankMm(frame: FrameMeasures, decentrationMm: number): number {
  if (frame.lensOutline)
    return 2 * farthestMm(frame.lensOutline, decentrationMm) + BLANK_ALLOWANCE_MM;
  return effectiveDiameterMm(frame) + 2 * Math.abs(decentrationMm) + BLANK_ALLOWANCE_MM;
}

function centringReasons({ od, os }: { od: number; os: number }, frame: FrameMeasures) {
  const largest = Math.max(Math.abs(od), Math.abs(os));
  const blank = Math.max(minimumBlankMm(frame, od), minimumBlankMm(frame, os));
  const reasons: FitReason[] = [];
  if (largest > DECENTRATION_USUAL_MM) {
    // Towards the nose: the middles of the lenses lie wider apart than the eyes.
    const id = Math.max(od, os) === largest ? 'wide-for-eyes' : 'narrow-for-eyes';
    reasons.push(warning(id, { millimetres: largest, max: DECENTRATION_USUAL_MM }));
  }
  if (blank > LARGEST_BLANK_MM) {
    reasons.push(error('blank-too-large', { millimetres: blank, max: LARGEST_BLANK_MM }));
  } else if (blank > STOCK_BLANK_MM) {
    reasons.push(warning('blank-made-to-order', { millimetres: blank, max: STOCK_BLANK_MM }));
  }
  return reasons;
}

/** A pupil higher above the lower rim than the lens is high lies outside of it. */
function heightReasons(
  { lensType, rightHeight = 0, leftHeight = 0 }: Pick<Prescription, 'lensType'> & Fitting,
  { lensHeightMm }: FrameMeasures,
  lens: Pick<LensItem, 'minLensHeightMm'> | null,
): FitReason[] {
  if (lensType === 'SingleVision') return [];
  const isProgressive = lensType === 'Progressive';
  const lensMinMm = isProgressive ? (lens?.minLensHeightMm ?? PROGRESSIVE_HEIGHT_MM) : 0;
  const min = Math.max(lensMinMm, rightHeight, leftHeight);
  const params = { millimetres: lensHeightMm, min };
  if (lensHeightMm < min) return [error('lens-height-short', params)];
  return isProgressive && lensHeightMm < PROGRESSIVE_COMFORT_HEIGHT_MM
    ? [warning('lens-height-tight', { ...params, min: PROGRESSIVE_COMFORT_HEIGHT_MM })]
    : [];
}

/** The standard material cracks where it is screwed through, or cut for a thread. */
export function canDoWithoutRim({ index }: Pick<LensItem, 'index'>): boolean {
  return index >= 1.56;
}

function rimReasons(frame: FrameMeasures, lens: Pick<LensItem, 'index'> | null): FitReason[] {
  return frame.isRimless && lens && !canDoWithoutRim(lens)
    ? [error('rimless-needs-higher-index', { index: lens.index })]
    : [];
}

/** Between an ellipse (ED = A) and a rectangle (ED = diagonal); real rims lie nearer the ellipse. */
function effectiveDiameterMm(frame: FrameMeasures): number {
  const { lensWidthMm, lensHeightMm, effectiveDiameterMm: measured } = frame;
  return measured ?? 0.7 * lensWidthMm + 0.3 * Math.hypot(lensWidthMm, lensHeightMm);
}

function error(id: FitReasonId, params: Record<string, number>): FitReason {
  return { id, severity: 'error', params };
}

function warning(id: FitReasonId, params: Record<string, number>): FitReason {
  return { id, severity: 'warning', params };
}
