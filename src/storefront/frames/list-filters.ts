import {
  COLOUR_GROUPS,
  FEATURES,
  FRAME_SHAPES,
  FRAME_SIZES,
  GENDERS,
  isLensType,
  type LensType,
} from '#domain/frames/catalogue-types.ts';

/** Frames that leave nothing to pay, with the lenses that the member needs. */
const TO_PAY = ['nothing'] as const;

/** The filters of which several choices count as "one of these", by their key in the address. */
export const CHOICES = {
  toPay: TO_PAY,
  category: GENDERS,
  frameShapes: FRAME_SHAPES,
  sizes: FRAME_SIZES,
  features: FEATURES,
  colors: COLOUR_GROUPS,
} as const;
type ChoiceKey = keyof typeof CHOICES;
const CHOICE_KEYS = Object.keys(CHOICES) as ChoiceKey[];

/** Everything that can be filtered by, in the order of the page. */
export const FILTER_KEYS = [
  'toPay',
  'category',
  'frameShapes',
  'sizes',
  'lensType',
  'features',
  'colors',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The second only for whom it is known what fits them. */
export const SORTS = [
  'recommended',
  'fits-me',
  'price-up',
  'price-down',
  'name',
  'newest',
] as const;
export type Sort = (typeof SORTS)[number];

/** In the address: frames for every lens type, though the order has one. */
export const ANY_LENS_TYPE = 'any';

export const ITEMS_PER_PAGE = 20;
const MOST_ITEMS_PER_PAGE = 100;
const MOST_PAGES = 10_000;
const LONGEST_TERM = 100;

export type ListFilters = { [Key in ChoiceKey]: readonly (typeof CHOICES)[Key][number][] } & {
  /** Null: frames for every lens type. */
  lensType: LensType | null;
  term: string;
  /** What the member looks for, as addresses have it (`MyFrames`); empty: not known. */
  me: string;
  sort: Sort;
  page: number;
  itemsPerPage: number;
};

/**
 * What an address asks of the list. Whatever cannot be is left out or brought into range; of a
 * key given twice that knows one value, the first counts. Without a lens type it is the order's.
 * Older addresses call the category `gender`.
 */
export function filtersOf(query: URLSearchParams, orderLensType: LensType | null): ListFilters {
  const sort = query.get('sort');
  const me = (query.get('me') ?? '').slice(0, LONGEST_TERM);
  return {
    toPay: chosen(TO_PAY, query.getAll('toPay')),
    category: chosen(GENDERS, [...query.getAll('category'), ...query.getAll('gender')]),
    frameShapes: chosen(FRAME_SHAPES, query.getAll('frameShapes')),
    sizes: chosen(FRAME_SIZES, query.getAll('sizes')),
    features: chosen(FEATURES, query.getAll('features')),
    colors: chosen(COLOUR_GROUPS, query.getAll('colors')),
    lensType: lensTypeOf(query.get('lensType'), orderLensType),
    term: termOf(query.get('term') ?? ''),
    me,
    sort: SORTS.find((known) => known === sort) ?? 'recommended',
    page: within(query.get('page'), { max: MOST_PAGES, otherwise: 1 }),
    itemsPerPage: within(query.get('itemsPerPage'), {
      max: MOST_ITEMS_PER_PAGE,
      otherwise: ITEMS_PER_PAGE,
    }),
  };
}

/** The shortest query that asks for the same, `?…`; empty when it is the list as it comes. */
export function searchOf(filters: ListFilters, orderLensType: LensType | null): string {
  const query = new URLSearchParams();
  if (filters.term) query.set('term', filters.term);
  for (const key of CHOICE_KEYS) {
    for (const word of filters[key]) query.append(key, word);
  }
  if (filters.lensType !== orderLensType) query.set('lensType', filters.lensType ?? ANY_LENS_TYPE);
  if (filters.me) query.set('me', filters.me);
  if (filters.sort !== 'recommended') query.set('sort', filters.sort);
  if (filters.itemsPerPage !== ITEMS_PER_PAGE) {
    query.set('itemsPerPage', String(filters.itemsPerPage));
  }
  if (filters.page > 1) query.set('page', String(filters.page));
  return query.size > 0 ? `?${query}` : '';
}

/** The filters by the specification's names, and for whom they are, as the browser remembers them. */
export function rememberedFilters(filters: ListFilters) {
  const { frameShapes, sizes, category, lensType, features, colors, me } = filters;
  return { frameShapes, sizes, category, lensType, features, colors, me: me ? [me] : [] };
}

/** The same list without one filter, or without one choice of it; on its first page. */
export function without(filters: ListFilters, key: FilterKey | 'term', word?: string): ListFilters {
  if (key === 'term') return { ...filters, page: 1, term: '' };
  if (key === 'lensType') return { ...filters, page: 1, lensType: null };
  const left = word === undefined ? [] : filters[key].filter((one) => one !== word);
  return { ...filters, page: 1, [key]: left };
}

/** The whole list, sorted as before. */
export function withoutAll(filters: ListFilters): ListFilters {
  return FILTER_KEYS.reduce<ListFilters>((left, key) => without(left, key), {
    ...filters,
    term: '',
  });
}

export function isInUse(filters: ListFilters, key: FilterKey | 'term'): boolean {
  if (key === 'lensType') return filters.lensType !== null;
  return filters[key].length > 0;
}

function chosen<Word extends string>(words: readonly Word[], given: readonly string[]): Word[] {
  return words.filter((word) => given.includes(word));
}

function lensTypeOf(given: string | null, orderLensType: LensType | null): LensType | null {
  if (given === ANY_LENS_TYPE) return null;
  return isLensType(given) ? given : orderLensType;
}

function termOf(given: string): string {
  const text = given
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...text].slice(0, LONGEST_TERM).join('').trim();
}

function within(
  given: string | null,
  { max, otherwise }: { max: number; otherwise: number },
): number {
  const number = Number(given?.trim() || Number.NaN);
  if (Number.isNaN(number)) return otherwise;
  return Math.trunc(Math.min(Math.max(number, 1), max));
}
