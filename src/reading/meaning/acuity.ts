import type { FlatToken, Row } from './flat-page.ts';

/** What the eye sees, by its name. */
const NAME =
  /^(?:vis|visus|va|dva|bcva|bcdva|acuity|snellen|sehsch[aä]rfe|sehverm[oö]gen|vcc|vacc)\.?$/i;
/** And as the head of a column, where a letter will do. */
const HEAD = /^(?:v|vision|cc)\.?$/i;

/** Whether a word is a name of what the eye sees. */
export function namesAcuity(text: string): boolean {
  return NAME.test(text);
}

/** Whether a number stands in a column that is headed by what the eye sees. */
export function isBelowAcuity(token: FlatToken, row: Row, rows: readonly Row[]): boolean {
  return rows
    .filter(({ v }) => v < row.v)
    .some(({ tokens }) =>
      tokens.some(
        ({ text, left, right }) =>
          (namesAcuity(text) || HEAD.test(text)) && left < token.right && right > token.left,
      ),
    );
}
