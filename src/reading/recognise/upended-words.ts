import type { Box, Word } from '../words.ts';
import type { Pixels } from './pixels.ts';
import { readLine, type Recogniser } from './read-line.ts';

/** What runs up or down beside the rows of a table is mostly the eye. */
const NAME_OF_EYE =
  /^(right|left|rechts|links|r\.?e\.?|l\.?e\.?|o\.?d\.?|o\.?s\.?|[rl]\.?a\.?)(eye|auge)?$/i;
/** It is believed with this. */
const SURELY = 0.6;
/** A box of less than so many heights may be of a letter that lies on its side. */
const IS_LETTER = 1.6;
/** Letters of one word are no further apart than so many of their widths: some are not marked. */
const NEXT = 4;
/** A word of two letters is so many times as long as it is high. */
const LEAST_LENGTH = 1.3;
/** Of the width of the stack, at both ends. */
const RIMS = [0, 0.4, 0.8];
const QUARTER = Math.PI / 2;

/**
 * Names of eyes that are written up or down beside their rows. Of such a word the detector marks
 * each letter by itself, or all in one high box, and neither is read as what it says. Each comes
 * with the words that were read in its place.
 */
export async function readUpended(
  recogniser: Recogniser,
  page: Pixels,
  words: readonly Word[],
): Promise<{ word: Word; instead: Word[] }[]> {
  const found: { word: Word; instead: Word[] }[] = [];
  const waiting = stacksOf(words.filter(isPiece));
  for (let stack = waiting.shift(); stack; stack = waiting.shift()) {
    const box = boxAround(stack);
    const isLong = box.heightPx >= LEAST_LENGTH * box.widthPx;
    const word = isLong ? await readName(recogniser, page, box) : null;
    if (word) found.push({ word, instead: stack });
    else if (stack.length > 1) waiting.push(...halvesOf(stack));
  }
  return found;
}

/** A stack parted where its gap is the widest: two words may stand above one another. */
function halvesOf(stack: Word[]): Word[][] {
  const gaps = stack.slice(1).map(({ box }, index) => gapBelow(stack[index]!.box, box));
  const cut = gaps.indexOf(Math.max(...gaps)) + 1;
  return [stack.slice(0, cut), stack.slice(cut)];
}

function gapBelow(above: Box, box: Box): number {
  return box.yPx - box.heightPx / 2 - (above.yPx + above.heightPx / 2);
}

/** The name in a high box, read from below and from above, with room for a letter nobody marked. */
async function readName(recogniser: Recogniser, page: Pixels, upright: Box): Promise<Word | null> {
  for (const rim of RIMS)
    for (const angleRadians of [-QUARTER, QUARTER]) {
      const box = {
        ...upright,
        widthPx: upright.heightPx + 2 * rim * upright.widthPx,
        heightPx: upright.widthPx,
        angleRadians,
      };
      const reading = await readLine(recogniser, page, { box, bow: [] });
      const text = reading?.text.replaceAll(/\s/g, '') ?? '';
      if (reading && reading.weakest >= SURELY && NAME_OF_EYE.test(text))
        return { ...reading, box, source: 'recogniser', second: null, letters: null };
    }
  return null;
}

/** A box of about one letter, or one that is higher than wide. */
function isPiece({ text, box }: Word): boolean {
  return text.length <= 3 && box.widthPx < IS_LETTER * box.heightPx && !/\d{2}/.test(text);
}

/** Pieces that stand close below one another. */
function stacksOf(pieces: readonly Word[]): Word[][] {
  const stacks: Word[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.box.yPx - b.box.yPx)) {
    const stack = stacks.find((one) => isBelow(piece.box, one.at(-1)!.box));
    if (stack) stack.push(piece);
    else stacks.push([piece]);
  }
  return stacks;
}

function isBelow(box: Box, above: Box): boolean {
  const size = Math.max(box.widthPx, above.widthPx);
  return Math.abs(box.xPx - above.xPx) < 0.5 * size && gapBelow(above, box) < NEXT * size;
}

function boxAround(stack: readonly Word[]): Box {
  const left = Math.min(...stack.map(({ box }) => box.xPx - box.widthPx / 2));
  const right = Math.max(...stack.map(({ box }) => box.xPx + box.widthPx / 2));
  const top = Math.min(...stack.map(({ box }) => box.yPx - box.heightPx / 2));
  const bottom = Math.max(...stack.map(({ box }) => box.yPx + box.heightPx / 2));
  return {
    xPx: (left + right) / 2,
    yPx: (top + bottom) / 2,
    widthPx: right - left,
    heightPx: bottom - top,
    angleRadians: 0,
  };
}
