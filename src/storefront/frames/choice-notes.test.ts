import { expect, test } from 'vitest';
import '../i18n/both.ts';
import { choiceNotes } from './choice-notes.server.ts';
import { WORDS, type FacetCounts } from './facets.ts';
import { FILTER_KEYS, filtersOf, type FilterKey } from './list-filters.ts';

/** Five frames of each choice but of those named. */
function counts(empty: Partial<Record<FilterKey, string>> = {}): FacetCounts {
  return Object.fromEntries(
    FILTER_KEYS.map((key) => [key, WORDS[key].map((word) => (empty[key] === word ? 0 : 5))]),
  ) as FacetCounts;
}

function noteOf(
  query: string,
  key: FilterKey,
  word: string,
  empty = {},
  locale: 'en' | 'de' = 'en',
) {
  const filters = filtersOf(new URLSearchParams(query), null);
  return choiceNotes(filters, counts(empty), locale)[key][WORDS[key].indexOf(word)];
}

test('the member’s sizes and the shapes that suit them are marked, in both languages', () => {
  expect(noteOf('me=Medium.Large.Round', 'sizes', 'Large')).toBe('your size');
  expect(noteOf('me=Medium.Large.Round', 'sizes', 'Small')).toBe('');
  expect(noteOf('me=Medium.Large.Round', 'frameShapes', 'Round', {}, 'de')).toBe(
    'passt zu Ihrem Gesicht',
  );
  expect(noteOf('', 'frameShapes', 'Round')).toBe('');
});

test('a choice that would show nothing says so, unless it is made', () => {
  const empty = { frameShapes: 'Round' };
  expect(noteOf('me=Round', 'frameShapes', 'Round', empty)).toBe('suits your face, none');
  expect(noteOf('frameShapes=Round', 'frameShapes', 'Round', empty)).toBe('');
  expect(noteOf('', 'frameShapes', 'Round', empty)).toBe('none');
});
