import type { EyeSide } from '#domain/prescription/field-names.ts';
import { withEye } from './eyes-of-labels.ts';
import type { FlatToken, Row } from './flat-page.ts';
import {
  ADD,
  eyeOf,
  eyesOf,
  fieldIn,
  isHalf,
  isHeader,
  isPd,
  isSignedPower,
  isValue,
  labelOf,
  overlap,
  sideOf,
  standsAlone,
  rangeOf,
} from './row-labels.ts';

/** How far beyond its ends a label that runs up or down may still be for a row, in heights. */
const BEYOND = 1.2;

/**
 * Labels that run up or down beside a table (`Ferne`, `Nähe`, `Rechts`, `Add`) are said again at the start
 * of each row that they span; a row between two is of the nearer one. What else runs so, such as
 * the name of the practice, is of no row.
 */
export function sayAcross(rows: readonly Row[], tokens: readonly FlatToken[]): void {
  const labels = tokens.filter(({ acrossPx }) => acrossPx !== undefined).filter(isOfRows);
  for (const row of rows) {
    if (isHeader(row) || !row.tokens.some(isValue)) continue;
    const start = row.tokens[0]!.left;
    const spanning = labels
      .filter((label) => label.right < start + label.height)
      .filter(({ v, acrossPx = 0, height }) => Math.abs(v - row.v) < acrossPx / 2 + BEYOND * height)
      .toSorted((a, b) => Math.abs(a.v - row.v) - Math.abs(b.v - row.v))[0];
    if (spanning) row.tokens.unshift({ ...spanning, v: row.v });
  }
}

function isOfRows(token: FlatToken): boolean {
  const kind = labelOf(token)?.kind;
  return kind === 'range' || kind === 'eye' || fieldIn(token) === 'add';
}

/** A heading stands at most so many heights above the cells of its field. */
const ABOVE = 3.5;

/**
 * A line with the name of one field alone over a line with a value for each eye: the name is said
 * again before each of the values.
 */
export function sayFieldsAbove(rows: readonly Row[]): void {
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const label = above?.tokens.find((token) => fieldIn(token) !== null);
    const sides = row.tokens.filter((token) => sideOf(token) !== null);
    if (above && fieldIn(label) === 'pd' && standsAlone(label!, above)) sayOfBoth(label!, row);
    if (!above || !label || eyesOf(row).length !== 2 || sides.length !== 2) return;
    const isOfOne =
      above.tokens.every(
        (token) =>
          token.kind === 'mark' ||
          labelOf(token)?.kind === 'unit' ||
          fieldIn(token) === fieldIn(label),
      ) || isOfDistances(above, row);
    const ofBoth = row.tokens.find((token) => isPd(fieldIn(token)) && isPd(fieldIn(label)));
    const isBare = row.tokens.every(
      (token) => token === ofBoth || fieldIn(token) === null || fieldIn(token) === 'sphere',
    );
    const isOneEach = sides.every((side, at) => {
      const end = sides[at + 1]?.left ?? ofBoth?.left ?? Infinity;
      return (
        row.tokens.filter((one) => isValue(one) && one.left > side.left && one.left < end).length <
        2
      );
    });
    const parts = row.tokens.filter((token) => isValue(token) || sideOf(token) !== null);
    const areBefore = parts[0] !== undefined && sideOf(parts[0]) !== null;
    if (isOfOne && isBare && areValuesBeforeEyes(parts) && row.v - above.v < ABOVE * row.height)
      for (const [at, value] of parts.filter(isValue).entries())
        row.tokens.splice(row.tokens.indexOf(value), 0, {
          ...withEye(label, sideOf(sides[at]!)!),
          v: row.v,
        });
    if (!isOfOne || !isBare || !isOneEach || !areBefore || row.v - above.v > ABOVE * row.height)
      return;
    if (sayOverValues(label, sides, rows[index + 1])) return;
    for (const side of sides) {
      const said = withEye(label, sideOf(side)!);
      row.tokens.splice(row.tokens.indexOf(side) + 1, 0, { ...said, v: row.v });
    }
  });
}

