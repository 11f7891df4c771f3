import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Shape } from '#clients/shape.ts';

type Asked = { field: FieldNode; parent: GraphQLNamedType; isConditional: boolean };

/** The shape of what a document is answered, by the contract. */
export function shapeOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Shape {
  return shapeWithin([{ set: operation.selectionSet, isConditional: false }], root());

  function root(): GraphQLNamedType {
    const type = schema.getRootType(operation.operation);
    if (!type) throw new Error(`the contract has no ${operation.operation}`);
    return type;
  }

  function shapeWithin(
    sets: { set: SelectionSetNode; isConditional: boolean }[],
    parent: GraphQLNamedType,
  ): Shape {
    const asked = sets.flatMap(({ set, isConditional }) => fieldsOf(set, parent, isConditional));
    const byKey = Object.groupBy(asked, ({ field }) => (field.alias ?? field.name).value);
    return Object.fromEntries(
      Object.entries(byKey).flatMap(([key, same = []]): [string, Shape[string]][] => {
        const [first] = same;
        const type = first && fieldType(first);
        if (!type) return [];
        const isOptional = same.every((one) => one.isConditional);
        const kind = (isOptional ? '?' : '') + kindOf(type);
        const named = getNamedType(type);
        if (!isCompositeType(named)) return [[key, kind]];
        // What stands in one place only is whole there; what several ask for is whole where all do.
        const inner = same.flatMap(({ field, isConditional }) =>
          field.selectionSet
            ? [{ set: field.selectionSet, isConditional: isConditional && same.length > 1 }]
            : [],
        );
        return [[key, [kind, shapeWithin(inner, named)]]];
      }),
    );
  }

  function fieldsOf(
    set: SelectionSetNode,
    parent: GraphQLNamedType,
    isConditional: boolean,
  ): Asked[] {
    return set.selections.flatMap((selection): Asked[] => {
      const mayBeLeft = isConditional || (selection.directives?.length ?? 0) > 0;
      if (selection.kind === Kind.FIELD)
        return [{ field: selection, parent, isConditional: mayBeLeft }];
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment) throw new Error('a fragment is not defined');
      const type = schema.getType(fragment.typeCondition?.name.value ?? parent.name) ?? parent;
      return fieldsOf(fragment.selectionSet, type, mayBeLeft || !isAlways(parent, type));
    });
  }

  /** Whether what is a `parent` is a `type` as well. */
  function isAlways(parent: GraphQLNamedType, type: GraphQLNamedType): boolean {
    if (parent.name === type.name) return true;
    const isImplementing = isObjectType(parent) || isInterfaceType(parent);
    return isImplementing && parent.getInterfaces().some(({ name }) => name === type.name);
  }
}

function fieldType({ field, parent }: Asked): GraphQLOutputType | null {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return null;
  return parent.getFields()[field.name.value]?.type ?? null;
}

const scalars: Readonly<Record<string, string>> = {
  String: 's',
  ID: 's',
  Int: 'n',
  Float: 'n',
  Boolean: 'b',
};

function kindOf(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `!${kindOf(getNullableType(type))}`;
  if (isListType(type)) return `[${kindOf(type.ofType)}`;
  if (isCompositeType(type)) return 'o';
  return isEnumType(type) ? 's' : (scalars[type.name] ?? 'a');
}
