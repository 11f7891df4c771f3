import { polygonOf } from '../geometry/lens-outline.ts';
import { bodyOf, lensCentreMm, type Measures } from '../geometry/measures.ts';
import { rightLens } from '../geometry/plate.ts';
import type { FrontCurve } from './front-curve.ts';
import { bentMesh, meshOf, type Mesh, type Vec } from './mesh.ts';

const POINTS_PER_PIECE = 32;
const RINGS = [0.25, 0.5, 0.72, 0.88, 0.97] as const;
/** The edge of a lens is broken, so that it does not splinter. */
const BROKEN_EDGE_MM = 0.2;

/** The lens at the viewer's right; its outline is the frame's, to the millimetre. */
export function lensMesh(measures: Measures, curve: FrontCurve): Mesh {
  const outline = polygonOf(rightLens(measures), POINTS_PER_PIECE);
  const centre = lensCentreMm(measures);
  const half = bodyOf(measures).lensThicknessMm / 2;
  const loop = (share: number, z: number): Vec[] =>
    outline.map(({ x, y }) => [centre + (x - centre) * share, -y * share, z]);
  const edge = half - BROKEN_EDGE_MM;
  const points: Vec[] = [
    [centre, 0, half],
    ...RINGS.flatMap((share) => loop(share, half)),
    ...loop(0.993, half),
    ...loop(1, edge),
    ...loop(1, -edge),
    ...loop(0.993, -half),
    ...RINGS.toReversed().flatMap((share) => loop(share, -half)),
    [centre, 0, -half],
  ];
  const count = outline.length;
  const loops = (points.length - 2) / count;
  const indices: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const j = (i + 1) % count;
    const last = 1 + (loops - 1) * count;
    indices.push(0, 1 + j, 1 + i, points.length - 1, last + i, last + j);
    for (let ring = 0; ring < loops - 1; ring += 1) {
      const [outer, inner] = [1 + ring * count, 1 + (ring + 1) * count];
      indices.push(outer + i, outer + j, inner + i, outer + j, inner + j, inner + i);
    }
  }
  return bentMesh(meshOf(points, indices), curve);
}
