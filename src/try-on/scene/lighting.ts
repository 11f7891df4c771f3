import * as three from 'three';
import type { Landmarks } from '#face/landmarks.ts';
import type { WornHead } from '../worn-head.ts';

/** Light in rooms comes mostly from above and before a face. */
const KEY = new three.Vector3(0.12, 0.78, 0.62).normalize();
/** How far lamps stand about it, for soft shadows by many passes. */
const SPREAD = 0.24;

/** Where light comes from in one of many passes, by two numbers from 0 to 1. */
export function lampFor(first: number, second: number): three.Vector3 {
  const [radius, turn] = [SPREAD * Math.sqrt(first), 2 * Math.PI * second];
  const aside = new three.Vector3(1, 0, 0).cross(KEY).normalize();
  const across = aside.clone().cross(KEY);
  return KEY.clone()
    .addScaledVector(aside, radius * Math.cos(turn))
    .addScaledVector(across, radius * Math.sin(turn))
    .normalize();
}

/** What a well-lit face gives back of green light, which is nearly how bright it looks. */
const USUAL_SKIN = 0.3;
const GAIN = { least: 0.3, most: 1.15 } as const;
/** On the cheeks, the forehead and between the brows. */
const SAMPLED = [50, 280, 151, 9, 205, 425, 117, 346] as const;

/**
 * How bright glasses are to be in a picture: as much brighter or darker than usual as the skin in
 * it. `pixels` are of the whole picture, four bytes each.
 */
export function gainOf(
  pixels: { width: number; height: number; data: Uint8ClampedArray },
  landmarks: Landmarks,
): number {
  const seen = SAMPLED.reduce((sum, index) => {
    const { xPx, yPx } = landmarks[index]!;
    const x = Math.min(pixels.width - 1, Math.max(0, Math.round(xPx)));
    const y = Math.min(pixels.height - 1, Math.max(0, Math.round(yPx)));
    return sum + (pixels.data[4 * (y * pixels.width + x) + 1]! / 255) ** 2.2;
  }, 0);
  // Dark skin is not a dark room: of what is missing half is taken to be the skin's own.
  const bright = Math.sqrt(seen / SAMPLED.length / USUAL_SKIN);
  return Math.min(GAIN.most, Math.max(GAIN.least, bright));
}

/** The matrix of a head's own axes, millimetres before the camera. */
export function headMatrix({ rotation: [x, y, z], eyes }: WornHead): three.Matrix4 {
  return new three.Matrix4().set(...x, eyes[0], ...y, eyes[1], ...z, eyes[2], 0, 0, 0, 1);
}
