import type { Word } from './words.ts';

/**
 * Why a file is not taken. Each is the fault of the file, never ours:
 * `empty`: no byte. `wrong-type`: none of JPEG, PNG, WebP and PDF, whatever its name says.
 * `heic`: a photo as iPhones keep it, which nobody may decode freely; they send JPEG when the form
 * asks for that. `too-many-pixels`: more than 40 million. `too-small`: a side under 200 pixels.
 * `unreadable`: damaged or cut short. `too-many-pages`, `locked`: a PDF with more than five pages,
 * or with a password.
 */
export type Refusal =
  | 'empty'
  | 'wrong-type'
  | 'heic'
  | 'too-many-pixels'
  | 'too-small'
  | 'unreadable'
  | 'too-many-pages'
  | 'locked';

/**
 * One page of an upload as it is kept: drawn anew, upright as the camera said, without anything
 * else that the file held.
 */
export type ReceivedPage = {
  /** JPEG, at most 2400 pixels on its longer side. */
  picture: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** What the text layer of a PDF says, in pixels of `picture`. Null: this page has to be read. */
  words: Word[] | null;
};

/** What becomes of an upload: its pages, or why it is not taken. */
export type Received = { ok: true; pages: ReceivedPage[] } | { ok: false; reason: Refusal };

/** Ends the work on an upload wherever its fault is found. */
export class Refused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, cause?: unknown) {
    super(`This file is refused: ${reason}.`, { cause });
    this.reason = reason;
  }
}
