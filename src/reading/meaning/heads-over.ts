import type { FlatToken, Row } from './flat-page.ts';
import { fieldIn, rangeOf } from './row-labels.ts';

/** What the eye sees, by its name. */
const ACUITY =
  /^(?:vis|visus|va|dva|bcva|bcdva|acuity|snellen|sehsch[aä]rfe|sehverm[oö]gen|vcc|vacc)\.?$/i;
/** And as the head of a column, where a letter will do. */
const HEAD_OF_ACUITY = /^(?:v|vision|cc)\.?$/i;

/** Whether a word is a name of what the eye sees. */
export function namesAcuity(text: string): boolean {
  return ACUITY.test(text);
}

/** Whether a number stands in a column that is headed by what the eye sees. */
export function isBelowAcuity(token: FlatToken, rows: readonly Row[]): boolean {
  return headsOver(token, rows).some(({ text }) => namesAcuity(text) || HEAD_OF_ACUITY.test(text));
}

/** Whether a number stands in a column that is headed by near: `FAR PD   NEAR PD`, `PD  Far  Near`. */
export function isBelowNear(token: FlatToken, rows: readonly Row[]): boolean {
  const heads = headsOver(token, rows);
  return heads.some((head) => fieldIn(head) === 'nearPd' || rangeOf(head) === 'near');
}

/** The words that stand right over a number, other numbers between or not. */
function headsOver(token: FlatToken, rows: readonly Row[]): FlatToken[] {
  const isOver = (one: FlatToken) =>
    (one.kind === 'label' || one.kind === 'word') &&
    /\p{L}/u.test(one.text) &&
    one.page === token.page &&
    one.left < token.right &&
    one.right > token.left;
  const over = rows
    .filter(({ v }) => v < token.v)
    .findLast(({ v, height, tokens }) => v < token.v - height / 2 && tokens.some(isOver));
  return over?.tokens.filter(isOver) ?? [];
}
