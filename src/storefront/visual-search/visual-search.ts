import type { Box } from '#likeness/box.ts';
import {
  LABEL_KEYS,
  labelsOf,
  mostAlike,
  type FrameLikeness,
  type LabelKey,
  type PhotoLabels,
} from '#likeness/ranking.ts';
import { MOST_FOUND } from './found-query.ts';

/** A product as a search by image has found it. */
export type SearchedProduct = {
  productLabels: { key: 'sku' | LabelKey | 'outline'; value: string }[];
  likeness: FrameLikeness;
};

/**
 * The state of a visual search by the specification's names. It is kept by the browser alone, as
 * long as the session lasts.
 */
export type VisualSearch = {
  step: 'visual' | 'found';
  queryID: string;
  /** A data address of a JPEG file. */
  searchImage: string;
  searchInput: {
    widthPx: number;
    heightPx: number;
    /** Where the glasses are. */
    box: Box;
    /** Where a second pair is, if there are two. */
    other: Box | null;
    isSure: boolean;
    labels: PhotoLabels;
    /** Labels that shall not count. */
    without: LabelKey[];
  };
  productsSearchedByImage: SearchedProduct[];
  /** SKUs, the most alike first. */
  filteredProducts: string[];
};

/** From so much of the best outline on, another one looks the same. */
const SAME_OUTLINE = 0.93;

/** The frames of a search with the labels that count, and why each of them is there. */
export function withLabels(
  likeness: readonly FrameLikeness[],
  { labels, without }: Pick<VisualSearch['searchInput'], 'labels' | 'without'>,
): Pick<VisualSearch, 'productsSearchedByImage' | 'filteredProducts'> {
  const counting = labelsThatCount(labels, without);
  const best = Math.max(0, ...likeness.map(({ outline }) => outline));
  const products = mostAlike(likeness, counting).map((one): SearchedProduct => ({
    productLabels: [
      { key: 'sku', value: one.sku },
      ...(one.outline >= SAME_OUTLINE * best ? [{ key: 'outline', value: 'same' } as const] : []),
      ...labelsOf(one, counting).map((key) => ({ key, value: one[key] ?? '' })),
    ],
    likeness: one,
  }));
  return {
    productsSearchedByImage: products,
    filteredProducts: products.slice(0, MOST_FOUND).map((one) => one.likeness.sku),
  };
}

export function labelsThatCount(labels: PhotoLabels, without: readonly LabelKey[]): PhotoLabels {
  const left = { ...labels };
  for (const key of without) left[key] = null;
  return left;
}

/** What the browser has kept, if it is a search; null for anything else. */
export function checkedSearch(kept: unknown): VisualSearch | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { step, queryID, searchImage, searchInput, productsSearchedByImage, filteredProducts } =
    kept as Record<keyof VisualSearch, unknown>;
  const isFine =
    step === 'found' &&
    typeof queryID === 'string' &&
    typeof searchImage === 'string' &&
    searchImage.startsWith('data:image/jpeg;base64,') &&
    isInput(searchInput) &&
    Array.isArray(productsSearchedByImage) &&
    Array.isArray(filteredProducts) &&
    filteredProducts.every((sku) => typeof sku === 'string');
  return isFine ? (kept as VisualSearch) : null;
}

function isInput(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { widthPx, heightPx, box, other, isSure, labels, without } = value as Record<
    keyof VisualSearch['searchInput'],
    unknown
  >;
  return (
    [widthPx, heightPx].every(Number.isFinite) &&
    isBox(box) &&
    (other === null || isBox(other)) &&
    typeof isSure === 'boolean' &&
    typeof labels === 'object' &&
    labels !== null &&
    Array.isArray(without) &&
    without.every((key) => LABEL_KEYS.some((known) => known === key))
  );
}

function isBox(value: unknown): boolean {
  const numbers = Object.values(value ?? {});
  return numbers.length === 4 && numbers.every(Number.isFinite);
}
