import type { FlatToken, Row } from './flat-page.ts';
import { saysFormer, saysOtherUse } from './uses.ts';
import {
  ADD,
  PRISM_MOST,
  eyeOf,
  fieldIn,
  isNoMark,
  isSignedPower,
  isValue,
  labelOf,
  rangeOf,
  sectionIn,
  sideOf,
} from './row-labels.ts';

/** `1.5 prism diopters base in`: the label comes before its value, as it does elsewhere. */
export function movePrismBefore({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [label, behind] = tokens.slice(index + 1);
    const isPrism =
      token.kind === 'number' && token.number.sign === null && token.number.magnitude < PRISM_MOST;
    const isBase = labelOf(behind)?.kind === 'base';
    const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'mark');
    const isNamed =
      fieldIn(before) !== null ||
      labelOf(before)?.kind === 'axisMark' ||
      (before !== undefined && isSignedPower(before));
    // `Add 2.00 Prism BI 1.5`: its own value stands behind the base.
    const further = tokens.slice(index + 3);
    const end = further.findIndex((one) => fieldIn(one) !== null);
    const isOther = further
      .slice(0, end < 0 ? undefined : end)
      .some(({ kind }) => kind === 'number');
    if (isPrism && label && fieldIn(label) === 'prism' && isBase && !isNamed && !isOther)
      tokens.splice(index, 2, label, token);
  });
}

/**
 * `N.V.  OD  +2.00 ADD` below the line of that eye for far: the one value of a line, before its label.
 */
export function moveAddBefore(rows: readonly Row[]): void {
  let isNear = false;
  for (const row of rows) {
    const ranges = row.tokens.flatMap((token) => rangeOf(token) ?? []);
    if (ranges.length > 0) isNear = ranges[0] === 'near';
    // `Right  Seg  +1.75 add`
    const isOfSegment =
      row.tokens.some(({ text }) => /^seg(?:ment)?$/i.test(text)) &&
      !row.tokens.some((one) => sectionIn(one) !== null || saysFormer(one.text));
    const value = row.tokens.findIndex(isValue);
    const label = row.tokens.slice(value + 1).find((one) => labelOf(one)?.kind !== 'unit');
    // `Near  R  sph +1.25   Add ____` has no addition.
    const values = row.tokens.filter(
      (one, at) => isValue(one) && !/^[NJ]$/.test(row.tokens[at - 1]?.text ?? ''),
    );
    const isOnly =
      values.length === 1 &&
      row.tokens.filter((token) => ![null, 'other'].includes(fieldIn(token))).length === 1;
    const isGlued = label !== undefined && label.word === row.tokens[value]?.word;
    const isLast =
      label !== undefined &&
      row.tokens.slice(row.tokens.indexOf(label) + 1).every(({ text }) => !/^[_-]+$/.test(text));
    if (
      !(isNear || isOfSegment) ||
      !isOnly ||
      !label ||
      !isGlued ||
      !isLast ||
      fieldIn(label) !== 'add'
    )
      continue;
    row.tokens.splice(row.tokens.indexOf(label), 1);
    row.tokens.splice(value, 0, label);
  }
}

/**
 * `N.V.  OD  +2.00` and right below it `ADD  OS  +2.00`: the label of two lines, of which each has a
 * part of before its eye.
 */
export function spreadAddBelowNear(rows: readonly Row[]): void {
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    const [range, eye, value, ...more] = row.tokens.filter(isNoMark);
    const [label, other, equal, ...others] = below?.tokens.filter(isNoMark) ?? [];
    const areEyes = eye && other && sideOf(eye) === 'od' && sideOf(other) === 'os';
    if (rangeOf(range) !== 'near' || fieldIn(label) !== 'add' || !areEyes) continue;
    if (!value || !areOneAddition(value, equal) || more.length > 0 || others.length > 0) continue;
    row.tokens.splice(row.tokens.indexOf(value), 0, { ...label!, v: row.v });
  }
}

