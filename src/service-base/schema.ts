import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';

/** What the folders of a service export, checked against their contract by the compiler. */
type Resolvers = Readonly<Record<string, object | undefined>>;
type Fields = Readonly<Record<string, unknown>>;

/**
 * The whole contract with its resolvers: every `.graphqls` file below `folder`, and what the
 * service's folders answer. A resolver of an interface serves every type that implements it and
 * has none of its own.
 *
 * @throws Error when a resolver names a type or field that the contract does not have, and when
 * nothing answers an operation of it.
 */
export function buildServiceSchema(folder: string, parts: readonly Resolvers[]): GraphQLSchema {
  const schema = buildSchema(readContract(folder));
  for (const part of parts) {
    for (const [typeName, fields] of Object.entries(part)) {
      attach(schema, typeName, (fields ?? {}) as Fields);
    }
  }
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const { name, resolve } of Object.values(type?.getFields() ?? {})) {
      if (!resolve) throw new Error(`nothing answers ${type?.name}.${name}`);
    }
  }
  return schema;
}

function readContract(folder: string): string {
  return globSync('**/*.graphqls', { cwd: folder })
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

function attach(schema: GraphQLSchema, typeName: string, all: Fields): void {
  const type = schema.getType(typeName);
  const { __resolveType: resolveType, ...fields } = all;
  if (isUnionType(type) || isInterfaceType(type)) {
    type.resolveType = resolveType as GraphQLTypeResolver<unknown, unknown>;
  }
  if (isInterfaceType(type)) {
    for (const object of schema.getImplementations(type).objects) {
      attachFields(object, fields, 'keep');
    }
  } else if (isObjectType(type)) {
    attachFields(type, fields, 'replace');
  } else if (!isUnionType(type)) {
    throw new Error(`resolvers for ${typeName}, which the contract does not have`);
  }
}

function attachFields(type: GraphQLObjectType, resolvers: Fields, mode: 'keep' | 'replace'): void {
  const fields = type.getFields();
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`a resolver for ${type.name}.${name}, which the contract lacks`);
    if (mode === 'keep' && field.resolve) continue;
    field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
  }
}