/** `READING ADD` over `Right   Left` over a value below each: whether it was said again before these. */
function sayOverValues(
  label: FlatToken,
  sides: readonly FlatToken[],
  below: Row | undefined,
): boolean {
  const values = below?.tokens.filter(({ kind }) => kind !== 'mark') ?? [];
  const areUnder = sides.every((side, at) => values[at] && overlap(side, values[at]));
  if (!below || values.length !== 2 || !values.every(isValue) || !areUnder) return false;
  for (const [at, value] of values.entries())
    below.tokens.splice(below.tokens.indexOf(value), 0, {
      ...withEye(label, sideOf(sides[at]!)!),
      left: value.left,
      v: below.v,
    });
  return true;
}

/** `OD 30.5  OS 31.5  Binocular 62` below the name of a distance: that of both is called so as well. */
function sayOfBoth(label: FlatToken, { tokens, v }: Row): void {
  const at = tokens.findIndex((token) => eyeOf(token) === 'both');
  const isLast = at >= 0 && at === tokens.length - 2 && isValue(tokens[at + 1]!);
  const before = tokens.slice(0, Math.max(at, 0)).filter(({ kind }) => kind !== 'mark');
  const areEach =
    before.length === 4 &&
    before.every((one, nth) => (nth % 2 === 0 ? sideOf(one) !== null : isHalf(one)));
  if (isLast && areEach)
    tokens[at] = {
      ...tokens[at]!,
      kind: 'label',
      label: { kind: 'field', field: 'pd' },
      v,
      text: label.text,
    };
}

/** What can be an addition. */
function isAddition(token: FlatToken): boolean {
  return (
    token.kind === 'number' &&
    token.number.sign !== '-' &&
    token.number.decimals === 2 &&
    token.number.magnitude <= ADD.most
  );
}

/**
 * `Add  R +3.00  VA N6   L +3.00  VA N6`: behind what the right eye sees, the addition is said again
 * before that of the left one.
 */
export function sayAddAgain({ tokens }: Row): void {
  const [label, right, one, ...more] = tokens.filter(({ kind }) => kind !== 'mark');
  const at = more.findIndex((token) => sideOf(token) === 'os');
  const [left, other] = more.slice(Math.max(at, 0));
  const isOfSight =
    at > 0 && fieldIn(more[0]) === 'other' && !more.slice(0, at).some(isSignedPower);
  if (fieldIn(label) !== 'add' || !right || sideOf(right) !== 'od' || !isOfSight) return;
  if (!one || !other || !isAddition(one) || !isAddition(other) || !isSignedPower(other)) return;
  tokens.splice(tokens.indexOf(left!), 0, { ...label!, v: left!.v });
}

/**
 * `ADD FOR NEAR` alone over `O.D. +2.00` and `O.S. +2.00`: the addition is said again before each of
 * the two.
 */
export function sayAddBelow(rows: readonly Row[]): void {
  rows.forEach(({ tokens }, index) => {
    const label = tokens.find((token) => fieldIn(token) === 'add');
    const isAlone =
      tokens.some((token) => rangeOf(token) === 'near') &&
      tokens.every(
        (token) =>
          token === label ||
          rangeOf(token) === 'near' ||
          /^(?:[:()]|for|für|die|the)$/i.test(token.text),
      );
    const eyes = rows.slice(index + 1, index + 3);
    const isOfOne = (row: Row) => {
      const said = row.tokens.filter(({ kind }) => kind !== 'mark');
      return said.length === 2 && sideOf(said[0]!) !== null && isAddition(said[1]!);
    };
    const [one, other] = eyes.map(({ tokens: [...own] }) => own.find(isAddition)?.text);
    if (!label || !isAlone || eyes.length < 2 || !eyes.every(isOfOne) || one !== other) return;
    for (const row of eyes) {
      const side = row.tokens.find((token) => sideOf(token) !== null)!;
      const said = withEye(label, sideOf(side)!);
      row.tokens.splice(row.tokens.indexOf(side) + 1, 0, { ...said, v: row.v });
    }
  });
}

