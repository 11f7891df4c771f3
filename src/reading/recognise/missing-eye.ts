import type { Box, Word } from '../words.ts';
import { findLines, type Detector } from './find-lines.ts';
import { loneBlots } from './lone-blots.ts';
import type { Pixels } from './pixels.ts';
import { readLine, type Recogniser } from './read-line.ts';
import { grown, placeIn } from './rectangle.ts';

/** The name of an eye, alone or in brackets. */
const LONE = /^\W?([RL])\W?$/;
/** A lone letter is looked at with so many heights less or more around it than it was marked. */
const LOOKS = [0, -0.15, 0.2, -0.22];
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

/** So many letters without their other one are looked along, and so many strips of the page. */
const LETTERS_MOST = 6;
/** A letter is so high in its box, mostly and at all, and that of the other eye as high but for this. */
const INK_HIGH = 0.55;
const IN_BOX = [
  { least: 0.4, most: 0.72 },
  { least: 0.72, most: 1.2 },
];
const SAME_INK = { least: 0.72, most: 1.35 };
/** A box of one letter is at least so many times as high as its ink. */
const BOX_HIGH = 1.6;
/** So many blots like a letter are looked at in a strip. */
const BLOTS_MOST = 16;
/** What was read in a box of one letter with less than this may be the letter of an eye. */
const SURELY_READ = 0.8;

/**
 * The letters of the other eye, where more of one eye's stand on a page than of the other's: right
 * below or above one of those, or right beside it, of the same size, and read so twice. With an `L`
 * that is not seen go all values of its eye. Each comes with the word that was read in its place.
 */
export async function findMissingEyes(
  engine: Detector & { recogniser: Recogniser },
  page: Pixels,
  words: readonly Word[],
): Promise<MissingEye[]> {
  const named = (letter: 'R' | 'L') => words.filter(({ text }) => letterOf(text) === letter);
  const [right, left] = [named('R'), named('L')];
  const lacking = Math.abs(right.length - left.length);
  if (lacking === 0) return [];
  const [known, wanted] = right.length > left.length ? [right, 'L'] : [left, 'R'];
  const letters = known.slice(0, LETTERS_MOST);
  const found: MissingEye[] = [];
  const wordsAt = (box: Box) =>
    [...words, ...found.map(({ eye }) => eye)].filter((word) => isWithin(box, word.box));
  /** Notes the letter where it stands in a box, of nothing else or of what is not clear. */
  async function look(box: Box): Promise<Word | null> {
    const there = wordsAt(box);
    const [instead = null] = there;
    if (there.length > 1 || (instead && !mayBeEye(instead))) return null;
    const eye = await readLetter(engine.recogniser, page, box, wanted);
    if (eye) found.push({ eye, instead });
    return eye;
  }
  for (const one of letters)
    for (const box of placesBefore(one, words)) {
      await look(box);
      if (found.length === lacking) return found;
    }
  for (const { strip, one } of stripsThrough(letters, page)) {
    const highPx = blotIn(one.box, page)?.heightPx ?? INK_HIGH * one.box.heightPx;
    // In a box that was marked too tightly a letter is told less clearly.
    const looked = grown(one.box, Math.max(0, (BOX_HIGH * highPx - one.box.heightPx) / 2));
    const high = { leastPx: SAME_INK.least * highPx, mostPx: SAME_INK.most * highPx };
    const unlike = ({ heightPx }: Box) => Math.abs(heightPx - highPx);
    const blots = loneBlots(cut(page, strip), high).toSorted((a, b) => unlike(a) - unlike(b));
    for (const { xPx, yPx } of blots.slice(0, BLOTS_MOST)) {
      await look({ ...looked, xPx: xPx + strip.left, yPx: yPx + strip.top });
      if (found.length === lacking) return found;
    }
  }
  for (const side of SIDES) {
    for (const { strip, one } of stripsThrough(letters, page)) {
      const part = cut(page, strip);
      const longestSide = (side * longestOf(part)) / longestOf(page);
      for (const { box } of await findLines(engine, part, { longestSide, timesMost: 1 })) {
        const placed = { ...box, xPx: box.xPx + strip.left, yPx: box.yPx + strip.top };
        const eye = isLetterLike(placed, one.box) ? await look(placed) : null;
        if (!eye) continue;
        // Where one stands beside its other one, so do the others.
        const [dx, dy] = fromNearest(eye.box, known);
        for (const { box: other } of known) {
          if (found.length === lacking) return found;
          await look({ ...eye.box, xPx: other.xPx + dx, yPx: other.yPx + dy });
        }
      }
    }
  }
  return found;
}

/** A value of a row is so many times its height higher or lower, and by a share of its distance. */
const LEVEL = { heights: 0.7, slope: 0.1 };

