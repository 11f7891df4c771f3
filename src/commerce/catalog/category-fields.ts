import type { CommerceContext } from '../context.ts';
import type { CategoryTreeResolvers } from '../generated/resolvers.ts';
import { entityUid } from '../ids.ts';
import { pageInfo } from '../store/pages.ts';
import type { CatalogCategory } from './catalog-document.ts';
import { categoriesOf } from './categories.ts';
import { pathTo, rootCategoryId, treeOf } from './category-tree.ts';
import { categoryTerms } from './catalog-terms.ts';
import { listProducts } from './products.ts';
import { countOfBoth } from './slot-bits.ts';
import { sortKeys } from './sort-keys.ts';

/** Every field of a category that products lie in. */
export const categoryFields: CategoryTreeResolvers = {
  uid: ({ id }) => entityUid(id),
  path: async ({ id }, _args, context) => {
    const above = pathTo(id, await categoriesOf(context)).map((category) => category.id);
    const own = id === rootCategoryId ? [] : [...above, id];
    return [1, rootCategoryId, ...own].join('/');
  },
  path_in_store: async ({ id }, _args, context) => {
    const above = pathTo(id, await categoriesOf(context)).map((category) => category.id);
    return [...above, id].join('/');
  },
  position: async ({ id }, _args, context) =>
    (await categoriesOf(context)).find((category) => category.id === id)?.position ?? null,
  url_key: ({ urlKey }) => urlKey || null,
  url_path: urlPath,
  url_suffix: () => '',
  relative_url: urlPath,
  redirect_code: () => 0,
  type: () => 'CATEGORY',
  children: async ({ id }, _args, context) =>
    (await categoriesOf(context)).filter(({ parentId }) => parentId === id),
  children_count: async ({ id }, _args, context) =>
    String(treeOf(id, await categoriesOf(context)).length - 1),
  include_in_menu: () => 1,
  is_anchor: () => 1,
  display_mode: () => 'PRODUCTS',
  available_sort_by: () => [],
  cms_block: () => null,
  breadcrumbs: async ({ id }, _args, context) => {
    const above = pathTo(id, await categoriesOf(context));
    if (above.length === 0) return null;
    return above.map((category) => ({
      category_id: category.id,
      category_uid: entityUid(category.id),
      category_name: category.name,
      category_level: category.level,
      category_url_key: category.urlKey,
      category_url_path: category.urlPath ?? category.urlKey,
    }));
  },
  product_count: async ({ id }, _args, context) => {
    const { columns, terms } = await context.indexes.get(context.store.id);
    if (isOfMore(id, terms.categories)) {
      const within = inCategory(id, terms.categories);
      const counted = { filter: within, sortKeys: [], withItems: false, withCounts: false };
      return (await listProducts(context, counted)).total;
    }
    const own = columns.byTerm.get(terms.idOf(categoryTerms, String(id)) ?? 0) ?? [];
    return countOfBoth(own, columns.listed);
  },
  products: async ({ id }, args, context, info) => {
    const page = await listProducts(context, {
      ...args,
      filter: inCategory(id, await categoriesOf(context)),
      sortKeys: sortKeys(args, info, context),
      withItems: true,
      withCounts: false,
    });
    return {
      items: page.items,
      total_count: page.total,
      page_info: pageInfo(page.total, page),
    };
  },
};

/** As it is now: a product's own document may be older. */
async function urlPath({ id }: CatalogCategory, _args: object, context: CommerceContext) {
  const known = (await categoriesOf(context)).find((category) => category.id === id);
  return known?.urlPath || null;
}

type Categories = Parameters<typeof treeOf>[1];

function isOfMore(id: number, all: Categories): boolean {
  return id === rootCategoryId || all.some(({ parentId }) => parentId === id);
}

/** What lists are filtered by: a category shows what lies in those below it, too. */
function inCategory(id: number, all: Categories) {
  if (id === rootCategoryId) return {};
  return { category_id: { in: treeOf(id, all).map((category) => String(category.id)) } };
}
