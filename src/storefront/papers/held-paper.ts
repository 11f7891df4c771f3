import type { PageHere } from '#domain/prescription/reading-here.ts';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';

/** A paper that was read on this device, with its pictures. */
export type PaperHere = { reading: PictureReading; pages: PageHere[] };

let held: PaperHere | null = null;

/** Holds a paper for the page that shows it, in the memory of this document alone; null forgets it. */
export function holdPaper(paper: PaperHere | null): void {
  held = paper;
}

/** Null in every document that has not read one itself. */
export function heldPaper(): PaperHere | null {
  return held;
}
