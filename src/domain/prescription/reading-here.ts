import type { PictureReading } from './picture-reading.ts';

/*
 * What a page and the reader that it starts beside itself say to each other, where a member wants
 * a picture to be read on their device alone.
 */

/** All pages of one paper, in their order: JPEG, PNG or WebP. `lines`: their text, whatever it says. */
export type AskedHere = { files: Blob[]; wanted: 'prescription' | 'lines' };

/** What stands in one line of a picture, and how sure each character but the spaces is, 0 to 1. */
export type LineHere = { text: string; certainties: number[] };

/** Why a file is not read here; `pdf` alone could be read elsewhere. */
export type RefusalHere =
  | 'empty'
  | 'wrong-type'
  | 'heic'
  | 'pdf'
  | 'too-many-pixels'
  | 'too-small'
  | 'unreadable';

/** A page as it was read: upright, as the address of a JPEG that holds the picture itself. */
export type PageHere = { address: string; widthPx: number; heightPx: number };

export type ToldHere =
  /** How much of the reader is here, in percent. */
  | { kind: 'loading'; percent: number }
  /** All of it: from now on the pages are read. */
  | { kind: 'reading' }
  | { kind: 'read'; reading: PictureReading; pages: PageHere[] }
  /** Every look at each line, so one line may be there twice. */
  | { kind: 'lines'; lines: LineHere[] }
  /** `file` counts from 0. */
  | { kind: 'refused'; reason: RefusalHere; file: number }
  /** The reader could not be loaded whole and unchanged. */
  | { kind: 'not-loaded' }
  | { kind: 'failed'; why: string };
