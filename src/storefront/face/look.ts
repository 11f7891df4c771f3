import script from 'virtual:face-engine';
import {
  agreedResult,
  captureHint,
  CAPTURES_NEEDED,
  photoResult,
  type CaptureHint,
  type FaceResult,
  type PictureSource,
} from '#face/capture.ts';
import { faceShapes, meanShares, type ShapeShare } from '#face/face-shape.ts';
import { usualFocalPx } from '#face/head/head-pose.ts';
import type { GreyPicture } from '#face/iris/iris-edge.ts';
import type { Landmarks } from '#face/landmarks.ts';
import { measureFace, type FaceMeasures } from '#face/measure-face.ts';
import type { ScaleSource } from '#face/scale.ts';
import type { FaceTracker } from '#face/tracker/face-tracker.ts';
import { workerTracker } from '#face/tracker/worker-tracker.ts';

/*
 * All that looks at pictures, loaded when somebody asks for it. Pictures stay on the page and in
 * the tracker's worker; what leaves here are millimetres and names of shapes.
 */

export type Looked = { result: FaceResult; shapes: ShapeShare[] };
export type LookedAtPhoto = Looked | { hint: CaptureHint | 'unreadable' };

type Picture = OffscreenCanvas;
type Seen = { measures: FaceMeasures; shapes: ShapeShare[] } | { hint: CaptureHint };

/** What the tracker gets: more pixels take longer and show it no more. */
const TRACKED_WIDTH_PX = { camera: 640, photo: 1280 };
const MOST_PHOTO_PX = 1600;
/** Pictures of one moment would always agree. */
const BETWEEN_CAPTURES_MS = 350;
const BETWEEN_LOOKS_MS = 30;
/** Where faces are not seen because it is dark. */
const DARK = 40;

/** Looks at one photo; the engine is loaded for it and let go of afterwards. */
export async function lookAtPhoto(file: Blob, source: ScaleSource): Promise<LookedAtPhoto> {
  const picture = await pictureOf(file);
  if (!picture) return { hint: 'unreadable' };
  const tracker = workerTracker(script);
  try {
    await tracker.start();
    const seen = await look(tracker, picture, 'photo', source);
    if ('hint' in seen) return seen;
    return { result: photoResult(seen.measures), shapes: seen.shapes };
  } finally {
    tracker.end();
  }
}

export type Watching = {
  video: HTMLVideoElement;
  source: ScaleSource;
  signal: AbortSignal;
  /** Told after every look: what is in the way, and how many pictures are taken. */
  tell: (hint: CaptureHint | null, captures: number) => void;
};

/**
 * Looks at what a camera shows until enough pictures agree.
 * @throws the signal's reason when it is aborted, and what the tracker throws.
 */
export async function watchCamera({ video, source, signal, tell }: Watching): Promise<Looked> {
  const tracker = workerTracker(script);
  const stop = () => tracker.end();
  signal.addEventListener('abort', stop);
  try {
    await tracker.start();
    const captures: Exclude<Seen, { hint: CaptureHint }>[] = [];
    let capturedAt = 0;
    /* oxlint-disable no-await-in-loop -- one picture after the other */
    for (;;) {
      signal.throwIfAborted();
      const picture = frameOf(video);
      const seen = picture && (await look(tracker, picture, 'camera', source));
      if (seen && 'measures' in seen && performance.now() - capturedAt > BETWEEN_CAPTURES_MS) {
        capturedAt = performance.now();
        captures.push(seen);
        const last = captures.slice(-CAPTURES_NEEDED);
        const result = agreedResult(last.map(({ measures }) => measures));
        if (result) return { result, shapes: meanShares(last.map(({ shapes }) => shapes)) };
      }
      if (seen)
        tell('hint' in seen ? seen.hint : null, Math.min(captures.length, CAPTURES_NEEDED - 1));
      await new Promise((goOn) => setTimeout(goOn, BETWEEN_LOOKS_MS));
    }
    /* oxlint-enable no-await-in-loop */
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    tracker.end();
  }
}

async function look(
  tracker: FaceTracker,
  picture: Picture,
  from: PictureSource,
  source: ScaleSource,
): Promise<Seen> {
  const shrunk = Math.min(1, TRACKED_WIDTH_PX[from] / picture.width);
  const tracked = await createImageBitmap(picture, {
    resizeWidth: Math.round(picture.width * shrunk),
    resizeHeight: Math.round(picture.height * shrunk),
    resizeQuality: 'medium',
  });
  const grey = greyOf(picture);
  const faces = await tracker.find(tracked, from === 'photo' ? 'photo' : 'film');
  if (faces.length > 1) return { hint: 'two-faces' };
  const [face] = faces;
  if (!face) return { hint: meanOf(grey) < DARK ? 'more-light' : 'no-face' };

  const landmarks: Landmarks = face.map(({ xPx, yPx, zPx }) => ({
    xPx: xPx / shrunk,
    yPx: yPx / shrunk,
    zPx: zPx / shrunk,
  }));
  const { width: widthPx, height: heightPx } = picture;
  const camera = { widthPx, heightPx, focalPx: usualFocalPx(widthPx, heightPx) };
  const measures = measureFace(landmarks, camera, source, grey);
  const hint = captureHint(measures, landmarks, grey, from);
  return hint ? { hint } : { measures, shapes: faceShapes(landmarks, measures.pose) };
}

/** A photo upright and not larger than need be; null when this browser cannot show it. */
async function pictureOf(file: Blob): Promise<Picture | null> {
  try {
    const whole = await createImageBitmap(file);
    const shrunk = Math.min(1, MOST_PHOTO_PX / Math.max(whole.width, whole.height));
    const picture = drawn(whole, whole.width * shrunk, whole.height * shrunk);
    whole.close();
    return picture;
  } catch {
    return null;
  }
}

/** What the camera shows now; null before its first picture. */
function frameOf(video: HTMLVideoElement): Picture | null {
  const { videoWidth, videoHeight, readyState } = video;
  if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA || videoWidth === 0) return null;
  return drawn(video, videoWidth, videoHeight);
}

function drawn(source: CanvasImageSource, width: number, height: number): Picture {
  const picture = new OffscreenCanvas(Math.round(width), Math.round(height));
  const context = picture.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(source, 0, 0, picture.width, picture.height);
  return picture;
}

/** Brightness as eyes see it (ITU-R BT.601). */
function greyOf(picture: Picture): GreyPicture {
  const { width: widthPx, height: heightPx } = picture;
  const { data: colours } = picture.getContext('2d')!.getImageData(0, 0, widthPx, heightPx);
  const data = new Uint8ClampedArray(widthPx * heightPx);
  for (let at = 0; at < data.length; at += 1)
    data[at] =
      0.299 * colours[4 * at]! + 0.587 * colours[4 * at + 1]! + 0.114 * colours[4 * at + 2]!;
  return { widthPx, heightPx, data };
}

function meanOf({ data }: GreyPicture): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 64) sum += data[at]!;
  return sum / Math.ceil(data.length / 64);
}
