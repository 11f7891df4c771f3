import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * Whether the caller asks for `fieldName` of what is being resolved. Later versions of the
 * protocol tell some failures as data; a caller who does not ask for them gets an error.
 */
export function selects(info: GraphQLResolveInfo, fieldName: string): boolean {
  return info.fieldNodes.some(({ selectionSet }) => hasField(selectionSet, fieldName, info));
}

/** Whether nothing but `fieldName` is asked for of it, in so many words. */
export function asksOnlyFor(info: GraphQLResolveInfo, fieldName: string): boolean {
  return info.fieldNodes.every(({ selectionSet }) =>
    selectionSet?.selections.every(
      (selection) => selection.kind === Kind.FIELD && isNamed(selection, fieldName),
    ),
  );
}

function hasField(
  selectionSet: SelectionSetNode | undefined,
  fieldName: string,
  info: GraphQLResolveInfo,
): boolean {
  return (selectionSet?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return isNamed(selection, fieldName);
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? info.fragments[selection.name.value]?.selectionSet
        : selection.selectionSet;
    return hasField(inner, fieldName, info);
  });
}

function isNamed(field: FieldNode, fieldName: string): boolean {
  return field.name.value === fieldName;
}
