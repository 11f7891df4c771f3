import type { Box, Point } from '../words.ts';

/** The smallest rectangle around `points`, named so that its text reads to the right, or null. */
export function smallestRectangle(points: Point[]): Box | null {
  const hull = convexHull(points);
  if (hull.length < 3) return null;
  const sides = hull.map((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from;
    return Math.atan2(to.yPx - from.yPx, to.xPx - from.xPx);
  });
  const around = sides.map((angleRadians) => rectangleAt(hull, angleRadians));
  return readable(around.reduce((best, box) => (areaOf(box) < areaOf(best) ? box : best)));
}

/** A point of the page by its place along and across the line of `box`, from the box's centre. */
export function placeIn(box: Box, alongPx: number, acrossPx: number): Point {
  const [cos, sin] = [Math.cos(box.angleRadians), Math.sin(box.angleRadians)];
  return {
    xPx: box.xPx + alongPx * cos - acrossPx * sin,
    yPx: box.yPx + alongPx * sin + acrossPx * cos,
  };
}

/** Longer by `share` of its height at both ends. */
export function lengthened(box: Box, share: number): Box {
  return { ...box, widthPx: box.widthPx + 2 * share * box.heightPx };
}

/** Longer by `share` of its height at its left end alone. */
export function lengthenedLeft(box: Box, share: number): Box {
  const byPx = share * box.heightPx;
  return { ...box, ...placeIn(box, -byPx / 2, 0), widthPx: box.widthPx + byPx };
}

/** Wider and higher by `rimPx` on every side. */
export function grown(box: Box, rimPx: number): Box {
  return { ...box, widthPx: box.widthPx + 2 * rimPx, heightPx: box.heightPx + 2 * rimPx };
}

function areaOf({ widthPx, heightPx }: Box): number {
  return widthPx * heightPx;
}

/** The rectangle in the direction of `angleRadians` that just holds `points`. */
export function rectangleAt(points: Point[], angleRadians: number): Box {
  const [cos, sin] = [Math.cos(angleRadians), Math.sin(angleRadians)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { xPx, yPx } of points) {
    const [along, across] = [xPx * cos + yPx * sin, yPx * cos - xPx * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const origin = { xPx: 0, yPx: 0, widthPx: right - left, heightPx: bottom - top, angleRadians };
  return { ...origin, ...placeIn(origin, (left + right) / 2, (top + bottom) / 2) };
}

/** The same rectangle by that of its sides which sinks or rises by 45 degrees at the most. */
function readable(box: Box): Box {
  const quarters = Math.round(box.angleRadians / (Math.PI / 2));
  const angleRadians = box.angleRadians - quarters * (Math.PI / 2);
  if (quarters % 2 === 0) return { ...box, angleRadians };
  return { ...box, angleRadians, widthPx: box.heightPx, heightPx: box.widthPx };
}

/** The corners of what a string around all points would touch, in order. */
function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.xPx - b.xPx || a.yPx - b.yPx);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function chain(sorted: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    while (turnsBack(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turnsBack(before: Point | undefined, last: Point | undefined, next: Point): boolean {
  if (!before || !last) return false;
  const cross =
    (last.xPx - before.xPx) * (next.yPx - before.yPx) -
    (last.yPx - before.yPx) * (next.xPx - before.xPx);
  return cross <= 0;
}
