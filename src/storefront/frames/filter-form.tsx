import { useRef, type FormEvent } from 'react';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Input, Select } from '../ui/field.tsx';
import type { ChoiceNotes, SortOption } from './choice-notes.server.ts';
import { WORDS, type FacetCounts } from './facets.ts';
import { choiceWord } from './filter-words.ts';
import {
  ANY_LENS_TYPE,
  FILTER_KEYS,
  ITEMS_PER_PAGE,
  type FilterKey,
  type ListFilters,
} from './list-filters.ts';
import { isChosen, useApplyFilters, useFormFollows } from './use-list-navigation.ts';
import styles from './filter-form.module.css';

/** The id that controls outside the form belong to it by. */
export const FILTER_FORM = 'filter-form';

type FilterFormProps = {
  filters: ListFilters;
  counts: FacetCounts;
  notes: ChoiceNotes;
  orderLensType: LensType | null;
  /** Whether it is known what the plan pays. */
  isPlanKnown: boolean;
};

/**
 * A plain form; with a script, every change shows at once. It is sent rather than asked for,
 * because a lens type chosen here is the order's as well; the answer leads to the list.
 */
export function FilterForm({
  filters,
  counts,
  notes,
  orderLensType,
  isPlanKnown,
}: FilterFormProps) {
  const texts = useTexts();
  const { list } = texts.frames;
  const form = useRef<HTMLFormElement>(null);
  const apply = useApplyFilters(form, filters, orderLensType);
  useFormFollows(form, filters, apply);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const onChange = (event: FormEvent) => {
    // A word is searched for when it is finished, not at every letter.
    if (!(event.target as HTMLInputElement).matches('[type=search]')) apply();
  };
  return (
    <form
      id={FILTER_FORM}
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <search className={styles.search}>
        <label className="label" htmlFor="filter-term">
          {list.search}
        </label>
        <Input
          type="search"
          id="filter-term"
          name="term"
          maxLength={100}
          defaultValue={filters.term}
          autoComplete="off"
          spellCheck={false}
        />
        <Button icon="search" aria-label={list.searchFor} />
      </search>
      {FILTER_KEYS.filter((key) => key !== 'toPay' || isPlanKnown).map((key) => (
        <Facet key={key} facet={key} filters={filters} counts={counts[key]} notes={notes[key]} />
      ))}
      {filters.itemsPerPage !== ITEMS_PER_PAGE && (
        <input type="hidden" name="itemsPerPage" value={filters.itemsPerPage} />
      )}
      <input type="hidden" name="me" value={filters.me} />
      <input type="hidden" name="shownLensType" value={filters.lensType ?? ANY_LENS_TYPE} />
      <div className="without-script">
        <Button look="primary" wide>
          {list.apply}
        </Button>
      </div>
    </form>
  );
}

type FacetProps = {
  facet: FilterKey;
  filters: ListFilters;
  counts: readonly number[];
  notes: readonly string[];
};

function Facet({ facet, filters, counts, notes }: FacetProps) {
  const texts = useTexts();
  const { facets, words, list } = texts.frames;
  const to = usePathTo();
  const type = facet === 'lensType' ? 'radio' : 'checkbox';
  return (
    <fieldset className={styles.facet}>
      <legend>{facets[facet]}</legend>
      {facet === 'lensType' && (
        <label>
          <input
            type="radio"
            name={facet}
            value={ANY_LENS_TYPE}
            defaultChecked={filters.lensType === null}
          />
          {words.anyLensType}
        </label>
      )}
      {WORDS[facet].map((word, position) => {
        const count = counts[position] ?? 0;
        const isOn = isChosen(filters, facet, word);
        return (
          <label key={word}>
            <input
              type={type}
              name={facet}
              value={word}
              defaultChecked={isOn}
              disabled={count === 0 && !isOn}
            />
            {facet === 'colors' && (
              <i className={styles.dot} data-group={word} aria-hidden="true" />
            )}
            <span>
              {choiceWord(texts, facet, word)}
              {notes[position] && <small> {notes[position]}</small>}
            </span>
            <b>{count}</b>
          </label>
        );
      })}
      {/* Not by the router: it is a document of its own. */}
      {facet === 'sizes' && <a href={to('face.scan')}>{list.mySize}</a>}
      {facet === 'frameShapes' && <a href={to('visual-search.search')}>{list.photo}</a>}
    </fieldset>
  );
}

type SortChoiceProps = { filters: ListFilters; sorts: SortOption[] };

/** Above the list; part of the form by its id. */
export function SortChoice({ filters: { sort }, sorts }: SortChoiceProps) {
  const { list } = useTexts().frames;
  return (
    <label className={styles.sort}>
      <span className={styles.sortWord}>{list.sort}</span>
      <Select
        name="sort"
        form={FILTER_FORM}
        defaultValue={sort}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        options={sorts}
      />
    </label>
  );
}
