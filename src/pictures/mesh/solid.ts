import { unit, withoutSlivers, type Mesh, type Vec } from './mesh.ts';

/** About how many millimetres a point lies outside of a solid, negative inside. */
export type Solid = (x: number, y: number, z: number) => number;

export type Box = { from: Vec; to: Vec };

/**
 * The surface of a solid by surface nets: one vertex in each cell that the surface crosses, moved
 * onto it along the slope of the solid, whose direction is the normal there.
 */
export function surfaceOf(solid: Solid, { from, to }: Box, cellMm: Vec): Mesh {
  const counts = from.map((start, axis) => Math.ceil((to[axis]! - start) / cellMm[axis]!) + 1);
  const [nx, ny, nz] = counts as [number, number, number];
  const at = (axis: number, i: number) => from[axis]! + i * cellMm[axis]!;
  const values = new Float32Array(nx * ny * nz);
  const index = (i: number, j: number, k: number) => (k * ny + j) * nx + i;
  for (let k = 0; k < nz; k += 1) {
    for (let j = 0; j < ny; j += 1) {
      for (let i = 0; i < nx; i += 1) values[index(i, j, k)] = solid(at(0, i), at(1, j), at(2, k));
    }
  }

  const vertexOf = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  for (let k = 0; k < nz - 1; k += 1) {
    for (let j = 0; j < ny - 1; j += 1) {
      for (let i = 0; i < nx - 1; i += 1) {
        const middle = crossingIn(values, index, [i, j, k]);
        if (!middle) continue;
        const start: Vec = [at(0, i + middle[0]), at(1, j + middle[1]), at(2, k + middle[2])];
        const { point, normal } = ontoSurface(solid, start);
        vertexOf[index(i, j, k)] = positions.length / 3;
        positions.push(...point);
        normals.push(...normal);
      }
    }
  }

  const indices: number[] = [];
  const quad = (corners: readonly number[], isTurned: boolean) => {
    const [a, b, c, d] = corners as [number, number, number, number];
    indices.push(...(isTurned ? [a, c, b, b, c, d] : [a, b, c, b, d, c]));
  };
  for (let k = 1; k < nz - 1; k += 1) {
    for (let j = 1; j < ny - 1; j += 1) {
      for (let i = 1; i < nx - 1; i += 1) {
        const isInside = values[index(i, j, k)]! < 0;
        const cell = (di: number, dj: number, dk: number) =>
          vertexOf[index(i - di, j - dj, k - dk)]!;
        if (isInside !== values[index(i + 1, j, k)]! < 0) {
          quad([cell(0, 1, 1), cell(0, 0, 1), cell(0, 1, 0), cell(0, 0, 0)], !isInside);
        }
        if (isInside !== values[index(i, j + 1, k)]! < 0) {
          quad([cell(1, 0, 1), cell(0, 0, 1), cell(1, 0, 0), cell(0, 0, 0)], isInside);
        }
        if (isInside !== values[index(i, j, k + 1)]! < 0) {
          quad([cell(1, 1, 0), cell(0, 1, 0), cell(1, 0, 0), cell(0, 0, 0)], !isInside);
        }
      }
    }
  }
  const corners = Float32Array.from(positions);
  return {
    positions: corners,
    normals: Float32Array.from(normals),
    indices: withoutSlivers(corners, indices),
  };
}

/** The middle of where the surface crosses the edges of a cell, in shares of the cell. */
function crossingIn(
  values: Float32Array,
  index: (i: number, j: number, k: number) => number,
  [i, j, k]: Vec,
): Vec | null {
  const corner = (c: number) => values[index(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2))]!;
  let [x, y, z, crossings] = [0, 0, 0, 0];
  for (let a = 0; a < 8; a += 1) {
    for (const axis of [1, 2, 4]) {
      if (a & axis) continue;
      const [one, other] = [corner(a), corner(a | axis)];
      if (one < 0 === other < 0) continue;
      const share = one / (one - other);
      x += (a & 1) + (axis === 1 ? share : 0);
      y += ((a >> 1) & 1) + (axis === 2 ? share : 0);
      z += (a >> 2) + (axis === 4 ? share : 0);
      crossings += 1;
    }
  }
  return crossings > 0 ? [x / crossings, y / crossings, z / crossings] : null;
}

function ontoSurface(solid: Solid, start: Vec): { point: Vec; normal: Vec } {
  const h = 0.08;
  let point = start;
  let slope: Vec = [0, 0, 1];
  for (let step = 0; step < 3; step += 1) {
    const [x, y, z] = point;
    slope = [
      (solid(x + h, y, z) - solid(x - h, y, z)) / (2 * h),
      (solid(x, y + h, z) - solid(x, y - h, z)) / (2 * h),
      (solid(x, y, z + h) - solid(x, y, z - h)) / (2 * h),
    ];
    const steep = slope[0] ** 2 + slope[1] ** 2 + slope[2] ** 2;
    const back = Math.max(-0.3, Math.min(0.3, solid(x, y, z) / Math.max(0.25, steep)));
    point = [x - slope[0] * back, y - slope[1] * back, z - slope[2] * back];
  }
  return { point, normal: unit(slope) };
}
