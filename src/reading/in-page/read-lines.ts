import type { LineHere } from '#domain/prescription/reading-here.ts';
import type { Pixels } from '../recognise/pixels.ts';
import { readPage, type Engine } from '../recognise/read-page.ts';
import type { Reading, Word } from '../words.ts';

/**
 * What is printed in pictures, line by line and whatever it means: pieces beside each other in one
 * line are one, as a gap or a sign between them may have parted them. Each line as it was read
 * first, and again as it was read the second time.
 */
export async function readLines(pictures: Pixels[], engine: Engine): Promise<LineHere[]> {
  const lines: LineHere[] = [];
  for (const picture of pictures) {
    const { page } = await readPage(engine, picture);
    for (const line of linesOf(page.words))
      lines.push(lineOf(line), lineOf(line.map((word) => ({ ...word, ...word.second }))));
  }
  return lines;
}

/** Farther apart than so many heights, pieces are not of one line; nor if one is so much higher up. */
const MOST_GAP = 4;
const MOST_RISE = 0.6;

function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.box.xPx - b.box.xPx)) {
    const line = lines.find((before) => follows(before.at(-1)!, word));
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Whether a piece goes on where another ends: along the other's own direction, and as high. */
function follows({ box: before }: Word, { box }: Word): boolean {
  // The direction of a piece of a few letters means nothing: that of the wider one counts.
  const { angleRadians } = before.widthPx >= box.widthPx ? before : box;
  const [cos, sin] = [Math.cos(angleRadians), Math.sin(angleRadians)];
  const [x, y] = [box.xPx - before.xPx, box.yPx - before.yPx];
  const height = Math.min(before.heightPx, box.heightPx);
  const gap = x * cos + y * sin - (before.widthPx + box.widthPx) / 2;
  const rise = Math.abs(y * cos - x * sin);
  return gap > -height && gap < MOST_GAP * height && rise < MOST_RISE * height;
}

function lineOf(readings: readonly Reading[]): LineHere {
  return {
    text: readings.map(({ text }) => text).join(' '),
    certainties: readings.flatMap(({ characters }) =>
      characters.map(({ confidence }) => confidence),
    ),
  };
}
