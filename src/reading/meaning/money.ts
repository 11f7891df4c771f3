import type { FlatToken, Row } from './flat-page.ts';
import { eyeOf, fieldIn, isValue, labelOf, overlap } from './row-labels.ts';

/** What is written beside amounts of money, in any of its lines. */
const OF_MONEY =
  /[$€£]|^(?:total|subtotal|summe|gesamt|betrag|amount|balance|price|\p{L}*preis|gutschein|rabatt|coupon|discount|mwst|tax|ust)\.?$/iu;
const AMOUNT = /^[+-]?\s?\d{1,4}[.,]\d{2}$/;
/** Amounts of a bill that no power can be: as many of them at least are in its column. */
const AMOUNTS_LEAST = 2;
/** So many of them are a bill, whatever its words. */
const AMOUNTS_OF_BILL = 3;
const POWER_MOST = 60;
/** Amounts end in one line, good to so many heights. */
const IN_LINE = 0.6;

/**
 * Whether a signed number is a discount or the like: its row names no eye and no field, a word says
 * what it is for, no other power and no axis stand beside it but the same amount again, it stands in a column of amounts that
 * end where it ends, and the sheet speaks of money.
 */
export function isMoney(token: FlatToken, row: Row, rows: readonly Row[]): boolean {
  const saysMore = row.tokens.some(
    (one) => eyeOf(one) !== null || ![null, 'other'].includes(fieldIn(one)),
  );
  const before = row.tokens.slice(0, row.tokens.indexOf(token));
  const isCalled = before.some(({ kind }) => kind === 'word' || kind === 'label');
  if (saysMore || !isCalled || row.tokens.some((one) => one.text !== token.text && isOfLens(one)))
    return false;
  const all = rows.flatMap(({ tokens }) => tokens);
  const amounts = all.filter((one) => isAmount(one) && isInLine(one, token));
  const isBill = amounts.length >= AMOUNTS_OF_BILL;
  return isBill || (amounts.length >= AMOUNTS_LEAST && all.some(({ text }) => OF_MONEY.test(text)));
}

/** What heads a column of prices. */
const HEADS_PRICES = /^(?:usd|eur|chf|gbp|price|preis|amount|betrag)\.?$/i;

/** Whether a number stands below the head of a column of prices. */
export function isBelowPrices(token: FlatToken, { v }: Row, rows: readonly Row[]): boolean {
  return rows.some(
    (row) =>
      row.v < v &&
      !row.tokens.some(isValue) &&
      row.tokens.some((one) => HEADS_PRICES.test(one.text) && overlap(one, token)),
  );
}

/** What stands beside a power and beside no amount: another power, an axis or its sign. */
function isOfLens(token: FlatToken): boolean {
  if (token.kind !== 'number') return labelOf(token)?.kind === 'axisMark';
  const { sign, decimals, hasDegree } = token.number;
  return hasDegree || (sign !== null && decimals === 2);
}

/** An amount without sign that no power, curvature or distance is. */
function isAmount({ text }: FlatToken): boolean {
  if (/[$€£]/.test(text)) return true;
  const amount = Number(text.replace(',', '.'));
  return AMOUNT.test(text) && (amount > POWER_MOST || !Number.isInteger(amount * 4));
}

function isInLine(one: FlatToken, other: FlatToken): boolean {
  return one !== other && Math.abs(one.right - other.right) < IN_LINE * other.height;
}