/** `Add`, `Near, add` alone in a line, and below it the one value of each eye, the same. */
export function spreadAddOfHeading(rows: readonly Row[]): void {
  rows.forEach((heading, index) => {
    const label = heading.tokens.find((token) => fieldIn(token) === 'add');
    const isHeading =
      label !== undefined &&
      !heading.tokens.some((token) => isValue(token) || eyeOf(token) !== null) &&
      heading.tokens.every(
        (token) => token === label || token.kind === 'mark' || rangeOf(token) === 'near',
      );
    if (!isHeading || !label) return;
    const lines = rows.slice(index + 1, index + 3);
    const isOfOne = ({ tokens }: Row) =>
      tokens.filter(isValue).length === 1 && tokens.every((token) => fieldIn(token) === null);
    const sides = lines.map(({ tokens }) => tokens.flatMap((token) => sideOf(token) ?? [])[0]);
    // Powers for near differ where those for far do.
    const [one, other] = lines.map(({ tokens }) => tokens.find(isValue));
    const areOfEyes = sides[0] === 'od' && sides[1] === 'os';
    if (!lines.every(isOfOne) || !areOfEyes || !areOneAddition(one, other)) return;
    for (const { tokens, v } of lines) tokens.splice(tokens.findIndex(isValue), 0, { ...label, v });
  });
}

/** What joins the names of both eyes. */
const JOINS = /^(?:&|\+|\/|and|und|u\.?)$/i;

/** `Add +1.00 (R & L)`: the names of both eyes behind a value of both. */
export function joinBothEyes({ tokens }: Row): void {
  const right = tokens.findIndex((token) => sideOf(token) === 'od');
  const [join, left] = tokens.slice(right + 1);
  const isPair = join !== undefined && JOINS.test(join.text) && sideOf(left ?? join) === 'os';
  const eyes = tokens.filter((token) => eyeOf(token) !== null);
  const isBehind = tokens.slice(0, Math.max(right, 0)).some(isValue);
  const isLast = !tokens.slice(right + 3).some(isValue);
  if (!isPair || eyes.length !== 2 || !isBehind || !isLast) return;
  const both: FlatToken = { ...tokens[right]!, kind: 'label', label: { kind: 'eye', eye: 'both' } };
  tokens.splice(right, 3, both);
}

/** `Dist Sph` over a column: one head, as wide as both words. */
export function widenHeads({ tokens }: Row): void {
  if (tokens.some(isValue)) return;
  tokens.forEach((token, index) => {
    const field = tokens[index + 1];
    const isHead = field?.word === token.word && fieldIn(field) === 'sphere';
    if (!isHead || rangeOf(token) !== 'far') return;
    const { left } = token;
    tokens.splice(index, 2, { ...field, left, u: (left + field.right) / 2 });
  });
}

/** Whether two numbers are the same, and what an addition can be. */
function areOneAddition(one: FlatToken | undefined, other: FlatToken | undefined): boolean {
  return (
    one?.kind === 'number' &&
    other?.kind === 'number' &&
    one.number.digits === other.number.digits &&
    one.number.sign === other.number.sign &&
    one.number.sign !== '-' &&
    one.number.magnitude >= ADD.least &&
    one.number.magnitude <= ADD.most
  );
}

/** `Add  +2.25   +2.25` below the lines of both eyes: one addition of both, said for each. */
export function joinEqualAdds(rows: readonly Row[]): void {
  let areLines = false;
  for (const [index, { tokens }] of rows.entries()) {
    const below = rows[index + 1]?.tokens ?? [];
    // `Computer   Office`
    const areOfUses =
      !below.some(isValue) && below.some((one) => saysOtherUse(one.text) || rangeOf(one) !== null);
    areLines ||= tokens.some((token) => sideOf(token) !== null) && tokens.some(isSignedPower);
    const [first] = tokens;
    const [one, other, ...more] = tokens.filter(isValue);
    const areEqual = more.length === 0 && areOneAddition(one, other);
    const areAlone = tokens.every(
      (token) => token === first || token === one || token === other || token.kind === 'mark',
    );
    if (areLines && fieldIn(first) === 'add' && areEqual && areAlone && !areOfUses)
      tokens.splice(tokens.indexOf(other!), 1);
  }
}
