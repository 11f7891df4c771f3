import {
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Variables as lenient as Magento takes them: `"5.60"` for a Float, `"12"` for an Int, a number
 * for a String. What is no number stays as it is, so that GraphQL itself refuses it in its words.
 */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): Variables {
  const coerced = { ...variables };
  for (const { variable, type: typeNode } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    if (isInputType(type) && Object.hasOwn(coerced, name))
      coerced[name] = coerce(type, coerced[name]);
  }
  return coerced;
}

function coerce(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isNonNullType(type)) return coerce(getNullableType(type), value);
  if (isListType(type)) {
    return Array.isArray(value)
      ? value.map((item) => coerce(type.ofType, item))
      : coerce(type.ofType, value);
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object' || Array.isArray(value)) return value;
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
        return [key, field ? coerce(field.type, entry) : entry];
      }),
    );
  }
  return isScalarType(type) ? coerceScalar(type.name, value) : value;
}

function coerceScalar(scalar: string, value: unknown): unknown {
  if (scalar === 'String' && typeof value === 'number') return String(value);
  if ((scalar === 'Float' || scalar === 'Int') && typeof value === 'string') {
    return /^[+-]?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  }
  return value;
}
