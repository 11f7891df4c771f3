import { polygonOf } from '../geometry/lens-outline.ts';
import { bodyOf, lensCentreMm, type Measures } from '../geometry/measures.ts';
import { rightLens } from '../geometry/plate.ts';
import type { FrontCurve } from './front-curve.ts';
import { bentMesh, meshOf, type Mesh, type Vec } from './mesh.ts';

const POINTS_PER_PIECE = 32;
const RINGS = [0.25, 0.5, 0.72, 0.88, 0.97] as const;
/**
 * The edge of a lens is broken, so that it does not splinter, and where no rim hides it more of it
 * is taken off and polished: how deep, and from which share of the outline.
 */
const BROKEN_EDGE = { mm: 0.2, from: 0.993 } as const;
const POLISHED_EDGE = { mm: 0.5, from: 0.974 } as const;

/** The lens at the viewer's right; its outline is the frame's, to the millimetre. */
export function lensMesh(measures: Measures, curve: FrontCurve): Mesh {
  const outline = polygonOf(rightLens(measures), POINTS_PER_PIECE);
  const centre = lensCentreMm(measures);
  const half = bodyOf(measures).lensThicknessMm / 2;
  const loop = (share: number, z: number): Vec[] =>
    outline.map(({ x, y }) => [centre + (x - centre) * share, -y * share, z]);
  const isSeen = measures.build === 'rimless' || measures.build === 'half-rim';
  const taken = isSeen ? POLISHED_EDGE : BROKEN_EDGE;
  const edge = half - taken.mm;
  const points: Vec[] = [
    [centre, 0, half],
    ...RINGS.flatMap((share) => loop(share, half)),
    ...loop(taken.from, half),
    ...loop(1, edge),
    ...loop(1, -edge),
    ...loop(taken.from, -half),
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
