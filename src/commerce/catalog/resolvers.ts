import { noSuchEntity } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { SortFields } from '../generated/schema.ts';
import { selects } from '../selects.ts';
import { pageInfo } from '../store/pages.ts';
import { languageOf } from './attributes.ts';
import { categoriesOf, listCategories } from './categories.ts';
import { rootCategoryId } from './category-tree.ts';
import { learnedFilters } from './declared-attributes.ts';
import { findEntityAt, whatLiesAt } from './what-lies-at.ts';
import { filtersOf } from './older-fields.ts';
import { productResolvers } from './product-resolvers.ts';
import { listProducts } from './products.ts';
import { sortKeys } from './sort-keys.ts';

export const resolvers: Resolvers = {
  ...productResolvers,
  Query: {
    products: (_root, args, context, info) =>
      listProducts(context, {
        ...args,
        sortKeys: sortKeys(args, info, context),
        learned: learnedFilters(info.schema, Object.keys(args.filter ?? {})),
        withItems: selects(info, 'items'),
        withCounts: selects(info, 'aggregations') || selects(info, 'filters'),
      }),
    route: (_root, { url }, context) => whatLiesAt(context, url),
    urlResolver: (_root, { url }, context) => findEntityAt(context, url),
    categories: async (_root, args, context) => {
      const page = await listCategories(context, args);
      return {
        items: page.categories,
        total_count: page.total,
        page_info: pageInfo(page.total, page),
      };
    },
    categoryList: async (_root, args, context) => (await listCategories(context, args)).categories,
    category: async (_root, { id }, context) => {
      const wanted = id ?? rootCategoryId;
      const found = (await categoriesOf(context)).find((category) => category.id === wanted);
      if (!found) throw noSuchEntity("Category doesn't exist");
      return found;
    },
  },
  Products: {
    total_count: ({ total }) => total,
    page_info: (page) => pageInfo(page.total, page),
    sort_fields: (_page, _args, { store }) => sortFields[languageOf(store)],
    suggestions: () => [],
    filters: ({ aggregations }) => filtersOf(aggregations),
  },
  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
};

const sortFields = {
  en: sortFieldsOf({ position: 'Position', name: 'Product Name', price: 'Price', added_on: 'New' }),
  de: sortFieldsOf({ position: 'Position', name: 'Produktname', price: 'Preis', added_on: 'Neu' }),
};

function sortFieldsOf(labels: Record<string, string>): SortFields {
  return {
    default: 'position',
    options: Object.entries(labels).map(([value, label]) => ({ value, label })),
  };
}
