import { canonicalTriangles, canonicalVerticesMm } from '#face/generated/canonical-face.ts';
import type { Vector } from '#face/head/vectors.ts';
import type { Mesh } from '#pictures/mesh/mesh.ts';
import { surfaceOf, type Solid } from '#pictures/mesh/solid.ts';
import { refinedMesh } from './refined-mesh.ts';

/** Between two points of the relief of the face; millimetres. */
const STEP = 0.5;
const FROM = { x: -100, y: -125 } as const;
const SIZE = { x: 401, y: 461 } as const;
/** Beside the face the relief falls away, ever more steeply. */
const FALL = { first: 0.5, more: 0.45 } as const;
/** How far the relief is smoothed, in steps: of the face itself, and beside it. */
const SMOOTH = { face: 1, beside: 14 } as const;
const NOTHING = -1e4;

/**
 * A head as shops show things on: the mean face, a skull, ears and a neck, all smooth. In the mean
 * face's own millimetres; `cellMm`: how finely it is cut.
 */
export function headMesh(cellMm: number): Mesh {
  const face = faceRelief();
  const solid: Solid = (x, y, z) => {
    const skull = ellipsoid([x, y - 40, z + 51], [75.5, 105, 104]);
    const nape = ellipsoid([x, y + 22, z + 70], [54, 70, 66]);
    const neck = Math.hypot(x, 0.9 * (z + 50 + 0.12 * y)) - 47 - 0.0005 * (y + 120) ** 2;
    const mask = -joined(-face(x, y, z), 26 + z, 14);
    const trunk = joined(joined(skull, nape, 26), Math.max(neck, y - 10), 22);
    const bare = joined(mask, trunk, 11);
    return joined(bare, ear(Math.abs(x), y, z), 4);
  };
  const [c, from, to] = [cellMm, [-100, -190, -170], [100, 142, 96]] as const;
  return surfaceOf(solid, { from: [...from], to: [...to] }, [c, c, c]);
}

/** An ear, at the right of the viewer: a shell with a rim and a lobe. */
function ear(x: number, y: number, z: number): number {
  const [u, v, w] = [x - 80, y - 6, z + 42];
  // It leans back and stands off to the side.
  const along = v * 0.97 - w * 0.24;
  const across = w * 0.97 + v * 0.24;
  const out = u * 0.9 + across * 0.44;
  const flat = across * 0.9 - u * 0.44;
  const width = 1 + 0.004 * along;
  const shell = ellipsoid([out, along, flat / width], [5, 31, 17]);
  const bowl = ellipsoid([out - 5.5, along - 3, flat / width - 1.5], [4.5, 22, 10.5]);
  return -joined(-shell, bowl, 3);
}

/** How far outside of the face a point lies, of which only the front is known. */
function faceRelief(): Solid {
  const known = rastered();
  const whole = filled(known);
  const [fine, soft] = [smoothed(whole, SMOOTH.face), smoothed(whole, SMOOTH.beside)];
  const inside = smoothed(
    known.map((height) => (height === NOTHING ? 0 : 1)),
    SMOOTH.beside,
  );
  const heights = fine.map((height, cell) => {
    const share = Math.min(1, Math.max(0, 2.5 * inside[cell]! - 1.25));
    return soft[cell]! + (height - soft[cell]!) * share * share * (3 - 2 * share);
  });
  const at = (i: number, j: number) =>
    heights[Math.min(SIZE.y - 1, Math.max(0, j)) * SIZE.x + Math.min(SIZE.x - 1, Math.max(0, i))]!;
  return (x, y, z) => {
    const [u, v] = [(x - FROM.x) / STEP, (y - FROM.y) / STEP];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - i, v - j];
    const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)];
    const height = (a * (1 - s) + b * s) * (1 - t) + (c * (1 - s) + d * s) * t;
    const [slopeX, slopeY] = [(b - a + d - c) / 2 / STEP, (c - a + d - b) / 2 / STEP];
    return (z - height) / Math.hypot(1, slopeX, slopeY);
  };
}

/** The front of the face over a raster. */
function rastered(): Float32Array {
  const { points, corners } = refinedMesh(canonicalVerticesMm, canonicalTriangles, 3);
  const heights = new Float32Array(SIZE.x * SIZE.y).fill(NOTHING);
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const [x, y, z] = points[corners[at + k]!]!;
      return [(x - FROM.x) / STEP, (y - FROM.y) / STEP, z] as const;
    }) as [Vector, Vector, Vector];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-6) continue;
    const [left, right] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])];
    const [low, high] = [Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1])];
    for (let j = Math.ceil(low); j <= high; j += 1)
      for (let i = Math.ceil(left); i <= right; i += 1) {
        const p = ((b[0] - i) * (c[1] - j) - (c[0] - i) * (b[1] - j)) / area;
        const q = ((c[0] - i) * (a[1] - j) - (a[0] - i) * (c[1] - j)) / area;
        const r = 1 - p - q;
        if (p < -1e-4 || q < -1e-4 || r < -1e-4) continue;
        const cell = j * SIZE.x + i;
        heights[cell] = Math.max(heights[cell]!, p * a[2] + q * b[2] + r * c[2]);
      }
  }
  return heights;
}

/** Beside the face the relief falls away from its edge. */
function filled(heights: Float32Array): Float32Array {
  let current = heights;
  for (let ring = 0; ring < 60; ring += 1) {
    const next = current.slice();
    for (let j = 1; j < SIZE.y - 1; j += 1)
      for (let i = 1; i < SIZE.x - 1; i += 1) {
        const cell = j * SIZE.x + i;
        if (current[cell]! !== NOTHING) continue;
        let [sum, count] = [0, 0];
        for (const by of [-1, 1, -SIZE.x, SIZE.x, -SIZE.x - 1, SIZE.x + 1, SIZE.x - 1, 1 - SIZE.x])
          if (current[cell + by]! !== NOTHING) {
            sum += current[cell + by]!;
            count += 1;
          }
        if (count > 0) next[cell] = sum / count - (FALL.first + FALL.more * ring * STEP) * STEP;
      }
    current = next;
  }
  return current.map((height) => (height === NOTHING ? -90 : height));
}

/** Without the facets of the mesh; `radius` in steps. */
function smoothed(heights: Float32Array, radius: number): Float32Array {
  const pass = (from: Float32Array, by: number) =>
    from.map((_, cell) => {
      let [sum, weights] = [0, 0];
      for (let k = -2 * radius; k <= 2 * radius; k += 1) {
        const value = from[cell + k * by];
        if (value === undefined) continue;
        const weight = Math.exp(-0.5 * (k / radius) ** 2);
        sum += weight * value;
        weights += weight;
      }
      return sum / weights;
    });
  return pass(pass(heights, 1), SIZE.x);
}

function ellipsoid([x, y, z]: Vector, [a, b, c]: Vector): number {
  const k0 = Math.hypot(x / a, y / b, z / c);
  const k1 = Math.hypot(x / a ** 2, y / b ** 2, z / c ** 2);
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
}

/** Two solids as one, the edge between them rounded by as many millimetres. */
function joined(a: number, b: number, round: number): number {
  const h = Math.max(round - Math.abs(a - b), 0) / round;
  return Math.min(a, b) - (h * h * round) / 4;
}
