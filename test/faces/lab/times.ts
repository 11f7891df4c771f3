import type { KnownFront } from '#domain/frames/known-front.ts';
import { usualFocalPx } from '#face/head/head-pose.ts';
import type { Landmarks } from '#face/landmarks.ts';
import type { FaceTracker } from '#face/tracker/face-tracker.ts';
import { lookAlike } from '#likeness/look-alike.ts';
import type { FrameForm } from '#pictures/frame-form.ts';
import { glassesOf, solidOf } from '#try-on/glasses.ts';
import { createTryOnScene } from '#try-on/scene/try-on-scene.ts';
import { createTurntable, STANDS } from '#try-on/scene/turntable.ts';
import { wornHead } from '#try-on/worn-head.ts';

export type TimesWish = { frame: FrameForm; mmPerPx: number; fronts: KnownFront[]; rounds: number };

/** Milliseconds, one value for each round; `picture` is what all are compared with. */
export type DeviceTimes = Record<'picture' | 'track' | 'wear' | 'turn' | 'search', number[]>;

/** As large as a phone shows them. */
const SHOWN = { width: 480, height: 600 };
const TRACKED_WIDTH_PX = 640;
const WARM_UP_ROUNDS = 2;

/**
 * How long each thing takes that is done for one picture of a camera, and a search for one photo.
 * Every round does them all once, so that what else the machine does falls on all alike.
 */
export async function timesOf(
  tracker: FaceTracker,
  picture: ImageBitmap,
  landmarks: Landmarks,
  { frame, mmPerPx, fronts, rounds }: TimesWish,
): Promise<DeviceTimes> {
  const { width: widthPx, height: heightPx } = picture;
  const camera = { widthPx, heightPx, focalPx: usualFocalPx(widthPx, heightPx) };
  const glasses = glassesOf(frame, solidOf(frame));
  const [worn, turned] = [canvasOf(SHOWN), canvasOf(SHOWN)];
  const scene = createTryOnScene(worn);
  scene.wear(glasses);
  const table = createTurntable(turned);
  table.place(glasses);
  const whole = new OffscreenCanvas(widthPx, heightPx);
  const context = whole.getContext('2d', { willReadFrequently: true })!;
  const pixelsOf = () => {
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, widthPx, heightPx);
  };
  const works: Record<keyof DeviceTimes, (round: number) => unknown> = {
    picture: pixelsOf,
    track: async () => {
      const small = await createImageBitmap(picture, {
        resizeWidth: TRACKED_WIDTH_PX,
        resizeHeight: Math.round((TRACKED_WIDTH_PX * heightPx) / widthPx),
        resizeQuality: 'medium',
      });
      await tracker.find(small, 'film');
    },
    wear: () => {
      const head = wornHead({ landmarks, camera, mmPerPx });
      const part = { x: 0, y: 0, width: widthPx, height: heightPx };
      const { width, height } = SHOWN;
      scene.draw({ picture, head, part, gain: 1, widthPx: width, heightPx: height, passes: 1 });
      isDrawn(worn);
    },
    turn: (round) => {
      table.show({ ...STANDS.front, turnDegrees: 7 * round }, SHOWN.width, 1);
      isDrawn(turned);
    },
    search: () => {
      const { data } = pixelsOf();
      lookAlike({ widthPx, heightPx, data }, fronts);
    },
  };
  const times: DeviceTimes = { picture: [], track: [], wear: [], turn: [], search: [] };
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const startedAt = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to be timed
      await work(round);
      if (round >= 0) times[name as keyof DeviceTimes].push(performance.now() - startedAt);
    }
  }
  scene.end();
  table.end();
  return times;
}

function canvasOf({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** The browser draws when it likes: a pixel that is read has been drawn. */
function isDrawn(canvas: HTMLCanvasElement): void {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
  context.getImageData(0, 0, 1, 1);
}
