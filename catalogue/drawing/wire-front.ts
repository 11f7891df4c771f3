import { LENS_ROW_Y_MM, MIDDLE_X_MM } from '../geometry/canvas.ts';
import { hingeOf, lensCentreMm, type Measures } from '../geometry/measures.ts';
import { openPathData, pathData } from '../geometry/path-data.ts';
import { rimLine } from '../geometry/plate.ts';
import { mirrored, moved, pointOn, reversed, type Cubic, type Point } from '../geometry/point.ts';
import { drawNosePads } from './nose-pads.ts';
import { drawMetalBar } from './metal-bar.ts';
import { bothSides, element, type Sheet } from './sheet.ts';
import { drawTubes, type Tube } from './tube.ts';

const OUTLINE_MM = 0.2;

/** Rims, bridge, pads and end pieces of metal. */
export function drawWireFront(sheet: Sheet, measures: Measures, hex: string): string {
  return (
    drawNosePads(sheet, measures, hex) +
    drawTubes(sheet, bridges(measures), hex) +
    (measures.build === 'browline' ? '' : drawEndPieces(sheet, measures, hex)) +
    drawTubes(sheet, [rims(measures)], hex)
  );
}

function rims(measures: Measures): Tube {
  const right = rimLine(evenRim(measures));
  const { rim, build } = measures;
  if (build !== 'half-rim') {
    return { line: pathData(onCanvas(right)), widthMm: rim.bottomMm, isPaired: true };
  }
  const bar = right.filter(({ from, to }) => Math.max(from.y, to.y) < measures.lensHeightMm * 0.12);
  return { line: openPathData(onCanvas(inOrder(bar))), widthMm: rim.topMm, isPaired: true };
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

function bridges(measures: Measures): Tube[] {
  const { bridge, bridgeMm, rim } = measures;
  const isDouble = bridge.kind === 'double';
  const lower = bow(
    { x: bridgeMm / 2 + rim.nasalMm / 2 + 0.5, y: -bridge.riseMm },
    isDouble ? 1.5 : 3,
  );
  const tubes = [{ line: openPathData(onCanvas(lower)), widthMm: bridge.heightMm }];
  if (!isDouble) return tubes;
  const bar = bow(shoulderOf(measures), 1.2);
  return [...tubes, { line: openPathData(onCanvas(bar)), widthMm: bridge.heightMm }];
}

/** Where the upper bar of a pilot frame meets the rim: at the nasal end of its brow. */
function shoulderOf(measures: Measures): Point {
  const x = lensCentreMm(measures) - measures.lensWidthMm * 0.24;
  const brow = rimLine(evenRim(measures)).flatMap((piece) =>
    Array.from({ length: 12 }, (_, i) => pointOn(piece, i / 12)).filter(({ y }) => y < 0),
  );
  return brow.reduce((best, point) =>
    Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best,
  );
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

/** A small plate at each rim that turns back into the arm. */
function drawEndPieces(sheet: Sheet, measures: Measures, hex: string): string {
  const d = pathData(onCanvas(endPieceOutline(measures)));
  const side = sheet.define((id) => element('path', { id, d }));
  const pair = sheet.define((id) => element('g', { id }, bothSides(side)));
  return drawMetalBar(sheet, pair, hex);
}

/** From the rim, where it is slim, to the hinge, where it ends at the frame's total width. */
function endPieceOutline(measures: Measures): Cubic[] {
  const { endPiece, lensWidthMm } = measures;
  const hinge = hingeOf(measures);
  const rim = { x: lensCentreMm(measures) + lensWidthMm / 2, y: -endPiece.riseMm };
  const end = hinge.x - OUTLINE_MM / 2;
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

function onCanvas(curve: readonly Cubic[]): Cubic[] {
  return moved(curve, { x: MIDDLE_X_MM, y: LENS_ROW_Y_MM });
}
