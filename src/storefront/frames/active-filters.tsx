import type { LensType } from '#domain/frames/catalogue-types.ts';
import { Link } from '../app/live/router.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/panel.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Advice } from './facets.ts';
import { activeChoices, filterWords } from './filter-words.ts';
import { searchOf, without, withoutAll, type ListFilters } from './list-filters.ts';
import styles from './active-filters.module.css';

type FiltersProps = { filters: ListFilters; orderLensType: LensType | null };

/** Every choice in use, each with the way to take it back. */
export function ActiveFilters({ filters, orderLensType }: FiltersProps) {
  const texts = useTexts();
  const { list } = texts.frames;
  const choices = activeChoices(texts, filters);
  if (choices.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={list.active}>
      {choices.map(({ key, word, label }) => (
        <li key={`${key} ${word}`}>
          <Link
            className={styles.chip}
            to={{ search: searchOf(without(filters, key, word), orderLensType) }}
            preventScrollReset
            replace
          >
            <VisuallyHidden>{list.remove(label)}</VisuallyHidden>
            <span aria-hidden="true">{label}</span>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          <Link
            className={styles.chip}
            data-all
            to={{ search: searchOf(withoutAll(filters), orderLensType) }}
            preventScrollReset
            replace
          >
            {list.removeAll}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Nothing fits all filters: the one to give up first, or all of them. */
export function EmptyList({
  filters,
  orderLensType,
  advice,
}: FiltersProps & { advice: Advice | null }) {
  const texts = useTexts();
  const format = useFormat();
  const { empty, list } = texts.frames;
  const filter = advice && filterWords(texts, format, filters, advice.key);
  const next = advice ? without(filters, advice.key) : withoutAll(filters);
  return (
    <EmptyState
      title={empty.title}
      action={
        <LinkButton
          look="primary"
          to={{ search: searchOf(next, orderLensType) }}
          preventScrollReset
          replace
        >
          {filter === null ? list.removeAll : empty.remove(filter)}
        </LinkButton>
      }
    >
      <p>{advice && filter !== null ? empty.without(filter, advice.count) : empty.all}</p>
    </EmptyState>
  );
}
