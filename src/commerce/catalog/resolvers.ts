import { Kind, type GraphQLResolveInfo, type ValueNode } from 'graphql';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { QueryProductsArgs, SortFields } from '../generated/schema.ts';
import { selects } from '../selects.ts';
import { findPage } from '../content/find-content.ts';
import { pageInfo } from '../store/pages.ts';
import { homePage } from '../store/store-config.ts';
import { languageOf } from './attributes.ts';
import { productResolvers } from './product-resolvers.ts';
import { listProducts } from './products.ts';

export const resolvers: Resolvers = {
  ...productResolvers,
  Query: {
    products: (_root, args, context, info) =>
      listProducts(context, {
        ...args,
        sortKeys: sortKeys(args, info, context),
        withItems: selects(info, 'items'),
        withCounts: selects(info, 'aggregations'),
      }),
    route: async (_root, { url }, { catalog, pool, store }) => {
      if (!url) throw inputError('"url" argument should be specified and not empty');
      const path = url.replace(/^\//, '');
      const identifier = path || homePage;
      return (path && (await catalog.findAt(path))) || findPage(pool, store.id, { identifier });
    },
  },
  Products: {
    total_count: ({ total }) => total,
    page_info: (page) => pageInfo(page.total, page),
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
 * coercion puts them in the order of the schema. They may stand in the field, in a variable or in
 * its default. A key without a direction sorts nothing.
 */
function sortKeys(
  { sort }: Pick<QueryProductsArgs, 'sort'>,
  info: GraphQLResolveInfo,
  { variables }: CommerceContext,
): string[] {
  const argument = info.fieldNodes[0]?.arguments?.find(({ name }) => name.value === 'sort')?.value;
  const written = argument && keysAsWritten(argument, info, variables);
  const directions = new Map(Object.entries(sort ?? {}));
  return (written ?? []).filter((key) => directions.get(key));
}

function keysAsWritten(
  value: ValueNode,
  info: GraphQLResolveInfo,
  variables: CommerceContext['variables'],
): string[] {
  if (value.kind === Kind.OBJECT) return value.fields.map(({ name }) => name.value);
  if (value.kind !== Kind.VARIABLE) return [];
  const { value: name } = value.name;
  if (Object.hasOwn(variables, name)) return Object.keys(variables[name] ?? {});
  const defined = info.operation.variableDefinitions?.find(
    (one) => one.variable.name.value === name,
  );
  return defined?.defaultValue ? keysAsWritten(defined.defaultValue, info, variables) : [];
}
