import type { GraphQLResolveInfo } from 'graphql';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { SortFields } from '../generated/schema.ts';
import { selects } from '../selects.ts';
import { pageInfo } from '../store/pages.ts';
import { aggregationsOf } from './aggregations.ts';
import { languageOf } from './attributes.ts';
import { productResolvers } from './product-resolvers.ts';
import { listProducts } from './products.ts';

export const resolvers: Resolvers = {
  ...productResolvers,
  Query: {
    products: (_root, args, context, info) =>
      listProducts(context, {
        ...args,
        sortKeys: sortKeys(info, context),
        withItems: selects(info, 'items'),
      }),
    route: async (_root, { url }, { indexes, store, catalog }) => {
      if (!url) throw inputError('"url" argument should be specified and not empty');
      const index = await indexes.get(store.id);
      const entry = index.byUrlKey.get(url.replace(/^\//, ''));
      return entry ? catalog.findById(entry.id) : null;
    },
  },
  Products: {
    total_count: ({ found }) => found.length,
    page_info: (page) => pageInfo(page.found.length, page),
    aggregations: ({ found }, _args, { store }) => aggregationsOf(found, languageOf(store)),
    sort_fields: (_page, _args, { store }) => sortFields[languageOf(store)],
    suggestions: () => [],
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

/**
 * The keys of `sort` in the order they were written, which decides their priority; GraphQL's own
 * coercion puts them in the order of the schema.
 */
function sortKeys(info: GraphQLResolveInfo, { variables }: CommerceContext): string[] {
  const argument = info.fieldNodes[0]?.arguments?.find(({ name }) => name.value === 'sort')?.value;
  if (argument?.kind === 'ObjectValue') return argument.fields.map(({ name }) => name.value);
  const value = argument?.kind === 'Variable' ? variables[argument.name.value] : null;
  return Object.keys(value ?? {});
}
