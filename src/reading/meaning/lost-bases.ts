import { isInOneRow, isSamePlace, type FlatToken } from './flat-page.ts';
import { rowsAsSeen } from './learned/features.ts';
import { isAmount } from './prism-claims.ts';
import type { LikelyPrism } from './learned/guesses.ts';
import {
  isWithin,
  type Box,
  type CellReader,
  type Page,
  type Reading,
  type Sheet,
  type Word,
} from '../words.ts';

/** Where the base of the other eye points when one does: both in or out, one up and the other down. */
const OPPOSITE: Readonly<Record<string, string>> = {
  '0': '180',
  '180': '0',
  '90': '270',
  '270': '90',
};
/** What is left of `0°` where it was not read as a number. */
const LEFT_OF_ZERO = /^[oO0°º'"*.,`´]{1,3}$/;
/** Of five. */
const LOOKS_LEAST = 3;
/** So many looks must read the sign of degrees as well, where the other engine reads nothing. */
const WHOLE_LEAST = 2;
/** In heights: a place is looked at so much wider than the base of the other eye is. */
const WIDER = 0.2;

/**
 * A sheet with the bases in degrees that were not seen on its picture: `0°` is so small that it is lost, or
 * taken for a letter. Where a prism has none, and that of the other eye has one, its place is looked at
 * again, as far from its prism as the other one is, behind it or below. What is read there counts if it is what goes with the
 * other base, 0 with 180 and 90 with 270, in most looks, and no look and no engine reads another number.
 */
export async function withLostBases(
  sheet: Sheet,
  prisms: readonly LikelyPrism[],
  cells: CellReader,
): Promise<Sheet> {
  const pages = [...sheet.pages];
  for (const prism of prisms.filter(({ base }) => base === null)) {
    for (const other of prisms) {
      // Words that were put in are nowhere in what was made of those before.
      const [page, seen] = [pages[prism.token.page], sheet.pages[prism.token.page]];
      if (!page || !seen || other.side === prism.side || other.token.page !== prism.token.page)
        continue;
      const base = other.base?.token ?? baseBelow(other.token, prism.token, seen);
      const degrees = base?.kind === 'number' && OPPOSITE[base.number.digits];
      if (!base || !degrees) continue;
      const box = besideAs(prism.token, other.token, base);
      const there = page.words.filter((word) => isWithin(word.box, box));
      if (!there.every(({ text }) => LEFT_OF_ZERO.test(text))) continue;
      const looks = await readAs(degrees, prism.token.page, box, cells);
      if (!looks) continue;
      const words = page.words.filter((word) => !there.includes(word));
      pages[prism.token.page] = { ...page, words: [...words, wordOf(looks, box, degrees)] };
      break;
    }
  }
  return pages.some((page, at) => page !== sheet.pages[at]) ? { pages } : sheet;
}

/**
 * In a table with a column for each eye: the one base of the line below, which is in the column of `amount`.
 * Below two lines of amounts are as many of bases, in their order.
 */
function baseBelow(amount: FlatToken, other: FlatToken, page: Page): FlatToken | null {
  if (!isInOneRow(amount, other)) return null;
  const rows = rowsAsSeen(page, amount.page).map(({ tokens }) =>
    tokens.filter(({ kind }) => kind === 'number'),
  );
  const isOver = (one: FlatToken, own: FlatToken) => one.left < own.right && own.left < one.right;
  const areAmounts = (numbers: readonly FlatToken[] | undefined) =>
    numbers?.length === 2 &&
    numbers.every(isAmount) &&
    [amount, other].every((one) => numbers.some((own) => isOver(one, own)));
  const at = rows.findIndex((numbers) => numbers.some((one) => isSamePlace(one, amount)));
  if (at < 0) return null;
  let [start, end] = [at, at + 1];
  while (areAmounts(rows[start - 1])) start -= 1;
  while (areAmounts(rows[end])) end += 1;
  const [base, ...more] = rows[at + end - start] ?? [];
  return base && more.length === 0 && isOver(amount, base) && !isOver(other, base) ? base : null;
}

/** The looks at a place that read these degrees; null where they are few, or another number is read. */
async function readAs(
  degrees: string,
  page: number,
  box: Box,
  cells: CellReader,
): Promise<Reading[] | null> {
  const looks = await cells.readNumber(page, box);
  const digitsOf = (text: string) => text.replaceAll(/[°º\s]/g, '');
  const numbers = looks.filter(({ text }) => digitsOf(text) !== '');
  const isOther = ({ text }: { text: string }) => digitsOf(text) !== degrees;
  if (numbers.length < LOOKS_LEAST || numbers.some(isOther)) return null;
  const again = await cells.readAgain(page, box);
  if (again !== null && isOther({ text: again })) return null;
  // A sign that is printed in an empty box may look like a 0.
  const areWhole = numbers.filter(({ text }) => /\d[°º]/.test(text)).length >= WHOLE_LEAST;
  return again !== null || areWhole ? numbers : null;
}

/** Where the base of a prism stands if it is to its amount as the base of the other eye is to its own. */
function besideAs(amount: FlatToken, otherAmount: FlatToken, otherBase: FlatToken): Box {
  const { box } = otherBase;
  const { widthPx, heightPx } = box;
  return {
    xPx: amount.box.xPx + box.xPx - otherAmount.box.xPx,
    yPx: amount.box.yPx + box.yPx - otherAmount.box.yPx,
    widthPx: widthPx + WIDER * heightPx,
    heightPx,
    angleRadians: amount.box.angleRadians,
  };
}

/** What all looks read, as clear as the least clear of them. */
function wordOf(looks: readonly Reading[], box: Box, degrees: string): Word {
  const weakest = Math.min(...looks.map((look) => look.weakest));
  const text = `${degrees}°`;
  const step = box.widthPx / text.length;
  const characters = [...text].map((one, at) => ({
    text: one,
    confidence: weakest,
    xPx: box.xPx + (at + 0.5) * step - box.widthPx / 2,
    yPx: box.yPx,
  }));
  const reading: Reading = { text, characters, weakest };
  return { ...reading, box, source: 'recogniser', second: reading, letters: null };
}
