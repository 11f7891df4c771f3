import { LENS_TYPES, type LensType, type RimType } from '#domain/frames/catalogue-types.ts';
import { checkFit, type FitReasonId, type FrameMeasures } from '#domain/frames/fit.ts';
import { parseOutline } from '#domain/frames/lens-outline.ts';
import type { LensItem } from '#domain/lenses/lens-catalogue.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { onceForEach } from '../app/once-for-each.ts';

/** Where the lens is cut or drilled to hold it. */
export const RIMS_WITH_GAPS: readonly RimType[] = ['HalfRim', 'Rimless'];

export type FrameFitReason = {
  id: FitReasonId | 'lens-type';
  /** It stands in the way; else it is good to know. */
  isObstacle: boolean;
  params: Record<string, number>;
};

/** Whether a frame takes the member's lenses, and what there is to say about it. */
export type FrameFit = { fits: boolean; reasons: FrameFitReason[] };

/** What is known of the lenses so far: their type, and maybe the whole prescription. */
export type WantedLenses = { lensType: LensType; prescription: Prescription | null };

/** What the fit is judged by. */
export type MeasuredFrame = FrameMeasures & { lensTypes: readonly LensType[] };

/** Obstacles come first. A frame that is too low says so rather than naming the lens type. */
export function frameFit(
  wanted: WantedLenses,
  frame: MeasuredFrame,
  lens: Pick<LensItem, 'index' | 'minLensHeightMm'> | null = null,
): FrameFit {
  const { lensType, prescription } = wanted;
  const known = prescription ?? { pd: null, od: { pd: null }, os: { pd: null } };
  const reasons = checkFit({ ...known, lensType }, frame, lens).reasons.map(
    ({ id, severity, params }): FrameFitReason => ({
      id,
      isObstacle: severity === 'error',
      params,
    }),
  );
  const isTooLow = reasons.some(({ id }) => id === 'lens-height-short');
  if (!isTooLow && !frame.lensTypes.includes(lensType)) {
    reasons.push({ id: 'lens-type', isObstacle: true, params: {} });
  }
  const sorted = reasons.toSorted((a, b) => Number(b.isObstacle) - Number(a.isObstacle));
  return { fits: !sorted[0]?.isObstacle, reasons: sorted };
}

/** A frame as commerce answers it: millimetres, and words joined by commas. */
type WireMeasures = {
  lens_width: number | null;
  lens_height: number | null;
  lens_outline: string | null;
  rim_type: string | null;
  bridge: number | null;
  lens_type: string | null;
};

/** Null when a frame is not measured. */
export const measuredFrameOf = onceForEach((wire: WireMeasures): MeasuredFrame | null => {
  const { lens_width: lensWidthMm, lens_height: lensHeightMm, bridge: bridgeMm } = wire;
  if (!lensWidthMm || !lensHeightMm || !bridgeMm) return null;
  return {
    lensWidthMm,
    lensHeightMm,
    bridgeMm,
    lensOutline: parseOutline(wire.lens_outline),
    isRimless: isHeldByScrewsOrThread(wire.rim_type),
    lensTypes: lensTypesOf(wire.lens_type),
  };
});

function isHeldByScrewsOrThread(rimType: string | null): boolean {
  const rims: readonly (string | null)[] = RIMS_WITH_GAPS;
  return rims.includes(rimType);
}

/** The lens types of a frame, as commerce writes several values: joined by commas. */
export function lensTypesOf(words: string | null): LensType[] {
  const known = (words ?? '').split(',');
  return LENS_TYPES.filter((lensType) => known.includes(lensType));
}
