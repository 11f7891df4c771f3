import type { Box, Page } from '../words.ts';
import type { Token } from './tokens.ts';
import { runsAcross, uprightOf } from './upright.ts';

/**
 * A token on the page made flat: `u` grows along the lines of text and `v` across them, in pixels,
 * however the sheet was bent or photographed.
 */
export type FlatToken = Token & {
  u: number;
  v: number;
  left: number;
  right: number;
  height: number;
  /** How far it runs up, down or askew on a page whose other text runs to the right. */
  acrossPx?: number;
};

/** Whether both are the same piece of a sheet. */
export function isSamePlace(one: FlatToken, other: FlatToken): boolean {
  return one.page === other.page && one.word === other.word && one.from === other.from;
}

/** Tokens that stand in one line, from left to right. */
export type Row = {
  v: number;
  height: number;
  tokens: FlatToken[];
  /** Lines of running text, one after another. */
  isProse?: true;
  /** Labels stand behind their values: `-2.25 sph -0.75 cyl`. */
  isPostfix?: true;
  /** Heads of columns that stand under their values. */
  isUnder?: true;
};

/** A box must be so many times as wide as high for its angle to mean something. */
const WIDE = 1.8;
/** So far off the lines of the page, in radians, is a stamp and no line. */
const ASKEW = 0.2;
/** Of the height of a box, which is two fifths more than that of its letters. */
const rowTolerance = 0.62;

/** Whether two tokens stand in one line. */
export function isInOneRow(one: FlatToken, other: FlatToken): boolean {
  const apart = Math.abs(one.v - other.v);
  return one.page === other.page && apart < rowTolerance * Math.min(one.height, other.height);
}

/** The tokens of a page as whoever reads it sees them, in no order. */
export function flatTokens(page: Page, tokens: readonly Token[]): FlatToken[] {
  const { widthPx: pageWidth, heightPx: pageHeight, boxOf } = uprightOf(page);
  const words = page.words.map(({ box }) => boxOf(box));
  const slopeAt = fitSlope({ words, widthPx: pageWidth, heightPx: pageHeight });
  const middleX = pageWidth / 2;
  const middleY = pageHeight / 2;
  return tokens.map((token): FlatToken => {
    const box = boxOf(token.box);
    const { xPx, yPx, heightPx } = box;
    const isAcross = runsAcross(box) && token.source.text.length > 1;
    const isAskew =
      isWide(box) && Math.abs(box.angleRadians - Math.atan(slopeAt(xPx, yPx))) > ASKEW;
    const widthPx = isAcross ? heightPx : box.widthPx;
    const v = yPx - slopeAt.area(middleX, xPx, yPx);
    const u = xPx + slopeAt(middleX, yPx) * (v - middleY);
    const place = { u, v, left: u - widthPx / 2, right: u + widthPx / 2, height: heightPx };
    return { ...token, ...place, ...(isAcross || isAskew ? { acrossPx: box.widthPx } : {}) };
  });
}

/** Tokens in rows, from above. */
export function rowsOf(flat: readonly FlatToken[]): Row[] {
  const rows: Row[] = [];
  for (const token of flat.toSorted((a, b) => a.v - b.v)) {
    const [row] = rows
      .filter((one) => apartOf(one, token) < rowTolerance * Math.min(one.height, token.height))
      .toSorted((a, b) => apartOf(a, token) - apartOf(b, token));
    if (row) {
      row.tokens.push(token);
      row.v = mean(row.tokens.map(({ v }) => v));
      row.height = mean(row.tokens.map(({ height }) => height));
    } else rows.push({ v: token.v, height: token.height, tokens: [token] });
  }
  const lines = withLargeWriting(rows).flatMap(withoutStacks);
  for (const row of lines) row.tokens.sort((a, b) => a.left - b.left || a.from - b.from);
  return lines.toSorted((a, b) => a.v - b.v);
}

type Level = { v: number; height: number };

function apartOf(one: Level, other: Level): number {
  return Math.abs(one.v - other.v);
}

/** So many times as tall as the print of a form is what somebody wrote into it. */
const LARGE = 1.5;
/** In heights of the print: so far may its line reach out of the writing that is of it. */
const BEYOND = 0.25;
/** In heights of the print: a line is of the writing where the next one is so much farther from it. */
const CLEARLY_NEARER = 0.5;

/**
 * Large writing stands a little above or below the print of its line: its row joins that of the line which it
 * reaches, the nearest one; where two are about as near, none.
 */
function withLargeWriting(rows: readonly Row[]): Row[] {
  const joined = new Map(rows.map((row) => [row, row]));
  for (const row of rows) {
    const [line, next] = rows
      .filter((one) => one !== row && row.height > LARGE * one.height && isReached(one, row))
      .toSorted((a, b) => apartOf(a, row) - apartOf(b, row));
    if (!line) continue;
    const isNearest =
      !next || apartOf(next, row) - apartOf(line, row) > CLEARLY_NEARER * line.height;
    if (isNearest) joined.set(row, line);
  }
  return rows.flatMap((row) => {
    if (joined.get(row) !== row) return [];
    const writing = rows.filter((one) => one !== row && joined.get(one) === row);
    return [{ ...row, tokens: [...row.tokens, ...writing.flatMap(({ tokens }) => tokens)] }];
  });
}

