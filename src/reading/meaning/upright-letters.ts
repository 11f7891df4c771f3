import { folded, LABELS, type Label } from '#domain/prescription/paper-words.ts';
import type { FlatToken } from './flat-page.ts';
import { wordOf } from './mend-rows.ts';

/** Letters below one another stand at most so many heights apart. */
const APART = 2.5;
/** And so many heights aside. */
const ASIDE = 0.6;
/** So few letters are no word. */
const LETTERS_LEAST = 3;

/**
 * `A`, `D`, `D` below one another, each level, beside the rows that they are for: one label that runs
 * down, as a turned one does.
 */
export function joinUprightLetters(tokens: readonly FlatToken[]): FlatToken[] {
  const letters = tokens
    .filter(({ source }) => /^[\p{L}1|]$/u.test(source.text))
    .toSorted((a, b) => a.v - b.v);
  const joined = new Map<FlatToken, FlatToken>();
  for (const first of letters) {
    const column = [first];
    for (const letter of letters) if (isBelow(letter, column.at(-1)!)) column.push(letter);
    const found = joined.has(first) ? null : longestLabel(column);
    if (found) for (const letter of found.letters) joined.set(letter, found.label);
  }
  return [...tokens.filter((token) => !joined.has(token)), ...new Set(joined.values())];
}

function isBelow(letter: FlatToken, above: FlatToken): boolean {
  const off = letter.v - above.v;
  return (
    off > 0.5 * above.height &&
    off < APART * above.height &&
    Math.abs(letter.u - above.u) < ASIDE * above.height
  );
}

function longestLabel(column: readonly FlatToken[]) {
  for (let count = column.length; count >= LETTERS_LEAST; count -= 1) {
    const letters = column.slice(0, count);
    const text = letters.map(({ source }) => source.text.replace(/[1|]/, 'I')).join('');
    const label = LABELS.get(folded(text));
    if (label && isOfRows(label)) return { letters, label: inOne(letters, text, label) };
  }
  return null;
}

function isOfRows(label: Label): boolean {
  return label.kind === 'range' || (label.kind === 'field' && label.field === 'add');
}

function inOne(letters: readonly FlatToken[], text: string, label: Label): FlatToken {
  const [first, last] = [letters[0]!, letters.at(-1)!];
  return {
    ...wordOf(first),
    text,
    kind: 'label',
    label,
    v: (first.v + last.v) / 2,
    acrossPx: last.v - first.v + first.height,
  };
}