/**
 * Where the other letter would stand in the line of a letter: as far before another value as that
 * one stands before its own.
 */
function placesBefore({ box }: Word, words: readonly Word[]): Box[] {
  const behind = words
    .filter((word) => {
      const [dx, dy] = [word.box.xPx - box.xPx, Math.abs(word.box.yPx - box.yPx)];
      return dx > 0 && dy < LEVEL.heights * box.heightPx + LEVEL.slope * dx;
    })
    .toSorted((a, b) => a.box.xPx - b.box.xPx);
  const [own, ...others] = behind;
  if (!own) return [];
  const [ownX, ownY] = startOf(own.box);
  return others.map((other) => {
    const [x, y] = startOf(other.box);
    return { ...box, xPx: box.xPx + x - ownX, yPx: box.yPx + y - ownY };
  });
}

/** The middle of the left side of a box. */
function startOf(box: Box): [xPx: number, yPx: number] {
  const { xPx, yPx } = placeIn(box, -box.widthPx / 2, 0);
  return [xPx, yPx];
}

type MissingEye = { eye: Word; instead: Word | null };

/** How far a letter stands from that of the other eye in its line, else from the nearest one. */
function fromNearest(box: Box, others: readonly Word[]): [dx: number, dy: number] {
  const far = ({ box: other }: Word) => {
    const [x, y] = [Math.abs(box.xPx - other.xPx), Math.abs(box.yPx - other.yPx)];
    return y < box.heightPx / 2 ? y : x + y;
  };
  const { box: near } = others.toSorted((a, b) => far(a) - far(b))[0]!;
  return [box.xPx - near.xPx, box.yPx - near.yPx];
}

/** One character that is no digit, and not clear. */
function mayBeEye({ text, weakest }: Word): boolean {
  return /^\W?[^\d\s]\W?$/u.test(text) && !LONE.test(text) && weakest < SURELY_READ;
}

function letterOf(text: string): string | undefined {
  return LONE.exec(text)?.[1];
}

function longestOf({ widthPx, heightPx }: Pixels): number {
  return Math.max(widthPx, heightPx);
}

type Strip = { left: number; top: number; right: number; bottom: number };

/** The ink of the letter in a box. */
function blotIn(box: Box, page: Pixels): Box | undefined {
  const { xPx, yPx, heightPx } = box;
  const reach = Math.max(box.widthPx, heightPx);
  const around = {
    left: Math.max(0, Math.floor(xPx - reach)),
    right: Math.min(page.widthPx, Math.ceil(xPx + reach)),
    top: Math.max(0, Math.floor(yPx - reach)),
    bottom: Math.min(page.heightPx, Math.ceil(yPx + reach)),
  };
  const [centreX, centreY] = [xPx - around.left, yPx - around.top];
  const off = (blot: Box) => Math.hypot(blot.xPx - centreX, blot.yPx - centreY);
  for (const { least, most } of IN_BOX) {
    const high = { leastPx: least * heightPx, mostPx: most * heightPx };
    const [nearest] = loneBlots(cut(page, around), high).toSorted((a, b) => off(a) - off(b));
    if (nearest && off(nearest) < heightPx / 3) return nearest;
  }
  return undefined;
}

/** The columns and the lines of letters, over the whole page, and a letter in each. */
function stripsThrough(letters: readonly Word[], page: Pixels): { strip: Strip; one: Word }[] {
  const span = (middle: number, length: number, heightPx: number): [number, number] => {
    const half = STRIP.share * length + STRIP.heights * heightPx;
    return [Math.max(0, Math.floor(middle - half)), Math.min(length, Math.ceil(middle + half))];
  };
  const columns = apart(letters, ({ box }) => box.xPx).map((one) => {
    const [left, right] = span(one.box.xPx, page.widthPx, one.box.heightPx);
    return { one, strip: { left, right, top: 0, bottom: page.heightPx } };
  });
  const lines = apart(letters, ({ box }) => box.yPx).map((one) => {
    const [top, bottom] = span(one.box.yPx, page.heightPx, one.box.heightPx);
    return { one, strip: { left: 0, right: page.widthPx, top, bottom } };
  });
  return [...columns, ...lines];
}

/** Those of letters that do not stand in one strip with another of them. */
function apart(letters: readonly Word[], placeOf: (one: Word) => number): Word[] {
  return letters.filter((one, index) =>
    letters
      .slice(0, index)
      .every((other) => Math.abs(placeOf(one) - placeOf(other)) > one.box.heightPx),
  );
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
      found.push({ ...reading, box, source: 'recogniser', second: null, letters: null });
  }
  const [first] = found.toSorted((a, b) => b.weakest - a.weakest);
  return first && found.length >= LOOKS_LEAST ? first : null;
}
