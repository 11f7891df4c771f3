import { dot, minus, rotated, times, weightedMean, type Rotation, type Vector } from './vectors.ts';

/** `to` is about `scale` times the rotated `from`, moved by `shift`. */
export type Similarity = { scale: number; rotation: Rotation; shift: Vector };

type Row = [number, number, number];

/**
 * The scale, rotation and shift that bring points nearest to others, by weighted least squares
 * in closed form (B. K. P. Horn, "Closed-form solution of absolute orientation using unit
 * quaternions", 1987; the scale is that of the one-sided error).
 */
export function similarityBetween(
  from: readonly Vector[],
  to: readonly Vector[],
  weights: readonly number[],
): Similarity {
  const fromMiddle = weightedMean(from, weights);
  const toMiddle = weightedMean(to, weights);
  const products: [Row, Row, Row] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  let spread = 0;
  for (const [index, weight] of weights.entries()) {
    const a = minus(from[index]!, fromMiddle);
    const b = minus(to[index]!, toMiddle);
    spread += weight * dot(a, a);
    for (const row of [0, 1, 2] as const)
      for (const column of [0, 1, 2] as const) products[row][column] += weight * a[row] * b[column];
  }
  const rotation = rotationFromProducts(products);
  let along = 0;
  for (const row of [0, 1, 2] as const)
    for (const column of [0, 1, 2] as const) along += rotation[row][column] * products[column][row];
  const scale = along / spread;
  const shift = minus(toMiddle, times(scale, rotated(rotation, fromMiddle)));
  return { scale, rotation, shift };
}

/** The quaternion that turns best is the main axis of a symmetric matrix of the products' sums. */
function rotationFromProducts([[xx, xy, xz], [yx, yy, yz], [zx, zy, zz]]: Rotation): Rotation {
  const [w, x, y, z] = mainAxis([
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, yy - xx - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, zz - xx - yy],
  ]) as [number, number, number, number];
  return [
    [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
  ];
}

const MOST_TURNS = 60;
const NOTHING = 1e-12;

/** The unit vector of a symmetric matrix's largest eigenvalue, by Jacobi's turns. */
function mainAxis(symmetric: readonly (readonly number[])[]): number[] {
  const size = symmetric.length;
  const matrix = symmetric.map((row) => [...row]);
  const axes = matrix.map((_, row) => matrix.map((__, column) => (row === column ? 1 : 0)));
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { row: p, column: q, value } = largestBesideDiagonal(matrix);
    if (value < NOTHING) break;
    const angle = (matrix[q]![q]! - matrix[p]![p]!) / (2 * matrix[p]![q]!);
    const tangent = (angle < 0 ? -1 : 1) / (Math.abs(angle) + Math.hypot(angle, 1));
    const cosine = 1 / Math.hypot(tangent, 1);
    const sine = tangent * cosine;
    for (let k = 0; k < size; k += 1) turnPair(matrix[k]!, p, q, cosine, sine);
    turnRows(matrix[p]!, matrix[q]!, cosine, sine);
    for (let k = 0; k < size; k += 1) turnPair(axes[k]!, p, q, cosine, sine);
  }
  const values = matrix.map((row, index) => row[index]!);
  const main = values.indexOf(Math.max(...values));
  return axes.map((row) => row[main]!);
}

function largestBesideDiagonal(matrix: readonly (readonly number[])[]) {
  let found = { row: 0, column: 1, value: 0 };
  for (const [row, values] of matrix.entries())
    for (const [column, value] of values.entries())
      if (column > row && Math.abs(value) > found.value)
        found = { row, column, value: Math.abs(value) };
  return found;
}

function turnPair(row: number[], p: number, q: number, cosine: number, sine: number): void {
  const [a, b] = [row[p]!, row[q]!];
  row[p] = cosine * a - sine * b;
  row[q] = sine * a + cosine * b;
}

function turnRows(p: number[], q: number[], cosine: number, sine: number): void {
  for (const [k, a] of [...p].entries()) {
    const b = q[k]!;
    p[k] = cosine * a - sine * b;
    q[k] = sine * a + cosine * b;
  }
}
