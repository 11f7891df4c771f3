import type { CategoryTreeResolvers } from '../generated/resolvers.ts';
import { entityUid } from '../ids.ts';
import { categoryTerms } from './catalog-terms.ts';
import { countOfBoth } from './slot-bits.ts';

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
  product_count: async ({ id }, _args, { indexes, store }) => {
    const { columns, terms } = await indexes.get(store.id);
    const inCategory = columns.byTerm.get(terms.idOf(categoryTerms, String(id)) ?? 0) ?? [];
    return countOfBoth(inCategory, columns.listed);
  },
};
