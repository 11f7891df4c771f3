import type { EyeSide } from '#domain/prescription/field-names.ts';
import type { Page } from '../words.ts';
import { rowsOf, type FlatToken, type Row } from './flat-page.ts';
import { tokensOf } from './tokens.ts';
import { folded, labelByShape, type FieldLabel, type Label, type Section } from './vocabulary.ts';

export type Range = 'far' | 'middle' | 'near';

/** What the places around a value say of it. */
export type Surroundings = {
  eye: EyeSide | 'both' | null;
  /** Both eyes are columns, each with its heading. */
  hasEyeColumns: boolean;
  /** The label on its left: nothing but marks, eyes and ranges between them, or values too. */
  left: { field: FieldLabel; isNext: boolean; eye: EyeSide | null; token: FlatToken } | null;
  /** The label of its column. */
  above: { field: FieldLabel; eye: EyeSide | null } | null;
  range: Range | null;
  section: Section | null;
  /** Other words stand before it in its own piece of text. */
  isProse: boolean;
};

/** A page as whoever reads it sees it: rows, headings, columns. */
export type PageLayout = { rows: Row[]; around: (token: FlatToken, row: Row) => Surroundings };

export function layOut(page: Page, index: number): PageLayout {
  const rows = joinLines(rowsOf(page, tokensOf(page.words, index)));
  for (const row of rows) doubtLetters(row);
  const headers = rows.filter(isHeader);
  headers.forEach(nameColumns);
  nameMissingEye(rows, headers);
  for (const row of rows) {
    takeSphForNothing(row, headers);
    if (hasLabelsBehind(row)) row.isPostfix = true;
  }
  const spanning = spanningEyes(rows);
  const ranges = rangesOf(rows);
  const sections = sectionsOf(rows);

  function around(token: FlatToken, row: Row): Surroundings {
    const left = labelOnLeft(token, row);
    const above = columnOf(token, row, headers);
    const inRow = eyeOnLeft(token, row) ?? spanning.get(row) ?? eyeBeside(token, row, rows, above);
    const heading = inRow ? null : eyeAbove(token, row, rows);
    return {
      eye: (left?.isNext ? left.eye : null) ?? above?.eye ?? inRow ?? heading?.eye ?? null,
      hasEyeColumns: heading?.isColumn ?? false,
      left,
      above,
      range: rangeAbove(token, row, rows) ?? ranges.get(row) ?? null,
      section: above?.section ?? sections.get(row) ?? null,
      isProse: isProse(token, row),
    };
  }
  return { rows, around };
}

/**
 * Columns whose label was read badly: by the look of the word, or because it stands between the
 * sphere and the axis, where nothing else ever does.
 */
function nameColumns({ tokens }: Row): void {
  const known = tokens.filter((token) => labelOf(token)?.kind === 'field');
  if (known.length < 2) return;
  const rename = (index: number, label: Label) => {
    const { page, word, box, source, u, v, left, right, height, from, to, text } = tokens[index]!;
    const place = { page, word, box, source, u, v, left, right, height, from, to, text };
    tokens[index] = { ...place, kind: 'label', label };
  };
  const fieldAt = (index: number) => {
    const label = labelOf(tokens[index]);
    return label?.kind === 'field' ? label.field : null;
  };
  tokens.forEach((token, index) => {
    if (token.kind !== 'word') return;
    const label = labelByShape(folded(token.text));
    if (label) rename(index, label);
  });
  tokens.forEach((token, index) => {
    if (token.kind === 'label') return;
    if (fieldAt(index - 1) === 'sphere' && fieldAt(index + 1) === 'axis')
      rename(index, { kind: 'field', field: 'cylinder' });
    if (
      fieldAt(index + 1) === 'cylinder' &&
      fieldAt(index + 2) === 'axis' &&
      fieldAt(index - 1) !== 'sphere'
    )
      rename(index, { kind: 'field', field: 'sphere' });
  });
}

/**
 * A lone letter in a cell is sometimes not seen at all. Where one eye of a table is named and a row
 * of the same columns stands right above or below it, that row is the other eye's.
 */
