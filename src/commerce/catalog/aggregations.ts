import { entityUid } from '../ids.ts';
import { facetAttributes } from './attributes.ts';
import { rootCategoryId, treeOf } from './category-tree.ts';
import { categoryTerms, type CatalogTerms } from './catalog-terms.ts';
import type { DeclaredAttribute } from './declared-attributes.ts';
import type { ProductColumns } from './product-columns.ts';
import { countOfBoth, unionOf, type SlotBits } from './slot-bits.ts';

export type Aggregation = {
  attribute_code: string;
  label: string;
  count: number;
  position: number | null;
  options: { label: string; value: string; count: number }[];
};

/** What is counted: the products found, as bits and one by one. */
type Found = {
  columns: ProductColumns;
  terms: CatalogTerms;
  found: SlotBits;
  slots: Int32Array;
};

/**
 * How many of the found products each word, price step and category has. All filters apply, as
 * in Magento: the counts are those of the list the shopper sees. Price and category come first.
 */
export function aggregationsOf(found: Found, language: 'en' | 'de'): Aggregation[] {
  if (found.slots.length === 0) return [];
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

/** Whole units: the narrowest step, which all others are made of. */
const narrowestStep = 10;

function prices({ columns, slots }: Found, language: 'en' | 'de'): Aggregation {
  const { priceMinor } = columns.numbers;
  const minorOfStep = narrowestStep * 100;
  const narrow: number[] = [];
  let highestMinor = 0;
  for (const slot of slots) {
    const minor = priceMinor[slot] ?? 0;
    if (minor > highestMinor) highestMinor = minor;
    const step = Math.floor(minor / minorOfStep);
    narrow[step] = (narrow[step] ?? 0) + 1;
  }
  const step = priceStep(highestMinor);
  const counts = new Map<number, number>();
  for (const [number, count] of narrow.entries()) {
    if (!count) continue;
    const from = Math.floor((number * narrowestStep) / step) * step;
    counts.set(from, (counts.get(from) ?? 0) + count);
  }
  const options = [...counts].map(([from, count]) => ({
    label: `${from}-${from + step}`,
    value: `${from}_${from + step}`,
    count,
  }));
  return aggregation('price', language === 'de' ? 'Preis' : 'Price', options, null);
}

/** Whole units of one bucket: steps of 10 below 100, of 50 below 1,000. */
function priceStep(highestMinor: number): number {
  if (highestMinor < 100_00) return narrowestStep;
  return highestMinor < 1000_00 ? 50 : 500;
}

/** With what lies in those below it, as a list of the category shows it. */
function countWithin({ columns, found, terms }: Found, id: number): number {
  const all = treeOf(id, terms.categories);
  const sets = all.map((one) => {
    const term = terms.idOf(categoryTerms, String(one.id));
    return (term === undefined ? undefined : columns.byTerm.get(term)) ?? [];
  });
  return countOfBoth(found, sets.length === 1 ? (sets[0] ?? []) : unionOf(sets));
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