function isReached(print: Level, writing: Level): boolean {
  return apartOf(print, writing) < (writing.height - print.height) / 2 + BEYOND * print.height;
}

/** Two lines of one cell, level enough with the rest of a row to be taken for it, are rows of their own. */
function withoutStacks(row: Row): Row[] {
  const stacked = row.tokens.flatMap((token) => {
    const other = row.tokens.find((one) => one !== token && isStacked(one, token));
    return other ? [{ token, isUpper: token.v < other.v }] : [];
  });
  if (stacked.length === 0) return [row];
  const rowOf = (tokens: FlatToken[]): Row[] =>
    tokens.length === 0
      ? []
      : [
          {
            tokens,
            v: mean(tokens.map(({ v }) => v)),
            height: mean(tokens.map(({ height }) => height)),
          },
        ];
  const line = (isUpper: boolean) =>
    stacked.flatMap((one) => (one.isUpper === isUpper ? [one.token] : []));
  const rest = row.tokens.filter((token) => !stacked.some((one) => one.token === token));
  return [...rowOf(line(true)), ...rowOf(rest), ...rowOf(line(false))];
}

function isStacked(one: FlatToken, other: FlatToken): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const width = Math.min(one.right - one.left, other.right - other.left);
  const isApart = Math.abs(one.v - other.v) > 0.3 * Math.min(one.height, other.height);
  return shared > 0.5 * width && isApart && one.source !== other.source;
}

type Slope = ((x: number, y: number) => number) & {
  /** How far a line of text at height `y` sinks between two places. */
  area: (from: number, to: number, y: number) => number;
};

/** How much the lines of text sink, a + bx + cy + dx², fitted to the wide words of the page. */
function fitSlope({
  words,
  widthPx,
  heightPx,
}: Omit<Page, 'words' | 'turnedDegrees'> & { words: readonly Box[] }): Slope {
  const level = words.filter((box) => isWide(box) && !runsAcross(box));
  const usual = middleAngle(level);
  const wide = level.filter(({ angleRadians }) => Math.abs(angleRadians - usual) < ASKEW);
  const inX = (x: number) => (2 * x) / widthPx - 1;
  const inY = (y: number) => (2 * y) / heightPx - 1;
  const rows = wide.map((box) => {
    const x = inX(box.xPx);
    return {
      terms: [1, x, inY(box.yPx), x * x],
      slope: Math.tan(box.angleRadians),
      weight: box.widthPx,
    };
  });
  // Few words say how the page lies, not how it is bent.
  const [a = 0, b = 0, c = 0, d = 0] = leastSquares(rows, wide.length < 6 ? 1 : 4);
  const at = (x: number, y: number) => {
    const along = inX(x);
    return a + b * along + c * inY(y) + d * along * along;
  };
  const sum = (x: number, y: number) => {
    const along = inX(x);
    return ((a + c * inY(y)) * along + (b * along ** 2) / 2 + (d * along ** 3) / 3) * (widthPx / 2);
  };
  return Object.assign(at, {
    area: (from: number, to: number, y: number) => sum(to, y) - sum(from, y),
  });
}

function isWide({ widthPx, heightPx }: Box): boolean {
  return widthPx > WIDE * heightPx;
}

/** The angle that half of all text runs above and half below. */
function middleAngle(boxes: readonly Box[]): number {
  const sorted = boxes.toSorted((a, b) => a.angleRadians - b.angleRadians);
  let left = sorted.reduce((sum, { widthPx }) => sum + widthPx, 0) / 2;
  return sorted.find(({ widthPx }) => (left -= widthPx) <= 0)?.angleRadians ?? 0;
}

type Equation = { terms: number[]; slope: number; weight: number };

/** Held back a little from bending: a page is flat until its words say otherwise. */
const HELD_BACK = [0, 0.004, 0.004, 0.004];

function leastSquares(rows: readonly Equation[], size: number): number[] {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const matrix = Array.from({ length: size }, (_, i) => [
    ...Array.from(
      { length: size },
      (_unused, j) =>
        weightedMean(rows, total, ({ terms }) => terms[i]! * terms[j]!) +
        (i === j ? HELD_BACK[i]! : 0),
    ),
    weightedMean(rows, total, ({ terms, slope }) => terms[i]! * slope),
  ]);
  for (let i = 0; i < size; i += 1) {
    const pivot = matrix[i]![i]!;
    for (let k = 0; k <= size; k += 1) matrix[i]![k]! /= pivot;
    for (let j = 0; j < size; j += 1) {
      if (j === i) continue;
      const factor = matrix[j]![i]!;
      for (let k = 0; k <= size; k += 1) matrix[j]![k]! -= factor * matrix[i]![k]!;
    }
  }
  return matrix.map((row) => row[size]!);
}

function weightedMean(
  rows: readonly Equation[],
  total: number,
  of: (row: Equation) => number,
): number {
  return rows.reduce((sum, row) => sum + row.weight * of(row), 0) / total;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** So many heights between two words are no space of a sentence. */
const GAP_OF_CELLS = 2.5;

/** Whether more than the space of a sentence stands between two words of a line. */
export function isFarOff(before: FlatToken | undefined, token: FlatToken): boolean {
  return before !== undefined && token.left - before.right > GAP_OF_CELLS * token.height;
}
