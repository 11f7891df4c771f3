import type { CategoryTreeResolvers } from '../generated/resolvers.ts';
import { entityUid } from '../ids.ts';
import type { CatalogCategory } from './catalog-document.ts';
import type { CatalogIndex, IndexEntry } from './catalog-index.ts';

const rootCategoryId = 2;

/** Every field of a category that products lie in. */
export const categoryFields: CategoryTreeResolvers = {
  uid: ({ id }) => entityUid(id),
  path: ({ id }) => `1/${rootCategoryId}/${id}`,
  path_in_store: ({ id }) => String(id),
  url_key: ({ urlKey }) => urlKey,
  url_path: ({ urlKey }) => urlKey,
  url_suffix: () => '',
  relative_url: ({ urlKey }) => urlKey,
  redirect_code: () => 0,
  type: () => 'CATEGORY',
  children_count: () => '0',
  include_in_menu: () => 1,
  is_anchor: () => 1,
  display_mode: () => 'PRODUCTS',
  available_sort_by: () => [],
  breadcrumbs: () => null,
  product_count: async ({ id }, _args, { indexes, store }) =>
    countsOf(await indexes.get(store.id)).get(id) ?? 0,
};

const counted = new WeakMap<readonly IndexEntry[], ReadonlyMap<CatalogCategory['id'], number>>();

/** How many products lists show of each category; counted once for a catalogue in memory. */
function countsOf({ entries }: CatalogIndex): ReadonlyMap<number, number> {
  const known = counted.get(entries);
  if (known) return known;
  const counts = new Map<number, number>();
  for (const { categories } of entries)
    for (const { id } of categories) counts.set(id, (counts.get(id) ?? 0) + 1);
  counted.set(entries, counts);
  return counts;
}
