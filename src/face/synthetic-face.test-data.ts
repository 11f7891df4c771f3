import { canonicalVerticesMm } from './generated/canonical-face.ts';
import type { Camera } from './head/head-pose.ts';
import {
  plus,
  rotated,
  times,
  type HeadAngles,
  type Rotation,
  type Vector,
} from './head/vectors.ts';
import type { Landmark } from './landmarks.ts';

export const camera: Camera = { widthPx: 1280, heightPx: 720, focalPx: 1005 };

export type SyntheticFace = Partial<HeadAngles> & {
  distanceMm?: number;
  pdMm?: number;
  irisMm?: number;
  /** Millimetres of the head for one of the mean face. */
  headScale?: number;
};

/**
 * The landmarks of the mean face as a pinhole camera sees them exactly, with irises that look
 * straight ahead. Not a real face: what the tracker adds of its own is not in it.
 */
export function syntheticFace({
  distanceMm = 500,
  pdMm = 63,
  irisMm = 11.7,
  headScale = 1,
  ...angles
}: SyntheticFace = {}): Landmark[] {
  const rotation = rotationOf(angles);
  const eyeHeight = 26.4 * headScale;
  const eyeDepth = 38.2 * headScale;
  const between = rotated(rotation, [0, eyeHeight, eyeDepth]);
  const shift: Vector = [-between[0], -between[1], -distanceMm - between[2]];
  const seen = (pointMm: Vector): Landmark => {
    const [x, y, z] = plus(rotated(rotation, pointMm), shift);
    const pxPerMm = camera.focalPx / -z;
    return {
      xPx: camera.widthPx / 2 + x * pxPerMm,
      yPx: camera.heightPx / 2 - y * pxPerMm,
      zPx: ((-z - distanceMm) * camera.focalPx) / distanceMm,
    };
  };
  const skin = canonicalVerticesMm.map((point) => seen(times(headScale, point)));
  const irises = [-1, 1].flatMap((side) => {
    const centre: Vector = [(side * pdMm) / 2, eyeHeight, eyeDepth];
    const half = irisMm / 2;
    const ring: Vector[] = [
      [0, 0, 0],
      [half, 0, 0],
      [0, half, 0],
      [-half, 0, 0],
      [0, -half, 0],
    ];
    return ring.map((point) => seen(plus(centre, point)));
  });
  return [...skin, ...irises];
}

/** Turned by `rollDegrees` in the picture, then `pitchDegrees` up or down, then `yawDegrees` aside. */
function rotationOf({
  yawDegrees = 0,
  pitchDegrees = 0,
  rollDegrees = 0,
}: Partial<HeadAngles>): Rotation {
  const [yaw, pitch, roll] = [yawDegrees, pitchDegrees, rollDegrees].map(
    (angle) => (angle * Math.PI) / 180,
  ) as [number, number, number];
  const [sy, cy, sp, cp, sr, cr] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
    Math.sin(roll),
    Math.cos(roll),
  ];
  return [
    [cy * cr + sy * sp * sr, -cy * sr + sy * sp * cr, sy * cp],
    [cp * sr, cp * cr, -sp],
    [-sy * cr + cy * sp * sr, sy * sr + cy * sp * cr, cy * cp],
  ];
}
