import { pointOn, type Cubic, type Point } from './point.ts';

const TOLERANCE_MM = 0.04;

/**
 * Few smooth curves that stay within `toleranceMm` of a row of points: each reaches as far as it can.
 * @param ends directions in which to leave the first and reach the last point, when they are known.
 */
export function fitCurve(
  points: readonly Point[],
  ends: { start?: Point; end?: Point } = {},
  toleranceMm = TOLERANCE_MM,
): Cubic[] {
  const last = points.length - 1;
  const directionAt = (i: number): Point => {
    if (i === 0 && ends.start) return ends.start;
    if (i === last && ends.end) return ends.end;
    return direction(points[Math.max(0, i - 1)]!, points[Math.min(last, i + 1)]!);
  };
  const curve: Cubic[] = [];
  for (let from = 0; from < last;) {
    const fit = (to: number) =>
      fitPiece(points.slice(from, to + 1), directionAt(from), directionAt(to), toleranceMm);
    let reach = Math.min(last, from + 2);
    let best = fit(reach).cubic;
    let tooFar = last + 1;
    for (let next = Math.min(last, from + 24); next > reach && next < tooFar;) {
      const { cubic, isGood } = fit(next);
      if (isGood) [reach, best] = [next, cubic];
      else tooFar = next;
      next = tooFar > last ? Math.min(last, from + 2 * (reach - from)) : (reach + tooFar) >> 1;
    }
    curve.push(best);
    from = reach;
  }
  return curve;
}

/** The same for a closed row of points: it ends where it began, without a kink. */
export function fitLoop(points: readonly Point[], toleranceMm = TOLERANCE_MM): Cubic[] {
  const seam = direction(points.at(-1)!, points[1]!);
  return fitCurve([...points, points[0]!], { start: seam, end: seam }, toleranceMm);
}

function fitPiece(
  points: readonly Point[],
  start: Point,
  end: Point,
  toleranceMm: number,
): { cubic: Cubic; isGood: boolean } {
  const along = shareOfLength(points);
  let cubic = bestCubic(points, along, start, end);
  let error = largestError(points, along, cubic);
  for (let i = 0; i < 3 && error > toleranceMm && error < toleranceMm * 12; i += 1) {
    points.forEach((point, k) => (along[k] = nearestShare(cubic, point, along[k]!)));
    cubic = bestCubic(points, along, start, end);
    error = largestError(points, along, cubic);
  }
  return { cubic, isGood: error <= toleranceMm };
}

/** Least squares over the lengths of both handles; their directions are given. */
function bestCubic(points: readonly Point[], along: readonly number[], start: Point, end: Point) {
  const from = points[0]!;
  const to = points.at(-1)!;
  let [aa, ab, bb, ra, rb] = [0, 0, 0, 0, 0];
  points.forEach((point, i) => {
    const t = along[i]!;
    const u = 1 - t;
    const [wa, wb] = [3 * u * u * t, 3 * u * t * t];
    const [near, far] = [u * u * u + wa, t * t * t + wb];
    const rest = {
      x: point.x - near * from.x - far * to.x,
      y: point.y - near * from.y - far * to.y,
    };
    aa += wa * wa;
    bb += wb * wb;
    ab -= wa * wb * (start.x * end.x + start.y * end.y);
    ra += wa * (rest.x * start.x + rest.y * start.y);
    rb -= wb * (rest.x * end.x + rest.y * end.y);
  });
  const determinant = aa * bb - ab * ab;
  const third = Math.hypot(to.x - from.x, to.y - from.y) / 3;
  let a = (ra * bb - rb * ab) / determinant;
  let b = (rb * aa - ra * ab) / determinant;
  // Where the points say nothing of a handle, its length comes out as anything at all.
  const isBelievable = (length: number) => length > third / 50 && length < third * 50;
  if (!isBelievable(a) || !isBelievable(b)) [a, b] = [third, third];
  return {
    from,
    handleA: { x: from.x + a * start.x, y: from.y + a * start.y },
    handleB: { x: to.x - b * end.x, y: to.y - b * end.y },
    to,
  };
}

function shareOfLength(points: readonly Point[]): number[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i += 1) {
    const [p, q] = [points[i - 1]!, points[i]!];
    lengths.push(lengths[i - 1]! + Math.hypot(q.x - p.x, q.y - p.y));
  }
  const total = lengths.at(-1) || 1;
  return lengths.map((length) => length / total);
}

function largestError(points: readonly Point[], along: readonly number[], cubic: Cubic): number {
  return points.reduce((worst, point, i) => {
    const near = pointOn(cubic, along[i]!);
    return Math.max(worst, Math.hypot(near.x - point.x, near.y - point.y));
  }, 0);
}

/** One step of Newton's method towards the place on the curve nearest to `point`. */
function nearestShare(cubic: Cubic, point: Point, t: number): number {
  const h = 1e-3;
  const at = pointOn(cubic, t);
  const before = pointOn(cubic, t - h);
  const after = pointOn(cubic, t + h);
  const slope = { x: (after.x - before.x) / (2 * h), y: (after.y - before.y) / (2 * h) };
  const bend = {
    x: (after.x - 2 * at.x + before.x) / (h * h),
    y: (after.y - 2 * at.y + before.y) / (h * h),
  };
  const off = { x: at.x - point.x, y: at.y - point.y };
  const rate = slope.x * slope.x + slope.y * slope.y + off.x * bend.x + off.y * bend.y;
  const next = rate === 0 ? t : t - (off.x * slope.x + off.y * slope.y) / rate;
  return Math.min(1, Math.max(0, next));
}

function direction(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}
