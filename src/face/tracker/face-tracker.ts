import type { Landmarks } from '../landmarks.ts';

/**
 * Finds faces in pictures. An engine that has failed stays so: end it and make another.
 * All that it is asked may end with a `TrackerFault`.
 */
export type FaceTracker = {
  /** Loads the engine. */
  start(): Promise<void>;
  /** The landmarks of each face, of two at most, in the picture's pixels. The picture is used up. */
  find(picture: ImageBitmap, kind: PictureKind): Promise<Landmarks[]>;
  /** Stops the engine and frees its memory. */
  end(): void;
};

/** A photo is looked at several times, by itself; a picture of a film goes on from the one before. */
export type PictureKind = 'photo' | 'film';

/** `no-webgl`: the browser gives no drawing surface to the engine; `failed`: all else. */
export class TrackerFault extends Error {
  readonly reason: 'no-webgl' | 'failed';

  constructor(reason: TrackerFault['reason'], options?: ErrorOptions) {
    super(`The face tracker ends: ${reason}.`, options);
    this.reason = reason;
  }
}
