import { entityUid } from '../ids.ts';
import { facetAttributes } from './attributes.ts';
import { rootCategoryId, treeOf } from './category-tree.ts';
import { categoryTerms, type CatalogTerms } from './catalog-terms.ts';
import type { DeclaredAttribute } from './declared-attributes.ts';
import { priceStepUnits, type ProductColumns } from './product-columns.ts';
import { countOfBoth, sharesAny, unionOf, type SlotBits } from './slot-bits.ts';

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

/**
 * How many of the found products each word, price step and category has. All filters apply, as
 * in Magento: the counts are those of the list the shopper sees. Price and category come first.
 */
export function aggregationsOf(found: Found, language: 'en' | 'de'): Aggregation[] {
  const facets = facetAttributes.map(({ code, labels, words }, position) => {
    const known = found.terms.wordsOf(code);
    const order = words.length > 0 ? words : [...known.keys()].sort();
    const options = order
      .map((word) => ({ label: word, value: word, count: countOf(found, known.get(word)) }))
      .filter(({ count }) => count > 0);
    return aggregation(code, labels[language], options, position);
  });
  const declared = found.terms.attributes.map((attribute, place) =>
    aggregation(
      attribute.code,
      attribute.labels[language],
      countsOf(found, attribute, language),
      facetAttributes.length + place,
    ),
  );
  return [prices(found, language), categories(found, language), ...facets, ...declared].filter(
    ({ options }) => options.length > 0,
  );
}

const truths = {
  en: { 1: 'Yes', 0: 'No' },
  de: { 1: 'Ja', 0: 'Nein' },
} as const;

/** Options in their order, numbers and days from the lowest on. */
function countsOf(
  found: Found,
  { code, type, options }: DeclaredAttribute,
  language: 'en' | 'de',
): Aggregation['options'] {
  const words = found.terms.wordsOf(code);
  const labels = new Map(options.map(({ word, labels: all }) => [word, all[language]]));
  const others = [...words.keys()].filter((word) => !labels.has(word)).sort();
  if (type === 'number') others.sort((a, b) => Number(a) - Number(b));
  return [...labels.keys(), ...others]
    .map((value) => ({
      label:
        type === 'boolean' ? truths[language][value === '1' ? 1 : 0] : (labels.get(value) ?? value),
      value,
      count: countOf(found, words.get(value)),
    }))
    .filter(({ count }) => count > 0);
}

function countOf({ columns, found }: Found, term: number | undefined): number {
  const bits = term === undefined ? undefined : columns.byTerm.get(term);
  return bits ? countOfBoth(found, bits) : 0;
}

function prices({ columns, found }: Found, language: 'en' | 'de'): Aggregation {
  const step = priceStep(highestStep(columns, found) + priceStepUnits);
  const options = [...widened(columns, step)]
    .map(([from, slots]) => ({
      label: `${from}-${from + step}`,
      value: `${from}_${from + step}`,
      count: countOfBoth(found, slots),
    }))
    .filter(({ count }) => count > 0);
  return aggregation('price', language === 'de' ? 'Preis' : 'Price', options, null);
}

/** Where the narrow step of the dearest product begins. */
function highestStep({ stepped }: ProductColumns, found: SlotBits): number {
  const { steps } = stepped.price;
  const dearestFirst = [...steps.keys()].sort((a, b) => b - a);
  const highest = dearestFirst.find((step) => sharesAny(found, steps.get(step) ?? []));
  return (highest ?? 0) * priceStepUnits;
}

/** All products by price in steps of `step`, each under where it begins, from the lowest on. */
function widened(columns: ProductColumns, step: number): ReadonlyMap<number, SlotBits> {
  return columns.remembered(`prices in steps of ${step}`, () => {
    const parts = Map.groupBy(
      [...columns.stepped.price.steps].sort(([a], [b]) => a - b),
      ([narrow]) => Math.floor((narrow * priceStepUnits) / step) * step,
    );
    return new Map(
      [...parts].map(([from, some]) => [from, unionOf(some.map(([, slots]) => slots))]),
    );
  });
}

/** Whole units of one bucket, where all prices are below `end`: 10 up to 100, 50 up to 1,000. */
function priceStep(end: number): number {
  if (end <= 100) return priceStepUnits;
  return end <= 1000 ? 50 : 500;
}

/** With what lies in those below it, as a list of the category shows it. */
function countWithin({ columns, found, terms }: Found, id: number): number {
  const ids = treeOf(id, terms.categories).map((one) => String(one.id));
  const slots = columns.remembered(`categories ${ids.join(' ')}`, () =>
    unionOf(ids.map((one) => columns.byTerm.get(terms.idOf(categoryTerms, one) ?? 0) ?? [])),
  );
  return countOfBoth(found, slots);
}

function categories(found: Found, language: 'en' | 'de'): Aggregation {
  const options = found.terms.categories
    .filter(({ id }) => id !== rootCategoryId)
    .map(({ id, name }) => ({
      label: name,
      value: entityUid(id),
      count: countWithin(found, id),
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
