import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { MemberDataContext } from './context.ts';
import { resolvers } from './resolvers.ts';

/** The contract with our resolvers. @throws Error when they and the contract do not fit. */
export function buildMemberDataSchema(): GraphQLSchema {
  const schema = buildSchema(
    readFileSync(path.join(import.meta.dirname, 'member-data.graphqls'), 'utf8'),
  );
  for (const [typeName, operations] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`the contract has no type ${typeName}`);
    for (const [name, field] of Object.entries(type.getFields())) {
      const resolve = operations[name as keyof typeof operations];
      if (!resolve) throw new Error(`nothing answers ${typeName}.${name}`);
      field.resolve = resolve as GraphQLFieldResolver<unknown, MemberDataContext>;
    }
  }
  return schema;
}
