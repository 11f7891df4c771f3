import type { FlatToken, Row } from './flat-page.ts';
import {
  ACUITY,
  eyesOf,
  fieldIn,
  headsColumn,
  isHeader,
  isSignedPower,
  isValue,
  labelOf,
  rangeOf,
  sideOf,
} from './row-labels.ts';
import type { Range } from '#domain/prescription/paper-words.ts';

/**
 * For which distance each row is. A label beside values holds for its row and those below it that
 * name an eye; one between two rows for both, which it spans; a heading until the next one.
 */
export function rangesOf(rows: readonly Row[]): Map<Row, Range> {
  const found = new Map<Row, Range>();
  let heading: Range | null = null;
  let above: Range | null = null;
  const spans: { range: Range; row: Row }[] = [];
  for (const row of rows) {
    const range = rangeAtStart(row) ?? (isUnderHeads(row, rows) ? null : headingRange(row));
    const isData =
      namesEye(row) ||
      rangeBetween(row) !== null ||
      (range !== null && row.tokens.filter(isValue).length > 1 && hasPowers(row));
    if (range && !isData && !hasPowers(row) && !isChoice(row)) {
      if (isBetween(row, rows)) spans.push({ range, row });
      else heading = range;
    }
    const inRow = isData ? (rangeIn(row) ?? rangeBetween(row)) : null;
    if (inRow) above = inRow;
    else if (isHeader(row) || (!isData && row.tokens.some(headsColumn))) above = null;
    const said = inRow ?? (isData ? above : null) ?? heading;
    if (said) found.set(row, said);
  }
  for (const { range, row } of spans) {
    const beside = rows
      .filter(namesEye)
      .toSorted((a, b) => Math.abs(a.v - row.v) - Math.abs(b.v - row.v))
      .slice(0, 2);
    for (const one of beside) found.set(one, range);
  }
  for (const [row, range] of rangesOfSecondLines(rows)) found.set(row, range);
  return found;
}

/**
 * `R`, `Ferne L`, `R`, `Nähe L`: where lines of both eyes take turns and only the second of each pair
 * says for which distance it is, it says so of both.
 */
function rangesOfSecondLines(rows: readonly Row[]): [Row, Range][] {
  const lines = rows.filter((row) => namesEye(row) && row.tokens.some(isSignedPower));
  const ranges = lines.map(rangeIn);
  const seconds = ranges.filter((_, at) => at % 2 === 1);
  const sides = lines.map((line) => eyesOf(line).join());
  const arePairs =
    lines.length > 2 &&
    lines.length % 2 === 0 &&
    sides[0] !== sides[1] &&
    sides.every((side, at) => side === sides[at % 2] && /^o[ds]$/.test(side));
  const areNamed =
    ranges.every((range, at) => (range === null) === (at % 2 === 0)) &&
    new Set(seconds).size === seconds.length;
  if (!arePairs || !areNamed) return [];
  // Of another day or another pair, none says anything of the other one.
  const arePlain = lines.flatMap(othersBefore).length === 0;
  return lines.map((line, at) => [line, arePlain ? seconds[Math.floor(at / 2)]! : 'far']);
}

/** What stands before the values of a line and is neither an eye nor a range; a year is no value. */
function othersBefore({ tokens }: Row): FlatToken[] {
  const first = tokens.findIndex(
    (one) => isSignedPower(one) || (isValue(one) && one.kind === 'label'),
  );
  return tokens
    .slice(0, first)
    .filter((one) => one.kind !== 'mark' && rangeOf(one) === null && sideOf(one) === null);
}

function rangeAtStart({ tokens }: Row): Range | null {
  return rangeOf(tokens.find(({ kind }) => kind !== 'mark'));
}

/** `Near` over the last column, in a second line of the heads of a table. */
function isUnderHeads(row: Row, rows: readonly Row[]): boolean {
  const above = rows[rows.indexOf(row) - 1];
  const range = row.tokens.find((token) => rangeOf(token) !== null);
  return (
    above !== undefined &&
    range !== undefined &&
    isHeader(above) &&
    above.tokens.length > 2 &&
    row.v - above.v < 2 * above.height &&
    range.left > above.tokens.at(-2)!.left
  );
}

/** So many words are a heading, more a sentence. */
const WORDS_MOST = 8;

/** What a line of words says of those below, as `Gläser für die Ferne` and `Rx 2 of 2 - Reading only`. */
function headingRange(row: Row): Range | null {
  const { tokens } = row;
  // `VA 20/20  near 20/20`
  if (tokens.some(({ text }) => ACUITY.test(text))) return null;
  if (eyesOf(row).length > 0 || hasPowers(row) || isHeader(row) || row.isProse) return null;
  if (tokens.some((token) => ![null, 'formula', 'other'].includes(fieldIn(token)))) return null;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const label = labelOf(
    tokens.find((one) => labelOf(one)?.kind === 'range' && one.text.length > 2),
  );
  return label?.kind === 'range' && words.length <= WORDS_MOST ? label.range : null;
}

/** A number with a sign or a point, or a word for none. */
function hasPowers({ tokens }: Row): boolean {
  return tokens.some(
    (token) =>
      isValue(token) &&
      (token.kind !== 'number' || token.number.sign !== null || token.number.decimals > 0),
  );
}

/** Several distances to choose from, or over tables side by side. */
function isChoice({ tokens }: Row): boolean {
  return new Set(tokens.flatMap((token) => rangeOf(token) ?? [])).size > 1;
}

function namesEye(row: Row): boolean {
  return !isHeader(row) && eyesOf(row).length > 0;
}

function rangeIn(row: Row): Range | null {
  // What a sentence says is for the values behind it, and no more.
  if (row.isProse) return null;
  const first = row.tokens.findIndex(isValue);
  const before = row.tokens.slice(0, first < 0 ? undefined : first);
  return rangeOf(before.find((one) => rangeOf(one) !== null));
}

/** `-4.00 +1.25 107   Distance   -3.00 DS`: between the values of both eyes, in a row of nothing else. */
function rangeBetween({ tokens }: Row): Range | null {
  const ranges = tokens.filter((one) => rangeOf(one) !== null);
  const at = tokens.indexOf(ranges[0]!);
  const isBetweenValues = tokens.slice(0, at).some(isValue) && tokens.slice(at).some(isValue);
  const isPlain = tokens.every(
    (one) => isValue(one) || rangeOf(one) !== null || one.kind === 'mark' || one.kind === 'nothing',
  );
  return ranges.length === 1 && isBetweenValues && isPlain ? rangeOf(ranges[0]) : null;
}

/** Rows of eyes close above and below, all of them right of it. */
function isBetween(row: Row, rows: readonly Row[]): boolean {
  const near = rows.filter(
    (other) => namesEye(other) && Math.abs(other.v - row.v) < 2 * row.height,
  );
  const { right } = row.tokens.find((token) => labelOf(token)?.kind === 'range')!;
  return (
    near.every(({ tokens }) => tokens[0]!.left > right) &&
    near.some(({ v }) => v < row.v) &&
    near.some(({ v }) => v > row.v)
  );
}