/** `Pupillary distance for far, each eye` over two of them: with words that say nothing else. */
function isOfDistances(above: Row, { tokens }: Row): boolean {
  const areWords = above.tokens.every(
    (token) =>
      token.kind === 'mark' || token.kind === 'word' || isPd(fieldIn(token)) || isFar(token),
  );
  const values = tokens.filter(isValue);
  return (
    areWords &&
    above.tokens.filter(({ kind }) => kind === 'word').length < HEADING_WORDS &&
    values.length === 2 &&
    values.every(isHalf)
  );
}

/** More words are a sentence. */
const HEADING_WORDS = 5;

function isFar(token: FlatToken): boolean {
  return rangeOf(token) === 'far';
}

/** `31 R  30.5 L`: each value has its eye behind it. */
function areValuesBeforeEyes(parts: readonly FlatToken[]): boolean {
  return parts.length === 4 && parts.every((one, at) => (sideOf(one) !== null) === (at % 2 === 1));
}

/**
 * Where a line says that values are `right; left`, two values behind one label are of the eyes in
 * that order.
 */
export function sayEyesOfPairs(rows: readonly Row[]): void {
  const order = rows.flatMap(({ tokens }) =>
    tokens.some(isValue) ? [] : (pairOfEyes(tokens) ?? []),
  );
  if (order.length !== 2) return;
  for (const row of rows) {
    const [label] = row.tokens;
    const values = row.tokens.filter(isValue);
    const [one, other] = values.map((value) => row.tokens.indexOf(value));
    const isPair = values.length === 2 && other === one! + 2 && row.tokens[one! + 1]?.text === ';';
    if (!isPair || fieldIn(label) === null || eyesOf(row).length > 0) continue;
    for (const [at, value] of values.entries())
      row.tokens.splice(row.tokens.indexOf(value), 0, { ...order[at]!, v: row.v });
  }
}

function pairOfEyes(tokens: readonly FlatToken[]): FlatToken[] | null {
  const sides = tokens.filter((token) => sideOf(token) !== null);
  const [one, other] = sides.map((side) => tokens.indexOf(side));
  const isPair = sides.length === 2 && other === one! + 2 && tokens[one! + 1]?.text === ';';
  return isPair && sideOf(sides[0]!) !== sideOf(sides[1]!) ? sides : null;
}

/**
 * `Height R / L  20.0 / 18.5`: the label is said before each of two values, with the eye in its order.
 * `Add R / L: +1.75` is that of both.
 */
export function sayEyesOfStrokes(rows: readonly Row[]): void {
  for (const { tokens } of rows)
    for (const label of tokens.filter((token) => fieldIn(token) !== null)) {
      const found = labelOfEyes(label, tokens);
      if (!found) continue;
      const start = tokens.indexOf(label);
      const from = tokens[found.end]?.text === ':' ? found.end + 1 : found.end;
      const values = tokens.slice(from, from + 3);
      const behind = tokens[from + 3];
      // `Sph R/L: -2.25 / -0.50 / 90` is one lens, `Add R/L: +2.00 / 40 cm` one addition.
      const isMore =
        behind?.text === '/' || ['axisMark', 'unit'].includes(labelOf(behind)?.kind ?? '');
      const said = isMore ? null : eachSaid(label, values, found.sides);
      if (said) tokens.splice(start, from + 3 - start, ...said);
      else if (fieldIn(label) === 'add' && isOneOfBoth(tokens.slice(found.end)))
        tokens.splice(start + 1, found.end - start - 1, found.both);
    }
}

