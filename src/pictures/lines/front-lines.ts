import type { FrontEdge, FrontLines } from '#domain/frames/front-lines.ts';
import { polygonField, type Field } from '../geometry/field.ts';
import { polygonOf } from '../geometry/lens-outline.ts';
import { lensCentreMm, type Measures } from '../geometry/measures.ts';
import { browOutline, plateOutline, rightLens } from '../geometry/plate.ts';
import { wireBridges, wireEndPiece, wireRim, type Wire } from '../geometry/wire.ts';
import { frontCurve } from '../mesh/front-curve.ts';

/** Every wire of a rim is met by several rows of this grid. */
const GRID_MM = 0.5;
/** How far apart the places along a line are. */
const APART_MM = 1.9;
/** How far a plate reaches over the edge of the lens, which lies in its groove. */
const GROOVE_MM = 0.5;
/** How broad the edge of a lens looks where no rim is. */
const BARE_EDGE_MM = 1.2;
const POINTS_PER_PIECE = 10;

/** The lines of a front as its geometry says them, all builds alike. */
export function frontLines(measures: Measures): FrontLines {
  const field = frontField(measures);
  const curve = frontCurve(measures);
  const kept: FrontEdge[] = [];
  for (const edge of crossings(field, measures)) {
    const isNear = (other: FrontEdge) =>
      Math.hypot(other.x - edge.x, other.y - edge.y) < APART_MM &&
      Math.cos(((other.outwards - edge.outwards) * Math.PI) / 180) > 0.3;
    if (!kept.some(isNear)) kept.push({ ...edge, z: curve(edge.x, -edge.y) });
  }
  return { edges: kept, lensX: lensCentreMm(measures) };
}

/** The material of a front, lenses left out, as seen straight from before. */
function frontField(measures: Measures): Field {
  const { build } = measures;
  const lens = polygonField(polygonOf(rightLens(measures), 20));
  if (build === 'full-rim') {
    const plate = polygonField(polygonOf(plateOutline(measures), POINTS_PER_PIECE));
    return (x, y) => Math.max(plate(x, y), -(lens(x, y) + GROOVE_MM));
  }
  const rims = build === 'rimless' ? [] : [wireRim(measures)];
  const wires = [...rims, ...wireBridges(measures)].map(wireField);
  const end =
    build === 'browline'
      ? polygonField(polygonOf(browOutline(measures), POINTS_PER_PIECE))
      : polygonField(polygonOf(wireEndPiece(measures), POINTS_PER_PIECE));
  // Where no rim holds it the edge of the lens itself is seen.
  const isBare = build === 'half-rim' || build === 'rimless';
  return (x, y) => {
    const material = Math.min(end(x, y), ...wires.map((wire) => wire(x, y)));
    return isBare ? Math.min(material, Math.abs(lens(x, y)) - BARE_EDGE_MM / 2) : material;
  };
}

function wireField({ line, widthMm, isClosed }: Wire): Field {
  const points = polygonOf(line, POINTS_PER_PIECE);
  points.push(isClosed ? points[0]! : line.at(-1)!.to);
  return (x, y) => {
    let nearest = Infinity;
    for (let i = 1; i < points.length; i += 1) {
      const [p, q] = [points[i - 1]!, points[i]!];
      const [ex, ey] = [q.x - p.x, q.y - p.y];
      const along = ((x - p.x) * ex + (y - p.y) * ey) / (ex * ex + ey * ey || 1);
      const share = Math.min(1, Math.max(0, along));
      nearest = Math.min(nearest, Math.hypot(x - p.x - ex * share, y - p.y - ey * share));
    }
    return nearest - widthMm / 2;
  };
}

/** Where the edge of a shape meets the lines of a grid, and which way the shape ends there. */
function* crossings(field: Field, measures: Measures): Generator<FrontEdge> {
  const columns = Math.ceil((measures.totalWidthMm / 2 + 2) / GRID_MM);
  const half = Math.ceil((measures.lensHeightMm / 2 + 12) / GRID_MM);
  const width = columns + 1;
  const values = new Float64Array(width * (2 * half + 1));
  for (const isNear of [false, true]) {
    for (const [column, row] of blocks(field, isNear, { columns, rows: 2 * half, half })) {
      const middle = field((column + BLOCK / 2) * GRID_MM, (row - half + BLOCK / 2) * GRID_MM);
      for (let at = 0; at < (BLOCK + 1) ** 2; at += 1) {
        const [x, y] = [column + (at % (BLOCK + 1)), row + Math.floor(at / (BLOCK + 1))];
        if (x > columns || y > 2 * half) continue;
        values[y * width + x] = isNear ? field(x * GRID_MM, (y - half) * GRID_MM) : middle;
      }
    }
  }
  const h = 0.05;
  for (let row = 0; row < 2 * half; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * width + column;
      for (const [other, dx, dy] of [
        [at + 1, 1, 0],
        [at + width, 0, 1],
      ] as const) {
        const [here, there] = [values[at]!, values[other]!];
        if (here > 0 === there > 0) continue;
        const share = here / (here - there);
        const x = (column + dx * share) * GRID_MM;
        const y = (row - half + dy * share) * GRID_MM;
        const slopeX = field(x + h, y) - field(x - h, y);
        const slopeY = field(x, y + h) - field(x, y - h);
        yield { x, y, z: 0, outwards: (Math.atan2(slopeY, slopeX) * 180) / Math.PI };
      }
    }
  }
}

/** Rows and columns of the grid that are looked at together. */
const BLOCK = 4;

/**
 * The blocks in which an edge can be, or those in which there is none: the middle of these is
 * farther from every edge than their corners are from it.
 */
function* blocks(
  field: Field,
  isNear: boolean,
  { columns, rows, half }: { columns: number; rows: number; half: number },
): Generator<[column: number, row: number]> {
  const reach = BLOCK * GRID_MM * 0.8;
  for (let row = 0; row < rows; row += BLOCK) {
    for (let column = 0; column < columns; column += BLOCK) {
      const x = (column + BLOCK / 2) * GRID_MM;
      const y = (row - half + BLOCK / 2) * GRID_MM;
      if (Math.abs(field(x, y)) < reach === isNear) yield [column, row];
    }
  }
}
