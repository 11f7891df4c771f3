import { usualFocalPx } from '#face/head/head-pose.ts';
import type { GreyPicture } from '#face/iris/iris-edge.ts';
import type { Landmark, Landmarks } from '#face/landmarks.ts';
import { measureFace, type FaceMeasures } from '#face/measure-face.ts';
import type { ScaleSource } from '#face/scale.ts';
import { workerTracker } from '#face/tracker/worker-tracker.ts';
import type { FrameForm } from '#pictures/frame-form.ts';
import { glassesOf, solidOf } from '#try-on/glasses.ts';
import { gainOf } from '#try-on/scene/lighting.ts';
import { createTryOnScene, type Part } from '#try-on/scene/try-on-scene.ts';
import { wornHead } from '#try-on/worn-head.ts';
import { look, pictureOf } from '#storefront/face/looking.ts';
import { stillOf, type Still } from '#storefront/face/still.ts';
import {
  photoWithCard,
  scanHead,
  type CardPhoto,
  type HeadScan,
  type ScanWish,
} from './scan-head.ts';
import { timesOf, type DeviceTimes, type TimesWish } from './times.ts';

export type Found = { landmarks: Landmark[]; widthPx: number; heightPx: number };

/** What tests and the sheet of try-ons ask of a browser. Pictures go in and out as data addresses. */
export type Lab = {
  find(picture: string, kind: 'photo' | 'film'): Promise<Found | null>;
  measure(found: Found, picture: string, source: ScaleSource): Promise<FaceMeasures>;
  tryOn(wish: Wish): Promise<string>;
  /** A file, read, measured and kept as the page does it; null where nothing may be measured. */
  photo(file: string): Promise<{ measures: FaceMeasures; still: Still } | null>;
  /** Of a head that is made of a portrait. */
  scan(portrait: string, found: Found, wish: ScanWish): Promise<HeadScan>;
  times(picture: string, found: Found, wish: TimesWish): Promise<DeviceTimes>;
  /** Of such a head with a card on its forehead. */
  withCard(portrait: string, found: Found, wish: ScanWish): Promise<CardPhoto>;
};

export type Wish = {
  picture: string;
  found: Found;
  mmPerPx: number;
  frame: FrameForm;
  part: Part;
  widthPx: number;
  heightPx: number;
  passes: number;
  /** What is left away: an arm, as the viewer has them, or all that the head hides. */
  without?: ('left' | 'right' | 'head')[];
};

declare global {
  interface Window {
    lab: Lab;
  }
}

const tracker = workerTracker('/engine/worker.js');
let isStarted = false;
let scene = createTryOnScene(document.createElement('canvas'));
let built: { key: string; mesh: ReturnType<typeof solidOf> } | null = null;

window.lab = {
  async find(picture, kind) {
    await started();
    const bitmap = await bitmapOf(picture);
    const [widthPx, heightPx] = [bitmap.width, bitmap.height];
    const shrunk = kind === 'film' ? Math.min(1, 640 / widthPx) : 1;
    const tracked = await createImageBitmap(bitmap, {
      resizeWidth: Math.round(widthPx * shrunk),
      resizeHeight: Math.round(heightPx * shrunk),
      resizeQuality: 'medium',
    });
    const [face] = await tracker.find(tracked, kind);
    const landmarks = face?.map(({ xPx, yPx, zPx }) => ({
      xPx: xPx / shrunk,
      yPx: yPx / shrunk,
      zPx: zPx / shrunk,
    }));
    return landmarks ? { landmarks, widthPx, heightPx } : null;
  },
  async measure({ landmarks, widthPx, heightPx }, picture, source) {
    const { grey } = await pixelsOf(picture);
    return measureFace(landmarks, cameraOf(widthPx, heightPx), source, grey);
  },
  async tryOn({ picture, found, mmPerPx, frame, without, ...view }) {
    const camera = cameraOf(found.widthPx, found.heightPx);
    const landmarks: Landmarks = found.landmarks;
    const key = JSON.stringify(frame.measures);
    if (built?.key !== key) built = { key, mesh: solidOf(frame) };
    const canvas = document.createElement('canvas');
    // Another one for each picture: from the one before things may have been left away.
    scene.end();
    scene = createTryOnScene(canvas);
    scene.wear(glassesOf(frame, built.mesh));
    for (const what of without ?? []) scene.leaveAway(what);
    const { bitmap, pixels } = await pixelsOf(picture);
    scene.draw({
      ...view,
      picture: bitmap,
      head: wornHead({ landmarks, camera, mmPerPx }),
      gain: gainOf(pixels, landmarks),
    });
    return canvas.toDataURL('image/png');
  },
  async photo(file) {
    const picture = await pictureOf(await (await fetch(file)).blob());
    const seen = picture && (await look(await started(), picture, 'photo', { kind: 'iris' }));
    if (!picture || seen?.hint !== null) return null;
    return { measures: seen.measures, still: await stillOf(picture, seen, seen.measures) };
  },
  async scan(portrait, found, wish) {
    return scanHead(await started(), await bitmapOf(portrait), found.landmarks, wish);
  },
  async times(picture, found, wish) {
    return timesOf(await started(), await bitmapOf(picture), found.landmarks, wish);
  },
  async withCard(portrait, found, wish) {
    return photoWithCard(await bitmapOf(portrait), found.landmarks, wish);
  },
};

async function started() {
  if (!isStarted) await tracker.start();
  isStarted = true;
  return tracker;
}

function cameraOf(widthPx: number, heightPx: number) {
  return { widthPx, heightPx, focalPx: usualFocalPx(widthPx, heightPx) };
}

async function bitmapOf(picture: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(picture)).blob());
}

async function pixelsOf(picture: string) {
  const bitmap = await bitmapOf(picture);
  const { width: widthPx, height: heightPx } = bitmap;
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const pixels = context.getImageData(0, 0, widthPx, heightPx);
  const data = new Uint8ClampedArray(widthPx * heightPx);
  for (let at = 0; at < data.length; at += 1)
    data[at] =
      0.299 * pixels.data[4 * at]! +
      0.587 * pixels.data[4 * at + 1]! +
      0.114 * pixels.data[4 * at + 2]!;
  const grey: GreyPicture = { widthPx, heightPx, data };
  return { bitmap, pixels, grey };
}
