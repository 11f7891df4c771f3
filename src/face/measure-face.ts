import {
  BETWEEN_EYES_MM,
  placed,
  solveHeadPose,
  type Camera,
  type HeadPose,
} from './head/head-pose.ts';
import { irisesOf } from './iris/iris.ts';
import { refinedIrises, type GreyPicture } from './iris/iris-edge.ts';
import { distancePx, LANDMARK, type Landmarks } from './landmarks.ts';
import { farPdMm, scaleFrom, type ScaleSource } from './scale.ts';

/** A length with its standard deviation, both in millimetres. */
export type Measured = { mm: number; sdMm: number };

/** What one picture of a face tells. */
export type FaceMeasures = {
  pose: HeadPose;
  /** Far pupillary distance. An estimate: lenses are never centred by it. */
  pd: Measured;
  /** From temple to temple at the height of the eyes, where a frame's hinges are. */
  faceWidth: Measured;
  cameraDistanceMm: number;
  /** Millimetres of this head for a millimetre of the mean face. */
  headScale: number;
  irisPx: number;
  /** Whether the irises were measured in the picture itself, not taken from the tracker. */
  isRefined: boolean;
};

/**
 * Below this the edge is found no more steadily than the tracker's rings, which are used instead. In
 * pictures of 720 lines irises are as large up to 80 cm.
 */
const REFINED_FROM_IRIS_PX = 14;
/**
 * The temples lie 56 mm behind the eyes, so they look smaller than the scale at the eyes says.
 * Half of that is corrected: the tracker partly draws what it knows of faces, and on 24 synthetic
 * heads the whole came out 7 to 11 mm too wide and nothing 5 to 10 mm too narrow.
 */
const TEMPLES_BEHIND_MM = 56;
const CORRECTED_SHARE = 0.5;
/**
 * Besides the scale's, measured on synthetic heads at 45 to 55 cm. By the iris, that of its edge in
 * the picture is in it (`tracker`: where the edge was not found). Where something else tells the
 * scale, only the pupils' middles matter: 0.3 mm, and as much for eyes that do not quite look at the
 * camera. With a card on the forehead the tracker draws faces 2 mm narrower.
 */
const OWN_SD_MM = {
  iris: { pd: 1.1, width: 2.1 },
  tracker: { pd: 2.8, width: 2.1 },
  pd: { pd: 0, width: 2.1 },
  card: { pd: 0.5, width: 3 },
};

/**
 * Measures a face in one picture.
 *
 * @param picture its brightness in the pixels of the landmarks, to measure the irises in.
 */
export function measureFace(
  landmarks: Landmarks,
  camera: Camera,
  source: ScaleSource = { kind: 'iris' },
  picture?: GreyPicture,
): FaceMeasures {
  const pose = solveHeadPose(landmarks, camera);
  const tracked = irisesOf(landmarks);
  const isLarge = (tracked.left.diameterPx + tracked.right.diameterPx) / 2 >= REFINED_FROM_IRIS_PX;
  const rollRadians = (-pose.rollDegrees * Math.PI) / 180;
  const refined = picture && isLarge ? refinedIrises(picture, tracked, rollRadians) : null;
  const { left, right } = refined ?? tracked;

  // A head that is turned aside shows its width shortened.
  const shortened = Math.hypot(pose.rotation[0][0], pose.rotation[1][0]);
  const irisPx = (left.diameterPx + right.diameterPx) / 2;
  const pupilsApartPx = Math.hypot(left.xPx - right.xPx, left.yPx - right.yPx) / shortened;
  const { focalPx } = camera;
  const { mmPerPx, sdShare } = scaleFrom(source, { irisPx, pupilsApartPx, focalPx });
  const cameraDistanceMm = focalPx * mmPerPx;
  const headScale = cameraDistanceMm / -placed(pose, BETWEEN_EYES_MM)[2];

  const pdMm = farPdMm(pupilsApartPx * mmPerPx, cameraDistanceMm);
  const templesPx = distancePx(landmarks[LANDMARK.templeLeft]!, landmarks[LANDMARK.templeRight]!);
  const farther = 1 + (CORRECTED_SHARE * TEMPLES_BEHIND_MM * headScale) / cameraDistanceMm;
  const widthMm = (templesPx / shortened) * mmPerPx * farther;
  const ownSd = OWN_SD_MM[source.kind === 'iris' && !refined ? 'tracker' : source.kind];
  return {
    pose,
    pd: { mm: pdMm, sdMm: Math.hypot(pdMm * sdShare, ownSd.pd) },
    faceWidth: { mm: widthMm, sdMm: Math.hypot(widthMm * sdShare, ownSd.width) },
    cameraDistanceMm,
    headScale,
    irisPx,
    isRefined: refined !== null,
  };
}
