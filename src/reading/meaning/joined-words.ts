import type { Word } from '../words.ts';

/** What a text's box is higher than its type, and longer at each end in sizes of the type. */
const BOX_HEIGHT = 1.25;
const RIM = 0.15;
/** In sizes of the type: words nearer than this are one text (a typewriter's space is 0.6), letters nearer are one word. */
const CLOSE = 0.68;
const WITHIN_WORD = 0.15;
/** So far off, in sizes of the type, are two lines. */
const LEVEL = 0.2;
/** A box of a form that takes one character is at most so wide, in sizes of the type. */
const BOX_WIDE = 2.2;
/** Boxes of one value are alike: within so much of their width, for a hand is not exact. */
const BOX_ALIKE = 0.15;
/** As many boxes are one value at least; a character may stand so far off the line, turned so far. */
const BOXES_LEAST = 3;
const BOX_LEVEL = 0.35;
const BOX_TURN = 0.1;

/**
 * The words of a document that stand close in a line as one, as a recogniser finds them: some
 * programs set each word or letter alone, and `Right` and `Eye` mean more together.
 */
export function joinWords(written: readonly Word[]): Word[] {
  const words = joinBoxes(written);
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

/** `-`, `3`, `.`, `2`, `5`, each in a box of its own, as forms ask for them, are one number. */
function joinBoxes(words: readonly Word[]): Word[] {
  const runs: Word[][] = [];
  for (const word of words.filter(isInBox).toSorted(byLine)) {
    const run = runs.findLast((one) => isNextBox(one, word));
    if (run) run.push(word);
    else runs.push([word]);
  }
  const long = runs.filter(({ length }) => length >= BOXES_LEAST);
  const numbers = runs.filter(
    (run) => long.includes(run) || (run.length > 1 && long.some((one) => areAlike(one, run))),
  );
  const taken = new Set(numbers.flat());
  return [
    ...words.filter((word) => !taken.has(word)),
    ...numbers.map((run) => run.reduce((one, other) => together(one, other, ''))),
  ];
}

/** Whether the boxes of two numbers are equally wide: a short one may be a distance. */
function areAlike(one: readonly Word[], other: readonly Word[]): boolean {
  const [wide, usual] = [other, one].map((run) => run[1]!.box.xPx - run[0]!.box.xPx);
  return Math.abs(wide! - usual!) < BOX_ALIKE * usual!;
}

function isInBox({ source, text, box }: Word): boolean {
  return (
    source === 'text-layer' && Math.abs(box.angleRadians) < BOX_TURN && /^[\d.,+−–‐-]$/.test(text)
  );
}

function isNextBox(run: readonly Word[], { box }: Word): boolean {
  const [before, last] = [run.at(-2)?.box, run.at(-1)!.box];
  const size = last.heightPx / BOX_HEIGHT;
  const [wide, usual] = [box.xPx - last.xPx, before ? last.xPx - before.xPx : null];
  return (
    Math.abs(box.yPx - last.yPx) < BOX_LEVEL * size &&
    Math.abs(box.heightPx - last.heightPx) < BOX_ALIKE * last.heightPx &&
    wide > 0 &&
    wide < BOX_WIDE * size &&
    (usual === null || Math.abs(wide - usual) < BOX_ALIKE * usual)
  );
}

function together(one: Word, other: Word, between?: string): Word {
  const [left, right] = [
    one.box.xPx - one.box.widthPx / 2,
    Math.max(one.box.xPx + one.box.widthPx / 2, other.box.xPx + other.box.widthPx / 2),
  ];
  const space = between ?? (gapBetween(one, other) > WITHIN_WORD ? ' ' : '');
  return {
    ...one,
    text: `${one.text}${space}${other.text}`,
    characters: [...one.characters, ...other.characters],
    weakest: Math.min(one.weakest, other.weakest),
    box: { ...one.box, xPx: (left + right) / 2, widthPx: right - left },
  };
}
