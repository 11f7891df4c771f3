import { aggregationsOf, type Aggregation } from './aggregations.ts';
import type { CatalogTerms } from './catalog-terms.ts';
import { idsWithin } from './category-tree.ts';
import { categoryTerms } from './catalog-terms.ts';
import { valueIn, type ProductColumns, type SteppedKey } from './product-columns.ts';
import {
  wantedCategories,
  wantedFacets,
  wantedOf,
  wantedRange,
  type ProductQuery,
} from './product-query.ts';
import { firstInOrder } from './first-in-order.ts';
import { countOfBoth, intersectionOf, slotsOf, unionOf, type SlotBits } from './slot-bits.ts';

/** Products in whose texts all words of a query stand. */
export type WordMatches = {
  slots: SlotBits;
  /** How many of the words searched for stand in the name or are the SKU, by slot; none is 0. */
  scores: ReadonlyMap<number, number>;
};

export type Asked = {
  query: ProductQuery;
  /** What holds the words that the query looks for; null when it looks for none. */
  matches: WordMatches | null;
  pageSize: number;
  currentPage: number;
  /** The language of the counts, when they are wanted. */
  countsIn: 'en' | 'de' | null;
  /** Whether the products are wanted at all, or only how many there are. */
  withIds: boolean;
};

/** A page of what a query finds. */
export type Selection = {
  total: number;
  /** The products of the page in its order. */
  ids: readonly number[];
  aggregations: readonly Aggregation[];
};

/**
 * What `asked` finds among the listed products of `columns`. Without a sort: best match, then
 * position.
 */
export function selectProducts(
  columns: ProductColumns,
  terms: CatalogTerms,
  { query, matches, pageSize, currentPage, countsIn, withIds }: Asked,
): Selection {
  const found = filtered(columns, terms, query, matches);
  const total = countOfBoth(found, found);
  const start = (currentPage - 1) * pageSize;
  const end = start + pageSize;
  const page = withIds
    ? firstInOrder(
        total > fewFound ? firstSteps(columns, found, query, end) : slotsOf(found),
        orderOf(columns, query, matches),
        start,
        end,
      )
    : [];
  return {
    total,
    aggregations: countsIn && total > 0 ? aggregationsOf({ columns, terms, found }, countsIn) : [],
    ids: page.map((slot) => columns.numbers.id[slot] ?? 0),
  };
}

/** So many are looked at one by one sooner than step by step. */
const fewFound = 2000;

/** As many of the found as the first steps of the order hold, at least `wanted` of them or all. */
function firstSteps(
  { stepped }: ProductColumns,
  found: SlotBits,
  query: ProductQuery,
  wanted: number,
): Int32Array {
  const { key, descending } = sortKeysOf(query)[0] ?? { key: 'position', descending: false };
  if (key === 'relevance') return slotsOf(found);
  const { steps } = stepped[steppedBy[key as keyof typeof steppedBy] ?? 'position'];
  const inOrder = [...steps.keys()].sort((a, b) => (descending ? b - a : a - b));
  const parts: Int32Array[] = [];
  let count = 0;
  for (const step of inOrder) {
    const part = slotsOf(intersectionOf(found, steps.get(step) ?? []));
    parts.push(part);
    count += part.length;
    if (count >= wanted) break;
  }
  const first = new Int32Array(count);
  for (let at = 0, place = 0; place < parts.length; place += 1) {
    first.set(parts[place] ?? [], at);
    at += parts[place]?.length ?? 0;
  }
  return first;
}

const steppedBy = { name: 'nameRank', price: 'price', added_on: 'addedOnDay' } as const;

/** What a list is sorted by, the first key first; by position where there is none. */
function sortKeysOf({ search, sort }: ProductQuery): ProductQuery['sort'] {
  return sort.length > 0 || !search ? sort : [{ key: 'relevance', descending: true }];
}

function filtered(
  columns: ProductColumns,
  terms: CatalogTerms,
  query: ProductQuery,
  matches: WordMatches | null,
): SlotBits {
  const { numbers, listed, byTerm, stepped } = columns;
  const anyOf = (attribute: string, words: readonly string[]) =>
    unionOf(words.map((word) => byTerm.get(terms.idOf(attribute, word) ?? 0) ?? []));

  let found = listed;
  const keep = (slots: SlotBits) => (found = intersectionOf(found, slots));
  for (const { code, words } of wantedFacets(query)) keep(anyOf(code, words));
  for (const attribute of terms.attributes) {
    const words = wantedOf(query, attribute, terms.wordsOf(attribute.code).keys());
    if (words) keep(anyOf(attribute.code, words));
  }
  const { ids, paths } = wantedCategories(query);
  // A category holds what lies in those below it, too.
  const keepWithin = (named: readonly string[]) => {
    const all = idsWithin(named, terms.categories);
    if (all) keep(anyOf(categoryTerms, all));
  };
  if (ids) keepWithin(ids);
  if (paths) {
    const named = terms.categories.filter(({ urlPath = '' }) => paths.includes(urlPath));
    keepWithin(named.map(({ id }) => String(id)));
  }
  if (matches) keep(matches.slots);
  const keepRange = (name: string, by: SteppedKey) => {
    const range = wantedRange(query.filter[name]);
    if (!range) return;
    // A page asks for the same range once for each choice in its filters.
    const key = `${name} ${range.from} ${range.to}`;
    const valueOf = (slot: number) => valueIn(numbers, by, slot);
    keep(columns.remembered(key, () => stepped[by].within(range, valueOf)));
  };
  keepRange('price', 'price');
  keepRange('frame_width', 'frameWidthMm');
  return found;
}

type Order = (a: number, b: number) => number;

/** By the keys of the query, then by position and number, so that no two are alike. */
function orderOf(
  { numbers, slotCount }: ProductColumns,
  query: ProductQuery,
  matches: WordMatches | null,
): Order {
  const [first, ...others] = sortKeysOf(query).map(({ key, descending }) => ({
    values: key === 'relevance' ? scoresOf(matches, slotCount) : columnNamed(numbers, key),
    sign: descending ? -1 : 1,
  }));
  const { position, id } = numbers;
  const { values, sign } = first ?? { values: position, sign: 1 };
  // The first key decides almost always, a hundred thousand times for each list.
  return (a, b) => {
    const order = ((values[a] ?? 0) - (values[b] ?? 0)) * sign;
    if (order !== 0) return order;
    for (const next of others) {
      const further = ((next.values[a] ?? 0) - (next.values[b] ?? 0)) * next.sign;
      if (further !== 0) return further;
    }
    return (position[a] ?? 0) - (position[b] ?? 0) || (id[a] ?? 0) - (id[b] ?? 0);
  };
}

type Column = Int32Array | Float64Array;

function scoresOf(matches: WordMatches | null, slotCount: number): Int32Array {
  const scores = new Int32Array(slotCount);
  for (const [slot, score] of matches?.scores ?? []) scores[slot] = score;
  return scores;
}

function columnNamed(numbers: ProductColumns['numbers'], key: string): Column {
  const columns = {
    name: numbers.nameRank,
    price: numbers.priceMinor,
    added_on: numbers.addedOnDay,
  };
  return columns[key as keyof typeof columns] ?? numbers.position;
}
