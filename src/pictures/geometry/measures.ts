import type { FrameBody, FrameGeometry, FrameMeasurements } from '../frame.ts';

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

/** The depth of a frame: what its build usually has, but for what the model says itself. */
export function bodyOf({ build, temple, body }: Pick<Measures, 'build' | 'temple' | 'body'>) {
  const isPlate = build === 'full-rim' || build === 'browline';
  const usual: FrameBody = {
    frontThicknessMm: isPlate ? 3.9 : 1.9,
    edgeRadiusMm: 1.1,
    lensThicknessMm: 2,
    baseCurveDioptres: 4,
    wrapDegrees: 3,
    pantoscopicDegrees: 8,
    templeThicknessMm: isPlate ? 0.6 * temple.heightMm : 1.3,
    templeBendDegrees: 34,
    hingeBarrels: isPlate ? 5 : 3,
  };
  return { ...usual, ...body };
}
