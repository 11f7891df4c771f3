import { polygonOf } from './lens-outline.ts';
import { lensCentreMm, type Measures } from './measures.ts';
import { rightLens } from './plate.ts';
import type { Point } from './point.ts';

/** A hole lies this far inside the edge of its lens, or the lens would chip there. */
const FROM_EDGE_MM = 3;

/** Where a lens ends towards the nose or the temple, at a height downwards from its middle. */
export function lensEdge(measures: Measures, side: 'nasal' | 'temporal', y: number): number {
  const centre = lensCentreMm(measures);
  const isMeant = ({ x }: Point) => (side === 'nasal' ? x < centre : x > centre);
  const points = polygonOf(rightLens(measures), 40).filter(isMeant);
  return points.reduce((best, point) =>
    Math.abs(point.y - y) < Math.abs(best.y - y) ? point : best,
  ).x;
}

/** The two holes of the right lens, one for the bridge and one for the end piece. */
export function drilledHoles(measures: Measures): Record<'nasal' | 'temporal', Point> {
  const [bridge, end] = [-measures.bridge.riseMm, -measures.endPiece.riseMm];
  return {
    nasal: { x: lensEdge(measures, 'nasal', bridge) + FROM_EDGE_MM, y: bridge },
    temporal: { x: lensEdge(measures, 'temporal', end) - FROM_EDGE_MM, y: end },
  };
}
