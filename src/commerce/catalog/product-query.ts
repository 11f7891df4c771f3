import { facetAttributes } from './attributes.ts';
import { isRanged, type DeclaredAttribute } from './declared-attributes.ts';
import { wordsOf } from './search-words.ts';

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

/** Texts that a product has, each with the words that all have to stand in it. */
export type WantedWords = {
  /** In all that is searched. */
  anywhere: readonly string[];
  name: readonly string[];
  description: readonly string[];
};

/** The words that a query looks for; null when it looks for none. */
export function wantedWords({ search, filter }: ProductQuery): WantedWords | null {
  const words = {
    anywhere: wordsOf(search ?? ''),
    name: wordsOf(filter['name']?.match ?? ''),
    description: wordsOf(filter['description']?.match ?? filter['short_description']?.match ?? ''),
  };
  return Object.values(words).some(({ length }) => length > 0) ? words : null;
}

/** The SKUs or addresses that a query names; null when it goes through the list. */
export function namedProducts({
  filter,
}: ProductQuery): { by: 'sku' | 'urlKey'; names: string[] } | null {
  const skus = wanted(filter['sku']);
  if (skus) return { by: 'sku', names: skus };
  const urlKeys = wanted(filter['url_key']);
  return urlKeys && { by: 'urlKey', names: urlKeys };
}

/** What the attributes of a product have to say: of each attribute one of these words. */
export function wantedFacets({ filter }: ProductQuery): { code: string; words: string[] }[] {
  return facetAttributes.flatMap(({ code }) => {
    const words = wanted(filter[code]);
    return words ? [{ code, words }] : [];
  });
}

/** What a declared attribute has to say: which of its known words will do; null for any or none. */
export function wantedOf(
  { filter }: ProductQuery,
  { code, type }: Pick<DeclaredAttribute, 'code' | 'type'>,
  known: Iterable<string>,
): string[] | null {
  if (!isRanged(type)) return wanted(filter[code]);
  const { from, to } = filter[code] ?? {};
  if (type === 'date') {
    if (!from && !to) return null;
    return [...known].filter((day) => (!from || day >= from) && (!to || day <= to));
  }
  const range = wantedRange(filter[code]);
  return (
    range && [...known].filter((word) => Number(word) >= range.from && Number(word) <= range.to)
  );
}

/** Of which categories one has to hold a product, by number and by address. */
export function wantedCategories({ filter }: ProductQuery): {
  ids: string[] | null;
  paths: string[] | null;
} {
  return { ids: wanted(filter['category']), paths: wanted(filter['category_url_path']) };
}

/** Both ends included; null for a range without an end. */
export function wantedRange(range: Range | undefined): { from: number; to: number } | null {
  const from = numberOr(range?.from, Number.NEGATIVE_INFINITY);
  const to = numberOr(range?.to, Number.POSITIVE_INFINITY);
  return from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY ? null : { from, to };
}

function numberOr(text: string | null | undefined, fallback: number): number {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : fallback;
}

function wanted(equal: Equal | undefined): string[] | null {
  if (typeof equal?.eq === 'string') return [equal.eq];
  return equal?.in ? equal.in.filter((word) => typeof word === 'string') : null;
}
