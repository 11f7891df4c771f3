import { bodyOf, lensCentreMm, type Measures } from '../geometry/measures.ts';

/** A lens of one dioptre of base curve has this radius, at the index 1.53 that curves are named by. */
const RADIUS_OF_ONE_DIOPTRE_MM = 530;

export type FrontCurve = (x: number, y: number) => number;

/**
 * How far the middle of the front lies behind the middle of its bridge (mm, negative): level over
 * the bridge, then along the curve of the lenses, each of them turned towards its temple.
 */
export function frontCurve(measures: Measures): FrontCurve {
  const { baseCurveDioptres, wrapDegrees } = bodyOf(measures);
  const curvature = baseCurveDioptres / RADIUS_OF_ONE_DIOPTRE_MM;
  const wrap = Math.tan((wrapDegrees * Math.PI) / 180);
  const centre = lensCentreMm(measures);
  const nasal = measures.bridgeMm / 2;
  const temporal = centre + measures.lensWidthMm / 2;
  const slopeAt = (x: number) => -wrap - (x - centre) * curvature * 0.75;
  const overLens = (from: number, to: number) => ((to - from) * (slopeAt(from) + slopeAt(to))) / 2;

  return (signedX, y) => {
    const x = Math.abs(signedX);
    const share = Math.min(1, x / nasal);
    const overBridge = slopeAt(nasal) * nasal * (share ** 3 - share ** 4 / 2);
    const down = (-y * y * curvature) / 2;
    if (x <= nasal) return overBridge + down;
    const level = Math.max(0, x - temporal) * slopeAt(temporal);
    return overBridge + overLens(nasal, Math.min(x, temporal)) + level + down;
  };
}
