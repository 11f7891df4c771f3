import type { CellReader, Page, Reading, Sheet, Word } from '../words.ts';

const LETTER_PX = 20;
const LINE_PX = 60;
const HEIGHT_PX = 36;

/** How a word was seen, where it was not seen as it is drawn: by its text. */
export type Seen = Record<
  string,
  { text?: string; second?: string | null; letters?: string | undefined; weakest?: number }
>;

/** Looks at each cell that say nothing. */
export const noCells: CellReader = {
  readAgain: () => Promise.resolve(null),
  readNumber: () => Promise.resolve([]),
  signOf: () => Promise.resolve(null),
};

/** One look at a number, every character as clear. */
export function readingOf(text: string, weakest: number): Reading {
  const characters = [...text].map((one) => ({ text: one, confidence: weakest, xPx: 0, yPx: 0 }));
  return { text, characters, weakest };
}

/**
 * A sheet as it is drawn in text, a line a row: two spaces part two words. Read by the recogniser,
 * each number twice and alike, unless `seen` says otherwise; `bentPx` is how far the right edge
 * hangs below the left one, most of it at the end.
 */
export function sheetOf(
  drawing: string,
  {
    seen = {},
    bentPx = 0,
    source = 'recogniser',
  }: { seen?: Seen; bentPx?: number; source?: Word['source'] } = {},
): Sheet {
  const lines = drawing.replace(/^\n|\n$/g, '').split('\n');
  const widthPx = 90 * LETTER_PX;
  const bend = (x: number) => bentPx * (x / widthPx) ** 2;
  const slope = (x: number) => (2 * bentPx * x) / widthPx ** 2;
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: drawn, index }): Word => {
      const { text = drawn, second = text, letters, weakest = 0.97 } = seen[drawn] ?? {};
      const middle = (index + drawn.length / 2) * LETTER_PX;
      const yPx = (row + 1) * LINE_PX + bend(middle);
      const asRead = (read: string) => {
        const shown = [...read].filter((letter) => letter !== ' ');
        return {
          text: read,
          weakest,
          characters: shown.map((letter, at) => ({
            text: letter,
            confidence: weakest,
            xPx: (index + ((at + 0.5) * drawn.length) / shown.length) * LETTER_PX,
            yPx,
          })),
        };
      };
      const isNumber = /\d/.test(text);
      return {
        ...asRead(text),
        source,
        second: source === 'recogniser' && isNumber && second !== null ? asRead(second) : null,
        letters: letters === undefined ? null : asRead(letters),
        box: {
          xPx: middle,
          yPx,
          widthPx: drawn.length * LETTER_PX,
          heightPx: HEIGHT_PX,
          angleRadians: Math.atan(slope(middle)),
        },
      };
    }),
  );
  const page: Page = { widthPx, heightPx: (lines.length + 2) * LINE_PX, turnedDegrees: 0, words };
  return { pages: [page] };
}
