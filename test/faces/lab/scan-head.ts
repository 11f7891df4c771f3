import { agreedResult, CAPTURES_NEEDED } from '#face/capture.ts';
import type { Corner } from '#face/card/card-in-picture.ts';
import { usualFocalPx } from '#face/head/head-pose.ts';
import type { Landmarks } from '#face/landmarks.ts';
import type { FaceMeasures } from '#face/measure-face.ts';
import { farPdMm } from '#face/scale.ts';
import type { FaceTracker } from '#face/tracker/face-tracker.ts';
import { look } from '#storefront/face/looking.ts';
import type { HeadForm } from '../heads.ts';
import { cornersOf, heldCard } from './held-card.ts';
import { headCamera } from './head-camera.ts';
import { syntheticHead } from './synthetic-head.ts';

/** A scan to take; another `run` holds the head still in another way. */
export type ScanWish = { form: HeadForm; distanceMm: number; run: number };

/** What a scan measured of a head, and what is true of it; a hint where it had no end. */
export type HeadScan = {
  truth: { pdMm: number; widthMm: number };
  found: { pdMm: number; widthMm: number } | null;
  hints: string[];
};

/** A picture as cheap webcams take it. */
const SIZE = { widthPx: 1280, heightPx: 720 };
const camera = { ...SIZE, focalPx: usualFocalPx(SIZE.widthPx, SIZE.heightPx) };
/** The first landmarks of a new face are not settled. */
const SETTLING = 3;
const MOST_PICTURES = 12;
/** The portrait looks down; so it looks straight ahead. */
const UPRIGHT_DEGREES = -9;

function wish_nocard() {
  return (window as any).nocard === true;
}
let takePicture: ReturnType<typeof headCamera> | null = null;

/** A photo of a head that has a card on its forehead, and what is true of it. */
export type CardPhoto = {
  /** A data address of a PNG file. */
  picture: string;
  truth: HeadScan['truth'];
  /** From the upper left one around, in pixels. */
  corners: Corner[];
};

/** Takes one photo of a head with a card of true size, held against its forehead. */
export async function photoWithCard(
  portrait: ImageBitmap,
  landmarks: Landmarks,
  { form, distanceMm, run }: ScanWish,
): Promise<CardPhoto> {
  takePicture ??= headCamera(camera);
  const head = syntheticHead(portrait, landmarks, form);
  const card = heldCard(head, UPRIGHT_DEGREES);
  if (wish_nocard()) {
  } else head.group.add(card);
  const shot = { distanceMm, yawDegrees: 0, pitchDegrees: UPRIGHT_DEGREES, asideMm: 0 };
  const pixels = takePicture(head, { ...shot, seed: run + 1 });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE.widthPx, SIZE.heightPx];
  canvas.getContext('2d')!.putImageData(pixels, 0, 0);
  const corners = cornersOf(card, camera);
  head.end();
  return {
    picture: canvas.toDataURL('image/png'),
    truth: { pdMm: farPdMm(form.pdMm, distanceMm), widthMm: head.widthMm },
    corners,
  };
}

/** Scans a synthetic head as the page scans faces: until three pictures agree. */
export async function scanHead(
  tracker: FaceTracker,
  portrait: ImageBitmap,
  landmarks: Landmarks,
  { form, distanceMm, run }: ScanWish,
): Promise<HeadScan> {
  takePicture ??= headCamera(camera);
  const head = syntheticHead(portrait, landmarks, form);
  const truth = { pdMm: farPdMm(form.pdMm, distanceMm), widthMm: head.widthMm };
  const captures: FaceMeasures[] = [];
  const hints: string[] = [];
  try {
    for (let number = 0; number < MOST_PICTURES; number += 1) {
      const sway = Math.sin(1.7 * number + 2.3 * run);
      const pixels = takePicture(head, {
        distanceMm: distanceMm + 2 * sway,
        yawDegrees: 1.5 * Math.cos(2.1 * number + run),
        pitchDegrees: UPRIGHT_DEGREES + sway,
        asideMm: 4 * Math.cos(0.9 * number + 1.3 * run),
        seed: MOST_PICTURES * run + number + 1,
      });
      const picture = new OffscreenCanvas(SIZE.widthPx, SIZE.heightPx);
      picture.getContext('2d', { willReadFrequently: true })!.putImageData(pixels, 0, 0);
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      const seen = await look(tracker, picture, 'camera', { kind: 'iris' });
      if (number < SETTLING) continue;
      if (seen.hint !== null) hints.push(seen.hint);
      else captures.push(seen.measures);
      const result = agreedResult(captures.slice(-CAPTURES_NEEDED));
      if (result)
        return { truth, hints, found: { pdMm: result.pd.mm, widthMm: result.faceWidth.mm } };
    }
    return { truth, hints, found: null };
  } finally {
    head.end();
  }
}
