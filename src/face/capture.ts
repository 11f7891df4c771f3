import type { FaceMeasures, Measured } from './measure-face.ts';
import type { GreyPicture } from './iris/iris-edge.ts';
import { LANDMARK, type Landmarks } from './landmarks.ts';
import { wearsGlasses } from './wears-glasses.ts';

/** Why a picture cannot be measured yet; the words stand in the storefront's dictionaries. */
export type CaptureHint =
  | 'no-face'
  | 'two-faces'
  | 'come-closer'
  | 'go-back'
  | 'turn-to-middle'
  | 'lift-chin'
  | 'lower-chin'
  | 'hold-upright'
  | 'take-off-glasses'
  | 'more-light'
  | 'less-light';

/** Nearer than 35 cm a wide lens bends faces; farther than 70 the irises have too few pixels. */
const DISTANCE_MM = { least: 350, most: 700 };
/** A photo may be cut, so its distance is not known; below this an iris is a few dots. */
const LEAST_IRIS_PX_IN_PHOTO = 9;
/** Within these the distance between the eyes is off by less than a millimetre. */
const MOST_DEGREES = { yaw: 8, pitch: 6, roll: 10 };
/** A head held straight is measured with this pitch: the mean face looks a little up. */
const STRAIGHT_PITCH_DEGREES = 5;
/** Of the mean brightness of the face, of 255. */
const LIGHT = { least: 50, most: 225 };

/** Where a picture comes from: the field of a camera's whole picture is known, a photo's is not. */
export type PictureSource = 'camera' | 'photo';

/** The first thing to do before this picture may be measured; null when it may. */
export function captureHint(
  measures: FaceMeasures,
  landmarks: Landmarks,
  picture: GreyPicture,
  from: PictureSource = 'camera',
): CaptureHint | null {
  const light = faceBrightness(picture, landmarks);
  if (light < LIGHT.least) return 'more-light';
  if (light > LIGHT.most) return 'less-light';
  const { pose } = measures;
  const way = from === 'photo' ? wayInPhoto(measures) : wayBefore(measures);
  if (way) return way;
  if (Math.abs(pose.rollDegrees) > MOST_DEGREES.roll) return 'hold-upright';
  if (Math.abs(pose.yawDegrees) > MOST_DEGREES.yaw) return 'turn-to-middle';
  const down = pose.pitchDegrees - STRAIGHT_PITCH_DEGREES;
  if (down > MOST_DEGREES.pitch) return 'lift-chin';
  if (down < -MOST_DEGREES.pitch) return 'lower-chin';
  return wearsGlasses(picture, landmarks) ? 'take-off-glasses' : null;
}

function wayBefore({ cameraDistanceMm }: FaceMeasures): CaptureHint | null {
  if (cameraDistanceMm > DISTANCE_MM.most) return 'come-closer';
  return cameraDistanceMm < DISTANCE_MM.least ? 'go-back' : null;
}

function wayInPhoto({ irisPx }: FaceMeasures): CaptureHint | null {
  return irisPx < LEAST_IRIS_PX_IN_PHOTO ? 'come-closer' : null;
}

/** So many pictures must agree before a result is told. */
export const CAPTURES_NEEDED = 3;
/** By so much the largest of them may differ from the smallest. */
const MOST_SPREAD_MM = { width: 4, pd: 2 };

/** What several pictures of one face say together. */
export type FaceResult = { pd: Measured; faceWidth: Measured };

/** The medians of pictures that agree; null when there are too few, or they disagree. */
export function agreedResult(captures: readonly FaceMeasures[]): FaceResult | null {
  if (captures.length < CAPTURES_NEEDED) return null;
  const pd = together(captures.map((one) => one.pd));
  const faceWidth = together(captures.map((one) => one.faceWidth));
  const agrees = pd.spreadMm <= MOST_SPREAD_MM.pd && faceWidth.spreadMm <= MOST_SPREAD_MM.width;
  return agrees ? { pd: pd.middle, faceWidth: faceWidth.middle } : null;
}

/** What one picture of a camera says, of several that agreed. */
export function cameraResult({ pd, faceWidth }: FaceMeasures): FaceResult {
  return { pd, faceWidth };
}

/** From an arm's length to a portrait's distance the temples are corrected by so much more or less. */
const UNKNOWN_DISTANCE_SD_MM = 3;

/** What one photo says: less surely than a camera, as nobody knows from how far it was taken. */
export function photoResult({ pd, faceWidth }: FaceMeasures): FaceResult {
  const sdMm = Math.hypot(faceWidth.sdMm, UNKNOWN_DISTANCE_SD_MM);
  return { pd, faceWidth: { mm: faceWidth.mm, sdMm } };
}

/** The scale's error is the same in all pictures, so the middle one is not surer than each. */
function together(measured: readonly Measured[]): { middle: Measured; spreadMm: number } {
  const sorted = measured.toSorted((a, b) => a.mm - b.mm);
  return {
    middle: sorted[Math.floor(sorted.length / 2)]!,
    spreadMm: sorted.at(-1)!.mm - sorted[0]!.mm,
  };
}

const SAMPLES_ACROSS = 24;

/** The mean brightness between the temples, from the forehead to the chin. */
function faceBrightness({ widthPx, heightPx, data }: GreyPicture, landmarks: Landmarks): number {
  const at = (index: number) => landmarks[index]!;
  const [left, right] = [at(LANDMARK.templeLeft).xPx, at(LANDMARK.templeRight).xPx];
  const [top, bottom] = [at(LANDMARK.forehead).yPx, at(LANDMARK.chin).yPx];
  let sum = 0;
  let count = 0;
  for (let row = 1; row < SAMPLES_ACROSS; row += 1)
    for (let column = 1; column < SAMPLES_ACROSS; column += 1) {
      const x = Math.round(left + ((right - left) * column) / SAMPLES_ACROSS);
      const y = Math.round(top + ((bottom - top) * row) / SAMPLES_ACROSS);
      if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue;
      sum += data[y * widthPx + x]!;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}
