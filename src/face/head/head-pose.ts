import { canonicalAnchors, canonicalVerticesMm } from '../generated/canonical-face.ts';
import type { Landmarks } from '../landmarks.ts';
import { similarityBetween, type Similarity } from './similarity.ts';
import { anglesOf, plus, rotated, type HeadAngles, type Rotation, type Vector } from './vectors.ts';

/** The picture that landmarks are of, and the focal length of its camera in its own pixels. */
export type Camera = { widthPx: number; heightPx: number; focalPx: number };

/**
 * Where the head is. Lengths are those of the mean face (`canonicalVerticesMm`): what they are
 * in millimetres of this head a scale must say. The camera looks along -z.
 */
export type HeadPose = HeadAngles & {
  rotation: Rotation;
  shift: Vector;
  /** As seen from very far away: pixels for a millimetre of the mean face. */
  flat: Similarity;
};

/** The middle between the eyes of the mean face. */
export const BETWEEN_EYES_MM: Vector = [0, 26.4, 38.2];

/** Across the longer side; measured phones and webcams lie between 60 and 70. */
const USUAL_FIELD_DEGREES = 65;

/** For a camera of whom nothing is known. */
export function usualFocalPx(
  widthPx: number,
  heightPx: number,
  fieldDegrees = USUAL_FIELD_DEGREES,
): number {
  return Math.max(widthPx, heightPx) / 2 / Math.tan((fieldDegrees * Math.PI) / 360);
}

/** How often the weights by depth are found anew; after the second nothing moves by 0.01 mm. */
const ROUNDS = 3;

/**
 * How a head is turned and where it stands, from landmarks that move least with expression.
 * The turn is taken as seen from far away: with all six unknowns free, pitch comes out wrong.
 */
export function solveHeadPose(landmarks: Landmarks, camera: Camera): HeadPose {
  const weights = canonicalAnchors.map(([, weight]) => weight);
  const model = canonicalAnchors.map(([index]) => canonicalVerticesMm[index]!);
  const seen = canonicalAnchors.map(([index]): Vector => {
    const { xPx, yPx, zPx } = landmarks[index]!;
    return [xPx - camera.widthPx / 2, camera.heightPx / 2 - yPx, -zPx];
  });
  const flat = similarityBetween(model, seen, weights);
  const turned = model.map((point) => rotated(flat.rotation, point));
  const shift = shiftThatFits(turned, seen, weights, camera.focalPx, flat.scale);
  return { ...anglesOf(flat.rotation), rotation: flat.rotation, shift, flat };
}

/** Where a point of the mean face stands before the camera. */
export function placed(pose: HeadPose, canonicalMm: Vector): Vector {
  return plus(rotated(pose.rotation, canonicalMm), pose.shift);
}

/**
 * The shift with which turned points fall where they are seen: f (x + tx) = u D and
 * f (y + ty) = v D with D = -(z + tz), linear in the shift, each row divided by its depth.
 */
function shiftThatFits(
  turned: readonly Vector[],
  seen: readonly Vector[],
  weights: readonly number[],
  focalPx: number,
  scale: number,
): Vector {
  let shift: Vector = [0, 0, -focalPx / scale];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Sums of the normal equations: unknowns tx, ty, tz.
    let [all, u1, v1, uv2, bx, by, bz] = [0, 0, 0, 0, 0, 0, 0];
    for (const [index, [x, y, z]] of turned.entries()) {
      const [u, v] = seen[index]!;
      const weight = weights[index]! / (z + shift[2]) ** 2;
      const restX = -(focalPx * x + u * z);
      const restY = -(focalPx * y + v * z);
      all += weight * focalPx * focalPx;
      u1 += weight * focalPx * u;
      v1 += weight * focalPx * v;
      uv2 += weight * (u * u + v * v);
      bx += weight * focalPx * restX;
      by += weight * focalPx * restY;
      bz += weight * (u * restX + v * restY);
    }
    const tz = (bz - (u1 * bx) / all - (v1 * by) / all) / (uv2 - (u1 * u1 + v1 * v1) / all);
    shift = [(bx - u1 * tz) / all, (by - v1 * tz) / all, tz];
  }
  return shift;
}
