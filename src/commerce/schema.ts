import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildASTSchema,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';
import { resolvers as cart } from './cart/resolvers.ts';
import { resolvers as catalog } from './catalog/resolvers.ts';
import { resolvers as checkout } from './checkout/resolvers.ts';
import { resolvers as customers } from './customers/resolvers.ts';
import { resolvers as orders } from './orders/resolvers.ts';
import { resolvers as promotions } from './promotions/resolvers.ts';
import { resolvers as store } from './store/resolvers.ts';
import type { CommerceContext } from './context.ts';

type Resolve = GraphQLFieldResolver<unknown, CommerceContext>;
type TypeResolvers = Record<string, unknown>;

/** Every folder's resolvers; a folder adds its own here. */
const folders: Record<string, object | undefined>[] = [
  store,
  catalog,
  customers,
  cart,
  promotions,
  checkout,
  orders,
];

/**
 * The whole contract with its resolvers: every `.graphqls` file below this folder, and what
 * the folders export. A resolver of an interface serves every type that implements it.
 *
 * @throws Error when a resolver names a type or field that the contract does not have.
 */
export function buildCommerceSchema(): GraphQLSchema {
  const schema = buildASTSchema(parse(readContract()));
  for (const resolvers of folders) {
    for (const [typeName, fields] of Object.entries(resolvers)) {
      attach(schema, typeName, (fields ?? {}) as TypeResolvers);
    }
  }
  return schema;
}

function readContract(): string {
  const here = import.meta.dirname;
  return globSync('**/*.graphqls', { cwd: here })
    .sort()
    .map((file) => readFileSync(path.join(here, file), 'utf8'))
    .join('\n');
}

function attach(schema: GraphQLSchema, typeName: string, fields: TypeResolvers): void {
  const type = schema.getType(typeName);
  const { __resolveType: resolveType, ...resolvers } = fields;
  if (isUnionType(type) || isInterfaceType(type)) {
    type.resolveType = resolveType as GraphQLTypeResolver<unknown, CommerceContext>;
  }
  if (isInterfaceType(type)) {
    for (const implementing of schema.getImplementations(type).objects) {
      attachFields(schema, implementing.name, resolvers, 'keep');
    }
  } else if (isObjectType(type)) {
    attachFields(schema, typeName, resolvers, 'replace');
  } else if (!isUnionType(type)) {
    throw new Error(`resolvers for ${typeName}, which the contract does not have`);
  }
}

function attachFields(
  schema: GraphQLSchema,
  typeName: string,
  resolvers: TypeResolvers,
  mode: 'keep' | 'replace',
): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return;
  const fields = type.getFields();
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`a resolver for ${typeName}.${name}, which the contract lacks`);
    if (mode === 'keep' && field.resolve) continue;
    field.resolve = resolve as Resolve;
  }
}
