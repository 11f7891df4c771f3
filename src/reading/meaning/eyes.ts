import type { EyeSide } from '#domain/prescription/field-names.ts';
import type { Column } from './columns.ts';
import { isFarOff, type FlatToken, type Row } from './flat-page.ts';
import {
  apart,
  eyeOf,
  eyesOf,
  fieldIn,
  isHeader,
  isSignedPower,
  isValue,
  labelOnLeft,
  nearest,
  sectionIn,
  sideOf,
  type Eye,
  type LabelOnLeft,
} from './row-labels.ts';

/** Both eyes as labels beside the rows which they span, one above and one below each. */
export function spanningEyes(rows: readonly Row[]): Map<Row, EyeSide> {
  const found = new Map<Row, EyeSide>();
  const alone = rows.filter(namesEyeAlone);
  const sides = alone.flatMap((row) => {
    const eye = eyesOf(row)[0];
    return eye === 'od' || eye === 'os' ? [{ row, eye }] : [];
  });
  const isBeside = (label: Row, row: Row) =>
    Math.abs(row.v - label.v) < 2.2 * Math.max(row.height, label.height) &&
    row.tokens.some(isValue) &&
    eyesOf(row).length === 0 &&
    (row.tokens[0]?.left ?? 0) > (label.tokens.at(-1)?.right ?? 0);
  // `Add` beside an eye that has none.
  const isLabelBeside = (label: Row, row: Row) =>
    Math.abs(row.v - label.v) < 1.5 * label.height &&
    row.tokens.every((token) => fieldIn(token) === 'add') &&
    (row.tokens[0]?.left ?? 0) > (label.tokens.at(-1)?.right ?? 0);
  const isSpanning = sides.every(({ row }) => {
    const beside = rows.filter((other) => isBeside(row, other) || isLabelBeside(row, other));
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

/** What names lenses of glasses, and what names those that are worn, or that lie on the eye. */
const OF_GLASSES = /brillengl|spectacle|eyeglass|ophthalmic/i;
const OF_OTHERS =
  /getrag|worn|wear|\balte?\b|\bold\b|vorhand|present|mitgebr|brought|month|monat|week|woche|dail|tages|pack|linse|soft|tori[cs]|nacht|rekl|current|aktuell|scan|mess|measur|previous|broken|defekt|return|r[üu]ckn|foci/i;

/** Whether a line over a block is of lenses that are made: it says so, or, where it need not, their index. */
function namesLenses({ tokens }: Row, hasToSay: boolean): boolean {
  const words = tokens.map(({ text }) => text).join(' ');
  const isOfSection = tokens.some((token) =>
    ['before', 'contact', 'curvature'].includes(sectionIn(token) ?? ''),
  );
  const isSaid = OF_GLASSES.test(words.replaceAll(' ', ''));
  const hasIndex = tokens.some(
    ({ kind, text }) => kind === 'number' && /^1[.,][5-9]\d?$/.test(text),
  );
  return !isOfSection && !OF_OTHERS.test(words) && (isSaid || (hasIndex && !hasToSay));
}

/** How an eye is named behind what its lens is called. */
const SIDE_NAMES: ReadonlyMap<string, EyeSide> = new Map([
  ['R', 'od'],
  ['RECHTS', 'od'],
  ['RIGHT', 'od'],
  ['OD', 'od'],
  ['L', 'os'],
  ['LINKS', 'os'],
  ['LEFT', 'os'],
  ['OS', 'os'],
]);

/**
 * `LUXOVIS Brillengläser R` over one block and `LUXOVIS Brillengläser L` over another: two lines that
 * are the same but for the eye, the only ones of the page, each above a power.
 */
export function eyesOfBlocks(rows: readonly Row[]): Map<Row, EyeSide> {
  const found = new Map<Row, EyeSide>();
  // A letter behind words is no eye by itself.
  const sideBehind = ({ tokens }: Row): EyeSide | null =>
    tokens.length > 1 && !tokens.some(isSignedPower)
      ? (SIDE_NAMES.get(tokens.at(-1)!.text.toUpperCase()) ?? null)
      : null;
  const right = rows.find((row) => sideBehind(row) === 'od');
  const left = rows.find((row) => sideBehind(row) === 'os');
  const isOther = (row: Row) => row !== right && row !== left && eyesOf(row).length > 0;
  if (!right || !left || rows.some(isOther)) return found;
  const wordsOf = ({ tokens }: Row) =>
    tokens
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' ');
  const areAlike =
    wordsOf(right) === wordsOf(left) && [right, left].every((row) => namesLenses(row, true));
  const [start, end] = [rows.indexOf(right), rows.indexOf(left)];
  const blocks = [rows.slice(start + 1, end), rows.slice(end + 1, 2 * end - start)];
  const arePowers =
    areAlike &&
    start < end &&
    blocks.every((block) => block.some(({ tokens }) => tokens.some(isSignedPower)));
  for (const [at, block] of arePowers ? blocks.entries() : [])
    for (const row of block) found.set(row, at === 0 ? 'od' : 'os');
  return found;
}

/** So many rows above the heads of packets side by side their eyes are named, at most. */
const ROWS_ABOVE = 4;
/** So far off the start of its packet, in heights. */
const OFF_START = 4;

/**
 * `RIGHT  SV 1.67        LEFT  SV 1.67` over two packets side by side, each with its heads: what stands
 * below each is of its eye.
 */
export function eyesOfBands(
  rows: readonly Row[],
  headers: readonly Row[],
): (token: FlatToken, row: Row) => EyeSide | null {
  const found = headers.flatMap((header) => {
    const spheres = header.tokens.filter((token) => fieldIn(token) === 'sphere');
    const start = rows.indexOf(header);
    const named = rows
      .slice(Math.max(0, start - ROWS_ABOVE), start)
      .findLast(({ tokens }) => tokens.filter((token) => sideOf(token) !== null).length === 2);
    const [right, left] = named?.tokens.filter((token) => sideOf(token) !== null) ?? [];
    const areOver =
      right &&
      left &&
      sideOf(right) === 'od' &&
      sideOf(left) === 'os' &&
      [right, left].every(
        (eye, at) => Math.abs(eye.left - (spheres[at]?.left ?? Infinity)) < OFF_START * eye.height,
      );
    const isOtherwise =
      eyesOf(header).length > 0 ||
      named?.tokens.some(isSignedPower) ||
      (named !== undefined && !namesLenses(named, false));
    return spheres.length === 2 && areOver && !isOtherwise ? [{ header, left }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return () => null;
  return (token, row) => {
    if (row.v < only.header.v || eyesOf(row).length > 0) return null;
    return token.right > only.left.left - token.height ? 'os' : 'od';
  };
}

/**
 * The eye of the row whose label is level enough: lines of one cell belong to the row of that
 * cell, and a label may stand beside two lines, where these begin right of it.
 */
export function eyeBeside(
  token: FlatToken,
  row: Row,
  rows: readonly Row[],
  above: Column | null,
): Eye | null {
  const starts = row.tokens[0]?.left ?? 0;
  const near = rows
    .filter(
      (other) =>
        other !== row && Math.abs(other.v - row.v) < 1.1 * Math.max(row.height, other.height),
    )
    .filter((other) => eyesOf(other).length === 1 && !isHeader(other))
    .filter((other) => {
      const label = other.tokens.find((one) => eyeOf(one) !== null)!;
      return label.right < (above && other.tokens.some(isValue) ? token.left : starts);
    })
    .toSorted((a, b) => Math.abs(a.v - row.v) - Math.abs(b.v - row.v))[0];
  return near ? eyesOf(near)[0]! : null;
}

/**
 * `Right  Sph  Cyl  Axis` over lines of the right eye, and `Left` alone right below it, over more lines: those
 * are of the left eye, under the same heads. In another place `left` may end a remark.
 */
export function eyeOfLowerBlock(
  row: Row,
  rows: readonly Row[],
  headers: readonly Row[],
): EyeSide | null {
  const header = headers.findLast(
    ({ v, tokens }) => v < row.v && tokens.some((one) => fieldIn(one) !== null),
  );
  const [own] = header?.tokens.filter((token) => sideOf(token) !== null) ?? [];
  if (!header || !own || eyesOf(header).length !== 1 || eyesOf(row).length > 0) return null;
  const start = rows.indexOf(header);
  const between = rows.slice(start + 1, rows.indexOf(row));
  const at = between.findLastIndex(namesEyeAlone);
  const other = between[at]?.tokens.find((token) => sideOf(token) !== null);
  const isBlock =
    other !== undefined &&
    sideOf(other) !== sideOf(own) &&
    Math.abs(other.left - own.left) < OFF_EDGE * own.height &&
    between.slice(0, at).some(({ tokens }) => tokens.some(isSignedPower)) &&
    rows[start + at + 2]!.tokens.some(isValue);
  return isBlock ? sideOf(other) : null;
}

/** So far from the edge of a table, in heights, is what still stands at it. */
const OFF_EDGE = 1.5;

function namesEyeAlone({ tokens }: Row): boolean {
  return tokens.every((token) => token.kind === 'mark' || eyeOf(token) !== null);
}

/**
 * The eye right over a value, where both head columns and the eye that its row names, if any, has
 * values of another kind: what stands beside a table is often level with it.
 */
export function eyeOfColumn(token: FlatToken, row: Row, headers: readonly Row[]): EyeSide | null {
  const index = row.tokens.indexOf(token);
  const eye = row.tokens.slice(0, index).findLastIndex((other) => eyeOf(other) !== null);
  const between = row.tokens.slice(eye + 1, index);
  // `Linkes Auge: sph. -1.75 dpt, cyl. -1.00 dpt` is one sentence, whatever it stands under.
  const run = row.tokens.slice(Math.max(eye, 0), index + 1);
  if (eye >= 0 && !run.some((one, at) => isFarOff(run[at - 1], one))) return null;
  const isApart =
    eye < 0 || (between.some(isValue) && between.some((other) => fieldIn(other) !== null));
  const header = headers.findLast(
    ({ v, tokens }) => v < row.v && tokens.some((one) => sideOf(one)),
  );
  const heads = header?.tokens.filter((one) => sideOf(one) !== null) ?? [];
  if (!isApart || heads.length !== 2 || header?.tokens.some((one) => fieldIn(one) !== null))
    return null;
  const over = heads.find(
    (head) => Math.abs(head.u - token.u) < 0.6 * token.height && head.right > token.left,
  );
  return over ? sideOf(over) : null;
}

/** The eye that a heading above names: over the columns of both, or alone over a block. */
export function eyeAbove(
  token: FlatToken,
  row: Row,
  rows: readonly Row[],
): { eye: Eye | null; isColumn: boolean } | null {
  for (let i = rows.indexOf(row) - 1; i >= 0; i -= 1) {
    const other = rows[i]!;
    const eyes = eyesOf(other);
    if (eyes.length === 0) continue;
    const labels = other.tokens.filter((one) => eyeOf(one) !== null);
    const level = headingsLevelWith(other, rows);
    if (eyes.length === 1 && level.length > 0)
      return { eye: eyeOf(nearest(token, [...labels, ...level])), isColumn: true };
    const missing = eyes.length === 1 ? eyeOfLostColumn(token, row, other, rows) : null;
    if (missing) return { eye: missing, isColumn: true };
    if (eyes.length > 1)
      return isHeader(other) ? { eye: eyeUnder(token, row, other, rows), isColumn: true } : null;
    const values = other.tokens.filter(isValue);
    const areLabelled = values.every((value) => isNamed(labelOnLeft(value, other)));
    const isHeading = areLabelled || !values.some(isPowerOrNone);
    return isHeading ? { eye: eyes[0]!, isColumn: false } : null;
  }
  return null;
}

/** So much nearer to its column than to the other one stands a value of it. */
const CLEARLY_NEARER = 0.4;

/** `Sphäre / Sphère` before its values. */
function saysSphereAlone({ tokens }: Row): boolean {
  const fields = tokens.flatMap((token) => fieldIn(token) ?? []);
  return fields.length > 0 && fields.every((field) => field === 'sphere');
}

/**
 * The eye whose column a value stands in: that of the sphere of each eye, for headings may be wider
 * than their columns or stand at an edge of them; without such a row the nearest heading tells.
 */
function eyeUnder(token: FlatToken, row: Row, heading: Row, rows: readonly Row[]): Eye | null {
  const labels = heading.tokens.filter((one) => eyeOf(one) !== null);
  const sides = [...new Set(labels.map(sideOf))];
  const spheres = rows.find(
    (one) =>
      one.v > heading.v &&
      saysSphereAlone(one) &&
      eyesOf(one).length === 0 &&
      one.tokens.filter(isValue).length === 2,
  );
  const columns = spheres?.tokens.filter(isValue) ?? [];
  const [left, right] = columns;
  const half = sides.length === 2 ? halfOfHeads(token, row, heading, rows) : null;
  if (half !== null) return half === 'both' ? half : sides[half]!;
  if (!left || !right || sides.length !== 2) return eyeOf(nearest(startOfCell(token, row), labels));
  if (columns.includes(token)) return sides[columns.indexOf(token)]!;
  const cell = startOfCell(token, row);
  const own = nearest(cell, columns)!;
  const isClear = apart(cell, own) < CLEARLY_NEARER * apart(cell, own === left ? right : left);
  const byHeading = eyeOf(nearest(cell, labels));
  const byColumn = sides[columns.indexOf(own)]!;
  return isClear || byHeading === byColumn ? byColumn : null;
}

/**
 * `Sph Cyl Axis   Sph Cyl Axis` below the headings of both eyes, which may stand at the edge of what
 * they are over: in which half the head of a value is. One `Add` behind them is of both.
 */
function halfOfHeads(
  token: FlatToken,
  row: Row,
  heading: Row,
  rows: readonly Row[],
): 0 | 1 | 'both' | null {
  const header = rows.findLast((one) => one.v > heading.v && one.v < row.v && isHeader(one));
  const heads = header?.tokens.filter((one) => fieldIn(one) !== null) ?? [];
  const fields = heads.map(fieldIn);
  const [first, second, ...others] = [...fields.keys()].filter((at) => fields[at] === 'sphere');
  const half = second ?? 0;
  const more = fields.slice(2 * half);
  const areTwice =
    half > 0 &&
    first === 0 &&
    others.length === 0 &&
    fields.slice(0, half).join() === fields.slice(half, 2 * half).join() &&
    more.every((field) => field === 'add') &&
    more.length < 2;
  const head = areTwice ? nearest(token, heads) : undefined;
  if (!head) return null;
  return heads.indexOf(head) >= 2 * half ? 'both' : heads.indexOf(head) < half ? 0 : 1;
}

/**
 * The first value in the same piece of text, which is of one cell where another has its own: a
 * formula is long. All values of a row in one piece are a line of a document, and of as many cells.
 */
function startOfCell(token: FlatToken, { tokens }: Row): FlatToken {
  const values = tokens.filter(isValue);
  const isOfAll = values.every((one) => one.word === token.word);
  return (!isOfAll && values.find((one) => one.word === token.word)) || token;
}

/** What a line of prices and counts does not have. */
function isPowerOrNone(token: FlatToken): boolean {
  return token.kind !== 'number' || token.number.sign !== null;
}

function isNamed(label: LabelOnLeft | null): boolean {
  return label !== null && label.isNext && label.field !== 'other';
}

/**
 * By its own row, and where that has one value alone or begins with what is no label, by the columns
 * of a row that has two.
 */
function eyeOfLostColumn(
  token: FlatToken,
  row: Row,
  heading: Row,
  rows: readonly Row[],
): EyeSide | null {
  const values = row.tokens.filter(isValue);
  const ofRow = eyeOfColumns(token, row, heading);
  if (ofRow || values.length > 2) return ofRow;
  for (const other of rows.filter(({ v }) => v > heading.v)) {
    const columns = other.tokens.filter(isValue);
    const eyes = columns.map((column) => eyeOfColumns(column, other, heading));
    const own = values.map((value) => nearest(value, columns));
    if (eyes.every((eye) => eye !== null) && columns.length === 2)
      return new Set(own).size === values.length
        ? eyes[columns.indexOf(own[values.indexOf(token)]!)]!
        : null;
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
  const fields = row.tokens.filter((one) => fieldIn(one) !== null);
  // `Sphäre / Sphère` says one thing in two languages.
  const areOne = new Set(fields.map(fieldIn)).size === 1;
  const isTwoBehindOne =
    values.length === 2 &&
    areOne &&
    fields[0] === first &&
    fields.every((field) => field.right < values[0]!.left) &&
    !heading.tokens.some(isValue);
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
