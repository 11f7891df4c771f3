import type { Box, Word } from '../words.ts';
import { findLines, type Detector } from './find-lines.ts';
import type { Pixels } from './pixels.ts';
import { readLine, type Recogniser } from './read-line.ts';
import { grown } from './rectangle.ts';

/** The name of an eye, alone or in brackets. */
const LONE = /^\W?([RL])\W?$/;
/** A lone letter is looked at with so many heights less or more around it than it was marked. */
const LOOKS = [0, -0.15, 0.2];
/** So many of these must say the same, and with this. */
const LOOKS_LEAST = 2;
const SURELY = 0.65;
/**
 * Sides of the whole page, in pixels, at which the detector looks for one letter: it finds one at
 * one size and misses it at the next.
 */
const SIDES = [1600, 960];
/** Half the width of the strip that is looked through, as a share of the page's, and in letters. */
const STRIP = { share: 0.06, heights: 2 };
/** The other letter is so much higher or lower than the one that was found. */
const SAME_SIZE = { least: 0.6, most: 1.6 };

/**
 * The other eye's letter, where the letter of one eye stands on a page and that of the other was
 * not found: right below or above it, or right beside it, of the same size, and read so twice. With
 * an `L` that is not seen go all values of its eye.
 */
export async function findMissingEye(
  engine: Detector & { recogniser: Recogniser },
  page: Pixels,
  words: readonly Word[],
): Promise<Word | null> {
  const letters = words.filter(({ text }) => LONE.test(text));
  const [one] = letters;
  if (!one || letters.length !== 1) return null;
  const wanted = letterOf(one.text) === 'R' ? 'L' : 'R';
  for (const side of SIDES) {
    for (const strip of stripsThrough(one.box, page)) {
      const part = cut(page, strip);
      const longest = (side * Math.max(part.widthPx, part.heightPx)) / longestOf(page);
      const boxes = (await findLines(engine, part, longest)).map(({ box }) => ({
        ...box,
        xPx: box.xPx + strip.left,
        yPx: box.yPx + strip.top,
      }));
      for (const box of boxes) {
        if (!isLetterLike(box, one.box) || words.some((word) => isWithin(box, word.box))) continue;
        const word = await readLetter(engine.recogniser, page, box, wanted);
        if (word) return word;
      }
    }
  }
  return null;
}

function letterOf(text: string): string | undefined {
  return LONE.exec(text)?.[1];
}

function longestOf({ widthPx, heightPx }: Pixels): number {
  return Math.max(widthPx, heightPx);
}

type Strip = { left: number; top: number; right: number; bottom: number };

/** The column and the line of a letter, over the whole page. */
function stripsThrough({ xPx, yPx, heightPx }: Box, page: Pixels): Strip[] {
  const around = (middle: number, length: number): [number, number] => {
    const half = STRIP.share * length + STRIP.heights * heightPx;
    return [Math.max(0, Math.floor(middle - half)), Math.min(length, Math.ceil(middle + half))];
  };
  const [left, right] = around(xPx, page.widthPx);
  const [top, bottom] = around(yPx, page.heightPx);
  return [
    { left, right, top: 0, bottom: page.heightPx },
    { left: 0, right: page.widthPx, top, bottom },
  ];
}

function cut({ data, widthPx }: Pixels, { left, top, right, bottom }: Strip): Pixels {
  const [width, height] = [right - left, bottom - top];
  const own = new Uint8Array(3 * width * height);
  for (let row = 0; row < height; row++) {
    const from = 3 * ((top + row) * widthPx + left);
    own.set(data.subarray(from, from + 3 * width), 3 * row * width);
  }
  return { data: own, widthPx: width, heightPx: height };
}

function isLetterLike({ widthPx, heightPx }: Box, other: Box): boolean {
  const size = heightPx / other.heightPx;
  return widthPx < 1.9 * heightPx && size > SAME_SIZE.least && size < SAME_SIZE.most;
}

function isWithin({ xPx, yPx }: Box, other: Box): boolean {
  return (
    Math.abs(xPx - other.xPx) < other.widthPx / 2 && Math.abs(yPx - other.yPx) < other.heightPx / 2
  );
}

async function readLetter(
  recogniser: Recogniser,
  page: Pixels,
  box: Box,
  wanted: string,
): Promise<Word | null> {
  const found: Word[] = [];
  for (const rim of LOOKS) {
    const looked = rim === 0 ? box : grown(box, rim * box.heightPx);
    const reading = await readLine(recogniser, page, { box: looked, bow: [] });
    if (reading && letterOf(reading.text) === wanted && reading.weakest >= SURELY)
      found.push({ ...reading, box, source: 'recogniser', second: null });
  }
  const [first] = found.toSorted((a, b) => b.weakest - a.weakest);
  return first && found.length >= LOOKS_LEAST ? first : null;
}
