import { columnOf } from './columns.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { apart, eyesOf, fieldIn, isValue, labelOf } from './row-labels.ts';

/**
 * A lone letter in a cell is sometimes not seen at all, or as another one. Where one eye alone is
 * named in a table, and rows of the same columns take turns with its own, those are the other eye's.
 */
export function nameMissingEye(rows: readonly Row[], headers: readonly Row[]): void {
  const starts = [-1, ...headers.map((header) => rows.indexOf(header)), rows.length];
  for (const [index, start] of starts.slice(0, -1).entries())
    nameMissingEyeIn(rows.slice(start + 1, starts[index + 1]), headers);
  nameMissingEyeIn(rows, headers);
}

function nameMissingEyeIn(rows: readonly Row[], headers: readonly Row[]): void {
  const isNamed = (row: Row) => eyesOf(row).length > 0;
  const isData = (row: Row) =>
    !headers.includes(row) && (isOfPowers(row) || isUnderHeads(row, headers));
  const named = rows.filter((row) => isNamed(row) && isData(row));
  const [only] = named;
  const [eye, ...others] = [...new Set(named.flatMap(eyesOf))];
  if (!only || !eye || eye === 'both' || others.length > 0) return;
  const other = eye === 'od' ? 'os' : 'od';
  if (rows.some((row) => eyesOf(row).includes(other) && !row.tokens.some(isValue))) return;
  const data = rows.filter(
    (row) =>
      (isNamed(row) && isData(row)) ||
      (!isNamed(row) && isData(row) && (isInColumnsOf(row, only) || isUnderHeads(row, headers))),
  );
  const doTakeTurns = data.every(
    (row, index) =>
      index === 0 ||
      (isNamed(row) !== isNamed(data[index - 1]!) && row.v - data[index - 1]!.v < 6 * only.height),
  );
  if (data.length !== 2 * named.length || !doTakeTurns) return;
  const label = only.tokens.find((token) => labelOf(token)?.kind === 'eye')!;
  for (const row of data.filter((one) => !isNamed(one)))
    row.tokens.unshift({ ...label, v: row.v, label: { kind: 'eye', eye: other }, kind: 'label' });
}

/** Letters of an eye that was read as something else. */
const LETTERS_OF_EYE = 3;

/** Whether something is said of the values: more than a letter before them, or another label. */
function isSaid({ tokens }: Row): boolean {
  const first = tokens.findIndex(isValue);
  const before = tokens.slice(0, first).filter(({ kind }) => kind !== 'mark');
  const isName = before.length > 1 || before.some(({ text }) => text.length > LETTERS_OF_EYE);
  return (
    isName ||
    tokens.some((token) => token.kind === 'label' && !isValue(token) && !isUnitOrBase(token))
  );
}

/** Two or more values, with a power among them. */
function isOfPowers({ tokens }: Row): boolean {
  const powers = tokens.filter((token) => token.kind === 'number' && token.number.decimals === 2);
  return powers.length > 0 && tokens.filter(isValue).length > 1;
}

/** A power, and all values under the heads of one row, with nothing else beside them. */
function isUnderHeads(row: Row, headers: readonly Row[]): boolean {
  const values = row.tokens.filter(isValue);
  const columns = values.map((value) => columnOf(value, row, headers)?.field ?? null);
  return (
    columns[0] === 'sphere' &&
    !row.tokens.some((token) => fieldIn(token) !== null) &&
    (eyesOf(row).length > 0 || !isSaid(row)) &&
    columns.every((field) => field !== null)
  );
}

function isInColumnsOf(row: Row, other: Row): boolean {
  const values = row.tokens.filter(isValue);
  const others = other.tokens.filter(isValue);
  const isInColumn = (value: FlatToken) => others.some((one) => apart(one, value) < one.height);
  return (
    !isSaid(row) &&
    values.length <= others.length + 2 &&
    values.filter(isInColumn).length >= Math.min(2, values.length) &&
    values.length > 1
  );
}

function isUnitOrBase(token: FlatToken): boolean {
  const kind = labelOf(token)?.kind;
  return kind === 'unit' || kind === 'base' || kind === 'axisMark';
}
