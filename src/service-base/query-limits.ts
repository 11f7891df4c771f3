import {
  GraphQLError,
  Kind,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

const costMax = 20_000;
const pageSizeMax = 100;

export type QueryLimits = {
  depthMax: number;
  aliasesMax: number;
  /** What the protocol calls these, to tell by how much a document is over; else it is not told. */
  names?: { depth: string; aliases: string };
};

/**
 * Refuses what would cost a stranger nothing and us much: deep nesting, one field under many
 * names, long pages of many fields. The cost counts a field as often as the page around it is
 * long. The document must be valid, so that fragments come to an end.
 *
 * @throws GraphQLError
 */
export function requireWithinLimits(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  { depthMax, aliasesMax, names }: QueryLimits,
): void {
  const { depth, aliases, cost } = measureOnce(document, operation, variables);
  if (depth > depthMax) throw tooMuch(names?.depth, depthMax, depth);
  if (aliases > aliasesMax) throw tooMuch(names?.aliases, aliasesMax, aliases);
  if (cost > costMax) throw tooMuch();
}

function tooMuch(name?: string, most?: number, got?: number): GraphQLError {
  return new GraphQLError(
    name ? `${name} should be ${most} but got ${got}.` : 'The query asks for too much at once.',
  );
}

type Measure = { depth: number; aliases: number; cost: number };

const nothing: Measure = { depth: 0, aliases: 0, cost: 0 };

const lastMeasured = new WeakMap<OperationDefinitionNode, { sizes: string; measure: Measure }>();

/** A document that is asked again with pages as long as before measures the same. */
function measureOnce(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Measure {
  const names = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  // As the length of a page is read, of whatever is given for it.
  const sizes = names.map((name) => Number(variables[name])).join();
  const known = lastMeasured.get(operation);
  if (known?.sizes === sizes) return known.measure;
  const found = measure(document, operation, variables);
  lastMeasured.set(operation, { sizes, measure: found });
  return found;
}

/** Each selection is measured once, however often a fragment is used. */
function measure(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const measured = new Map<ASTNode, Measure>();

  const ofSet = (set: SelectionSetNode | undefined): Measure => {
    if (!set) return nothing;
    const known = measured.get(set) ?? set.selections.map(ofSelection).reduce(sum, nothing);
    measured.set(set, known);
    return known;
  };

  const ofSelection = (selection: SelectionNode): Measure => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      return ofSet(fragments.get(selection.name.value)?.selectionSet);
    }
    const within = ofSet(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return within;
    // Who may ask for the schema may ask for all of it; GraphQL has rules of its own for that.
    if (selection.name.value === '__schema') return nothing;
    return {
      depth: within.depth + 1,
      aliases: within.aliases + Number(selection.alias !== undefined),
      cost: 1 + within.cost * pageSizeOf(selection, variables),
    };
  };

  return ofSet(operation.selectionSet);
}

function sum(one: Measure, other: Measure): Measure {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    cost: one.cost + other.cost,
  };
}

/** How many times what is within the field can come back; a page counts for 100 at most. */
function pageSizeOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const value = field.arguments?.find(({ name }) => name.value === 'pageSize')?.value;
  const asked =
    value?.kind === Kind.VARIABLE
      ? Number(variables[value.name.value])
      : value?.kind === Kind.INT
        ? Number(value.value)
        : 1;
  return asked > 1 ? Math.min(asked, pageSizeMax) : 1;
}
