import type { Word } from '../words.ts';

/** What a text's box is higher than its type, and longer at each end in sizes of the type. */
const BOX_HEIGHT = 1.25;
const RIM = 0.15;
/** In sizes of the type: words nearer than this are one text, letters nearer are one word. */
const CLOSE = 0.6;
const WITHIN_WORD = 0.15;
/** So far off, in sizes of the type, are two lines. */
const LEVEL = 0.2;

/**
 * The words of a document that stand close in a line as one, as a recogniser finds them: some
 * programs set each word or letter alone, and `Right` and `Eye` mean more together.
 */
export function joinWords(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  const isAlone = ({ source, box }: Word) =>
    source !== 'text-layer' || Math.abs(box.angleRadians) > 0.01;
  const inOrder = words.filter((word) => !isAlone(word)).toSorted(byLine);
  for (const word of inOrder) {
    const before = joined.findLast((one) => gapBetween(one, word) < CLOSE);
    if (before) joined[joined.indexOf(before)] = together(before, word);
    else joined.push(word);
  }
  return [...joined, ...words.filter(isAlone)];
}

function byLine(one: Word, other: Word): number {
  return one.box.xPx - one.box.widthPx / 2 - (other.box.xPx - other.box.widthPx / 2);
}

/** From the end of one text to the start of the next, in sizes of the type; endless in other lines. */
function gapBetween({ box: one }: Word, { box: other }: Word): number {
  const size = Math.min(one.heightPx, other.heightPx) / BOX_HEIGHT;
  const rims = (RIM * (one.heightPx + other.heightPx)) / BOX_HEIGHT;
  const gap = other.xPx - other.widthPx / 2 - (one.xPx + one.widthPx / 2) + rims;
  const isLevel = Math.abs(one.yPx - other.yPx) < LEVEL * size;
  return isLevel && gap > -CLOSE * size ? gap / size : Infinity;
}

function together(one: Word, other: Word): Word {
  const [left, right] = [
    one.box.xPx - one.box.widthPx / 2,
    Math.max(one.box.xPx + one.box.widthPx / 2, other.box.xPx + other.box.widthPx / 2),
  ];
  const space = gapBetween(one, other) > WITHIN_WORD ? ' ' : '';
  return {
    ...one,
    text: `${one.text}${space}${other.text}`,
    characters: [...one.characters, ...other.characters],
    weakest: Math.min(one.weakest, other.weakest),
    box: { ...one.box, xPx: (left + right) / 2, widthPx: right - left },
  };
}
