import type { CatalogCategory } from './catalog-document.ts';

/** The category that all others lie in; its own products are all of the store. */
export const rootCategoryId = 2;

/** Those that lie in a category, at any depth, and it first. */
export function treeOf(id: number, all: readonly CatalogCategory[]): CatalogCategory[] {
  const own = all.filter((category) => category.id === id);
  const children = all.filter((category) => category.parentId === id);
  return [...own, ...children.flatMap((child) => treeOf(child.id, all))];
}

/** The categories numbered `ids` and all that lie in these, as numbers; null for all of the store. */
export function idsWithin(
  ids: readonly string[],
  all: readonly CatalogCategory[],
): string[] | null {
  if (ids.includes(String(rootCategoryId))) return null;
  return [...new Set(ids.flatMap((id) => treeOf(Number(id), all)))].map(({ id }) => String(id));
}

/** The path of a category and those of all above it: of `sun/polarized` also `sun`. */
export function withAllAbove({
  urlKey,
  urlPath = urlKey,
}: Pick<CatalogCategory, 'urlKey' | 'urlPath'>): string[] {
  const parts = urlPath.split('/');
  return parts.map((_part, at) => parts.slice(0, at + 1).join('/'));
}

/** What a category lies in, below the root, the nearest last. */
export function pathTo(id: number, all: readonly CatalogCategory[]): CatalogCategory[] {
  const parent = all.find((one) => one.id === all.find((category) => category.id === id)?.parentId);
  if (!parent || parent.id === rootCategoryId) return [];
  return [...pathTo(parent.id, all), parent];
}
