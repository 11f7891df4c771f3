import type { FrameGeometry, FrameMeasurements } from '../frame.ts';

/** What a picture's geometry is computed from. */
export type Measures = FrameMeasurements & Omit<FrameGeometry, 'finishes'>;

/** How far the middle of a lens lies from the middle of the bridge. */
export function lensCentreMm({ lensWidthMm, bridgeMm }: FrameMeasurements): number {
  return (lensWidthMm + bridgeMm) / 2;
}

/** Where the end piece meets the temple, from the middle of the bridge and the row of the lenses. */
export function hingeOf({ totalWidthMm, endPiece }: Measures): { x: number; y: number } {
  return { x: totalWidthMm / 2, y: -endPiece.riseMm - endPiece.liftMm * 0.85 };
}
