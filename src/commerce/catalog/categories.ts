import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { CategoryFilterInput, QueryCategoriesArgs } from '../generated/schema.ts';
import { entityIdOf } from '../ids.ts';
import { readPage, type Page } from '../store/pages.ts';
import type { CatalogCategory } from './catalog-document.ts';
import { rootCategoryId } from './category-tree.ts';

/** One page of a list of categories, and how many there are in all. */
export type CategoryPage = Page & { categories: CatalogCategory[]; total: number };

/** Every category of the store, by their place. */
export async function categoriesOf({
  indexes,
  store,
}: Pick<CommerceContext, 'indexes' | 'store'>): Promise<readonly CatalogCategory[]> {
  const { terms } = await indexes.get(store.id);
  return terms.categories;
}

/**
 * The page of categories that all filters agree with; without a filter the root.
 * @throws GraphQLError for a page that is not there, and a name of one or two letters.
 */
export async function listCategories(
  context: CommerceContext,
  args: Partial<QueryCategoriesArgs>,
): Promise<CategoryPage> {
  const page = readPage(args);
  const all = await categoriesOf(context);
  const filters = args.filters ?? { ids: { eq: String(rootCategoryId) } };
  requireLongEnough(filters);
  const found = all.filter((category) => agrees(category, filters));
  const pages = Math.ceil(found.length / page.pageSize);
  if (page.currentPage > pages && found.length > 0) {
    throw inputError(
      `currentPage value ${page.currentPage} specified is greater than the ${pages} page(s) available.`,
    );
  }
  const from = (page.currentPage - 1) * page.pageSize;
  return { ...page, total: found.length, categories: found.slice(from, from + page.pageSize) };
}

/** Magento looks for no shorter ones. */
const lettersMin = 3;

function requireLongEnough({ name }: CategoryFilterInput): void {
  if (typeof name?.match !== 'string' || name.match.trim().length >= lettersMin) return;
  throw inputError(`Invalid match filter. Minimum length is ${lettersMin}.`);
}

type Equal = CategoryFilterInput['ids'];

function agrees(category: CatalogCategory, filters: CategoryFilterInput): boolean {
  const { id, name, urlKey, urlPath = urlKey, parentId } = category;
  const wantedName = filters.name?.match?.trim().toLowerCase();
  return (
    isOneOf(String(id), filters.ids) &&
    isOneOf(String(id), numbersIn(filters.category_uid)) &&
    isOneOf(String(parentId ?? ''), filters.parent_id) &&
    isOneOf(String(parentId ?? ''), numbersIn(filters.parent_category_uid)) &&
    isOneOf(urlKey, filters.url_key) &&
    isOneOf(urlPath, filters.url_path) &&
    (!wantedName || name.toLowerCase().includes(wantedName))
  );
}

function isOneOf(value: string, equal: Equal): boolean {
  if (typeof equal?.eq === 'string') return equal.eq === value;
  return equal?.in ? equal.in.includes(value) : true;
}

function numbersIn(equal: Equal): Equal {
  if (!equal) return equal;
  const numberOf = (uid: string | null | undefined) => String(entityIdOf(uid ?? '') ?? '');
  return {
    ...(typeof equal.eq === 'string' && { eq: numberOf(equal.eq) }),
    ...(equal.in && { in: equal.in.map(numberOf) }),
  };
}
