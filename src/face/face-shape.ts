import { FACE_SHAPES, type FaceShape } from '#domain/frames/face-shape.ts';
import type { HeadPose } from './head/head-pose.ts';
import { minus, rotatedBack, type Vector } from './head/vectors.ts';
import { LANDMARK, type Landmark, type Landmarks } from './landmarks.ts';

/** What is measured of a face's outline: each as a share of the width at the cheeks. */
type Outline = { length: number; forehead: number; jaw: number; chinDegrees: number };

/**
 * Of 183 nearly frontal portraits. Shares vary so little between people that limits in them say
 * nothing: a face is told by how far it lies from the mean, in standard deviations.
 */
const MEAN: Outline = { length: 1.229, forehead: 0.853, jaw: 0.8005, chinDegrees: 119.6 };
const SD: Outline = { length: 0.052, forehead: 0.0193, jaw: 0.0211, chinDegrees: 5.93 };
/** The chin's angle is the least steady of the four. */
const WEIGHT: Outline = { length: 1, forehead: 1, jaw: 1, chinDegrees: 0.6 };

/** Where the middle of each shape lies, in standard deviations from the mean face. */
const MIDDLES: Record<FaceShape, Outline> = {
  oval: { length: 0.8, forehead: 0, jaw: -0.2, chinDegrees: -0.5 },
  round: { length: -1.1, forehead: 0, jaw: 0, chinDegrees: 0.4 },
  square: { length: -0.3, forehead: -0.1, jaw: 1.1, chinDegrees: 0.9 },
  heart: { length: 0.1, forehead: 1.1, jaw: -0.9, chinDegrees: -0.3 },
  diamond: { length: 0.1, forehead: -1.1, jaw: -0.8, chinDegrees: -0.3 },
  triangle: { length: 0, forehead: -1.2, jaw: 1.1, chinDegrees: 0.5 },
};

/** Below this share two shapes are told, not one. */
export const SURE_SHAPE_SHARE = 0.55;

export type ShapeShare = { faceShape: FaceShape; share: number };

/**
 * What a face looks most like, most likely first; the shares add up to 1. Nobody can say what is
 * right here: one more picture gives the same first name in 78 of 100, so it is told as
 * "looks most like", with the second beside it when the first is below `SURE_SHAPE_SHARE`.
 */
export function faceShapes(landmarks: Landmarks, pose: HeadPose): ShapeShare[] {
  const outline = outlineOf(landmarks, pose);
  const keys = Object.keys(MEAN) as (keyof Outline)[];
  const weights = FACE_SHAPES.map((faceShape) => {
    const away = keys.reduce((sum, key) => {
      const deviations = (outline[key] - MEAN[key]) / SD[key];
      return sum + WEIGHT[key] * (deviations - MIDDLES[faceShape][key]) ** 2;
    }, 0);
    return { faceShape, weight: Math.exp(-away / 2) };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights
    .map(({ faceShape, weight }) => ({ faceShape, share: weight / total }))
    .toSorted((a, b) => b.share - a.share);
}

/** What several pictures of one face look most like together. */
export function meanShares(pictures: readonly ShapeShare[][]): ShapeShare[] {
  return FACE_SHAPES.map((faceShape) => {
    const shares = pictures.map((one) => one.find((known) => known.faceShape === faceShape)!.share);
    return { faceShape, share: shares.reduce((sum, share) => sum + share, 0) / pictures.length };
  }).toSorted((a, b) => b.share - a.share);
}

/** One shape when it is sure, else the two likeliest. */
export function namedShapes(shares: readonly ShapeShare[]): FaceShape[] {
  const named = shares[0]!.share >= SURE_SHAPE_SHARE ? 1 : 2;
  return shares.slice(0, named).map(({ faceShape }) => faceShape);
}

function outlineOf(landmarks: Landmarks, pose: HeadPose): Outline {
  const middle = vectorOf(landmarks[LANDMARK.noseBridge]!);
  const at = (name: keyof typeof LANDMARK): Vector =>
    rotatedBack(pose.rotation, minus(vectorOf(landmarks[LANDMARK[name]]!), middle));
  const across = (left: keyof typeof LANDMARK, right: keyof typeof LANDMARK) =>
    Math.abs(at(left)[0] - at(right)[0]);
  const cheeks = Math.max(
    across('cheekLeft', 'cheekRight'),
    across('upperCheekLeft', 'upperCheekRight'),
  );
  return {
    length: Math.abs(at('forehead')[1] - at('chin')[1]) / cheeks,
    forehead: across('foreheadLeft', 'foreheadRight') / cheeks,
    jaw: across('jawLeft', 'jawRight') / cheeks,
    chinDegrees: angleDegrees(at('jawLeft'), at('chin'), at('jawRight')),
  };
}

function vectorOf({ xPx, yPx, zPx }: Landmark): Vector {
  return [xPx, -yPx, -zPx];
}

function angleDegrees(a: Vector, corner: Vector, b: Vector): number {
  const [ax, ay] = minus(a, corner);
  const [bx, by] = minus(b, corner);
  const cosine = (ax * bx + ay * by) / Math.hypot(ax, ay) / Math.hypot(bx, by);
  return (Math.acos(cosine) * 180) / Math.PI;
}