/** Both eyes as one label, the right one first. */
const RIGHT_FIRST = /^(?:r|re|rechts|right|od)\s?\/\s?(?:l|le|li|links|left|os)$/i;

type OfEyes = { sides: [EyeSide, EyeSide]; both: FlatToken; end: number };

/** Both eyes behind a label, and where they end; the first one may be glued to it: `HeightR / L`. */
function labelOfEyes(label: FlatToken, tokens: readonly FlatToken[]): OfEyes | null {
  const next = tokens[tokens.indexOf(label) + 1];
  const isOfEach = ['add', 'pd', 'height'].includes(fieldIn(label) ?? '');
  if (next && isOfEach && eyeOf(next) === 'both' && RIGHT_FIRST.test(next.text))
    return { sides: ['od', 'os'], both: next, end: tokens.indexOf(next) + 1 };
  const glued = /\p{Ll}([RL])$/u.exec(label.text)?.[1];
  const start = tokens.indexOf(label) + (glued ? 1 : 2);
  const [stroke, other] = tokens.slice(start);
  const first = tokens[start - 1];
  const before = glued ? (glued === 'R' ? 'od' : 'os') : first && sideOf(first);
  const side = other && sideOf(other);
  if (stroke?.text !== '/' || !other || !before || !side || before === side) return null;
  const both = { ...other, kind: 'label', label: { kind: 'eye', eye: 'both' } } as const;
  return { sides: [before, side], both, end: start + 2 };
}

function eachSaid(
  label: FlatToken,
  [first, stroke, second]: readonly FlatToken[],
  sides: OfEyes['sides'],
): FlatToken[] | null {
  if (!first || !second || stroke?.text !== '/' || !isValue(first) || !isValue(second)) return null;
  return [first, second].flatMap((value, at) => [
    { ...withEye(label, sides[at]!), v: value.v },
    value,
  ]);
}

/** One value, and no stroke that parts it from another one. */
function isOneOfBoth(behind: readonly FlatToken[]): boolean {
  const [value, next] = behind.filter(({ kind }) => kind !== 'mark');
  const isMore = behind.some(({ text }) => text === '/') || (next && isValue(next));
  return value !== undefined && isValue(value) && !isMore;
}

/** Two lines of a cell stand at most so many heights from the middle of their label. */
const LINE_OFF = 1.3;

/**
 * Two prisms and two bases of one eye stand in two lines of a cell, and their label once beside
 * both: it is said again before the line that has none.
 */
export function spreadLines(rows: readonly Row[]): void {
  rows.forEach((row, index) => {
    const isBare = row.tokens.every((token) => isValue(token) || isBase(token));
    if (!isBare || !row.tokens.some((token) => isValue(token) || isBase(token))) return;
    const [near] = [rows[index - 1], rows[index + 1]]
      .flatMap((other) => (other && isLabelled(other) && isUnder(row, other) ? [other] : []))
      .toSorted((a, b) => Math.abs(a.v - row.v) - Math.abs(b.v - row.v));
    const label = near?.tokens[0];
    if (near && label && Math.abs(near.v - row.v) < LINE_OFF * row.height)
      row.tokens.unshift({ ...label, v: row.v });
  });
}

function isBase(token: FlatToken): boolean {
  return labelOf(token)?.kind === 'base';
}

/** A row of prisms or bases alone, by its first word. */
function isLabelled(row: Row): boolean {
  const field = fieldIn(row.tokens[0]);
  return (
    (field?.startsWith('prism') || field?.startsWith('base') || false) && eyesOf(row).length === 0
  );
}

/** Whether each value stands under or over one of the other row, right of its label. */
function isUnder(row: Row, other: Row): boolean {
  const values = other.tokens.filter(isValue);
  return row.tokens.every((token) =>
    values.some((value) => token.left < value.right && value.left < token.right),
  );
}
