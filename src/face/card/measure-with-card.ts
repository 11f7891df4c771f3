import { solveHeadPose, type Camera } from '../head/head-pose.ts';
import { IRIS_MM } from '../iris/iris.ts';
import type { GreyPicture } from '../iris/iris-edge.ts';
import type { Landmarks } from '../landmarks.ts';
import { measureFace, type FaceMeasures } from '../measure-face.ts';
import { cardBeforeEyes } from './card-before-eyes.ts';
import { cardIn, type CardCorners, type CardFault } from './card-in-picture.ts';

/** `unlike-eyes`: by these corners the irises would be wider or narrower than any are. */
export type CardProblem = CardFault | 'unlike-eyes';

/** Three standard deviations of irises (4.3 %) and of how their width is found in a picture. */
const MOST_IRIS_SHARE = 0.18;

/**
 * Measures a face by a card that is held flat against it, marked in the same picture. Nearer things
 * look larger, so the card's scale is brought to the eyes, and is as unsure as the card's place.
 *
 * @param corners in the pixels of the landmarks, in any order.
 */
export function measureWithCard(
  landmarks: Landmarks,
  camera: Camera,
  corners: CardCorners,
  picture?: GreyPicture,
): FaceMeasures | CardProblem {
  const card = cardIn(corners);
  if (typeof card === 'string') return card;
  const depth = cardBeforeEyes(corners, landmarks, solveHeadPose(landmarks, camera));
  const mmPerPx = card.mmPerPx / (1 - depth.share);
  const sdShare = Math.hypot(card.sdShare, depth.sdShare);
  const measures = measureFace(landmarks, camera, { kind: 'card', mmPerPx, sdShare }, picture);
  const irisShare = (measures.irisPx * mmPerPx) / IRIS_MM - 1;
  return Math.abs(irisShare) > MOST_IRIS_SHARE ? 'unlike-eyes' : measures;
}
