import type { FlatToken, Row } from './flat-page.ts';
import {
  eyeOf,
  eyesOf,
  fieldIn,
  isValue,
  labelOf,
  overlap,
  rangeOf,
  sideOf,
} from './row-labels.ts';
import { folded, LABELS, type Label } from '#domain/prescription/paper-words.ts';

/**
 * Heads of columns in two lines (`Near` over `Add`, `Sphere` over `(dpt)`, `PD` over `R` and `L`)
 * become one row.
 */
export function joinStackedHeads(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const merged = above && isClose(above, row) ? (underPd(above, row) ?? merge(above, row)) : null;
    if (merged) joined.splice(-1, 1, merged);
    else joined.push(row);
  }
  return joined;
}

function isClose(above: Row, row: Row): boolean {
  return (
    row.v - above.v < 2.2 * Math.max(row.height, above.height) &&
    !above.tokens.some(isValue) &&
    !row.tokens.some(isValue)
  );
}

/** `PD` over `R`, `L` and `total`: the distances of both eyes. */
function underPd(above: Row, row: Row): Row | null {
  const words = above.tokens.filter(({ kind }) => kind !== 'mark');
  const [pd] = words;
  const sides = row.tokens.filter((token) => sideOf(token) !== null);
  if (!pd || words.length !== 1 || fieldIn(pd) !== 'pd' || sides.length !== 2) return null;
  if (row.tokens.some((token) => !['other', null].includes(fieldIn(token)))) return null;
  return {
    ...row,
    tokens: row.tokens.map((token): FlatToken => {
      const eye = sideOf(token);
      if (token.kind === 'mark') return token;
      return {
        ...token,
        kind: 'label',
        label: { kind: 'field', field: 'pd', ...(eye ? { eye } : {}) },
      };
    }),
  };
}

/** One row of both, where each word below stands under a word above or is a field of its own. */
function merge(above: Row, row: Row): Row | null {
  const heads = above.tokens.filter((token) => fieldIn(token) !== null);
  if (heads.length < 2 || eyesOf(row).length > 0) return null;
  const tokens = [...above.tokens];
  let isJoined = false;
  const isInBrackets = bracketed(row);
  for (const token of row.tokens) {
    if (token.kind === 'mark') continue;
    const over = tokens.filter((head) => overlap(head, token) && head.kind !== 'mark');
    const head = over.length === 1 ? over[0] : undefined;
    if (over.length > 1) return null;
    const label = head && labelTogether(head, token);
    if (head && label) {
      tokens[tokens.indexOf(head)] = {
        ...token,
        kind: 'label',
        label,
        text: `${head.text} ${token.text}`,
      };
      isJoined = true;
    } else if (head && fieldIn(head) !== null) {
      const isUnit = labelOf(token)?.kind === 'unit' || token.kind === 'word';
      const isSame = fieldIn(token) === fieldIn(head);
      if (!isUnit && !isSame && !isInBrackets(token)) return null;
      isJoined = true;
    } else if (fieldIn(token) !== null) {
      if (head) tokens.splice(tokens.indexOf(head), 1);
      tokens.push(token);
      isJoined = true;
    } else if (!head) return null;
  }
  if (!isJoined) return null;
  return { ...row, tokens: tokens.toSorted((a, b) => a.left - b.left) };
}

function bracketed({ tokens }: Row): (token: FlatToken) => boolean {
  return (token) => {
    const index = tokens.indexOf(token);
    return /[([]/.test(tokens[index - 1]?.text ?? '');
  };
}

/** The label that two words are, one below the other: `Near` and `Add`. */
function labelTogether(above: FlatToken, below: FlatToken): Label | null {
  if (eyeOf(above) !== null) return null;
  if (rangeOf(above) === 'middle' && fieldIn(below) === 'add')
    return { kind: 'field', field: 'other' };
  const label = LABELS.get(folded(above.text + below.text));
  return label?.kind === 'field' ? label : null;
}