function nameMissingEye(rows: readonly Row[], headers: readonly Row[]): void {
  const named = rows.filter((row) => eyesOf(row).length > 0);
  const data = named.filter((row) => !headers.includes(row) && isOfPowers(row));
  const [only] = data;
  const eye = only && eyesOf(only)[0];
  if (!only || data.length !== 1 || eyesOf(only).length !== 1 || !eye || eye === 'both') return;
  const other = eye === 'od' ? 'os' : 'od';
  if (named.some((row) => eyesOf(row).includes(other))) return;
  const beside = rows.filter(
    (row) => row !== only && isOfPowers(row) && !headers.includes(row) && isInColumnsOf(row, only),
  );
  const label = only.tokens.find((token) => labelOf(token)?.kind === 'eye')!;
  const [row] = beside;
  if (beside.length !== 1 || !row || Math.abs(row.v - only.v) > 4 * only.height) return;
  row.tokens.unshift({ ...label, v: row.v, label: { kind: 'eye', eye: other }, kind: 'label' });
}

/** Two or more values, with a power among them. */
function isOfPowers({ tokens }: Row): boolean {
  const powers = tokens.filter((token) => token.kind === 'number' && token.number.decimals === 2);
  return powers.length > 0 && tokens.filter(isValue).length > 1;
}

function isInColumnsOf(row: Row, other: Row): boolean {
  const values = row.tokens.filter(isValue);
  const others = other.tokens.filter(isValue);
  const isInColumn = (value: FlatToken) => others.some((one) => apart(one, value) < one.height);
  return (
    values.length <= others.length + 2 &&
    values.filter(isInColumn).length >= Math.min(2, values.length) &&
    values.length > 1
  );
}

/** `S`, `C`, `Z` and `A` are labels before a number or over a column, else letters of a name. */
function doubtLetters({ tokens }: Row): void {
  const letters = tokens.filter(
    (token) => token.kind === 'label' && /^[scza][.:]?$/i.test(token.text),
  );
  tokens.forEach((token, index) => {
    if (token.kind !== 'label' || !letters.includes(token)) return;
    const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'mark');
    if (letters.length > 2 || (next && isValue(next))) return;
    tokens[index] = wordOf(token);
  });
}

function wordOf({
  page,
  word,
  box,
  source,
  u,
  v,
  left,
  right,
  height,
  from,
  to,
  text,
}: FlatToken): FlatToken {
  return { kind: 'word', page, word, box, source, u, v, left, right, height, from, to, text };
}

/** Behind an eye the first value has no label before it, and one behind it. */
function hasLabelsBehind({ tokens }: Row): boolean {
  const eye = tokens.findIndex((token) => labelOf(token)?.kind === 'eye');
  const first = tokens.findIndex((token, index) => index > eye && isValue(token));
  if (eye < 0 || first < 0) return false;
  const before = tokens.slice(eye + 1, first).map(labelOf);
  const behind = labelOf(tokens[first + 1]);
  return (
    before.every((label) => label?.kind !== 'field') &&
    behind?.kind === 'field' &&
    behind.field === 'sphere'
  );
}

/** The field whose label stands right behind a value. */
export function labelBehind(token: FlatToken, { tokens }: Row): FieldLabel | null {
  const next = tokens
    .slice(tokens.indexOf(token) + 1)
    .find((other) => labelOf(other)?.kind !== 'unit');
  const label = labelOf(next);
  return label?.kind === 'field' ? label.field : null;
}

/** The one field that a row names, wherever its label stands. */
export function onlyField({ tokens }: Row): FieldLabel | null {
  const fields = tokens.flatMap((token) => {
    const label = labelOf(token);
    return label?.kind === 'field' ? [label.field] : [];
  });
  return fields.length === 1 ? (fields[0] ?? null) : null;
}

