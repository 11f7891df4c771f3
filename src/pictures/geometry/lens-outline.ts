import type { Corner, LensOutline } from '../frame.ts';
import { pointOn, type Cubic, type Point } from './point.ts';

/**
 * The outline of the lens at the viewer's right around its own middle, as four curves from its
 * top clockwise. Its box is exactly `widthMm` by `heightMm`: each curve runs from one touching
 * point to the next and leaves both along the side it touches.
 */
export function lensCurve(outline: LensOutline, widthMm: number, heightMm: number): Cubic[] {
  const [a, b] = [widthMm / 2, heightMm / 2];
  const { touch } = outline;
  const top = { x: touch.top * a, y: -b };
  const temporal = { x: a, y: touch.temporal * b };
  const bottom = { x: touch.bottom * a, y: b };
  const nasal = { x: -a, y: touch.nasal * b };
  return [
    quarter(top, temporal, outline.topTemporal, 'level'),
    quarter(temporal, bottom, outline.bottomTemporal, 'upright'),
    quarter(bottom, nasal, outline.bottomNasal, 'level'),
    quarter(nasal, top, outline.topNasal, 'upright'),
  ];
}

/** Points along a closed curve, the same number on each piece. */
export function polygonOf(curve: readonly Cubic[], pointsPerPiece: number): Point[] {
  return curve.flatMap((piece) =>
    Array.from({ length: pointsPerPiece }, (_, i) => pointOn(piece, i / pointsPerPiece)),
  );
}

/**
 * The outline as tracers measure it: distances (mm) from its middle at `count` equal angles, from
 * the temple over the top to the nose and below.
 */
export function outlineRadii(curve: readonly Cubic[], count: number): number[] {
  const polygon = polygonOf(curve, 200).map(({ x, y }) => ({
    radius: Math.hypot(x, y),
    angle: (Math.atan2(-y, x) + 2 * Math.PI) % (2 * Math.PI),
  }));
  return Array.from({ length: count }, (_, position) => {
    const wanted = (2 * Math.PI * position) / count;
    const away = (angle: number) => Math.abs(Math.sin((angle - wanted) / 2));
    return polygon.reduce((best, point) => (away(point.angle) < away(best.angle) ? point : best))
      .radius;
  });
}

function quarter(from: Point, to: Point, corner: Corner, start: 'level' | 'upright'): Cubic {
  const [level, upright] = [corner[0] * (to.x - from.x), corner[1] * (to.y - from.y)];
  return start === 'level'
    ? {
        from,
        handleA: { x: from.x + level, y: from.y },
        handleB: { x: to.x, y: to.y - upright },
        to,
      }
    : {
        from,
        handleA: { x: from.x, y: from.y + upright },
        handleB: { x: to.x - level, y: to.y },
        to,
      };
}
