import type { ReceivedPage } from '../received.ts';
import type { CellReader, Page, Sheet } from '../words.ts';
import { decodePicture } from './decode.ts';
import { startEngine } from './engine.ts';
import type { Look } from './find-lines.ts';
import type { Pixels } from './pixels.ts';
import { startCellEngine, type CellEngine } from './read-cell.ts';
import { readNumber } from './read-number.ts';
import { readPage, type Engine } from './read-page.ts';
import { jpegOf, smoothed } from './sharp-pixels.ts';
import { signBefore } from './sign.ts';

/** The words of a sheet, and what its cells can be asked while the sheet is at hand. */
export type SeenSheet = Sheet & {
  cells: CellReader;
  /** The picture of each page that had to be turned, upright as its words are; else null. */
  turnedPictures: (Uint8Array | null)[];
};

export type Recogniser = {
  /** Finds the words of pages that `receive` gave, looked at as `look` says. */
  see(pages: Pick<ReceivedPage, 'picture' | 'words'>[], look?: Look): Promise<SeenSheet>;
  close(): Promise<void>;
};

/**
 * Both engines in this process. What they take of memory they do not give back: servers use
 * `createReader`, which does this in processes of its own. Each engine starts when it is needed.
 */
export function createRecogniser({ threads }: { threads: number }): Recogniser {
  let engine: Promise<Engine> | undefined;
  let cellEngine: Promise<CellEngine> | undefined;

  async function seePage(
    { picture, words }: Pick<ReceivedPage, 'picture' | 'words'>,
    look: Look | undefined,
  ) {
    const decoded = await decodePicture(picture);
    const pixels = look?.smoothing ? await smoothed(decoded, look.smoothing) : decoded;
    if (words) {
      const { widthPx, heightPx } = pixels;
      const page: Page = { widthPx, heightPx, turnedDegrees: 0, words };
      return { page, upright: null, pixels: null };
    }
    engine ??= startEngine({ threads });
    return readPage(await engine, pixels, look?.size);
  }

  function cellsOf(pictures: (Pixels | null)[]): CellReader {
    return {
      async readAgain(pageIndex, box) {
        const pixels = pictures[pageIndex];
        if (!pixels) return null;
        cellEngine ??= startCellEngine();
        return (await cellEngine).read(pixels, box);
      },
      async readNumber(pageIndex, box) {
        const pixels = pictures[pageIndex];
        if (!pixels || !engine) return [];
        return readNumber((await engine).recogniser, pixels, box);
      },
      async signOf(pageIndex, box) {
        const pixels = pictures[pageIndex];
        return pixels ? signBefore(pixels, box) : null;
      },
    };
  }

  return {
    async see(received, look) {
      const seen: Awaited<ReturnType<typeof seePage>>[] = [];
      for (const page of received) seen.push(await seePage(page, look));
      const turnedPictures: (Uint8Array | null)[] = [];
      for (const { page, upright } of seen)
        turnedPictures.push(page.turnedDegrees !== 0 && upright ? await jpegOf(upright) : null);
      return {
        pages: seen.map(({ page }) => page),
        cells: cellsOf(seen.map(({ pixels }) => pixels)),
        turnedPictures,
      };
    },

    async close() {
      await (await cellEngine)?.close();
      const { detector, recogniser, letters } = (await engine) ?? {};
      await detector?.release();
      await recogniser?.network.release();
      await letters?.network.release();
    },
  };
}
