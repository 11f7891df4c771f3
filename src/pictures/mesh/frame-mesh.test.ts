import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { bodyOf, type Measures } from '../geometry/measures.ts';
import { frameMesh, type FrameMesh } from './frame-mesh.ts';
import { frontCurve } from './front-curve.ts';
import { add, cross, faceNormal, unit, type Mesh } from './mesh.ts';
import { armOf } from './temple.ts';

const models = demoCatalogue.frames.map(({ name, measurements, geometry, lensOutlineMm }) => {
  const measures: Measures = { ...measurements, ...geometry };
  return { name, measures, lensOutlineMm, mesh: frameMesh(measures, 0.8) };
});

test.each(models)('the lenses of $name measure what is stated', ({ measures, mesh }) => {
  const left = boxOf(partOf(mesh, 'lens-left'));
  const right = boxOf(partOf(mesh, 'lens-right'));
  for (const lens of [left, right]) {
    expect(Math.abs(lens.to[0]! - lens.from[0]! - measures.lensWidthMm)).toBeLessThan(0.1);
    expect(Math.abs(lens.to[1]! - lens.from[1]! - measures.lensHeightMm)).toBeLessThan(0.1);
  }
  expect(Math.abs(left.from[0]! - right.to[0]! - measures.bridgeMm)).toBeLessThan(0.1);
});

test.each(models)(
  'the lens of $name reaches as far as its fitting believes',
  ({ measures, mesh, lensOutlineMm }) => {
    const { positions } = partOf(mesh, 'lens-left');
    const centre = (measures.lensWidthMm + measures.bridgeMm) / 2;
    let reach = 0;
    for (let i = 0; i < positions.length; i += 3) {
      reach = Math.max(reach, Math.hypot(positions[i]! - centre, positions[i + 1]!));
    }
    expect(Math.abs(reach - Math.max(...lensOutlineMm))).toBeLessThan(0.1);
  },
);

test.each(models)('$name is as wide as it says, and symmetric', ({ measures, mesh }) => {
  const boxes = mesh.front.parts.map(({ mesh: part }) => boxOf(part));
  const left = Math.min(...boxes.map(({ from }) => from[0]!));
  const right = Math.max(...boxes.map(({ to }) => to[0]!));
  expect(Math.abs(right - left - measures.totalWidthMm)).toBeLessThan(0.5);
  expect(Math.abs(right + left)).toBeLessThan(0.02);
  expect(mesh['temple-left'].pivot[0]).toBe(-mesh['temple-right'].pivot[0]);
});

test.each(models)('the temples of $name are as long as they say', ({ measures }) => {
  const { stations } = armOf(measures, frontCurve(measures));
  const length = stations.slice(1).reduce((sum, { at }, i) => {
    return sum + Math.hypot(...add(at, stations[i]!.at, -1));
  }, 0);
  expect(Math.abs(length - measures.templeMm)).toBeLessThan(0.5);
});

test.each(models)(
  'the temples of $name fold level, square to what they turn about',
  ({ measures }) => {
    const { stations, foldAxis } = armOf(measures, frontCurve(measures));
    const heading = unit(add(stations[20]!.at, stations[0]!.at, -1));
    const along = heading.reduce((sum, value, axis) => sum + value * foldAxis[axis]!, 0);
    expect(Math.abs(along)).toBeLessThan(0.01);
    const straight = unit(cross(foldAxis, heading));
    expect(Math.abs(straight[1])).toBeLessThan(0.03);
  },
);

test.each(models)('every part of $name is a closed body that faces outwards', ({ mesh }) => {
  for (const { name, mesh: part } of partsOf(mesh)) {
    expect(signedVolume(part), name).toBeGreaterThan(0);
    expect(degenerate(part), name).toBe(0);
    // A sliver that was left out leaves its edges.
    expect(openEdges(part), name).toBeLessThan(6);
    expect(turnedNormals(part), name).toBeLessThan(part.indices.length / 3 / 100);
    expect(part.positions.every(Number.isFinite) && part.normals.every(Number.isFinite)).toBe(true);
  }
});

test.each(models)('the front of $name leans and wraps as its body says', ({ measures }) => {
  const curve = frontCurve(measures);
  const centre = (measures.lensWidthMm + measures.bridgeMm) / 2;
  const slope = (curve(centre + 0.1, 0) - curve(centre - 0.1, 0)) / 0.2;
  expect((-Math.atan(slope) * 180) / Math.PI).toBeCloseTo(bodyOf(measures).wrapDegrees, 1);
});

function partsOf(mesh: FrameMesh) {
  return Object.values(mesh).flatMap(({ parts }) => parts);
}

function partOf(mesh: FrameMesh, name: string): Mesh {
  return partsOf(mesh).find((part) => part.name === name)!.mesh;
}

function boxOf({ positions }: Mesh) {
  const from = [Infinity, Infinity, Infinity];
  const to = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    from[i % 3] = Math.min(from[i % 3]!, value);
    to[i % 3] = Math.max(to[i % 3]!, value);
  });
  return { from, to };
}

function eachFace({ indices }: Mesh, see: (corners: readonly [number, number, number]) => void) {
  for (let i = 0; i < indices.length; i += 3) {
    see([indices[i]!, indices[i + 1]!, indices[i + 2]!]);
  }
}

function signedVolume(mesh: Mesh): number {
  let volume = 0;
  eachFace(mesh, (corners) => {
    const normal = faceNormal(mesh.positions, corners);
    const first = corners[0] * 3;
    for (let axis = 0; axis < 3; axis += 1) {
      volume += (mesh.positions[first + axis]! * normal[axis]!) / 6;
    }
  });
  return volume;
}

function degenerate(mesh: Mesh): number {
  let count = 0;
  eachFace(mesh, (corners) => {
    if (Math.hypot(...faceNormal(mesh.positions, corners)) < 1e-9) count += 1;
  });
  return count;
}

/** Edges that do not belong to two triangles, by where their ends lie. */
function openEdges(mesh: Mesh): number {
  const keys = Array.from({ length: mesh.positions.length / 3 }, (_, corner) =>
    [0, 1, 2].map((axis) => mesh.positions[corner * 3 + axis]!.toFixed(2)).join(),
  );
  const used = new Map<string, number>();
  eachFace(mesh, ([a, b, c]) => {
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const [p, q] = [keys[from]!, keys[to]!];
      const edge = p < q ? `${p}|${q}` : `${q}|${p}`;
      used.set(edge, (used.get(edge) ?? 0) + (p < q ? 1 : -1));
    }
  });
  return [...used.values()].filter((balance) => balance !== 0).length;
}

function turnedNormals(mesh: Mesh): number {
  let count = 0;
  eachFace(mesh, (corners) => {
    const face = faceNormal(mesh.positions, corners);
    const isTurned = corners.some((corner) => {
      const dot = face.reduce(
        (sum, value, axis) => sum + value * mesh.normals[corner * 3 + axis]!,
        0,
      );
      return dot < 0;
    });
    if (isTurned) count += 1;
  });
  return count;
}
