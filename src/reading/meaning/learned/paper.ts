import type { Page } from '../../words.ts';
import { isText, lettersOf, nameOf, rowsAsSeen } from './features.ts';
import { isOfLenses } from './others.ts';

/** So many rows from above are told apart from the rest of a page. */
const TOP = 6;

/**
 * A page as a whole: its words, which ones stand side by side, and what the looks at its values made
 * of them. `others` is what `describeOthers` says of each.
 */
export function describePaper(
  page: Page,
  index: number,
  others: readonly (readonly string[])[],
): string[] {
  return [...new Set([...wordsOf(page, index), ...others.flat().filter(isOfLenses)])];
}

function wordsOf(page: Page, index: number): string[] {
  const rows = rowsAsSeen(page, index).map(({ tokens }) =>
    tokens.filter(({ kind }) => kind !== 'mark'),
  );
  const names = rows.map((tokens) => tokens.map(nameOf));
  const texts = rows.flatMap((tokens) => tokens.filter(isText));
  return [
    ...texts.map((token) => `word ${nameOf(token)}`),
    ...texts.flatMap((token) => lettersOf('any', token)),
    ...names.flatMap((row) => row.map((name, at) => `pair ${name} ${row[at + 1] ?? 'edge'}`)),
    ...names.slice(0, TOP).flatMap((row) => row.map((name) => `top ${name}`)),
    ...names.map(([first]) => `first ${first ?? 'edge'}`),
    `rows ${Math.min(9, Math.floor(rows.length / 4))}`,
  ];
}
