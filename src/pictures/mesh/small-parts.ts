import { bodyOf, hingeOf, type Measures } from '../geometry/measures.ts';
import { drilledHoles, lensEdge } from '../geometry/rimless.ts';
import type { FrontCurve } from './front-curve.ts';
import { add, joinedMeshes, meshOf, type Mesh, type Vec } from './mesh.ts';
import { sweep, type Station } from './sweep.ts';

/** A pad that can be set to the nose, and the arm that holds it, at the viewer's right. */
export function nosePadMeshes(measures: Measures, curve: FrontCurve): { pad: Mesh; arm: Mesh } {
  const height = -measures.lensHeightMm * 0.08;
  const rim = lensEdge(measures, 'nasal', -height) - measures.rim.nasalMm / 2;
  const back = curve(rim, height);
  const pad: Vec = [rim - 1.6, height - 0.5, back - 7];
  const { nasal } = drilledHoles(measures);
  const held: Vec =
    measures.build === 'rimless'
      ? [nasal.x, -nasal.y, curve(nasal.x, -nasal.y) - 1.9]
      : [rim + 0.2, height + 1.5, back - 0.6];
  const way: Vec[] = [
    held,
    [rim + 0.8, height + 2.2, back - 2.6],
    [rim + 1.1, height + 2.2, back - 4.8],
    [rim + 0.6, height + 1.4, back - 6.6],
    [rim - 0.5, height + 0.2, back - 7.2],
  ];
  const arm = smoothed(way).map((at): Station => ({
    at,
    up: [0, 1, 0],
    halfUp: 0.38,
    halfAcross: 0.38,
    square: 0,
  }));
  return { pad: ellipsoid(pad, [1.1, 6.4, 3.4], 0.3, 0.45), arm: sweep(arm) };
}

/** The barrels of the hinge at the viewer's right, around the axis that its arm turns about. */
export function hingeMesh(measures: Measures, axis: Vec): Mesh {
  const { hingeBarrels, templeThicknessMm } = bodyOf(measures);
  const isPlate = templeThicknessMm > 2;
  const height = Math.min(measures.temple.heightMm * 0.75, isPlate ? 3.8 : 2.6);
  const radius = isPlate ? 0.95 : 0.75;
  const each = height / hingeBarrels;
  const pin = cylinder(axis, [0, 1, 0], radius * 0.97, height + 0.3);
  return joinedMeshes([
    pin,
    ...Array.from({ length: hingeBarrels }, (_, i) =>
      cylinder(add(axis, [0, height / 2 - each * (i + 0.5), 0]), [0, 1, 0], radius, each - 0.07),
    ),
  ]);
}

/** Head, shaft, washer and nut of the screws through the lens at the viewer's right. */
export function screwMeshes(measures: Measures, curve: FrontCurve): Mesh[] {
  const half = bodyOf(measures).lensThicknessMm / 2;
  const { nasal, temporal } = drilledHoles(measures);
  return [nasal, temporal].flatMap(({ x, y: down }) => {
    const y = -down;
    const at = (z: number): Vec => [x, y, curve(x, y) + z];
    return [
      cylinder(at(half + 0.25), [0, 0, 1], 1.05, 0.5),
      cylinder(at(-0.4), [0, 0, 1], 0.6, 2 * half + 1.6),
      cylinder(at(-half - 0.2), [0, 0, 1], 1.35, 0.4),
      cylinder(at(-half - 1.7), [0, 0, 1], 0.95, 0.8),
    ];
  });
}

/** The pins that one sees on the front of the end piece at the viewer's right. */
export function rivetMeshes(measures: Measures, curve: FrontCurve): Mesh[] {
  const { endPiece } = measures;
  const hinge = hingeOf(measures);
  const front = bodyOf(measures).frontThicknessMm / 2;
  return Array.from({ length: endPiece.rivets }, (_, i) => {
    const x = hinge.x - 3.6 - (endPiece.liftMm > 1 ? 1.2 : 0);
    const y = -hinge.y - endPiece.liftMm * 0.2 + (i - (endPiece.rivets - 1) / 2) * 2.1;
    return ellipsoid([x, y, curve(x, y) + front], [0.72, 0.72, 0.2], 0, 0);
  });
}

function smoothed(points: readonly Vec[]): Vec[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i]!;
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to];
    return [0, 0.25, 0.5, 0.75].map((t): Vec => {
      const on = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      return [on(0), on(1), on(2)];
    });
  });
}

/** @param turn around the vertical, `spread` around the line of sight, in radians. */
function ellipsoid(middle: Vec, radii: Vec, spread: number, turn: number): Mesh {
  const [rows, columns] = [12, 20];
  const points: Vec[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const polar = (Math.PI * row) / rows;
    for (let column = 0; column < columns; column += 1) {
      const around = (2 * Math.PI * column) / columns;
      const x = radii[0] * Math.sin(polar) * Math.cos(around);
      const y = radii[1] * Math.cos(polar);
      const z = radii[2] * Math.sin(polar) * Math.sin(around);
      const turned: Vec = [
        x * Math.cos(turn) + z * Math.sin(turn),
        y,
        z * Math.cos(turn) - x * Math.sin(turn),
      ];
      points.push([
        middle[0] + turned[0] * Math.cos(spread) - turned[1] * Math.sin(spread),
        middle[1] + turned[1] * Math.cos(spread) + turned[0] * Math.sin(spread),
        middle[2] + turned[2],
      ]);
    }
  }
  const indices: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const next = (column + 1) % columns;
      const [a, b] = [row * columns + column, row * columns + next];
      const [c, d] = [a + columns, b + columns];
      indices.push(a, b, c, b, d, c);
    }
  }
  return meshOf(points, indices);
}

function cylinder(middle: Vec, axis: Vec, radius: number, height: number): Mesh {
  const half = Math.min(radius * 0.3, height / 2);
  const at = (share: number): Station => ({
    at: add(middle, axis, share * (height / 2 - half * 0.3)),
    up: Math.abs(axis[2]) > 0.5 ? [0, 1, 0] : [0, 0, 1],
    halfUp: radius,
    halfAcross: radius,
    square: 0,
  });
  return sweep([at(-1), at(0), at(1)], { rounding: 0.25 });
}