/** Both eyes as labels beside the rows which they span, one above and one below each. */
function spanningEyes(rows: readonly Row[]): Map<Row, EyeSide> {
  const found = new Map<Row, EyeSide>();
  const alone = rows.filter(({ tokens }) =>
    tokens.every((token) => token.kind === 'mark' || eyeOf(token) !== null),
  );
  const sides = alone.flatMap((row) => {
    const eye = eyesOf(row)[0];
    return eye === 'od' || eye === 'os' ? [{ row, eye }] : [];
  });
  const isBeside = (label: Row, row: Row) =>
    Math.abs(row.v - label.v) < 2.2 * Math.max(row.height, label.height) &&
    row.tokens.some(isValue) &&
    eyesOf(row).length === 0 &&
    (row.tokens[0]?.left ?? 0) > (label.tokens.at(-1)?.right ?? 0);
  const isSpanning = sides.every(({ row }) => {
    const beside = rows.filter((other) => isBeside(row, other));
    return beside.some(({ v }) => v < row.v) && beside.some(({ v }) => v > row.v);
  });
  if (sides.length !== 2 || !isSpanning) return found;
  for (const row of rows) {
    const near = sides
      .filter((side) => isBeside(side.row, row))
      .toSorted((a, b) => Math.abs(a.row.v - row.v) - Math.abs(b.row.v - row.v))[0];
    if (near) found.set(row, near.eye);
  }
  return found;
}

const wordsOfProse = 4;

/** Lines of running text are one row: a sentence goes on below. */
function joinLines(rows: readonly Row[]): Row[] {
  const edge = Math.max(...rows.flatMap(({ tokens }) => tokens.map(({ right }) => right)));
  const joined: { row: Row; last: Row }[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && goesOn(above.last, row, edge)) {
      above.row.tokens.push(...row.tokens);
      above.row.isProse = true;
      above.last = row;
    } else joined.push({ row: { ...row, tokens: [...row.tokens] }, last: row });
  }
  return joined.map(({ row }) => row);
}

function goesOn(above: Row, below: Row, edge: number): boolean {
  const words = above.tokens.filter(({ kind }) => kind === 'word').length;
  const [first, next] = [above.tokens[0], below.tokens[0]];
  if (words < wordsOfProse || !first || !next) return false;
  return (
    edge - above.tokens.at(-1)!.right < 6 * above.height &&
    Math.abs(first.left - next.left) < 1.5 * above.height &&
    below.v - above.v < 2 * above.height
  );
}

/** Whether a value may stand here: a number, or what stands in place of one. */
export function isValue(token: FlatToken): boolean {
  return token.kind === 'number' || (token.kind === 'label' && token.label.kind === 'zero');
}

export function labelOf(token: FlatToken | undefined): Label | null {
  return token?.kind === 'label' ? token.label : null;
}

/**
 * `sph` behind a power says that there is no cylinder, at the end or under its heading; before a
 * power it is a label.
 */
function takeSphForNothing(row: Row, headers: readonly Row[]): void {
  row.tokens.forEach((token, index) => {
    const label = labelOf(token);
    if (label?.kind !== 'field' || label.field !== 'sphere') return;
    const before = row.tokens.slice(0, index).findLast(({ kind }) => kind !== 'mark');
    const after = row.tokens[index + 1];
    if (!before || headers.includes(row)) return;
    const isBehindPower =
      isValue(before) && !(before.kind === 'number' && before.number.decimals === 0);
    const isLast = !after || !isValue(after) || before.word === token.word;
    const beyond = labelOf(row.tokens[index + 2]);
    // What has a cylinder behind it is the label of a sphere.
    if (after && isValue(after) && beyond?.kind === 'field' && beyond.field === 'cylinder') return;
    const labelBefore = labelOf(before);
    const isCylinder =
      (labelBefore?.kind === 'field' && labelBefore.field === 'cylinder') ||
      columnOf(token, row, headers)?.field === 'cylinder';
    if ((isBehindPower && isLast) || isCylinder)
      row.tokens[index] = { ...token, kind: 'label', label: { kind: 'zero', field: 'cylinder' } };
  });
}

/** What heads a column: fields, eyes, and what only other tables have. */
function headsColumn(token: FlatToken): boolean {
  const kind = labelOf(token)?.kind;
  return kind === 'field' || kind === 'eye' || kind === 'section';
}

