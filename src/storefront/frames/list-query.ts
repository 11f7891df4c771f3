import { toMajor } from '#domain/prices/money.ts';
import type { FreeFrames } from './free-frames.ts';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import type {
  FrameListQueryVariables,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
} from '#clients/generated/commerce.ts';
import { isInUse, without, type FilterKey, type ListFilters, type Sort } from './list-filters.ts';

/** The catalogue's name for each filter of it. */
export const ATTRIBUTES = {
  category: 'gender',
  frameShapes: 'frame_shape',
  sizes: 'size',
  lensType: 'lens_type',
  features: 'features',
  colors: 'color',
} as const satisfies Record<Exclude<FilterKey, 'toPay'>, keyof ProductAttributeFilterInput>;

/** What costs nothing depends on the price and on the rim. */
const RIM = 'rim_type';

const ORDERS: Record<Sort, ProductAttributeSortInput> = {
  recommended: { position: 'ASC' },
  // Put in order here: commerce knows nobody's size.
  'fits-me': { position: 'ASC' },
  'price-up': { price: 'ASC' },
  'price-down': { price: 'DESC' },
  name: { name: 'ASC' },
  newest: { added_on: 'DESC' },
};

/** Every attribute that the list is filtered by, and every order, for who looks whether they work. */
export const LIST_ASKS = {
  filters: [...Object.values(ATTRIBUTES), RIM],
  orders: Object.values(ORDERS),
} as const;

/** A list that is neither searched nor filtered is refused; every frame has a price. */
export const ANY_PRICE = { from: '0' };

export type ListQuestion = {
  filters: ListFilters;
  /** Null when a pair costs something in every frame. */
  free: FreeFrames | null;
  /** A frame to name besides. */
  keptSku?: string;
  /** How much of the list at once; without it the page that the filters name. */
  part?: { pageSize: number; currentPage: number };
};

/** What to ask of commerce for one page of the list. */
export function listVariables(question: ListQuestion): FrameListQueryVariables {
  const { filters, free, keptSku } = question;
  const part = question.part ?? { pageSize: filters.itemsPerPage, currentPage: filters.page };
  const asks = (key: FilterKey) => isInUse(filters, key);
  const filterOf = (some: ListFilters) => productFilter(some, free);
  const besides = (key: FilterKey) => filterOf(without(filters, key));
  return {
    search: filters.term || null,
    filter: filterOf(filters),
    sort: ORDERS[filters.sort],
    ...part,
    withoutToPay: besides('toPay'),
    hasToPay: asks('toPay'),
    nothingToPay: filterOf({ ...filters, toPay: ['nothing'] }),
    countsNothingToPay: free !== null && !asks('toPay'),
    withoutCategory: besides('category'),
    hasCategory: asks('category'),
    withoutShapes: besides('frameShapes'),
    hasShapes: asks('frameShapes'),
    withoutSizes: besides('sizes'),
    hasSizes: asks('sizes'),
    withoutLensType: besides('lensType'),
    hasLensType: asks('lensType'),
    withoutFeatures: besides('features'),
    hasFeatures: asks('features'),
    withoutColors: besides('colors'),
    hasColors: asks('colors'),
    hasTerm: filters.term !== '',
    keptSku: keptSku ?? '',
    hasKept: keptSku !== undefined,
  };
}

function productFilter(filters: ListFilters, free: FreeFrames | null): ProductAttributeFilterInput {
  const lensTypes: LensType[] = filters.lensType ? [filters.lensType] : [];
  const asked = {
    [ATTRIBUTES.category]: oneOf(filters.category),
    [ATTRIBUTES.frameShapes]: oneOf(filters.frameShapes),
    [ATTRIBUTES.sizes]: oneOf(filters.sizes),
    [ATTRIBUTES.lensType]: oneOf(lensTypes),
    [ATTRIBUTES.features]: oneOf(filters.features),
    [ATTRIBUTES.colors]: oneOf(filters.colors),
  };
  const used = Object.fromEntries(Object.entries(asked).filter(([, words]) => words));
  if (filters.toPay.length === 0) return { price: ANY_PRICE, ...used };
  // Below nothing there is no price, so that nothing is found.
  const price = { ...ANY_PRICE, to: String(toMajor(free?.upToMinor ?? -1)) };
  return { price, ...used, [RIM]: oneOf(free?.rimTypes ?? []) };
}

function oneOf(words: readonly string[]): { in: string[] } | undefined {
  return words.length > 0 ? { in: [...words] } : undefined;
}
