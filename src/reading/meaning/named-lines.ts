import type { FlatToken, Row } from './flat-page.ts';
import { isNoMark, isSignedPower, labelOf, rangeOf, sideOf } from './row-labels.ts';
import type { Section } from '#domain/prescription/paper-words.ts';

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
