import type { Box, Character, Reading } from '../words.ts';
import { cutOut } from './cut-out.ts';
import type { Network } from './network.ts';
import type { Pixels } from './pixels.ts';
import { placeIn } from './rectangle.ts';

const HEIGHT = 48;
const LEAST_WIDTH = 16;
const MOST_WIDTH = 1600;

/** What a sheet of the west can hold; the recogniser knows 6,600 characters, most of them Chinese. */
const WESTERN = /^[\u0020-\u007e\u00a1-\u017f\u2010-\u2015\u2212\u20ac]$/u;

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

/** What stands in `box`; null when nothing does. */
export async function readLine(
  { network, characters, classes }: Recogniser,
  page: Pixels,
  box: Box,
): Promise<Reading | null> {
  const wanted = Math.round((box.widthPx / box.heightPx) * HEIGHT);
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, wanted));
  const planes = cutOut(page, box, width, HEIGHT).planes.map((value) => value / 127.5 - 1);
  const { data, dims } = await network.run({ data: planes, dims: [1, 3, HEIGHT, width] });
  const [, steps = 0, size = 0] = dims;

  return readingOf(likeliest(data, steps, size, classes), steps, characters, box);
}

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
function readingOf(all: Step[], steps: number, characters: string[], box: Box): Reading | null {
  const seen: (Character & { best: number })[] = [];
  let last = 0;
  for (const { at, best, likely } of all) {
    const goesOn = best === last ? seen.at(-1) : undefined;
    if (best !== 0 && goesOn) goesOn.confidence = Math.max(goesOn.confidence, likely);
    else if (best !== 0) {
      const place = placeIn(box, ((at + 0.5) / steps - 0.5) * box.widthPx, 0);
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
