import type { Field } from './field.ts';
import type { Point } from './point.ts';

const STEP_MM = 0.4;
const MOST_STEPS = 3000;
const NEAR_ENOUGH_MM = 2e-3;

/** A point on the edge of a field, and the slope of the field there. */
type EdgePoint = Point & { slopeX: number; slopeY: number };

/**
 * Walks along the edge of a field, with the shape at its right hand, from the edge point nearest
 * to `start` until `isDone` or back at its start. The points lie within two micrometres of the edge.
 */
export function traceEdge(
  field: Field,
  start: Point,
  isDone: (at: Point, steps: number) => boolean = () => false,
): Point[] {
  const first = ontoEdge(field, start);
  const points: Point[] = [first];
  let at = first;
  for (let steps = 1; steps < MOST_STEPS; steps += 1) {
    const stride = STEP_MM / (Math.hypot(at.slopeX, at.slopeY) || 1);
    at = ontoEdge(field, { x: at.x - at.slopeY * stride, y: at.y + at.slopeX * stride });
    if (isDone(at, steps)) break;
    if (steps > 5 && Math.hypot(at.x - first.x, at.y - first.y) < STEP_MM * 0.75) break;
    points.push(at);
  }
  return points;
}

/** Moves a point to the edge of the field, along the field's slope. */
export function ontoEdge(field: Field, { x, y }: Point): EdgePoint {
  const h = 0.02;
  let at = { x, y, slopeX: 0, slopeY: 0 };
  for (let i = 0; i < 12; i += 1) {
    const distance = field(at.x, at.y);
    const slopeX = (field(at.x + h, at.y) - distance) / h;
    const slopeY = (field(at.x, at.y + h) - distance) / h;
    if (Math.abs(distance) < NEAR_ENOUGH_MM) return { x: at.x, y: at.y, slopeX, slopeY };
    const step = distance / (slopeX * slopeX + slopeY * slopeY || 1);
    at = { x: at.x - slopeX * step, y: at.y - slopeY * step, slopeX, slopeY };
  }
  return at;
}
