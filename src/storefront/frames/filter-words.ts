import { isLensType } from '#domain/frames/catalogue-types.ts';
import type { Texts } from '../i18n/en.ts';
import type { Format } from '../i18n/format.ts';
import { FILTER_KEYS, type FilterKey, type ListFilters } from './list-filters.ts';

/** One choice of a filter, in the page's language. */
export function choiceWord(texts: Texts, key: FilterKey, word: string): string {
  if (key === 'lensType') return isLensType(word) ? texts.lenses.types[word].name : word;
  const words: Record<string, string> = texts.frames.words[key];
  return words[word] ?? word;
}

export type ActiveChoice = { key: FilterKey | 'term'; word: string; label: string };

/** Every choice in use, in the order of the page. */
export function activeChoices(texts: Texts, filters: ListFilters): ActiveChoice[] {
  const choices = FILTER_KEYS.flatMap((key) =>
    wordsInUse(filters, key).map((word) => ({ key, word, label: choiceWord(texts, key, word) })),
  );
  return filters.term
    ? [{ key: 'term', word: filters.term, label: filters.term }, ...choices]
    : choices;
}

/** A filter with what is chosen of it: 'Frame shape: Round, Square', or 'Größe XS' alone. */
export function filterWords(
  texts: Texts,
  format: Format,
  filters: ListFilters,
  key: FilterKey | 'term',
): string {
  const chosen = activeChoices(texts, filters).filter((choice) => choice.key === key);
  const name = texts.frames.facets[key];
  const words = format.list(chosen.map(({ label }) => label));
  return words.startsWith(name) ? words : `${name}: ${words}`;
}

function wordsInUse(filters: ListFilters, key: FilterKey): readonly string[] {
  if (key === 'lensType') return filters.lensType ? [filters.lensType] : [];
  return filters[key];
}
