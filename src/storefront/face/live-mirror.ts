import script from 'virtual:face-engine';
import type { CaptureHint } from '#face/capture.ts';
import type { Landmark, Landmarks } from '#face/landmarks.ts';
import { measureFace } from '#face/measure-face.ts';
import type { ScaleSource } from '#face/scale.ts';
import { workerTracker } from '#face/tracker/worker-tracker.ts';
import type { Glasses } from '#try-on/glasses.ts';
import { gainOf } from '#try-on/scene/lighting.ts';
import type { Part } from '#try-on/scene/try-on-scene.ts';
import { wornHead, type FoundHead } from '#try-on/worn-head.ts';
import { SHOWN_SHAPE, type DressingRoom } from './dressing-room.ts';
import { frameOf, look, lookQuickly, pictureOf, type Picture, type Seen } from './looking.ts';
import { stillOf, type Still } from './still.ts';

/** What a camera shows, with glasses; loaded when somebody asks for it. */

export type LiveMirror = {
  video: HTMLVideoElement;
  canvas: HTMLCanvasElement;
  room: DressingRoom;
  source: ScaleSource;
  signal: AbortSignal;
  /** What is worn at the moment; null while it is being built. */
  glasses: () => Glasses | null;
  /** Told after every picture: what is in the way, or nothing. */
  tell: (hint: CaptureHint | null) => void;
  /** Asked after every picture: the next one is kept. */
  isWanted: () => boolean;
};

const BETWEEN_LOOKS_MS = 8;
/** Landmarks tremble; they follow the face within this time. */
const FOLLOW_MS = 45;
/** The size of a head is the middle of what so many pictures say. */
const SIZES_KEPT = 60;
const MEASURED_AT_FIRST = 10;
const MEASURED_EVERY = 30;

/** One picture of the camera; `still`: how to keep it, where it was measured. */
type Taken = {
  picture: Picture | ImageBitmap;
  face: FoundHead | null;
  hint: CaptureHint | null;
  still?: () => Promise<Still>;
};

/**
 * Shows glasses on what a camera sees until one picture is wanted, which it answers.
 * @throws the signal's reason when it is aborted, and what the tracker throws.
 */
