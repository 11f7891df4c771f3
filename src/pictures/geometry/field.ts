import type { Point } from './point.ts';

/**
 * A shape as a field: about how many millimetres a point lies outside of it, negative inside.
 * Fields can be joined with a fillet, which outlines cannot.
 */
export type Field = (x: number, y: number) => number;

/** The distance to a closed polygon. */
export function polygonField(points: readonly Point[]): Field {
  const count = points.length;
  const coordinates = new Float64Array(count * 2);
  points.forEach(({ x, y }, i) => coordinates.set([x, y], 2 * i));

  return (x, y) => {
    let nearest = Infinity;
    let isInside = false;
    let px = coordinates[2 * count - 2]!;
    let py = coordinates[2 * count - 1]!;
    for (let i = 0; i < 2 * count; i += 2) {
      const qx = coordinates[i]!;
      const qy = coordinates[i + 1]!;
      const ex = qx - px;
      const ey = qy - py;
      const wx = x - px;
      const wy = y - py;
      const along = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      const dx = wx - ex * along;
      const dy = wy - ey * along;
      nearest = Math.min(nearest, dx * dx + dy * dy);
      if (py > y !== qy > y && x < px + (ex * (y - py)) / ey) isInside = !isInside;
      px = qx;
      py = qy;
    }
    return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
}

/** A box with round corners around the origin. */
export function boxDistance(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  cornerRadius: number,
): number {
  const dx = Math.abs(x) - halfWidth + cornerRadius;
  const dy = Math.abs(y) - halfHeight + cornerRadius;
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
  return outside + Math.min(Math.max(dx, dy), 0) - cornerRadius;
}

/** Both shapes, grown together with a fillet of about `radius`. */
export function joined(a: number, b: number, radius: number): number {
  const near = Math.max(0, 1 - Math.abs(a - b) / radius);
  return Math.min(a, b) - (near * near * near * radius) / 6;
}

/** What both shapes share, its edges rounded. */
export function shared(a: number, b: number, radius: number): number {
  return -joined(-a, -b, radius);
}
