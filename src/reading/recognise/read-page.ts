import type { Box, Page, Reading, Word } from '../words.ts';
import { withoutCombs } from './combs.ts';
import { findLines, FIRST_LOOK, type Detector, type LookSize } from './find-lines.ts';
import { turnedBow, type Line } from './line.ts';
import { findMissingEyes } from './missing-eye.ts';
import { turned, type Pixels, type QuarterTurn } from './pixels.ts';
import { readLine, type Recogniser } from './read-line.ts';
import { grown, lengthened } from './rectangle.ts';
import { withTicks } from './ticks.ts';
import { readUpended } from './upended-words.ts';

/** By how much of its height a number-like box is lengthened at both ends to be read again. */
const SECOND_LENGTH = 0.35;
/** A line of at least two characters is wider than this many heights, or higher when it lies. */
const CLEARLY = 1.5;
/** Lone letters on paper are read with more than this. */
const SURELY_A_LETTER = 0.5;
/** A lone letter is read again with so many heights less or more around it than it was marked. */
const LETTER_RIMS = [-0.15, 0.2, 0.4];
/** The letter of an eye is believed, the second time, with this. */
const SURELY_AN_EYE = 0.65;
/** A box narrower than this many heights is of one letter, or of one in brackets. */
const IS_LETTER = 1.9;
/** A short word is read again with so many heights less around it than a lone letter needs. */
const TIGHT_RIMS = [-0.13, -0.18];
/** What is read with less is read again. */
const CLEARLY_READ = 0.8;
/** Letters that are read with less are read once more by the recogniser of letters. */
const LETTERS_CLEAR = 0.9;
/** So many of the widest lines tell whether a page stands on its head. */
const TELLING_LINES = 6;
/** Lines that stand upright are read with more than this. */
const SURELY_UPRIGHT = 0.9;

/**
 * The networks of PP-OCR: where lines of text are, what a line says, and, where it is at hand, what
 * its letters are to another one that knows those of English alone.
 */
export type Engine = Detector & { recogniser: Recogniser; letters: Recogniser | null };

/**
 * The words of a page; its pixels as they stand upright, and as they were read: with the figures of
 * combs set close.
 */
export type PageRead = { page: Page; upright: Pixels; pixels: Pixels };

/** Finds and reads all words of a picture, however it was held. */
export async function readPage(
  engine: Engine,
  picture: Pixels,
  size: LookSize = FIRST_LOOK.size,
): Promise<PageRead> {
  const asHeld = await findLines(engine, picture, size);
  const lies = isLying(asHeld);
  const standing = lies ? turned(picture, 90) : picture;
  const close = await withoutCombs(standing, engine);
  const pixels = close?.pixels ?? standing;
  const lines = lies || close ? await findLines(engine, pixels, size) : asHeld;

  const { isUpsideDown, alreadyRead } = await lookAtWidest(engine, pixels, lines);
  if (!isUpsideDown) {
    const page = await pageOf(engine, pixels, lines, lies ? 90 : 0, alreadyRead);
    return { page: { ...page, combs: close?.places ?? [] }, upright: standing, pixels };
  }
  const [upright, read] = [turned(standing, 180), turned(pixels, 180)];
  const turnedLines = lines.map((line) => turnedHalf(line, standing));
  const page = await pageOf(engine, read, turnedLines, lies ? 270 : 180);
  const combs = (close?.places ?? []).map((box) => turnedHalf({ box, bow: [] }, standing).box);
  return { page: { ...page, combs }, upright, pixels: read };
}

async function pageOf(
  engine: Engine,
  pixels: Pixels,
  lines: Line[],
  turnedDegrees: QuarterTurn,
  alreadyRead: LinesRead = new Map(),
): Promise<Page> {
  const words: Word[] = [];
  for (const line of lines) {
    const { box, bow } = line;
    const known = alreadyRead.get(line);
    const atOnce = known === undefined ? await readLine(engine.recogniser, pixels, line) : known;
    const first = await readLetter(
      engine,
      pixels,
      box,
      await readShort(engine, pixels, box, atOnce),
    );
    if (!first || isSpeck(first)) continue;
    const second = isNumberLike(first.text)
      ? await readLine(engine.recogniser, pixels, { box: lengthened(box, SECOND_LENGTH), bow })
      : null;
    const letters =
      engine.letters && mayBeOtherLetters(first)
        ? await readLine(engine.letters, pixels, line)
        : null;
    words.push({ ...first, box, source: 'recogniser', second, letters });
  }
  const missing = await findMissingEyes(engine, pixels, words);
  const upended = await readUpended(engine.recogniser, pixels, words);
  const gone = new Set([
    ...missing.map(({ instead }) => instead),
    ...upended.flatMap(({ instead }) => instead),
  ]);
  const kept = [
    ...words.filter((word) => !gone.has(word)),
    ...missing.map(({ eye }) => eye),
    ...upended.map(({ word }) => word),
  ];
  const { widthPx, heightPx } = pixels;
  return { widthPx, heightPx, turnedDegrees, words: withTicks(pixels, kept) };
}

/** The name of an eye, alone or in brackets. */
const EYE_LETTER = /^\W?[RL]\W?$/;

/**
 * What a box of one letter says: as it was read where that is clear, else the letter of an eye that
 * is read clearly with less or more around it. With an `L` that is a point or nothing go all values
 * of its row.
 */
