import type { PageHere, RefusalHere } from '#domain/prescription/reading-here.ts';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import { readMeaning } from '../meaning/read-meaning.ts';
import { Refused } from '../received.ts';
import { fileKind } from '../recognise/file-kind.ts';
import type { Pixels } from '../recognise/pixels.ts';
import { readNumber } from '../recognise/read-number.ts';
import { readPage, type Engine, type PageRead } from '../recognise/read-page.ts';
import { signBefore } from '../recognise/sign.ts';
import type { CellReader } from '../words.ts';

/** Pictures, by whatever decodes and draws them. */
export type Pictures = {
  decode(file: Blob): Promise<Pixels>;
  addressOf(pixels: Pixels): Promise<string>;
};

/** A file that is not read here; `file` counts from 0. */
export class RefusedHere extends Error {
  readonly reason: RefusalHere;
  readonly file: number;

  constructor(reason: RefusalHere, file: number) {
    super(`This file is refused: ${reason}.`);
    this.reason = reason;
    this.file = file;
  }
}

/** @throws RefusedHere for the first file that is not read here, before anything is loaded. */
export async function decodeFiles(
  files: Blob[],
  { decode }: Pick<Pictures, 'decode'>,
): Promise<Pixels[]> {
  const pictures: Pixels[] = [];
  for (const [index, file] of files.entries()) {
    try {
      const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
      if (fileKind(start) === 'pdf') throw new RefusedHere('pdf', index);
      pictures.push(await decode(file));
    } catch (error) {
      throw error instanceof Refused ? new RefusedHere(refusalOf(error), index) : error;
    }
  }
  return pictures;
}

function refusalOf({ reason }: Refused): RefusalHere {
  return reason === 'too-many-pages' || reason === 'locked' ? 'unreadable' : reason;
}

/**
 * What the pictures say: by one engine alone, which looks twice at each number, more often at a
 * doubtful one, and once at its sign. Where the server would need its second engine, a value stays
 * unsure here.
 */
export async function readPictures(
  pictures: Pixels[],
  engine: Engine,
  { addressOf }: Pick<Pictures, 'addressOf'>,
): Promise<{ reading: PictureReading; pages: PageHere[] }> {
  const seen: PageRead[] = [];
  for (const picture of pictures) seen.push(await readPage(engine, picture));
  const cells: CellReader = {
    readAgain: async () => null,
    async readNumber(pageIndex, box) {
      const page = seen[pageIndex];
      return page ? readNumber(engine.recogniser, page.pixels, box) : [];
    },
    async signOf(pageIndex, box) {
      const page = seen[pageIndex];
      return page ? signBefore(page.pixels, box) : null;
    },
  };
  const reading = await readMeaning({ pages: seen.map(({ page }) => page) }, cells);
  const pages: PageHere[] = [];
  for (const { upright } of seen) {
    const { widthPx, heightPx } = upright;
    pages.push({ address: await addressOf(upright), widthPx, heightPx });
  }
  // They are shown as they were turned to be read.
  const upright = reading.pages.map((page) => ({ ...page, turnedDegrees: 0 as const }));
  return { reading: { ...reading, pages: upright }, pages };
}
