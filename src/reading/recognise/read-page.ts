import type { Page, Reading, Word } from '../words.ts';
import { findLines, type Detector } from './find-lines.ts';
import { turnedBow, type Line } from './line.ts';
import { turned, type Pixels, type QuarterTurn } from './pixels.ts';
import { readLine, type Recogniser } from './read-line.ts';
import { lengthened } from './rectangle.ts';

/** By how much of its height a number-like box is lengthened at both ends to be read again. */
const SECOND_LENGTH = 0.35;
/** A line of at least two characters is wider than this many heights, or higher when it lies. */
const CLEARLY = 1.5;
/** Lone letters on paper are read with more than this. */
const SURELY_A_LETTER = 0.5;
/** So many of the widest lines tell whether a page stands on its head. */
const TELLING_LINES = 6;
/** Lines that stand upright are read with more than this. */
const SURELY_UPRIGHT = 0.9;

/** The two networks of PP-OCR: where lines of text are, and what a line says. */
export type Engine = Detector & { recogniser: Recogniser };

/** The words of a page, and its pixels as they stand upright. */
export type PageRead = { page: Page; pixels: Pixels };

/** Finds and reads all words of a picture, however it was held. */
export async function readPage(engine: Engine, picture: Pixels): Promise<PageRead> {
  const asHeld = await findLines(engine, picture);
  const lies = isLying(asHeld);
  const standing = lies ? turned(picture, 90) : picture;
  const lines = lies ? await findLines(engine, standing) : asHeld;

  if (!(await isUpsideDown(engine, standing, lines)))
    return pageOf(engine, standing, lines, lies ? 90 : 0);
  const upright = turned(standing, 180);
  const turnedLines = lines.map((line) => turnedHalf(line, standing));
  return pageOf(engine, upright, turnedLines, lies ? 270 : 180);
}

async function pageOf(
  engine: Engine,
  pixels: Pixels,
  lines: Line[],
  turnedDegrees: QuarterTurn,
): Promise<PageRead> {
  const words: Word[] = [];
  for (const { box, bow } of lines) {
    const first = await readLine(engine.recogniser, pixels, { box, bow });
    if (!first || isSpeck(first)) continue;
    const second = isNumberLike(first.text)
      ? await readLine(engine.recogniser, pixels, { box: lengthened(box, SECOND_LENGTH), bow })
      : null;
    words.push({ ...first, box, source: 'recogniser', second });
  }
  const { widthPx, heightPx } = pixels;
  return { page: { widthPx, heightPx, turnedDegrees, words }, pixels };
}

/** A rule, an arrow or a speck that looks like some letter, but for those that name an eye. */
function isSpeck({ text, weakest }: Reading): boolean {
  return /^[^\dLR]$/.test(text) && weakest < SURELY_A_LETTER;
}

/** What has a digit, or is made of nothing but letters that are taken for digits. */
function isNumberLike(text: string): boolean {
  return /\d/.test(text) || /^[-+−–.,°OoSsBIlZz]+$/u.test(text);
}

function isLying(lines: Line[]): boolean {
  const wide = lines.filter(({ box }) => box.widthPx > CLEARLY * box.heightPx);
  const high = lines.filter(({ box }) => box.heightPx > CLEARLY * box.widthPx);
  return high.length > wide.length;
}

/** Whether the widest lines read better turned by half. Most pages are sure at first sight. */
async function isUpsideDown(engine: Engine, pixels: Pixels, lines: Line[]): Promise<boolean> {
  const telling = lines.toSorted((a, b) => b.box.widthPx - a.box.widthPx).slice(0, TELLING_LINES);
  const asIs = await confidenceOf(engine, pixels, telling);
  if (telling.length === 0 || asIs > SURELY_UPRIGHT) return false;
  const onItsHead = telling.map(({ box, bow }) => ({
    box: { ...box, angleRadians: box.angleRadians + Math.PI },
    bow: turnedBow(bow),
  }));
  return (await confidenceOf(engine, pixels, onItsHead)) > asIs;
}

async function confidenceOf(engine: Engine, pixels: Pixels, lines: Line[]): Promise<number> {
  const readings: (Reading | null)[] = [];
  for (const line of lines) readings.push(await readLine(engine.recogniser, pixels, line));
  const all = readings.flatMap((reading) => reading?.characters ?? []);
  return all.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, all.length);
}

function turnedHalf({ box, bow }: Line, { widthPx, heightPx }: Pixels): Line {
  const turnedBox = { ...box, xPx: widthPx - box.xPx, yPx: heightPx - box.yPx };
  return { box: turnedBox, bow: turnedBow(bow) };
}
