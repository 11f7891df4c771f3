/** A place in a picture, in pixels from its upper left corner; `z` grows away from the camera. */
export type Landmark = { xPx: number; yPx: number; zPx: number };

/** The 478 landmarks of MediaPipe's face mesh: 468 of the skin, then two rings of five of the irises. */
export type Landmarks = readonly Landmark[];

/** By the numbers of the face mesh. Left and right are the picture's, as in an unmirrored photo. */
export const LANDMARK = {
  forehead: 10,
  chin: 152,
  noseBridge: 168,
  templeLeft: 127,
  templeRight: 356,
  cheekLeft: 234,
  cheekRight: 454,
  upperCheekLeft: 227,
  upperCheekRight: 447,
  foreheadLeft: 54,
  foreheadRight: 284,
  innerCornerLeft: 133,
  innerCornerRight: 362,
  jawLeft: 172,
  jawRight: 397,
} as const;

/** Centre, right, top, left and bottom of each iris. */
export const IRIS_RINGS = {
  left: [468, 469, 470, 471, 472],
  right: [473, 474, 475, 476, 477],
} as const;

export function distancePx(a: Landmark, b: Landmark): number {
  return Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx);
}
