import { entityUid } from '../ids.ts';
import { facetAttributes } from './attributes.ts';
import { rootCategoryId, treeOf } from './category-tree.ts';
import { categoryTerms, type CatalogTerms } from './catalog-terms.ts';
import type { DeclaredAttribute } from './declared-attributes.ts';
import { priceStepUnits, type ProductColumns } from './product-columns.ts';
import { unionOf, type SlotBits } from './slot-bits.ts';

export type Aggregation = {
  attribute_code: string;
  label: string;
  count: number;
  position: number | null;
  options: { label: string; value: string; count: number }[];
};

/** What is counted: the products found among all. */
type Found = {
  columns: ProductColumns;
  terms: CatalogTerms;
  found: SlotBits;
};

/** How many of the found are in a set, by its name below. */
type Counts = ReadonlyMap<string, number>;
const ofTerm = (term: number) => `term ${term}`;
const ofPriceStep = (step: number) => `price ${step}`;
const ofCategory = (id: number) => `category ${id}`;

/**
 * How many of the found products each word, price step and category has. All filters apply, as
 * in Magento: the counts are those of the list the shopper sees. Price and category come first.
 */
export function aggregationsOf(found: Found, language: 'en' | 'de'): Aggregation[] {
  const counts = countsOf(found);
  const { terms, columns } = found;
  const countOf = (term: number | undefined) => counts.get(ofTerm(term ?? 0)) ?? 0;
  const facets = facetAttributes.map(({ code, labels, words }, position) => {
    const known = terms.wordsOf(code);
    const order = words.length > 0 ? words : [...known.keys()].sort();
    const options = order
      .map((word) => ({ label: word, value: word, count: countOf(known.get(word)) }))
      .filter(({ count }) => count > 0);
    return aggregation(code, labels[language], options, position);
  });
  const declared = terms.attributes.map((attribute, place) => {
    const words = terms.wordsOf(attribute.code);
    const options = labelled(attribute, words.keys(), language)
      .map((option) => ({ ...option, count: countOf(words.get(option.value)) }))
      .filter(({ count }) => count > 0);
    return aggregation(
      attribute.code,
      attribute.labels[language],
      options,
      facetAttributes.length + place,
    );
  });
  const all = [prices(columns, counts, language), categories(terms, counts, language)];
  return [...all, ...facets, ...declared].filter(({ options }) => options.length > 0);
}

function countsOf({ columns, terms, found }: Found): Counts {
  const { byTerm, stepped } = columns;
  const { categories: all } = terms;
  const slotsOfTerm = (term: number | undefined) => byTerm.get(term ?? 0) ?? [];
  // With what lies in those below it, too, as a list of the category shows it.
  const slotsWithin = (id: number) =>
    unionOf(treeOf(id, all).map((one) => slotsOfTerm(terms.idOf(categoryTerms, String(one.id)))));
  const sets = () =>
    new Map([
      ...[...byTerm].map(([term, slots]) => [ofTerm(term), slots] as const),
      ...[...stepped.price.steps].map(([step, slots]) => [ofPriceStep(step), slots] as const),
      ...all
        .filter(({ id }) => id !== rootCategoryId)
        .map(({ id }) => [ofCategory(id), slotsWithin(id)] as const),
    ]);
  return columns.counts.sharedWith(found, all, sets);
}

const truths = {
  en: { 1: 'Yes', 0: 'No' },
  de: { 1: 'Ja', 0: 'Nein' },
} as const;

/** Words in their order, numbers and days from the lowest on, with what they are called. */
function labelled(
  { type, options }: DeclaredAttribute,
  words: Iterable<string>,
  language: 'en' | 'de',
): { label: string; value: string }[] {
  const labels = new Map(options.map(({ word, labels: all }) => [word, all[language]]));
  const others = [...words].filter((word) => !labels.has(word)).sort();
  if (type === 'number') others.sort((a, b) => Number(a) - Number(b));
  return [...labels.keys(), ...others].map((value) => ({
    label:
      type === 'boolean' ? truths[language][value === '1' ? 1 : 0] : (labels.get(value) ?? value),
    value,
  }));
}

function prices({ stepped }: ProductColumns, counts: Counts, language: 'en' | 'de'): Aggregation {
  const narrow = [...stepped.price.steps.keys()]
    .map((step) => ({ from: step * priceStepUnits, count: counts.get(ofPriceStep(step)) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.from - b.from);
  const width = priceStep((narrow.at(-1)?.from ?? 0) + priceStepUnits);
  const wide = Map.groupBy(narrow, ({ from }) => Math.floor(from / width) * width);
  const options = [...wide].map(([from, parts]) => ({
    label: `${from}-${from + width}`,
    value: `${from}_${from + width}`,
    count: parts.reduce((sum, { count }) => sum + count, 0),
  }));
  return aggregation('price', language === 'de' ? 'Preis' : 'Price', options, null);
}

/** Whole units of one bucket, where all prices are below `end`: 10 up to 100, 50 up to 1,000. */
function priceStep(end: number): number {
  if (end <= 100) return priceStepUnits;
  return end <= 1000 ? 50 : 500;
}

function categories(
  { categories: all }: CatalogTerms,
  counts: Counts,
  language: 'en' | 'de',
): Aggregation {
  const options = all
    .map(({ id, name }) => ({
      label: name,
      value: entityUid(id),
      count: counts.get(ofCategory(id)) ?? 0,
    }))
    .filter(({ count }) => count > 0);
  return aggregation('category_uid', language === 'de' ? 'Kategorie' : 'Category', options, null);
}

function aggregation(
  code: string,
  label: string,
  options: Aggregation['options'],
  position: number | null,
): Aggregation {
  return { attribute_code: code, label, count: options.length, position, options };
}
