import { canonicalTriangles, canonicalVerticesMm } from '#face/generated/canonical-face.ts';
import { solveHeadPose, type Camera } from '#face/head/head-pose.ts';
import {
  dot,
  minus,
  plus,
  rotated,
  rotatedBack,
  times,
  type Rotation,
  type Vector,
} from '#face/head/vectors.ts';
import { IRIS_RINGS, type Landmark, type Landmarks } from '#face/landmarks.ts';

/** A face as it was found in a picture; `mmPerPx` says how large it is, at its eyes. */
export type FoundHead = { landmarks: Landmarks; camera: Camera; mmPerPx: number };

/**
 * A head before the camera, in millimetres. Its own axes are x to the picture's right, y upwards
 * and z out of the face, from the middle between its pupils; the camera's look along -z.
 */
export type WornHead = {
  camera: Camera;
  rotation: Rotation;
  /** The middle between the pupils, before the camera. */
  eyes: Vector;
  pdMm: number;
  /** Each landmark of the skin, in the head's own axes. */
  skin: readonly Vector[];
  /** Where the arms of glasses come to lie above the ears, in the head's own axes. */
  ears: { left: Vector; right: Vector };
};

/** Corners of the lids: the plane that depths are counted from. */
const LID_CORNERS = [33, 133, 263, 362] as const;
/** The landmarks that lie nearest to the ears. */
const BESIDE_EARS = { left: 127, right: 356 } as const;
/** The mesh ends before the ear: its root lies so much farther back, higher and wider. */
const EAR_BEYOND_MM = { back: 26, up: 4, out: 2.5 } as const;

/**
 * Where the head is: every landmark is put at the depth that the tracker tells, on the ray that it
 * is seen along, so that what is placed by landmarks falls where they are seen.
 */
export function wornHead({ landmarks, camera, mmPerPx }: FoundHead): WornHead {
  const distanceMm = camera.focalPx * mmPerPx;
  const lidsPx = LID_CORNERS.reduce((sum, index) => sum + landmarks[index]!.zPx, 0) / 4;
  const before = (landmark: Landmark, depthPx: number): Vector => {
    const depthMm = distanceMm + depthPx * mmPerPx;
    const mm = depthMm / camera.focalPx;
    return [
      (landmark.xPx - camera.widthPx / 2) * mm,
      (camera.heightPx / 2 - landmark.yPx) * mm,
      -depthMm,
    ];
  };
  const pupils = [IRIS_RINGS.left[0], IRIS_RINGS.right[0]].map((index) =>
    before(landmarks[index]!, 0),
  ) as [Vector, Vector];
  const eyes = times(0.5, plus(pupils[0], pupils[1]));
  const rotation = seenAlong(eyes, solveHeadPose(landmarks, camera).rotation);
  const inHead = (point: Vector) => rotatedBack(rotation, minus(point, eyes));
  const skin = canonicalVerticesMm.map((_, index) => {
    const landmark = landmarks[index]!;
    return inHead(before(landmark, landmark.zPx - lidsPx));
  });
  const apart = minus(inHead(pupils[1]), inHead(pupils[0]));
  return {
    camera,
    rotation,
    eyes,
    pdMm: Math.abs(apart[0]),
    skin,
    ears: earsOf(skin),
  };
}

/** Where arms come to lie on a head, by its skin. */
export function earsOf(skin: readonly Vector[]): WornHead['ears'] {
  const ear = (index: number, side: number): Vector =>
    plus(skin[index]!, [side * EAR_BEYOND_MM.out, EAR_BEYOND_MM.up, -EAR_BEYOND_MM.back]);
  return { left: ear(BESIDE_EARS.left, -1), right: ear(BESIDE_EARS.right, 1) };
}

/**
 * The tracker tells how a head is turned towards whoever sees it. Aside of the middle of the
 * picture this is the turn from the camera's ray to it, not from its axis.
 */
function seenAlong(to: Vector, rotation: Rotation): Rotation {
  const ray = times(1 / Math.sqrt(dot(to, to)), to);
  // The shortest turn of (0, 0, -1) onto the ray (Rodrigues).
  const [x, y] = ray;
  const c = -ray[2];
  const k = 1 / (1 + c);
  const turn: Rotation = [
    [1 - k * x * x, -k * x * y, -x],
    [-k * x * y, 1 - k * y * y, -y],
    [x, y, c],
  ];
  const column = (index: 0 | 1 | 2): Vector => [
    rotation[0][index],
    rotation[1][index],
    rotation[2][index],
  ];
  const turned = [column(0), column(1), column(2)].map((axis) => rotated(turn, axis)) as [
    Vector,
    Vector,
    Vector,
  ];
  return [0, 1, 2].map((row) =>
    turned.map((axis) => axis[row as 0 | 1 | 2]),
  ) as unknown as Rotation;
}

/** The outline of the face mesh, in order. */
const OUTLINE = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148,
  176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;
/** How far the mesh is drawn out to the back, and how much wider it ends. */
const DRAWN_OUT = { backMm: 100, share: 1.03 } as const;

/**
 * The skin and, behind its outline, the sides of the head to beyond the ears: a closed hood. `skin`
 * may be another than the head's own, such as one that has given way to a frame.
 */
export function hoodOf(skin: readonly Vector[]): { points: Float32Array; corners: Uint32Array } {
  const sides = OUTLINE.map((index): Vector => {
    const [x, y, z] = skin[index]!;
    return [x * DRAWN_OUT.share, y * DRAWN_OUT.share, z - DRAWN_OUT.backMm];
  });
  const points = Float32Array.from([...skin, ...sides].flat());
  const first = skin.length;
  const hood = OUTLINE.flatMap((index, i) => {
    const next = (i + 1) % OUTLINE.length;
    return [index, OUTLINE[next]!, first + i, first + i, OUTLINE[next]!, first + next];
  });
  return { points, corners: Uint32Array.from([...canonicalTriangles, ...hood]) };
}
