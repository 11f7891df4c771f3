import { Kind, type GraphQLResolveInfo, type ValueNode } from 'graphql';
import type { CommerceContext } from '../context.ts';
import type { QueryProductsArgs } from '../generated/schema.ts';

/**
 * The keys of `sort` in the order they were written, which decides their priority; GraphQL's own
 * coercion puts them in the order of the schema. They may stand in the field, in a variable or in
 * its default. A key without a direction sorts nothing.
 */
export function sortKeys(
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