export async function showLive(mirror: LiveMirror): Promise<Still> {
  const { video, canvas, signal } = mirror;
  const tracker = workerTracker(script);
  const stop = () => tracker.end();
  signal.addEventListener('abort', stop);
  try {
    await tracker.start();
    const follow = follower();
    const size = middleSize();
    let gain = 1;
    /* oxlint-disable no-await-in-loop -- one picture after the other */
    for (let number = 0; ; number += 1) {
      signal.throwIfAborted();
      const isWanted = mirror.isWanted();
      // Measuring reads every pixel: at first, now and then, and of the picture that is kept.
      const isMeasured = size.count() < MEASURED_AT_FIRST || number % MEASURED_EVERY === 0;
      const taken = await (isWanted || isMeasured ? measured : quick)();
      signal.throwIfAborted();
      if (taken) {
        mirror.tell(taken.hint);
        if (taken.face && isWanted && taken.still) return await taken.still();
        show(taken);
        if (taken.picture instanceof ImageBitmap) taken.picture.close();
      }
      await new Promise((goOn) => setTimeout(goOn, BETWEEN_LOOKS_MS));
    }
    /* oxlint-enable no-await-in-loop */

    async function measured(): Promise<Taken | null> {
      const picture = frameOf(video);
      const seen = picture && (await look(tracker, picture, 'camera', mirror.source));
      if (!seen) return null;
      if (!seen.landmarks) return { picture, face: null, hint: seen.hint };
      const { camera, measures } = seen;
      size.add(measures.headScale);
      const landmarks = follow(seen.landmarks);
      gain = gainOf(pixelsOf(picture), landmarks);
      const larger = size.now() / measures.headScale;
      const cameraDistanceMm = measures.cameraDistanceMm * larger;
      const { mm, sdMm } = measures.faceWidth;
      const faceWidth = { mm: mm * larger, sdMm };
      const face = { landmarks, camera };
      return {
        picture,
        face: { ...face, mmPerPx: cameraDistanceMm / camera.focalPx },
        hint: hintOf(seen),
        still: () => stillOf(picture, face, { cameraDistanceMm, faceWidth }),
      };
    }

    async function quick(): Promise<Taken> {
      const picture = await createImageBitmap(video);
      const seen = await lookQuickly(tracker, picture);
      if ('hint' in seen) return { picture, face: null, hint: seen.hint };
      const landmarks = follow(seen.landmarks);
      const { camera } = seen;
      // So far away the mean face would look so large; this head is `size` times as large.
      const { cameraDistanceMm, headScale } = measureFace(landmarks, camera);
      const distanceMm = (cameraDistanceMm / headScale) * size.now();
      const mmPerPx = distanceMm / camera.focalPx;
      return { picture, face: { landmarks, camera, mmPerPx }, hint: null };
    }

    function show({ picture, face }: Taken): void {
      const part = middleOf(picture);
      const glasses = mirror.glasses();
      if (face && glasses)
        mirror.room.drawQuickly(canvas, {
          glasses,
          subject: { picture, head: wornHead(face), part, gain },
        });
      else showPlain(canvas, picture, part);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    tracker.end();
  }
}

/** Looks for the face in a photo; what it is worth for measuring does not matter here. */
export async function stillOfPhoto(
  file: Blob,
  source: ScaleSource,
): Promise<Still | { hint: CaptureHint | 'unreadable' }> {
  const picture = await pictureOf(file);
  if (!picture) return { hint: 'unreadable' };
  const tracker = workerTracker(script);
  try {
    await tracker.start();
    const seen = await look(tracker, picture, 'photo', source);
    if (!seen.landmarks) return { hint: seen.hint };
    return await stillOf(picture, seen, seen.measures);
  } finally {
    tracker.end();
  }
}

/** Glasses can be worn on a head that is turned; only what hides the face is in the way. */
const IN_THE_WAY: ReadonlySet<CaptureHint> = new Set([
  'no-face',
  'two-faces',
  'more-light',
  'less-light',
  'come-closer',
]);

function hintOf({ hint }: Seen): CaptureHint | null {
  return hint && IN_THE_WAY.has(hint) ? hint : null;
}

/** Landmarks that follow those that are seen, the nearer the more time has passed. */
function follower(): (seen: Landmarks) => Landmarks {
  let shown: Landmark[] | null = null;
  let at = 0;
  return (seen) => {
    const now = performance.now();
    const share = 1 - Math.exp(-(now - at) / FOLLOW_MS);
    at = now;
    const before = shown;
    shown = seen.map((landmark, index) => {
      const old = before?.[index];
      if (!old) return landmark;
      return {
        xPx: old.xPx + (landmark.xPx - old.xPx) * share,
        yPx: old.yPx + (landmark.yPx - old.yPx) * share,
        zPx: old.zPx + (landmark.zPx - old.zPx) * share,
      };
    });
    return shown;
  };
}

/** The middle of all sizes that were measured lately. */
function middleSize() {
  const sizes: number[] = [];
  return {
    count: () => sizes.length,
    now: () => sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 1,
    add(one: number) {
      sizes.push(one);
      if (sizes.length > SIZES_KEPT) sizes.shift();
    },
  };
}

/** The middle of what a camera shows, in the shape of a portrait. */
function middleOf({ width, height }: Picture | ImageBitmap): Part {
  const shown = Math.min(width, height * SHOWN_SHAPE);
  return {
    x: (width - shown) / 2,
    y: (height - shown / SHOWN_SHAPE) / 2,
    width: shown,
    height: shown / SHOWN_SHAPE,
  };
}

function showPlain(
  canvas: HTMLCanvasElement,
  picture: Picture | ImageBitmap,
  { x, y, width, height }: Part,
): void {
  const context = canvas.getContext('2d');
  context?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

function pixelsOf(picture: Picture): ImageData {
  return picture.getContext('2d')!.getImageData(0, 0, picture.width, picture.height);
}