async function readLetter(
  { recogniser }: Engine,
  pixels: Pixels,
  box: Box,
  first: Reading | null,
): Promise<Reading | null> {
  if (box.widthPx > IS_LETTER * box.heightPx || (first && isLetterRead(first))) return first;
  for (const rim of LETTER_RIMS) {
    const wider = grown(box, rim * box.heightPx);
    const again = await readLine(recogniser, pixels, { box: wider, bow: [] });
    if (again && EYE_LETTER.test(again.text) && again.weakest >= SURELY_AN_EYE) return again;
  }
  return first;
}

/**
 * What a box of few letters says. It is marked with the rim of a lone letter, in which `Cyl` and the
 * degree sign of `98°` are often lost: what is not clear is read twice with less around it. That is
 * believed where it says the same as the first look, or where both looks agree on what that had no
 * letters for.
 */
async function readShort(
  { recogniser }: Engine,
  pixels: Pixels,
  box: Box,
  first: Reading | null,
): Promise<Reading | null> {
  if (box.widthPx > IS_LETTER * box.heightPx || (first?.weakest ?? 0) >= CLEARLY_READ) return first;
  const looks: Reading[] = [];
  for (const rim of TIGHT_RIMS) {
    const tighter = grown(box, rim * box.heightPx);
    const again = await readLine(recogniser, pixels, { box: tighter, bow: [] });
    if (again) looks.push(again);
  }
  const clearest = (found: Reading[]) => found.toSorted((a, b) => b.weakest - a.weakest)[0] ?? null;
  const same = looks.filter(({ text }) => text === first?.text);
  if (first && same.length > 0) return clearest([first, ...same]);
  const [one, other] = looks;
  const areAgreed =
    one && other && one.text.toLowerCase() === other.text.toLowerCase() && one.text.length > 1;
  const isSure = looks.every(({ weakest }) => weakest >= SURELY_A_LETTER);
  return areAgreed && isSure && mayReplace(first, one) ? clearest(looks) : first;
}

/**
 * Whether a first look may have been of what was read later: of nothing, of other letters of a word
 * of three, or of the same digits with a degree sign for a last one. Names of eyes are too short.
 */
function mayReplace(first: Reading | null, { text }: Reading): boolean {
  if (!first) return true;
  if (/^[a-z]{3,}[.:]?$/i.test(text)) return !/\d.*\d/.test(first.text);
  return (
    /^\d{2,3}°$/.test(text) && first.text.startsWith(text.slice(0, -1)) && /^\d+$/.test(first.text)
  );
}

/** Whether a box says more than one letter, a clear one, or the letter of an eye. */
function isLetterRead({ text, weakest }: Reading): boolean {
  const isOne = /^\W?[^\d\s]?\W?$/u.test(text);
  const isClear = weakest >= SURELY_A_LETTER && /[a-z]/i.test(text);
  return !isOne || isClear || EYE_LETTER.test(text);
}

/** A rule, an arrow or a speck that looks like some letter, but for those that name an eye. */
function isSpeck({ text, weakest }: Reading): boolean {
  return /^[^\dLR]$/.test(text) && weakest < SURELY_A_LETTER;
}

/** What has a digit, or is made of nothing but letters that are taken for digits. */
function isNumberLike(text: string): boolean {
  return /\d/.test(text) || /^[-+−–.,°OoSsBIlZz]+$/u.test(text);
}

/**
 * Whether a word of letters, and no value or day among them, may be another one. A small `In` is read
 * as `n`, and surely.
 */
function mayBeOtherLetters({ text, weakest }: Reading): boolean {
  return text === 'n' || (weakest < LETTERS_CLEAR && /[a-z]/i.test(text) && !/\d{2}/.test(text));
}

function isLying(lines: Line[]): boolean {
  const wide = lines.filter(({ box }) => box.widthPx > CLEARLY * box.heightPx);
  const high = lines.filter(({ box }) => box.heightPx > CLEARLY * box.widthPx);
  return high.length > wide.length;
}

/** What lines say, by the line; null where nothing stands. */
type LinesRead = ReadonlyMap<Line, Reading | null>;

/**
 * Whether the widest lines read better turned by half, and what they say as they are: nothing is
 * read twice for it. Most pages are sure at first sight.
 */
async function lookAtWidest(
  engine: Engine,
  pixels: Pixels,
  lines: Line[],
): Promise<{ isUpsideDown: boolean; alreadyRead: LinesRead }> {
  const widest = lines.toSorted((a, b) => b.box.widthPx - a.box.widthPx).slice(0, TELLING_LINES);
  const alreadyRead = await readAll(engine, pixels, widest);
  const asIs = confidenceOf(alreadyRead);
  if (widest.length === 0 || asIs > SURELY_UPRIGHT) return { isUpsideDown: false, alreadyRead };
  const onItsHead = widest.map(({ box, bow }) => ({
    box: { ...box, angleRadians: box.angleRadians + Math.PI },
    bow: turnedBow(bow),
  }));
  const isUpsideDown = confidenceOf(await readAll(engine, pixels, onItsHead)) > asIs;
  return { isUpsideDown, alreadyRead };
}

async function readAll(engine: Engine, pixels: Pixels, lines: Line[]): Promise<LinesRead> {
  const read = new Map<Line, Reading | null>();
  for (const line of lines) read.set(line, await readLine(engine.recogniser, pixels, line));
  return read;
}

/** The mean of all characters. */
function confidenceOf(read: LinesRead): number {
  const all = [...read.values()].flatMap((reading) => reading?.characters ?? []);
  return all.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, all.length);
}

function turnedHalf({ box, bow }: Line, { widthPx, heightPx }: Pixels): Line {
  const turnedBox = { ...box, xPx: widthPx - box.xPx, yPx: heightPx - box.yPx };
  return { box: turnedBox, bow: turnedBow(bow) };
}
