import { entityUid } from '../ids.ts';
import type { IndexEntry } from './catalog-index.ts';
import { facetAttributes } from './attributes.ts';

export type Aggregation = {
  attribute_code: string;
  label: string;
  count: number;
  position: number | null;
  options: { label: string; value: string; count: number }[];
};

/**
 * How many of the found products each word, price step and category has. All filters apply, as
 * in Magento: the counts are those of the list the shopper sees. Price and category come first.
 */
export function aggregationsOf(found: readonly IndexEntry[], language: 'en' | 'de'): Aggregation[] {
  const known = counted.get(found) ?? countAll(found, language);
  counted.set(found, known);
  return known;
}

/** A list of entries is of one store and so of one language; it is kept as long as the list is. */
const counted = new WeakMap<readonly IndexEntry[], Aggregation[]>();

function countAll(found: readonly IndexEntry[], language: 'en' | 'de'): Aggregation[] {
  if (found.length === 0) return [];
  const facets = facetAttributes.map(({ code, labels, words }, position) => {
    const counts = countEach(found, (entry) => entry.facets[code] ?? []);
    const order = words.length > 0 ? words : [...counts.keys()].sort();
    const options = order
      .filter((word) => counts.has(word))
      .map((word) => ({ label: word, value: word, count: counts.get(word) ?? 0 }));
    return aggregation(code, labels[language], options, position);
  });
  return [prices(found, language), categories(found, language), ...facets].filter(
    ({ options }) => options.length > 0,
  );
}

function prices(found: readonly IndexEntry[], language: 'en' | 'de'): Aggregation {
  const step = priceStep(Math.max(...found.map(({ priceMinor }) => priceMinor)));
  const counts = countEach(found, ({ priceMinor }) => [Math.floor(priceMinor / 100 / step) * step]);
  const options = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([from, count]) => ({
      label: `${from}-${from + step}`,
      value: `${from}_${from + step}`,
      count,
    }));
  return aggregation('price', language === 'de' ? 'Preis' : 'Price', options, null);
}

/** Whole units of one bucket: steps of 10 below 100, of 50 below 1,000. */
function priceStep(highestMinor: number): number {
  if (highestMinor < 100_00) return 10;
  return highestMinor < 1000_00 ? 50 : 500;
}

function categories(found: readonly IndexEntry[], language: 'en' | 'de'): Aggregation {
  const names = new Map(found.flatMap((entry) => entry.categories.map((c) => [c.id, c.name])));
  const counts = countEach(found, (entry) => entry.categories.map(({ id }) => id));
  const options = [...counts].map(([id, count]) => ({
    label: names.get(id) ?? '',
    value: entityUid(id),
    count,
  }));
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

function countEach<Key>(
  found: readonly IndexEntry[],
  keysOf: (entry: IndexEntry) => readonly Key[],
): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const entry of found) {
    for (const key of keysOf(entry)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
