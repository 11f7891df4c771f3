import type { LensType } from '#domain/frames/catalogue-types.ts';
import type {
  FrameListQueryVariables,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
} from '#clients/generated/commerce.ts';
import { isInUse, without, type FilterKey, type ListFilters, type Sort } from './list-filters.ts';

/** The catalogue's name for each filter. */
export const ATTRIBUTES: Record<FilterKey, string> = {
  gender: 'gender',
  frameShapes: 'frame_shape',
  sizes: 'size',
  lensType: 'lens_type',
  features: 'features',
  colors: 'color',
};

const ORDERS: Record<Sort, ProductAttributeSortInput> = {
  recommended: { position: 'ASC' },
  'price-up': { price: 'ASC' },
  'price-down': { price: 'DESC' },
  name: { name: 'ASC' },
  newest: { added_on: 'DESC' },
};

/** What to ask of commerce for one page of the list. `keptSku`: a frame to name besides. */
export function listVariables(filters: ListFilters, keptSku?: string): FrameListQueryVariables {
  const asks = (key: FilterKey) => isInUse(filters, key);
  const besides = (key: FilterKey) => filterOf(without(filters, key));
  return {
    search: filters.term || null,
    filter: filterOf(filters),
    sort: ORDERS[filters.sort],
    pageSize: filters.itemsPerPage,
    currentPage: filters.page,
    withoutGender: besides('gender'),
    hasGender: asks('gender'),
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

function filterOf(filters: ListFilters): ProductAttributeFilterInput {
  const lensTypes: LensType[] = filters.lensType ? [filters.lensType] : [];
  const asked = {
    gender: oneOf(filters.gender),
    frame_shape: oneOf(filters.frameShapes),
    size: oneOf(filters.sizes),
    lens_type: oneOf(lensTypes),
    features: oneOf(filters.features),
    color: oneOf(filters.colors),
  };
  const used = Object.fromEntries(Object.entries(asked).filter(([, words]) => words));
  // A list that is neither searched nor filtered is refused; every frame has a price.
  return { price: { from: '0' }, ...used };
}

function oneOf(words: readonly string[]): { in: string[] } | undefined {
  return words.length > 0 ? { in: [...words] } : undefined;
}
