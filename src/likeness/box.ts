import type { FrontLines } from '#domain/frames/front-lines.ts';
import { inPicture, type Placing } from './placing.ts';

/** A part of a picture, in its pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Around a front where it lies in a picture. */
export function boxOf({ edges }: FrontLines, placing: Placing): Box {
  const places = edges.flatMap((edge) => [
    inPicture(edge, placing),
    inPicture({ ...edge, x: -edge.x }, placing),
  ]);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Most fronts are about as wide. */
export const USUAL_WIDTH_MM = 138;

/** How glasses lie that fill a box, roughly. */
export function startIn({ left, top, right, bottom }: Box): Placing {
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    scale: (right - left) / USUAL_WIDTH_MM,
    roll: 0,
    yaw: 0,
    pitch: 0,
  };
}
