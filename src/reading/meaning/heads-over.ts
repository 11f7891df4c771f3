import type { FlatToken, Row } from './flat-page.ts';
import { folded } from '#domain/prescription/paper-words.ts';
import { fieldIn, labelOf, rangeOf } from './row-labels.ts';

/** What the eye sees, by its name, as labels are compared. */
const NAME_OF_ACUITY =
  /^(?:distance|near)?(?:vis(?:us|ualacuity)?|[dn]?va|acuity|bcd?va|snellen|sehscharfe|sehvermogen)(?:cc|sc)?$/;
/** And as the head of a column, where a letter will do. */
const HEAD_OF_ACUITY = /^(?:v|vision|vcc|cc)$/;
/** So many labels in a row, and no number, are heads of columns. */
const HEADS_LEAST = 3;

/** Whether a word is a name of what the eye sees. */
export function namesAcuity(text: string): boolean {
  return NAME_OF_ACUITY.test(folded(text));
}

/** Whether a number stands in a column that is headed by what the eye sees. */
export function isBelowAcuity(token: FlatToken, rows: readonly Row[]): boolean {
  return headsOfColumn(token, rows).some(
    ({ text }) => namesAcuity(text) || HEAD_OF_ACUITY.test(folded(text)),
  );
}

/** Whether a number stands in a column that is headed by near: `FAR PD   NEAR PD`, `PD  Far  Near`. */
export function isBelowNear(token: FlatToken, rows: readonly Row[]): boolean {
  const heads = headsOfColumn(token, rows);
  return heads.some((head) => fieldIn(head) === 'nearPd' || rangeOf(head) === 'near');
}

/** What heads the column of a number in the nearest row of heads above it. */
function headsOfColumn(token: FlatToken, rows: readonly Row[]): FlatToken[] {
  const heads = rows.findLast(
    (row) =>
      row.v < token.v - row.height / 2 && row.tokens[0]?.page === token.page && isOfHeads(row),
  );
  return heads?.tokens.filter(({ left, right }) => left < token.right && right > token.left) ?? [];
}

function isOfHeads({ tokens }: Row): boolean {
  const labels = tokens.filter((one) =>
    ['field', 'range', 'eye'].includes(labelOf(one)?.kind ?? ''),
  );
  return labels.length >= HEADS_LEAST && tokens.every(({ kind }) => kind !== 'number');
}
