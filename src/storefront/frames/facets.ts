import { LENS_TYPES } from '#domain/frames/catalogue-types.ts';
import type { FrameCountsFragment, FrameListQuery } from '#clients/generated/commerce.ts';
import { CHOICES, FILTER_KEYS, isInUse, type FilterKey, type ListFilters } from './list-filters.ts';
import { ATTRIBUTES } from './list-query.ts';

/** How many frames each choice of each filter would show, in the order of its words. */
export type FacetCounts = Record<FilterKey, number[]>;

export const WORDS: Record<FilterKey, readonly string[]> = { ...CHOICES, lensType: LENS_TYPES };

/**
 * The counts beside the choices. Those of a filter in use are counted without it, because
 * another choice of it adds frames; all others are counted within what is shown.
 */
export function facetCounts(answer: FrameListQuery, filters: ListFilters): FacetCounts {
  return Object.fromEntries(
    FILTER_KEYS.map((key) => {
      if (key === 'toPay') {
        const found = isInUse(filters, key) ? answer.products : answer.nothingToPay;
        return [key, [found?.total_count ?? 0]];
      }
      const source = isInUse(filters, key) ? answer[key] : answer.products;
      const counts = countsOf(source, ATTRIBUTES[key]);
      return [key, WORDS[key].map((word) => counts.get(word) ?? 0)];
    }),
  ) as FacetCounts;
}

/** The one filter without which there would be the most frames. */
export type Advice = { key: FilterKey | 'term'; count: number };

/** For an empty list; null when no single filter stands in the way. Of equals, the first. */
export function adviceFor(answer: FrameListQuery, filters: ListFilters): Advice | null {
  const keys = [...FILTER_KEYS, 'term' as const].filter((key) => isInUse(filters, key));
  const advices = keys.map((key) => ({ key, count: answer[key]?.total_count ?? 0 }));
  const most = Math.max(0, ...advices.map(({ count }) => count));
  return most > 0 ? (advices.find(({ count }) => count === most) ?? null) : null;
}

/** How many frames there are of each word of an attribute, as far as commerce has counted them. */
export function countsOf(
  source: FrameCountsFragment | null | undefined,
  attribute: string,
): Map<string, number> {
  const aggregation = source?.aggregations?.find((one) => one?.attribute_code === attribute);
  const options = (aggregation?.options ?? []).filter((option) => option !== null);
  return new Map(options.map(({ value, count }) => [value, count ?? 0]));
}
