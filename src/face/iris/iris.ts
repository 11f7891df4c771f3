import { distancePx, IRIS_RINGS, type Landmarks } from '../landmarks.ts';

/** An iris in a picture, in pixels. */
export type Iris = { xPx: number; yPx: number; diameterPx: number };
export type Irises = { left: Iris; right: Iris };

/** The iris across its visible edge, of nearly all grown people, and its standard deviation. */
export const IRIS_MM = 11.7;
export const IRIS_SD_MM = 0.5;

/**
 * The irises as the tracker's rings say. The ring is 17 % wider than high, so its diameter is
 * the mean of both: only then do grown people have the distance between eyes that they have.
 */
export function irisesOf(landmarks: Landmarks): Irises {
  const iris = (ring: readonly number[]): Iris => {
    const [centre, right, top, left, bottom] = ring.map((index) => landmarks[index]!);
    const across = distancePx(right!, left!);
    const high = distancePx(top!, bottom!);
    return { xPx: centre!.xPx, yPx: centre!.yPx, diameterPx: (across + high) / 2 };
  };
  return { left: iris(IRIS_RINGS.left), right: iris(IRIS_RINGS.right) };
}