/** A row of labels over columns: most of them have no value behind them. */
function isHeader({ tokens }: Row): boolean {
  const heads = tokens.filter(headsColumn);
  const followed = tokens.filter((token, index) => {
    const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'mark');
    return headsColumn(token) && next && isValue(next);
  });
  const values = tokens.filter(isValue);
  if (heads.length === 0 || values.length > heads.length / 2) return false;
  if (heads.length === 1)
    return values.length === 0 && tokens.length <= 3 && labelOf(heads[0])?.kind === 'field';
  return followed.length * 3 <= heads.length;
}

/** Words between a label and its value that say nothing more. */
const LINKING = /^(?:of|von|is|ist|beträgt|betragt|bei|at|to|auf|the|der|die)$/i;

function labelOnLeft(token: FlatToken, row: Row): Surroundings['left'] {
  const index = row.tokens.indexOf(token);
  let isNext = true;
  let hasPassedEye = false;
  for (let i = index - 1; i >= 0; i -= 1) {
    const other = row.tokens[i]!;
    const label = labelOf(other);
    const found = (field: FieldLabel, eye: EyeSide | null = null) => ({
      field,
      isNext,
      eye,
      token: other,
    });
    if (label?.kind === 'field') return found(label.field, label.eye);
    if (label?.kind === 'axisMark' && i === index - 1) return found('axis');
    if (label?.kind === 'detail' || label?.kind === 'section' || label?.kind === 'lensType')
      return hasPassedEye ? null : found('other');
    if (isValue(other) || other.kind === 'day') isNext = false;
    if (label?.kind === 'eye') hasPassedEye = true;
    if (other.kind === 'word' && !LINKING.test(other.text))
      return isNext && !hasPassedEye ? found('other') : null;
  }
  return null;
}

function eyeOnLeft(token: FlatToken, row: Row): EyeSide | 'both' | null {
  for (let i = row.tokens.indexOf(token) - 1; i >= 0; i -= 1) {
    const label = labelOf(row.tokens[i]);
    if (label?.kind === 'eye') return label.eye;
  }
  return null;
}

function eyesOf(row: Row): (EyeSide | 'both')[] {
  const eyes = row.tokens.flatMap((token) => {
    const label = labelOf(token);
    return label?.kind === 'eye' ? [label.eye] : [];
  });
  return [...new Set(eyes)];
}

/**
 * The eye of the row whose label is level enough: lines of one cell belong to the row of that
 * cell, and a label may stand beside two lines, where these begin right of it.
 */
function eyeBeside(
  token: FlatToken,
  row: Row,
  rows: readonly Row[],
  above: Column | null,
): EyeSide | 'both' | null {
  const starts = row.tokens[0]?.left ?? 0;
  const near = rows
    .filter(
      (other) =>
        other !== row && Math.abs(other.v - row.v) < 1.1 * Math.max(row.height, other.height),
    )
    .filter((other) => eyesOf(other).length === 1 && !isHeader(other))
    .filter((other) => {
      const label = other.tokens.find((one) => labelOf(one)?.kind === 'eye')!;
      return label.right < (above && other.tokens.some(isValue) ? token.left : starts);
    })
    .toSorted((a, b) => Math.abs(a.v - row.v) - Math.abs(b.v - row.v))[0];
  return near ? eyesOf(near)[0]! : null;
}

/** The eye that a heading above names: over the columns of both, or alone over a block. */
function eyeAbove(
  token: FlatToken,
  row: Row,
  rows: readonly Row[],
): { eye: EyeSide | 'both' | null; isColumn: boolean } | null {
  for (let i = rows.indexOf(row) - 1; i >= 0; i -= 1) {
    const other = rows[i]!;
    const eyes = eyesOf(other);
    if (eyes.length === 0) continue;
    const labels = other.tokens.filter((one) => labelOf(one)?.kind === 'eye');
    const level = headingsLevelWith(other, rows);
    if (eyes.length === 1 && level.length > 0)
      return { eye: eyeOf(nearest(token, [...labels, ...level])), isColumn: true };
    const missing = eyes.length === 1 ? eyeOfColumns(token, row, other) : null;
    if (missing) return { eye: missing, isColumn: true };
    if (eyes.length > 1)
      return isHeader(other) ? { eye: eyeOf(nearest(token, labels)), isColumn: true } : null;
    const values = other.tokens.filter(isValue);
    const areLabelled = values.every(
      (value) =>
        labelOnLeft(value, other)?.isNext && !labelOnLeft(value, other)!.field.startsWith('other'),
    );
    return areLabelled ? { eye: eyes[0]!, isColumn: false } : null;
  }
  return null;
}

