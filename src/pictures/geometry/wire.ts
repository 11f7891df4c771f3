import { polygonOf } from './lens-outline.ts';
import { hingeOf, lensCentreMm, type Measures } from './measures.ts';
import { rightLens, rimLine } from './plate.ts';
import { mirrored, reversed, type Cubic, type Point } from './point.ts';
import { drilledHoles } from './rimless.ts';

/** The line drawn around an end piece; half of it lies outside. */
export const END_PIECE_LINE_MM = 0.2;

/** Nylon of about this thickness is what workshops use. */
const THREAD_MM = 0.6;

/** The line along the middle of a wire, and the wire's thickness. */
export type Wire = { line: Cubic[]; widthMm: number; isClosed: boolean };

/** The right rim: a loop of one thickness, or only a bar above the lens. */
export function wireRim(measures: Measures): Wire {
  const loop = rimLine(evenRim(measures));
  const { rim, build, lensHeightMm } = measures;
  if (build !== 'half-rim') return { line: loop, widthMm: rim.bottomMm, isClosed: true };
  const bar = loop.filter(({ from, to }) => Math.max(from.y, to.y) < lensHeightMm * 0.12);
  return { line: inOrder(bar), widthMm: rim.topMm, isClosed: false };
}

/** The thread that holds a lens below; above it lies hidden in the bar. */
export function lensThread(measures: Measures): Wire {
  return { line: rightLens(measures), widthMm: THREAD_MM, isClosed: true };
}

/**
 * From rim to rim: one bow between the lenses, on a pilot frame another one above it. Without
 * rims it goes from hole to hole.
 */
export function wireBridges(measures: Measures): Wire[] {
  const { bridge, lensWidthMm } = measures;
  if (measures.build === 'rimless') {
    const { nasal } = drilledHoles(measures);
    return [{ line: bow(nasal, 2.4), widthMm: bridge.heightMm, isClosed: false }];
  }
  const isDouble = bridge.kind === 'double';
  const centre = lensCentreMm(measures);
  const rim = polygonOf(rimLine(evenRim(measures)), 16);
  const nasal = rim.filter(({ x }) => x < centre);
  const lower = bow(
    nearest(nasal, ({ y }) => y + bridge.riseMm),
    isDouble ? 1.8 : 3.4,
  );
  const wire = (line: Cubic[]): Wire => ({ line, widthMm: bridge.heightMm, isClosed: false });
  if (!isDouble) return [wire(lower)];
  const brow = rim.filter(({ y }) => y < 0);
  const shoulderX = centre - lensWidthMm * 0.24;
  return [
    wire(lower),
    wire(
      bow(
        nearest(brow, ({ x }) => x - shoulderX),
        1.2,
      ),
    ),
  ];
}

/** From the right rim, where it is slim, to the hinge, where it ends at the frame's total width. */
export function wireEndPiece(measures: Measures): Cubic[] {
  const { endPiece, lensWidthMm } = measures;
  const hinge = hingeOf(measures);
  const rimX = lensCentreMm(measures) + lensWidthMm / 2;
  const startX = measures.build === 'rimless' ? drilledHoles(measures).temporal.x : rimX;
  const rim = { x: startX, y: -endPiece.riseMm };
  const end = hinge.x - END_PIECE_LINE_MM / 2;
  const [inner, outer] = [endPiece.heightMm * 0.32, endPiece.heightMm / 2];
  const middle = (rim.x + end) / 2;
  const edge = (side: -1 | 1): Cubic => ({
    from: { x: rim.x, y: rim.y + side * inner },
    handleA: { x: middle, y: rim.y + side * inner },
    handleB: { x: middle, y: hinge.y + side * outer },
    to: { x: end - 0.75, y: hinge.y + side * outer },
  });
  const [upper, lower] = [edge(-1), edge(1)];
  const cap: Cubic = {
    from: upper.to,
    handleA: { x: end + 0.25, y: upper.to.y },
    handleB: { x: end + 0.25, y: lower.to.y },
    to: lower.to,
  };
  return [upper, cap, ...reversed([lower])];
}

/** A wire has one thickness all around. */
function evenRim(measures: Measures): Measures {
  const { rim, build } = measures;
  const even = build === 'half-rim' ? rim.topMm : rim.bottomMm;
  return { ...measures, rim: { topMm: even, temporalMm: even, bottomMm: even, nasalMm: even } };
}

/** Pieces of a loop that was opened somewhere, from one loose end to the other. */
function inOrder(pieces: readonly Cubic[]): Cubic[] {
  const first = pieces.findIndex(
    ({ from }) => !pieces.some(({ to }) => to.x === from.x && to.y === from.y),
  );
  return [...pieces.slice(first), ...pieces.slice(0, Math.max(0, first))];
}

/** A line to `end` and to its mirror image, its middle higher by `rise`. */
function bow(end: Point, rise: number): Cubic[] {
  const right: Cubic = {
    from: { x: 0, y: end.y - rise },
    handleA: { x: end.x * 0.5, y: end.y - rise },
    handleB: { x: end.x * 0.75, y: end.y - rise * 0.45 },
    to: end,
  };
  return [...mirrored([right]), right];
}

function nearest(points: readonly Point[], off: (point: Point) => number): Point {
  return points.reduce((best, point) =>
    Math.abs(off(point)) < Math.abs(off(best)) ? point : best,
  );
}
