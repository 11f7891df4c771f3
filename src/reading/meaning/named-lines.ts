import type { FlatToken, Row } from './flat-page.ts';
import { isNoMark, isSignedPower, labelOf, rangeOf, sectionIn, sideOf } from './row-labels.ts';
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

/** What measured a line, by its first word alone before its eyes and powers. */
const OF_DEVICE: readonly (readonly [RegExp, Section])[] = [
  [/^(?:eigene|lm|sbm|ret|wavefront|pentacam|focimetry|focimeter)$/i, 'before'],
  [/^(?:mr|mrx)$/i, 'measured'],
];
/** What is prescribed among lines of what was measured and worn, and what was ordered at first. */
const PRESCRIBED = /^verordnet$/i;
const AT_FIRST = /^(?:original|ursprünglich)$/i;

/**
 * `LM  R -1.00 …  L -1.25 …` where no line is of somebody or something unknown; `VERORDNET  -2,75 …`
 * below lines that all say that they are of something else; `ORIGINAL  OD …` where all others are what is to be made.
 */
export function nameLines(rows: readonly Row[]): void {
  const lines = rows.filter((row) => row.tokens.some(isSignedPower));
  const areAll = (own: Row, isNamed: (row: Row) => boolean) =>
    lines.length > 1 && lines.every((row) => row === own || isNamed(row));
  const areKnown = lines.every(isKnown);
  for (const row of lines) {
    const [first, ...others] = row.tokens;
    const next = others.find(isNoMark);
    const isOfLens = next && (isSignedPower(next) || sideOf(next) !== null);
    if (first?.kind !== 'word' || !isOfLens) continue;
    const ofDevice = areKnown ? deviceOf(first) : null;
    const isLast = row === lines.at(-1);
    const section =
      ofDevice ??
      (PRESCRIBED.test(first.text) && isLast && areAll(row, isOfOther)
        ? 'final'
        : AT_FIRST.test(first.text) && areAll(row, isFinal)
          ? 'before'
          : null);
    if (section) row.tokens[0] = { ...first, kind: 'label', label: { kind: 'section', section } };
  }
}

function deviceOf(token: FlatToken): Section | null {
  return OF_DEVICE.find(([name]) => name.test(token.text))?.[1] ?? null;
}

/** Whether a line begins with an eye, a label, a device or what is prescribed. */
function isKnown({ tokens }: Row): boolean {
  const first = tokens.find(isNoMark);
  return (
    first !== undefined &&
    (first.kind !== 'word' || deviceOf(first) !== null || PRESCRIBED.test(first.text))
  );
}

function isOfOther({ tokens }: Row): boolean {
  return tokens.some((token) => ['before', 'measured'].includes(sectionIn(token) ?? ''));
}

function isFinal({ tokens }: Row): boolean {
  return tokens.some((token) => sectionIn(token) === 'final');
}

/** From the middle of the nose to a pupil, in millimetres, and by how much less it is for near. */
const HALF = { least: 26, most: 38 };
const LESS = { least: 0.5, most: 3 };

/** What a line above or below the table may say of its numbers, and how far below. */
const HEIGHT = /height|h[oö]he|\bseg\b/i;
const ROWS_AROUND = 6;

/** `ADD  FAR  NEAR  SEG HT` over 31.0 and 29.0: heads of distances, in a table of lenses. */
export function nameDistanceHeads(header: Row, rows: readonly Row[]): void {
  const [far, near, ...others] = header.tokens.filter((token) => rangeOf(token) !== null);
  const areBoth = far && near && rangeOf(far) === 'far' && rangeOf(near) === 'near';
  const at = rows.indexOf(header);
  const below = rows.slice(at + 1, at + 3);
  const isOfHeights = rows
    .slice(Math.max(0, at - 1), at + ROWS_AROUND)
    .some((row) => row !== header && row.tokens.some(({ text }) => HEIGHT.test(text)));
  if (!areBoth || others.length > 0 || isOfHeights) return;
  const under = (head: FlatToken, { tokens }: Row) =>
    tokens.find(
      (one) => one.left < head.right + head.height && one.right > head.left - head.height,
    );
  const areHalves = below.every((row) => {
    const [one, other] = [halfOf(under(far, row)), halfOf(under(near, row))];
    const less = (one ?? 0) - (other ?? 0);
    return one !== null && other !== null && less >= LESS.least && less <= LESS.most;
  });
  if (below.length < 2 || !areHalves) return;
  for (const head of [far, near])
    header.tokens[header.tokens.indexOf(head)] = {
      ...head,
      kind: 'label',
      label: { kind: 'field', field: head === far ? 'farPd' : 'nearPd' },
    };
}

function halfOf(token: FlatToken | undefined): number | null {
  if (token?.kind !== 'number' || token.number.sign !== null) return null;
  const { magnitude } = token.number;
  return magnitude >= HALF.least && magnitude <= HALF.most ? magnitude : null;
}
