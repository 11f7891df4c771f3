import type { FlatToken, Row } from './flat-page.ts';
import type { Section } from '#domain/prescription/paper-words.ts';
import {
  eyeOf,
  fieldIn,
  isNoMark,
  isSignedPower,
  isValue,
  labelOf,
  rangeOf,
  sideOf,
} from './row-labels.ts';

/** No prism of glasses is as strong. */
const PRISM_MOST = 20;

/** `1.5 prism diopters base in`: the label comes before its value, as it does elsewhere. */
export function movePrismBefore({ tokens }: Row): void {
  tokens.forEach((token, index) => {
    const [label, behind] = tokens.slice(index + 1);
    const isPrism =
      token.kind === 'number' && token.number.sign === null && token.number.magnitude < PRISM_MOST;
    const isBase = labelOf(behind)?.kind === 'base';
    const isNamed = (fieldIn(tokens[index - 1]) ?? '').startsWith('prism');
    if (isPrism && label && fieldIn(label) === 'prism' && isBase && !isNamed)
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
    const value = row.tokens.findIndex(isValue);
    const label = row.tokens.slice(value + 1).find((one) => labelOf(one)?.kind !== 'unit');
    const isOnly = row.tokens.filter(isValue).length === 1;
    if (!isNear || !isOnly || !label || fieldIn(label) !== 'add') continue;
    row.tokens.splice(row.tokens.indexOf(label), 1);
    row.tokens.splice(value, 0, label);
  }
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

/**
 * `R  D` and below it `N`, on forms of the United Kingdom: the lines for distance and near. Elsewhere
 * a `D` is dioptres.
 */
export function nameLinesForFar(rows: readonly Row[]): void {
  const isNear = ({ tokens: [first] }: Row) => first?.text === 'N' && rangeOf(first) === 'near';
  if (!rows.some(isNear)) return;
  for (const { tokens } of rows) {
    const at = sideOf(tokens[0]!) === null ? 0 : 1;
    const letter = tokens[at];
    if (letter?.text === 'D' && labelOf(letter)?.kind === 'unit')
      tokens[at] = { ...letter, kind: 'label', label: { kind: 'range', range: 'far' } };
  }
}

/** What a line is of, by its first word alone before its eyes and powers. */
const OF_LINE: readonly (readonly [RegExp, Section])[] = [
  [/^verordnet$/i, 'final'],
  [
    /^(?:original|ursprünglich|current|lm|sbm|ret|wavefront|pentacam|focimetry|focimeter)$/i,
    'before',
  ],
  [/^(?:mr|mrx)$/i, 'measured'],
];

/** `VERORDNET  -2,75 -0,75 / 20`, `LM  R -1.00 …  L -1.25 …`, `ORIGINAL  OD …` */
export function nameLine({ tokens }: Row): void {
  const [first, ...others] = tokens;
  const next = others.find(isNoMark);
  const isOfLens = next && (isSignedPower(next) || sideOf(next) !== null);
  const section = OF_LINE.find(([name]) => name.test(first?.text ?? ''))?.[1];
  if (first?.kind !== 'word' || !section || !isOfLens || !tokens.some(isSignedPower)) return;
  tokens[0] = { ...first, kind: 'label', label: { kind: 'section', section } };
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

/** From the middle of the nose to a pupil, in millimetres. */
const HALF = { least: 20, most: 45 };

/** `ADD  FAR  NEAR  SEG HT` over 31.0 and 29.0: heads of distances, in a table of lenses. */
export function nameDistanceHeads(header: Row, rows: readonly Row[]): void {
  const heads = header.tokens.filter((token) => rangeOf(token) !== null);
  const below = rows[rows.indexOf(header) + 1];
  const [far, near, ...others] = heads;
  const areBoth = far && near && rangeOf(far) === 'far' && rangeOf(near) === 'near';
  if (!areBoth || !below || others.length > 0) return;
  const isOver = (head: FlatToken) =>
    below.tokens.some(
      (one) =>
        one.kind === 'number' &&
        one.number.sign === null &&
        one.number.magnitude > HALF.least &&
        one.number.magnitude < HALF.most &&
        one.left < head.right + head.height &&
        one.right > head.left - head.height,
    );
  if (!heads.every(isOver)) return;
  for (const head of heads)
    header.tokens[header.tokens.indexOf(head)] = {
      ...head,
      kind: 'label',
      label: { kind: 'field', field: head === far ? 'farPd' : 'nearPd' },
    };
}
