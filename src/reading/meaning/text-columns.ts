import { rowsOf, type FlatToken, type Row } from './flat-page.ts';
import type { FieldLabel } from '#domain/prescription/paper-words.ts';
import { isMoney } from './money.ts';
import { eyeOf, fieldIn, isValue, labelOf, isSignedPower, sectionIn } from './row-labels.ts';

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
  const cuts = whiteEdges(tokens)
    .map((edge) => [tokens.filter(({ u }) => u < edge), tokens.filter(({ u }) => u > edge)])
    .filter((parts) => {
      const [one, other] = parts.map((part) => rowsOf(part));
      const areTexts = one!.length >= LINES_LEAST && other!.length >= LINES_LEAST;
      return areTexts && areApart(one!, other!);
    });
  // What is cut off is all that can be, so that an amount keeps the words beside it.
  const ofTable = (parts: FlatToken[][]) => widthOf(parts.find((part) => hasTable(rowsOf(part)))!);
  const [parts] = cuts.toSorted((one, other) => ofTable(one) - ofTable(other));
  return parts ? parts.flatMap(textColumns) : (tableBeside(tokens) ?? [[...tokens]]);
}

/** At most so many heights above or below its other labels the eyes of a table are named. */
const EYES_OFF = 3;

/**
 * A table that stands beside text which says nothing of it, apart from all else: lines across the
 * page above and below both, as bills have them, leave no white from the top to the bottom. Null
 * where there is none, or where a heading of other tables may be of it.
 */
function tableBeside(tokens: readonly FlatToken[]): FlatToken[][] | null {
  const rows = rowsOf(tokens);
  const fields = rows.filter((row) =>
    row.tokens.some((token) => ['sphere', 'cylinder', 'axis'].includes(fieldIn(token) ?? '')),
  );
  const [top, bottom] = [fields[0], fields.at(-1)];
  if (!top || !bottom) return null;
  const isOfTable = ({ v, height }: Row) =>
    v > top.v - EYES_OFF * height && v < bottom.v + EYES_OFF * height;
  const lines = rows.filter(
    (row) =>
      (row.v >= top.v && row.v <= bottom.v) ||
      (isOfTable(row) && row.tokens.some((token) => eyeOf(token) !== null)),
  );
  const cuts = whiteEdges(lines.flatMap((row) => row.tokens)).flatMap((edge) => {
    const isClear = (row: Row) =>
      row.tokens.every(({ left, right }) => right < edge || left > edge);
    const start = rows.findLastIndex((row) => row.v < lines[0]!.v && !isClear(row)) + 1;
    const end = rows.findIndex((row) => row.v > lines.at(-1)!.v && !isClear(row));
    const level = rows.slice(start, end < 0 ? undefined : end).flatMap((row) => row.tokens);
    const sides = [level.filter(({ u }) => u < edge), level.filter(({ u }) => u > edge)];
    return [sides, sides.toReversed()].flatMap(([part, beside]) => {
      const [own, other] = [rowsOf(part!), rowsOf(beside!)];
      return hasTable(own) && isOfNothing(other, rows) && !hasCells(other, own) ? [part!] : [];
    });
  });
  const [part] = cuts.toSorted((one, other) => widthOf(one) - widthOf(other));
  const own = new Set(part);
  const rest = tokens.filter((token) => !own.has(token));
  return part && !rest.some(headsOther) ? [part, rest] : null;
}

function widthOf(tokens: readonly FlatToken[]): number {
  return (
    Math.max(...tokens.map(({ right }) => right)) - Math.min(...tokens.map(({ left }) => left))
  );
}

/** Text with no label of a prescription, no eye and no power. */
function isOfNothing(rows: readonly Row[], page: readonly Row[]): boolean {
  return rows.length >= LINES_LEAST && labelsIn(rows).size === 0 && saysNothing(rows, page);
}

/** What heads tables of something else than the glasses that are to be made. */
function headsOther(token: FlatToken): boolean {
  const section = sectionIn(token);
  return section !== null && !['glasses', 'somePair', 'final'].includes(section);
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
 * shorter one are level with the other's; or any number of them, where the other one names no eye
 * and no distance either, and nothing in it is a power.
 */
function areApart(one: readonly Row[], other: readonly Row[]): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const level = shorter.filter((row) =>
    longer.some(({ v, height }) => Math.abs(v - row.v) < LEVEL * Math.max(height, row.height)),
  );
  const others = [
    ...(hasTable(one) && labelsIn(other).size === 0 ? [other] : []),
    ...(hasTable(other) && labelsIn(one).size === 0 ? [one] : []),
  ];
  if (hasCells(one, other) || hasCells(other, one)) return false;
  const isLevel = level.length > LEVEL_MOST * shorter.length;
  const page = [...one, ...other];
  return others.some((rows) => (isLevel ? saysNothing(rows, page) : !hasPower(rows, page)));
}

/**
 * Whether numbers alone stand level with the values of both eyes, the last column of their table; or days
 * with more than one line of powers, whose days they are.
 */
function hasCells(rows: readonly Row[], table: readonly Row[]): boolean {
  const cells = rows.filter(({ tokens }) => tokens.every(({ kind }) => kind === 'number'));
  const days = rows.filter(({ tokens }) => tokens[0]?.kind === 'day');
  const ofDays = table.filter(
    ({ tokens, v, height }) =>
      tokens.some(isSignedPower) && days.some((day) => Math.abs(day.v - v) < LEVEL * height),
  );
  if (ofDays.length > 1) return true;
  const eyes = table.filter(
    ({ tokens }) => tokens.some((token) => eyeOf(token) !== null) && tokens.some(isSignedPower),
  );
  const level = eyes.filter((eye) =>
    cells.some(({ v, height }) => Math.abs(v - eye.v) < LEVEL * Math.max(height, eye.height)),
  );
  return level.length > 1;
}

/** Whether there is a power among the numbers, which are amounts of `page` else. */
function hasPower(rows: readonly Row[], page: readonly Row[]): boolean {
  return rows.some((row) =>
    row.tokens.some((token) => isSignedPower(token) && !isMoney(token, row, page)),
  );
}

/** Neither an eye nor a distance nor other glasses that what stands beside could be of; a power is money. */
function saysNothing(rows: readonly Row[], page: readonly Row[]): boolean {
  const areNamed = rows.some((row) =>
    row.tokens.some((token) => {
      const kind = labelOf(token)?.kind;
      return (
        kind === 'eye' ||
        kind === 'range' ||
        kind === 'zero' ||
        headsOther(token) ||
        // `1,5 cm/m Basis oben`
        (kind === 'base' && row.tokens[0]?.kind === 'number')
      );
    }),
  );
  return !areNamed && !hasPower(rows, page);
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