/**
 * The heading of one eye alone, over rows of two values behind one label: the column of the other
 * eye has lost its heading.
 */
function eyeOfColumns(token: FlatToken, row: Row, heading: Row): EyeSide | null {
  const values = row.tokens.filter(isValue);
  const first = row.tokens.find(({ kind }) => kind !== 'mark');
  const label = heading.tokens.find((one) => eyeOf(one) !== null)!;
  const named = eyeOf(label);
  const isTwoBehindOne =
    values.length === 2 && labelOf(first)?.kind === 'field' && !heading.tokens.some(isValue);
  if (!isTwoBehindOne || named === null || named === 'both' || label.left < first!.right)
    return null;
  return nearest(label, values) === token ? named : named === 'od' ? 'os' : 'od';
}

/** Headings of the other eye that a bent page shows a little higher or lower. */
function headingsLevelWith(row: Row, rows: readonly Row[]): FlatToken[] {
  const own = eyesOf(row)[0];
  return rows
    .filter(
      (other) =>
        other !== row && Math.abs(other.v - row.v) < 1.2 * Math.max(row.height, other.height),
    )
    .filter((other) => !other.tokens.some(isValue) && !row.tokens.some(isValue))
    .flatMap(({ tokens }) => tokens.filter((one) => eyeOf(one) !== null && eyeOf(one) !== own));
}

function eyeOf(token: FlatToken | undefined): EyeSide | 'both' | null {
  const label = labelOf(token);
  return label?.kind === 'eye' ? label.eye : null;
}

type Column = { field: FieldLabel; eye: EyeSide | null; section: Section | null };

/** What heads the column of a value, in the nearest row of labels above it. */
function columnOf(token: FlatToken, row: Row, headers: readonly Row[]): Column | null {
  const below = headers.find(({ v }) => v > row.v + 0.4 * row.height);
  const above = headers
    .filter(
      ({ v, tokens }) =>
        v < row.v - 0.4 * row.height &&
        tokens.some((one) => labelOf(one)?.kind === 'field' || labelOf(one)?.kind === 'section'),
    )
    .at(-1);
  const header = below && isNearer(below, above, row) ? below : above;
  if (!header) return null;
  const heads = header.tokens.filter(({ kind }) => kind === 'label' || kind === 'word');
  const head = nearest(token, heads);
  const label = labelOf(head);
  if (!head || !label || !isOver(head, token, heads, Math.abs(row.v - header.v))) return null;
  const sections = header.tokens.flatMap((one) => {
    const found = labelOf(one);
    return found?.kind === 'section' && found.section !== 'glasses' ? [found.section] : [];
  });
  const section = sections[0] ?? null;
  if (label.kind === 'section') return { field: 'other', eye: null, section };
  const [eye, ...others] = eyesOf(header);
  const ofHeader = eye && eye !== 'both' && others.length === 0 ? eye : null;
  return label.kind === 'field'
    ? { field: label.field, eye: label.eye ?? ofHeader, section }
    : null;
}

/** Labels right below their values: where none are above, or the same ones are farther away. */
function isNearer(below: Row, above: Row | undefined, row: Row): boolean {
  const distance = below.v - row.v;
  if (distance > 2.6 * row.height || onlyField(below) !== null) return false;
  if (!above) return true;
  const fieldsOf = ({ tokens }: Row) =>
    tokens.map(labelOf).flatMap((label) => (label?.kind === 'field' ? [label.field] : []));
  return distance < 0.8 * (row.v - above.v) && fieldsOf(below).join() === fieldsOf(above).join();
}

/** A lone label heads what stands right under it; one of many all that is nearer to it than to others. */
function isOver(
  head: FlatToken,
  token: FlatToken,
  heads: readonly FlatToken[],
  below: number,
): boolean {
  if (heads.length === 1)
    return apart(head, token) < 2 * token.height && below < 3.5 * token.height;
  const others = heads.filter((other) => other !== head).map((other) => Math.abs(other.u - head.u));
  return (
    Math.abs(head.u - token.u) < 0.8 * Math.min(...others) || apart(head, token) < token.height
  );
}

