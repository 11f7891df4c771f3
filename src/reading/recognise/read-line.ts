import type { Character, Reading } from '../words.ts';
import { cutOut, type CutOut } from './cut-out.ts';
import { bowAt, type Line } from './line.ts';
import type { Network } from './network.ts';
import type { Pixels } from './pixels.ts';
import { placeIn } from './rectangle.ts';

const HEIGHT = 48;
const LEAST_WIDTH = 16;
const MOST_WIDTH = 8000;
/** What is longer than this is read in pieces: in long lines small signs and points get lost. */
const LONGEST_PIECE = 12 * HEIGHT;
/** A gap between two words is about so wide. */
const GAP = 8;
/** In a gap light and dark differ by less than this share of what they do in text. */
const IS_GAP = 0.5;

/** What a sheet of the west can hold; the recogniser knows 6,600 characters, most of them Chinese. */
const WESTERN = /^[\u0020-\u007e\u00a1-\u017f\u2010-\u2015\u2212\u20ac]$/u;

/** What a number of a prescription is written with. */
const OF_NUMBERS = /^[\d.,+\-−–°]$/u;

export type Recogniser = {
  network: Network;
  /** By class of the recogniser. The first is no character at all, but what is between two. */
  characters: string[];
  /** The classes that are chosen among. */
  classes: number[];
};

export function recogniserOf(network: Network, alphabet: string[]): Recogniser {
  const characters = ['', ...alphabet, ' '];
  const classes = characters.flatMap((text, index) =>
    index === 0 || WESTERN.test(text) ? [index] : [],
  );
  return { network, characters, classes };
}

/** The same, which can answer nothing but what numbers are written with. */
export function forNumbers({ network, characters, classes }: Recogniser): Recogniser {
  const own = classes.filter((index) => index === 0 || OF_NUMBERS.test(characters[index] ?? ''));
  return { network, characters, classes: own };
}

/** What stands in a line; null when nothing does. */
export async function readLine(
  { network, characters, classes }: Recogniser,
  page: Pixels,
  line: Line,
): Promise<Reading | null> {
  const { box, bow } = line;
  const wanted = Math.round((box.widthPx / box.heightPx) * HEIGHT);
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, wanted));
  const strip = cutOut(page, box, width, HEIGHT, bow);
  const steps: Step[] = [];
  let from = 0;
  for (const to of [...cutsOf(strip), width]) {
    if (from > 0) steps.push({ at: from, best: characters.length - 1, likely: 1 });
    steps.push(...(await readPiece(network, strip, from, to, classes)));
    from = to;
  }
  return readingOf(steps, width, characters, line);
}

/**
 * Where a long line is cut: in the clearest gap that leaves a piece of a good length. A piece grows
 * longer rather than be cut through a word or a number.
 */
function cutsOf({ width, planes }: CutOut): number[] {
  const cuts: number[] = [];
  for (let from = 0; width - from > LONGEST_PIECE;) {
    let [best, least, most] = [from, Infinity, 0];
    for (let at = from + LONGEST_PIECE / 3; at < width - GAP; at++) {
      if (at > from + LONGEST_PIECE && least < IS_GAP * most) break;
      const contrast = contrastAt(at);
      most = Math.max(most, contrast);
      if (contrast < least) [best, least] = [at, contrast];
    }
    if (least >= IS_GAP * most) break;
    from = best;
    cuts.push(from);
  }
  return cuts;

  /** How much light and dark differ around a column, in green, the most like what eyes see. */
  function contrastAt(column: number): number {
    let [dark, light] = [255, 0];
    for (let row = 6; row < HEIGHT - 6; row++)
      for (let x = column - GAP / 2; x < column + GAP / 2; x++) {
        const value = planes[(HEIGHT + row) * width + x] ?? 0;
        dark = Math.min(dark, value);
        light = Math.max(light, value);
      }
    return light - dark;
  }
}

/** The likeliest character at each step across the columns from `from` to before `to`. */
async function readPiece(
  network: Network,
  { width, planes }: CutOut,
  from: number,
  to: number,
  classes: number[],
): Promise<Step[]> {
  const own = to - from;
  const values = new Float32Array(3 * HEIGHT * own);
  for (let row = 0; row < 3 * HEIGHT; row++)
    for (let column = 0; column < own; column++)
      values[row * own + column] = (planes[row * width + from + column] ?? 0) / 127.5 - 1;
  const { data, dims } = await network.run({ data: values, dims: [1, 3, HEIGHT, own] });
  const [, steps = 0, size = 0] = dims;
  return likeliest(data, steps, size, classes).map((step) => ({
    ...step,
    at: from + ((step.at + 0.5) / steps) * own,
  }));
}

/** `at` counts columns of the strip that is read. */
type Step = { at: number; best: number; likely: number };

/** The best class of each step across the line. */
function likeliest(data: Float32Array, steps: number, size: number, classes: number[]): Step[] {
  return Array.from({ length: steps }, (_, at) => {
    let [best, likely] = [0, -1];
    for (const index of classes) {
      const value = data[at * size + index] ?? 0;
      if (value > likely) [best, likely] = [index, value];
    }
    return { at, best, likely };
  });
}

/** A class that goes on over several steps is one character, as likely as at its best step. */
function readingOf(
  all: Step[],
  width: number,
  characters: string[],
  { box, bow }: Line,
): Reading | null {
  const seen: (Character & { best: number })[] = [];
  let last = 0;
  for (const { at, best, likely } of all) {
    const goesOn = best === last ? seen.at(-1) : undefined;
    if (best !== 0 && goesOn) goesOn.confidence = Math.max(goesOn.confidence, likely);
    else if (best !== 0) {
      const along = (at / width - 0.5) * box.widthPx;
      const place = placeIn(box, along, bowAt(bow, along));
      seen.push({ ...place, text: characters[best] ?? '', confidence: likely, best });
    }
    last = best;
  }
  const inked = seen.filter(({ text }) => text !== ' ');
  if (inked.length === 0) return null;
  return {
    text: seen
      .map(({ text }) => text)
      .join('')
      .trim(),
    characters: inked.map(({ text, confidence, xPx, yPx }) => ({ text, confidence, xPx, yPx })),
    weakest: Math.min(...inked.map(({ confidence }) => confidence)),
  };
}
