import { joined, polygonField, shared, type Field } from '../geometry/field.ts';
import { polygonOf } from '../geometry/lens-outline.ts';
import { bodyOf, type Measures } from '../geometry/measures.ts';
import { browOutline, plateOutline, rightLens } from '../geometry/plate.ts';
import type { Cubic, Point } from '../geometry/point.ts';
import { lensEdge } from '../geometry/rimless.ts';
import type { FrontCurve } from './front-curve.ts';
import { bentMesh, type Mesh } from './mesh.ts';
import { surfaceOf, type Solid } from './solid.ts';

/** How far the rim reaches over the edge of the lens, which lies in its groove. */
const GROOVE_MM = 0.5;
const GRID_MM = 0.25;

/** The front of a frame that is cut from one plate, with the pads of the nose milled from it. */
export function plateMesh(measures: Measures, curve: FrontCurve, cellMm: number): Mesh {
  const outline = polygonOf(plateOutline(measures), 10);
  const [edge, lens] = [gridOf(polygonField(outline), outline), lensGrid(measures)];
  const { frontThicknessMm, edgeRadiusMm } = bodyOf(measures);
  const nose = nosePad(measures);
  const solid: Solid = (signedX, y, z) => {
    const x = Math.abs(signedX);
    const [out, hole] = [edge(x, -y), -lens(x, -y) - GROOVE_MM];
    const plate = plateDistance(out, hole, z, frontThicknessMm, edgeRadiusMm);
    return shared(joined(plate, nose(x, y, z), 2.5), hole, 0.7);
  };
  return meshed(
    solid,
    outline,
    { left: -measures.totalWidthMm / 2 - 1, backMm: 4.5 },
    measures,
    curve,
    cellMm,
  );
}

/** The brow above the rim at the viewer's right, thicker than the wire below it. */
export function browMesh(measures: Measures, curve: FrontCurve, cellMm: number): Mesh {
  const outline = polygonOf(browOutline(measures), 10);
  const [edge, lens] = [gridOf(polygonField(outline), outline), lensGrid(measures)];
  const { frontThicknessMm, edgeRadiusMm } = bodyOf(measures);
  const solid: Solid = (x, y, z) => {
    const [out, hole] = [edge(x, -y), -lens(x, -y) - GROOVE_MM];
    return shared(plateDistance(out, hole, z, frontThicknessMm, edgeRadiusMm), hole, 0.6);
  };
  const left = Math.min(...outline.map(({ x }) => x)) - 1;
  return meshed(solid, outline, { left, backMm: 0 }, measures, curve, cellMm);
}

function meshed(
  solid: Solid,
  outline: readonly Point[],
  { left, backMm }: { left: number; backMm: number },
  measures: Measures,
  curve: FrontCurve,
  cellMm: number,
): Mesh {
  const half = bodyOf(measures).frontThicknessMm / 2;
  const ys = outline.map(({ y }) => -y);
  const right = Math.max(...outline.map(({ x }) => x)) + 1;
  // Its middle lies on a row of cells, so that both halves become the same.
  const columns = Math.ceil((right - left) / cellMm);
  const middle = (left + right) / 2;
  const box = {
    from: [middle - (columns / 2) * cellMm, Math.min(...ys) - 1, -half - 1 - backMm],
    to: [middle + (columns / 2) * cellMm, Math.max(...ys) + 1, half + 1],
  } as const;
  return bentMesh(surfaceOf(solid, box, [cellMm, cellMm, Math.min(cellMm, 0.5)]), curve);
}

/** How far from its edges the front of a plate begins to fall off, and how far it falls. */
const DOME_MM = { reach: 2.8, fall: 0.42 } as const;

/** A plate of this outline, its edges rounded off and its front domed. */
function plateDistance(
  edge: number,
  hole: number,
  z: number,
  thicknessMm: number,
  radius: number,
): number {
  const near = Math.max(0, Math.min(1, 1 + Math.max(edge, hole) / DOME_MM.reach));
  const front = z > 0 ? DOME_MM.fall * near * near : 0;
  const out = edge + radius;
  const above = Math.abs(z) - thicknessMm / 2 + radius + front;
  return (
    Math.min(Math.max(out, above), 0) + Math.hypot(Math.max(out, 0), Math.max(above, 0)) - radius
  );
}

/** What rests on the nose: a bulge behind the rim, spread towards the cheeks. */
function nosePad(measures: Measures): Solid {
  const { lensHeightMm, rim } = measures;
  const at = -lensHeightMm * 0.1;
  const nasal = lensEdge(measures, 'nasal', -at) - rim.nasalMm * 0.55;
  const back = -bodyOf(measures).frontThicknessMm / 2 - 0.6;
  const spread = 0.34;
  return (x, y, z) => {
    const [dx, dy] = [x - nasal, y - at];
    const across = dx * Math.cos(spread) + dy * Math.sin(spread);
    const along = dy * Math.cos(spread) - dx * Math.sin(spread);
    const reach = Math.hypot(across / 1.5, along / 6, (z - back) / 2.6);
    return (reach - 1) * 1.5;
  };
}

function lensGrid(measures: Measures): Field {
  const lens: readonly Cubic[] = rightLens(measures);
  const outline = polygonOf(lens, 40);
  const reach = measures.totalWidthMm / 2 + 2;
  return gridOf(polygonField(outline), [...outline, { x: reach, y: 0 }, { x: 0, y: 0 }]);
}

/** The field read from a table of it over the right half: many times faster, as exact as is seen. */
function gridOf(field: Field, points: readonly Point[]): Field {
  const top = Math.min(...points.map(({ y }) => y)) - 3;
  const columns = Math.ceil((Math.max(...points.map(({ x }) => x)) + 5) / GRID_MM);
  const rows = Math.ceil((Math.max(...points.map(({ y }) => y)) + 3 - top) / GRID_MM);
  const table = Float32Array.from({ length: columns * rows }, (_, i) =>
    field((i % columns) * GRID_MM - 1, Math.floor(i / columns) * GRID_MM + top),
  );
  return (x, y) => {
    const column = Math.max(0, Math.min(columns - 1.001, (x + 1) / GRID_MM));
    const row = Math.max(0, Math.min(rows - 1.001, (y - top) / GRID_MM));
    const first = Math.floor(row) * columns + Math.floor(column);
    const [across, down] = [column % 1, row % 1];
    return (
      (table[first]! * (1 - across) + table[first + 1]! * across) * (1 - down) +
      (table[first + columns]! * (1 - across) + table[first + columns + 1]! * across) * down
    );
  };
}
