import script from 'virtual:face-engine';
import {
  agreedResult,
  cameraResult,
  CAPTURES_NEEDED,
  photoResult,
  type CaptureHint,
  type FaceResult,
} from '#face/capture.ts';
import type { CardCorners } from '#face/card/card-in-picture.ts';
import { measureWithCard, type CardProblem } from '#face/card/measure-with-card.ts';
import { meanShares, type ShapeShare } from '#face/face-shape.ts';
import type { FaceMeasures } from '#face/measure-face.ts';
import type { ScaleSource } from '#face/scale.ts';
import { workerTracker } from '#face/tracker/worker-tracker.ts';
import { frameOf, greyOf, look, pictureOf, type Picture, type Seen } from './looking.ts';
import { stillOf, type Still } from './still.ts';

/*
 * A scan: all that looks at pictures, loaded when somebody asks for it. What leaves here are
 * millimetres and names of shapes, and the last picture, which the page keeps for itself.
 */

export type Looked = {
  result: FaceResult;
  shapes: ShapeShare[];
  still: Still;
  /** The last picture again, by a card that the member has marked in it. */
  withCard: (corners: CardCorners) => Promise<Looked | CardProblem>;
};
export type LookedAtPhoto = Looked | { hint: CaptureHint | 'unreadable' };

/** Pictures of one moment would always agree. */
const BETWEEN_CAPTURES_MS = 350;
const BETWEEN_LOOKS_MS = 30;

/** Looks at one photo; the engine is loaded for it and let go of afterwards. */
export async function lookAtPhoto(file: Blob, source: ScaleSource): Promise<LookedAtPhoto> {
  const picture = await pictureOf(file);
  if (!picture) return { hint: 'unreadable' };
  const tracker = workerTracker(script);
  try {
    await tracker.start();
    const seen = await look(tracker, picture, 'photo', source);
    if (seen.hint !== null) return { hint: seen.hint };
    return lookedAt({ picture, seen, result: photoResult, shapes: seen.shapes });
  } finally {
    tracker.end();
  }
}

type Measurable = Extract<Seen, { measures: unknown }>;
type LookedAt = {
  picture: Picture;
  seen: Measurable;
  result: (measures: FaceMeasures) => FaceResult;
  shapes: ShapeShare[];
};

async function lookedAt(last: LookedAt, agreed?: FaceResult): Promise<Looked> {
  const { picture, seen, shapes } = last;
  return {
    result: agreed ?? last.result(seen.measures),
    shapes,
    still: await stillOf(picture, seen, seen.measures),
    withCard: async (corners) => {
      const { landmarks, camera } = seen;
      const measures = measureWithCard(landmarks, camera, corners, greyOf(picture));
      return typeof measures === 'string'
        ? measures
        : lookedAt({ ...last, seen: { ...seen, measures } });
    },
  };
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
    const captures: Measurable[] = [];
    let capturedAt = 0;
    /* oxlint-disable no-await-in-loop -- one picture after the other */
    for (;;) {
      signal.throwIfAborted();
      const picture = frameOf(video);
      const seen = picture && (await look(tracker, picture, 'camera', source));
      if (picture && seen?.hint === null && performance.now() - capturedAt > BETWEEN_CAPTURES_MS) {
        capturedAt = performance.now();
        captures.push(seen);
        const last = captures.slice(-CAPTURES_NEEDED);
        const result = agreedResult(last.map(({ measures }) => measures));
        if (result) {
          const shapes = meanShares(last.map((one) => one.shapes));
          return await lookedAt({ picture, seen, result: cameraResult, shapes }, result);
        }
      }
      if (seen) tell(seen.hint, Math.min(captures.length, CAPTURES_NEEDED - 1));
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
