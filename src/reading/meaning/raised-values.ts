import type { FlatToken, Row } from './flat-page.ts';
import { eyeOf, fieldIn, isValue } from './row-labels.ts';

/** So many heights higher than its label, at most, somebody writes on a line. */
const RAISED = 0.85;

/**
 * Values that somebody wrote a little above the dotted line behind their label are in one row with
 * it: where a row of values alone stands right above a row of labels alone, and none covers another.
 */
export function joinRaised(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && isRaised(above, row)) {
      const tokens = [...above.tokens, ...row.tokens].toSorted((a, b) => a.left - b.left);
      joined.splice(-1, 1, { ...row, tokens });
    } else joined.push(row);
  }
  return joined;
}

function isRaised(above: Row, row: Row): boolean {
  const away = row.v - above.v;
  const areAlone =
    above.tokens.every(
      (token) => isValue(token) || token.kind === 'mark' || token.kind === 'nothing',
    ) &&
    above.tokens.some(isValue) &&
    !row.tokens.some(isValue) &&
    row.tokens.some((token) => fieldIn(token) !== null || eyeOf(token) !== null);
  const isCovered = (token: FlatToken): boolean =>
    row.tokens.some(({ left, right }) => left < token.right && token.left < right);
  const [first] = row.tokens;
  return (
    areAlone &&
    away < RAISED * Math.max(row.height, above.height) &&
    !above.tokens.some(isCovered) &&
    above.tokens.every(({ left }) => first !== undefined && left > first.right)
  );
}
