import { recentValues, type RecentValues } from '#service-base/recent-values.ts';
import { folded, type CatalogIndex, type IndexEntry } from './catalog-index.ts';
import { facetAttributes } from './attributes.ts';

type Equal = { eq?: string | null; in?: readonly (string | null | undefined)[] | null };
type Match = { match?: string | null };
type Range = { from?: string | null; to?: string | null };

/** A list request in the catalogue's own words. */
export type ProductQuery = {
  search: string | null;
  filter: Readonly<Record<string, Equal & Match & Range>>;
  /** The first key decides, the next ones break ties. */
  sort: readonly { key: string; descending: boolean }[];
};

const selectionsKept = 200;
const keptKeyLengthMax = 2000;
const selections = new WeakMap<CatalogIndex, RecentValues<string, readonly IndexEntry[]>>();

/**
 * The entries that `query` finds, in its order. Without a sort: best match, then position.
 * Answers are kept as long as the index they are of, so the lists everybody asks for cost
 * nothing the second time.
 */
export function selectProducts(index: CatalogIndex, query: ProductQuery): readonly IndexEntry[] {
  const kept = selections.get(index) ?? recentValues(selectionsKept);
  selections.set(index, kept);
  const key = JSON.stringify(query);
  const known = kept.get(key);
  if (known) return known;
  const found = select(index, query);
  if (key.length <= keptKeyLengthMax) kept.set(key, found);
  return found;
}

function select(index: CatalogIndex, query: ProductQuery): IndexEntry[] {
  const terms = wordsOf(query.search ?? '');
  const tests = [...filterTests(query), (entry: IndexEntry) => holdsAll(entry.searchText, terms)];
  const found = candidates(index, query).filter((entry) => tests.every((test) => test(entry)));
  return sorted(found, query, terms);
}

/** A SKU or address names its product even if no list shows it: a colour, the prescription. */
function candidates(index: CatalogIndex, { filter }: ProductQuery): IndexEntry[] {
  const skus = wanted(filter['sku']);
  if (skus) return present(skus.map((sku) => index.bySku.get(sku)));
  const urlKeys = wanted(filter['url_key']);
  if (urlKeys) return present(urlKeys.map((key) => index.byUrlKey.get(key)));
  return [...index.entries];
}

function present(entries: (IndexEntry | undefined)[]): IndexEntry[] {
  return [...new Set(entries.filter((entry) => entry !== undefined))];
}

function filterTests({ filter }: ProductQuery): ((entry: IndexEntry) => boolean)[] {
  const tests: ((entry: IndexEntry) => boolean)[] = [];
  for (const { code } of facetAttributes) {
    const words = wanted(filter[code]);
    if (words)
      tests.push((entry) => entry.facets[code]?.some((word) => words.includes(word)) ?? false);
  }
  const categories = wanted(filter['category']);
  if (categories) {
    tests.push((entry) => entry.categories.some(({ id }) => categories.includes(String(id))));
  }
  const paths = wanted(filter['category_url_path']);
  if (paths) tests.push((entry) => entry.categories.some(({ urlKey }) => paths.includes(urlKey)));
  const name = filter['name']?.match;
  if (name) tests.push((entry) => holdsAll(folded(entry.name), wordsOf(name)));
  const description = filter['description']?.match ?? filter['short_description']?.match;
  if (description) tests.push((entry) => holdsAll(entry.descriptionText, wordsOf(description)));
  addRange(tests, filter['price'], ({ priceMinor }) => priceMinor / 100);
  addRange(tests, filter['frame_width'], ({ frameWidthMm }) => frameWidthMm);
  return tests;
}

function addRange(
  tests: ((entry: IndexEntry) => boolean)[],
  range: Range | undefined,
  valueOf: (entry: IndexEntry) => number | null,
): void {
  const from = numberOr(range?.from, Number.NEGATIVE_INFINITY);
  const to = numberOr(range?.to, Number.POSITIVE_INFINITY);
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return;
  tests.push((entry) => {
    const value = valueOf(entry);
    return value !== null && value >= from && value <= to;
  });
}

function numberOr(text: string | null | undefined, fallback: number): number {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : fallback;
}

function wanted(equal: Equal | undefined): string[] | null {
  if (typeof equal?.eq === 'string') return [equal.eq];
  return equal?.in ? equal.in.filter((word) => typeof word === 'string') : null;
}

function wordsOf(text: string): string[] {
  return folded(text.slice(0, 100)).split(/\s+/).filter(Boolean);
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function sorted(found: IndexEntry[], { sort }: ProductQuery, terms: string[]): IndexEntry[] {
  const byRelevance = { key: 'relevance', descending: true };
  const keys = sort.length > 0 || terms.length === 0 ? sort : [byRelevance];
  return found.sort((a, b) => {
    for (const { key, descending } of keys) {
      const order = compare(key, a, b, terms);
      if (order !== 0) return descending ? -order : order;
    }
    return a.position - b.position || a.id - b.id;
  });
}

function compare(key: string, a: IndexEntry, b: IndexEntry, terms: string[]): number {
  switch (key) {
    case 'name':
      return byName.compare(a.name, b.name);
    case 'price':
      return a.priceMinor - b.priceMinor;
    case 'added_on':
      return a.addedOn < b.addedOn ? -1 : Number(a.addedOn > b.addedOn);
    case 'relevance':
      return relevance(a, terms) - relevance(b, terms);
    default:
      return a.position - b.position;
  }
}

const byName = new Intl.Collator('en', { numeric: true });

/** How many of the words stand in the name or are the SKU. */
function relevance(entry: IndexEntry, terms: string[]): number {
  if (terms.length === 0) return 0;
  const name = folded(entry.name);
  return terms.filter((term) => name.includes(term) || entry.sku === term).length;
}