function nearest(token: FlatToken, heads: readonly FlatToken[]): FlatToken | undefined {
  return heads.toSorted((a, b) => apart(a, token) - apart(b, token))[0];
}

/** How far two stand apart across the page, by their middles or by either edge. */
function apart(a: FlatToken, b: FlatToken): number {
  return Math.min(Math.abs(a.u - b.u), Math.abs(a.left - b.left), Math.abs(a.right - b.right));
}

/**
 * For which distance each row is. A label beside values holds for its row and those below it that
 * name an eye; one between two rows for both, which it spans; a heading until the next one.
 */
function rangesOf(rows: readonly Row[]): Map<Row, Range> {
  const found = new Map<Row, Range>();
  let heading: Range | null = null;
  let above: Range | null = null;
  const spans: { range: Range; row: Row }[] = [];
  for (const row of rows) {
    const label = labelOf(row.tokens.find(({ kind }) => kind !== 'mark'));
    const range = label?.kind === 'range' ? label.range : null;
    const isData = namesEye(row) || (range !== null && row.tokens.filter(isValue).length > 1);
    if (range && !isData && !row.tokens.some(isValue)) {
      if (isBetween(row, rows)) spans.push({ range, row });
      else heading = range;
    }
    const inRow = isData ? rangeIn(row) : null;
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
  return found;
}

/** Far and near as headings side by side: the one over the column of a value. */
function rangeAbove(token: FlatToken, row: Row, rows: readonly Row[]): Range | null {
  const heading = rows.findLast(({ v, tokens }) => {
    const ranges = new Set(
      tokens.map(labelOf).flatMap((label) => (label?.kind === 'range' ? [label.range] : [])),
    );
    return v < row.v && ranges.size > 1 && !tokens.some(isValue);
  });
  const label =
    heading &&
    labelOf(
      nearest(
        token,
        heading.tokens.filter((one) => labelOf(one)?.kind === 'range'),
      ),
    );
  return label?.kind === 'range' && namesEye(row) ? label.range : null;
}

function namesEye(row: Row): boolean {
  return !isHeader(row) && eyesOf(row).length > 0;
}

function rangeIn(row: Row): Range | null {
  const first = row.tokens.findIndex(isValue);
  const label = row.tokens
    .slice(0, first < 0 ? undefined : first)
    .map(labelOf)
    .find((one) => one?.kind === 'range');
  return label?.kind === 'range' ? label.range : null;
}

/** Rows of eyes close above and below. */
function isBetween(row: Row, rows: readonly Row[]): boolean {
  const near = rows.filter(
    (other) => namesEye(other) && Math.abs(other.v - row.v) < 2 * row.height,
  );
  return near.some(({ v }) => v < row.v) && near.some(({ v }) => v > row.v);
}

/** What each row belongs to: the last heading above it that says so. */
function sectionsOf(rows: readonly Row[]): Map<Row, Section> {
  const found = new Map<Row, Section>();
  let current: Section | null = null;
  for (const row of rows) {
    const labels = row.tokens.map(labelOf).filter((label) => label?.kind === 'section');
    const first = labels[0];
    if (first?.kind === 'section' && !row.tokens.some(isValue) && !isHeader(row))
      current = first.section;
    if (current) found.set(row, current);
  }
  return found;
}

/** A word that says nothing to us before a value in the same piece of text. */
function isProse(token: FlatToken, row: Row): boolean {
  if (row.isProse) return true;
  return row.tokens.some(
    (other) => other.word === token.word && other.kind === 'word' && other.from < token.from,
  );
}

/** The nearest label on the left that says for which distance, with no value between. */
export function rangeOnLeft(token: FlatToken, row: Row): Range | null {
  for (let i = row.tokens.indexOf(token) - 1; i >= 0; i -= 1) {
    const other = row.tokens[i]!;
    if (isValue(other)) return null;
    const label = labelOf(other);
    if (label?.kind === 'range') return label.range;
  }
  return null;
}
