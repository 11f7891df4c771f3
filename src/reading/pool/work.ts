import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import type { Received, ReceivedPage } from '../received.ts';

/** What a process of the pool can be asked. */
export type Question =
  | { kind: 'receive'; bytes: Uint8Array }
  | { kind: 'read'; pages: Pick<ReceivedPage, 'picture' | 'words'>[] };

/** What a sheet says. */
export type SheetRead = {
  reading: PictureReading;
  /** The picture of each page that had to be turned, upright as it was read; else null. */
  turnedPictures: (Uint8Array | null)[];
};

export type Answer =
  | { kind: 'receive'; received: Received }
  | { kind: 'read'; sheet: SheetRead }
  /** A fault of ours; what is wrong with a file is among the received. */
  | { kind: 'fault'; why: string };

/** What the process holds of memory goes with every answer: a part of it never comes back. */
export type Reply = { answer: Answer; memoryBytes: number };
