import { canonicalVerticesMm } from '#face/generated/canonical-face.ts';
import { minus, rotated, type Rotation, type Vector } from '#face/head/vectors.ts';
import { earsOf, type WornHead } from '../worn-head.ts';

/** A head that is made: how wide its face is from temple to temple, and how far apart its pupils. */
export type Mannequin = { widthMm: number; pdMm: number };

/**
 * Heads that frames are shown on. Adults' faces are 139.7 mm wide on average (SD 9) and their
 * pupils 63.1 mm apart (SD 4.4): these are the mean, and about one and a half SD to either side.
 */
export const MANNEQUINS: readonly Mannequin[] = [
  { widthMm: 126, pdMm: 58 },
  { widthMm: 139, pdMm: 63 },
  { widthMm: 152, pdMm: 68 },
];

/** The one whose face is nearest to a width; the mean one where none is known. */
export function nearestMannequin(widthMm: number | null): Mannequin {
  const wanted = widthMm ?? MANNEQUINS[1]!.widthMm;
  const off = (one: Mannequin) => Math.abs(one.widthMm - wanted);
  return MANNEQUINS.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** Of the mean face: how far its temples and the middles of its eyes are to the side, and its eyes. */
const MEAN = { sideMm: 77.4, eyeMm: 31.5, eyeUpMm: 26.2, eyeDepthMm: 34.7 } as const;

/** How pictures of heads are taken; `turnDegrees` to the picture's right. */
export const HEAD_SHOT = {
  widthPx: 1000,
  heightPx: 800,
  widthMm: 236,
  cameraMm: 1100,
  turnDegrees: 16,
  /** What is in the middle of the picture, in the mean face's millimetres. */
  middle: [3, -10, 20] as Vector,
} as const;

/** A point of the mean face where it lies on another head. */
export function shapedFor({ widthMm, pdMm }: Mannequin): (point: Vector) => Vector {
  const side = widthMm / 2 / MEAN.sideMm;
  const eye = pdMm / 2 / MEAN.eyeMm;
  const other = (side + eye) / 2;
  return ([x, y, z]) => {
    const share = Math.min(1, Math.max(0, (Math.abs(x) - MEAN.eyeMm) / (MEAN.sideMm - MEAN.eyeMm)));
    const eased = share * share * (3 - 2 * share);
    return [x * (eye + (side - eye) * eased), y * other, z * other];
  };
}

/** A head as it stands before the camera of its picture. */
export function mannequinHead(mannequin: Mannequin): WornHead {
  const { widthPx, heightPx, widthMm, cameraMm, turnDegrees, middle } = HEAD_SHOT;
  const shaped = shapedFor(mannequin);
  const angle = (turnDegrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const rotation: Rotation = [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ];
  const eyes = shaped([0, MEAN.eyeUpMm, MEAN.eyeDepthMm]);
  const skin = canonicalVerticesMm.map((point) => minus(shaped(point), eyes));
  const [x, y, z] = rotated(rotation, minus(eyes, shaped(middle)));
  return {
    camera: { widthPx, heightPx, focalPx: (cameraMm * widthPx) / widthMm },
    rotation,
    eyes: [x, y, z - cameraMm],
    pdMm: mannequin.pdMm,
    skin,
    ears: earsOf(skin),
  };
}
