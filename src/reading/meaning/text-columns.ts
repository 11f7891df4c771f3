import { rowsOf, type FlatToken, type Row } from './flat-page.ts';
import type { FieldLabel } from '#domain/prescription/paper-words.ts';
import { eyeOf, fieldIn, isValue } from './row-labels.ts';

/** Between two texts side by side at least so many heights of a line stay white. */
const WHITE = 1.2;
/** So many lines are a text. */
const LINES_LEAST = 4;
/** Cells of one table are level: of two texts beside one another at most so many lines are. */
const LEVEL_MOST = 0.5;
/** So far off, in heights, two lines are level. */
const LEVEL = 0.25;

/**
 * The tokens of a page cut where two texts stand beside one another whose lines have nothing to do
 * with each other, such as a table and what a practice prints at the edge of its paper. A table is
 * never cut: its labels and its values are level.
 */
export function textColumns(tokens: readonly FlatToken[]): FlatToken[][] {
  for (const edge of whiteEdges(tokens)) {
    const parts = [tokens.filter(({ u }) => u < edge), tokens.filter(({ u }) => u > edge)];
    const lines = parts.map((part) => rowsOf(part));
    if (lines.every((rows) => rows.length >= LINES_LEAST) && areApart(lines[0]!, lines[1]!))
      return parts.flatMap(textColumns);
  }
  return [[...tokens]];
}

/** Where no word stands from the top to the bottom. */
function whiteEdges(tokens: readonly FlatToken[]): number[] {
  const height = median(tokens.map((token) => token.height));
  const edges: number[] = [];
  let end = Infinity;
  for (const { left, right } of tokens.toSorted((a, b) => a.left - b.left)) {
    if (left - end > WHITE * height) edges.push((left + end) / 2);
    end = end === Infinity ? right : Math.max(end, right);
  }
  return edges;
}

/**
 * Whether one of two has all of a table and the other one no label of one, and few lines of the
 * shorter one are level with the other's.
 */
function areApart(one: readonly Row[], other: readonly Row[]): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const level = shorter.filter((row) =>
    longer.some(({ v, height }) => Math.abs(v - row.v) < LEVEL * Math.max(height, row.height)),
  );
  const isOneAlone =
    (hasTable(one) && labelsIn(other).size === 0) || (hasTable(other) && labelsIn(one).size === 0);
  return isOneAlone && level.length <= LEVEL_MOST * shorter.length;
}

/** Eyes, fields and values enough for a prescription of its own. */
function hasTable(rows: readonly Row[]): boolean {
  const labels = labelsIn(rows);
  const tokens = rows.flatMap((row) => row.tokens);
  return (
    labels.has('sphere') &&
    labels.has('axis') &&
    tokens.some((token) => eyeOf(token) !== null) &&
    tokens.filter(isValue).length > 1
  );
}

/** The labels of a prescription's values. */
function labelsIn(rows: readonly Row[]): Set<FieldLabel> {
  const fields = rows.flatMap(({ tokens }) => tokens.flatMap((token) => fieldIn(token) ?? []));
  return new Set(fields.filter((field) => field !== 'other' && field !== 'formula'));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
