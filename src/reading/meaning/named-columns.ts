import type { FlatToken, Row } from './flat-page.ts';
import { wordOf } from './mend-rows.ts';
import { labelByShape } from './misread-labels.ts';
import { isNoPrismOfLens } from './other-prisms.ts';
import { eyesOf, fieldIn, isSigned, rangeOf } from './row-labels.ts';
import { folded, LABELS, type Label } from '#domain/prescription/paper-words.ts';

/** Two words of a head stand at most so many heights apart. */
const HEAD_APART = 1.3;

/** `Near` and `addition` beside one another are one head, though they were found apart. */
function joinHeads(tokens: FlatToken[]): void {
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (!next || !isWordOrLabel(token) || !isWordOrLabel(next)) return;
    const label = LABELS.get(folded(token.text + next.text));
    const isClose = next.left - token.right < HEAD_APART * token.height;
    if (label?.kind !== 'field' || !isClose || fieldIn(token) !== null) return;
    const { left } = token;
    const text = `${token.text} ${next.text}`;
    const u = (left + next.right) / 2;
    tokens.splice(index, 2, { ...wordOf(next), left, u, text, kind: 'label', label });
  });
}

function isWordOrLabel({ kind, text }: FlatToken): boolean {
  return (kind === 'word' || kind === 'label') && text.length > 1;
}

/**
 * Columns whose label was read badly: by the look of the word, or because it stands between the
 * sphere and the axis, where nothing else ever does.
 */
export function nameColumns({ tokens }: Row): void {
  joinHeads(tokens);
  const known = tokens.filter((token) => fieldIn(token) !== null);
  if (known.length < 2) return;
  const rename = (index: number, label: Label) => {
    tokens[index] = { ...wordOf(tokens[index]!), kind: 'label', label };
  };
  const fieldAt = (index: number) => fieldIn(tokens[index]);
  tokens.forEach((token, index) => {
    if (token.kind !== 'word') return;
    const label = labelByShape(folded(token.text));
    if (label) rename(index, label);
  });
  namePrismColumns(tokens);
  // `ADD  INT`, `Intermediate   Add`: what glasses with three powers have more for the distance between.
  tokens.forEach((token, index) => {
    const adds = [tokens[index - 1], tokens[index + 1]].filter((one) => fieldIn(one) === 'add');
    // Not `Near add   Intermediate add`.
    const isBeside =
      adds.length > 0 && adds.every((one) => apartBy(one!, token) > HEAD_APART * token.height);
    if (rangeOf(token) === 'middle' && isBeside) rename(index, { kind: 'field', field: 'other' });
  });
  tokens.forEach((token, index) => {
    if (token.kind === 'label' || token.kind === 'mark') return;
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

/** How much is white between two words of a line. */
function apartBy(one: FlatToken, other: FlatToken): number {
  return Math.max(one.left - other.right, other.left - one.right);
}

/** What stands in brackets behind a head of prisms: their unit, which looks like a distance. */
const PRISM_UNIT = /^(?:pd|pdpt|cm\s?\/\s?m|Δ|∆)$/i;

/** `Horizontal (pd)   Base   Vertical (pd)   Base` and `Pr  B`: heads of prisms and of their bases. */
function namePrismColumns(tokens: FlatToken[]): void {
  if (tokens.some(({ text }) => isNoPrismOfLens(text))) return;
  const isBase = (token: FlatToken | undefined) => fieldIn(token)?.startsWith('base') ?? false;
  tokens.forEach((token, index) => {
    const behind = tokens.slice(index + 1).filter(({ kind }) => kind !== 'mark');
    const hasUnit = PRISM_UNIT.test(behind[0]?.text ?? '') && behind[0]!.word === token.word;
    const way = /^(horizontal|verti[ck]al)$/i.exec(token.text)?.[1];
    if (way && token.kind === 'word' && isBase(behind[hasUnit ? 1 : 0])) {
      const field = /^h/i.test(way) ? 'prismHor' : 'prismVer';
      tokens[index] = { ...wordOf(token), kind: 'label', label: { kind: 'field', field } };
      if (hasUnit) tokens[tokens.indexOf(behind[0]!)] = { ...wordOf(behind[0]!), kind: 'mark' };
    }
    const isOfPrism = fieldIn(tokens[index - 1]) === 'prism';
    if (isOfPrism && token.kind === 'word' && /^B\.?$/.test(token.text))
      tokens[index] = { ...wordOf(token), kind: 'label', label: { kind: 'field', field: 'base' } };
  });
}

/** Of the way between two heads, so much at both ends is under these. */
const UNDER = 0.3;

/**
 * A column between those of the sphere and of the axis whose head was not seen: powers with their
 * signs stand in it behind others, in rows that name an eye. Nothing but cylinders ever does.
 */
export function nameCylinderColumn(
  header: Row,
  rows: readonly Row[],
  headers: readonly Row[],
): void {
  const heads = header.tokens.filter(({ kind }) => kind === 'label' || kind === 'word');
  const at = heads.findIndex((one) => fieldIn(one) === 'sphere');
  const [sphere, axis] = heads.slice(at, at + 2);
  if (at < 0 || !sphere || fieldIn(axis) !== 'axis') return;
  const end = headers.find(({ v }) => v > header.v)?.v ?? Infinity;
  const way = axis!.u - sphere.u;
  const cylinders = rows.flatMap((row) => {
    if (row.v <= header.v || row.v >= end || eyesOf(row).length !== 1) return [];
    const [one, other] = row.tokens.filter(isSigned);
    const share = other ? (other.u - sphere.u) / way : 0;
    return one && other && one.u < other.left && share > UNDER && share < 1 - UNDER ? [other] : [];
  });
  const [first] = cylinders;
  if (!first || cylinders.some((one) => one.right < first.left || one.left > first.right)) return;
  const { u, left, right } = first;
  header.tokens.splice(header.tokens.indexOf(sphere) + 1, 0, {
    ...wordOf(sphere),
    u,
    left,
    right,
    text: '',
    kind: 'label',
    label: { kind: 'field', field: 'cylinder' },
  });
}
