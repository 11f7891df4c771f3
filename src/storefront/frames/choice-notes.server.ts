import { myFramesOf } from '#domain/frames/fits-me.ts';
import type { Locale } from '#domain/people/locale.ts';
import { textsOf } from '../i18n/registry.ts';
import { WORDS, type FacetCounts } from './facets.ts';
import { FILTER_KEYS, SORTS, type FilterKey, type ListFilters, type Sort } from './list-filters.ts';

/** What is said beside each choice of each filter, in the order of its words; mostly ''. */
export type ChoiceNotes = Record<FilterKey, string[]>;

/**
 * Beside choices that are the member's size, or shapes that suit their face, it says so; beside
 * those that would show nothing, that.
 */
export function choiceNotes(
  filters: ListFilters,
  counts: FacetCounts,
  locale: Locale,
): ChoiceNotes {
  const { size, shape, none } = textsOf(locale).frames.mine.ofChoice;
  const { sizes, frameShapes } = myFramesOf(filters.me);
  const mine: Partial<Record<FilterKey, { words: readonly string[]; note: string }>> = {
    sizes: { words: sizes, note: size },
    frameShapes: { words: frameShapes, note: shape },
  };
  const notesOf = (key: FilterKey) =>
    WORDS[key].map((word, at) => {
      const isNone = counts[key][at] === 0 && ![filters[key]].flat().some((one) => one === word);
      const said = [mine[key]?.words.includes(word) && mine[key].note, isNone && none];
      return said.filter(Boolean).join(', ');
    });
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, notesOf(key)])) as ChoiceNotes;
}

/** An order of the list, and its name. */
export type SortOption = { value: Sort; label: string };

/** The orders to choose from: by what fits only for whom that is known. */
export function sortOptions({ me }: Pick<ListFilters, 'me'>, locale: Locale): SortOption[] {
  const { sorts } = textsOf(locale).frames;
  return SORTS.filter((value) => me || value !== 'fits-me').map((value) => ({
    value,
    label: sorts[value],
  }));
}
