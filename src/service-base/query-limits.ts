import {
  getNamedType,
  GraphQLError,
  isInterfaceType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

const costMax = 20_000;
const pageSizeMax = 100;

/** One operation of a document, and the contract that it is valid by. */
type Asked = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
};
type Variables = Readonly<Record<string, unknown>>;
type WholeLists = NonNullable<QueryLimits['wholeLists']>;

export type QueryLimits = {
  depthMax: number;
  aliasesMax: number;
  /** How long lists can be that come whole, by the names of their fields; others count once. */
  wholeLists?: Readonly<Record<string, number>>;
  /** What the protocol calls these, to tell by how much a document is over; else it is not told. */
  names?: { depth: string; aliases: string };
};

/**
 * Refuses what would cost a stranger nothing and us much: deep nesting, one field under many
 * names, long pages of many fields. The cost counts a field as often as the page around it is
 * long, wherever that is said: in the field, in an object given to it, in a variable, in a
 * variable's default or in the contract's. The document must be valid, so that fragments come to
 * an end.
 *
 * @throws GraphQLError
 */
export function requireWithinLimits(
  asked: Asked,
  variables: Variables,
  { depthMax, aliasesMax, names, wholeLists = {} }: QueryLimits,
): void {
  const { depth, aliases, cost } = measureOnce(
    asked,
    withDefaults(asked.operation, variables),
    wholeLists,
  );
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
function measureOnce(asked: Asked, variables: Variables, wholeLists: WholeLists): Measure {
  const sizes = Object.values(variables)
    .map((value) => (typeof value === 'object' ? pageSizeWithin(value) : Number(value)))
    .join();
  const known = lastMeasured.get(asked.operation);
  if (known?.sizes === sizes) return known.measure;
  const found = measure(asked, variables, wholeLists);
  lastMeasured.set(asked.operation, { sizes, measure: found });
  return found;
}

/** What each variable of the operation stands for, in their order. */
function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Variables,
): Variables {
  return Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, defaultValue }) => [
      name.value,
      Object.hasOwn(given, name.value) || !defaultValue
        ? given[name.value]
        : valueFromASTUntyped(defaultValue),
    ]),
  );
}

/** Each selection is measured once, however often a fragment is used. */
function measure(
  { schema, document, operation }: Asked,
  variables: Variables,
  wholeLists: WholeLists,
): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const measured = new Map<ASTNode, Measure>();

  const ofSet = (set: SelectionSetNode | undefined, type: Type): Measure => {
    if (!set) return nothing;
    const known =
      measured.get(set) ??
      set.selections.map((each) => ofSelection(each, type)).reduce(sum, nothing);
    measured.set(set, known);
    return known;
  };

  const ofFragment = (fragment: FragmentDefinitionNode | undefined): Measure =>
    ofSet(fragment?.selectionSet, fragment && schema.getType(fragment.typeCondition.name.value));

  const ofSelection = (selection: SelectionNode, type: Type): Measure => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      return ofFragment(fragments.get(selection.name.value));
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const { typeCondition } = selection;
      return ofSet(
        selection.selectionSet,
        typeCondition ? schema.getType(typeCondition.name.value) : type,
      );
    }
    // Who may ask for the schema may ask for all of it; GraphQL has rules of its own for that.
    if (selection.name.value === '__schema') return nothing;
    const field = fieldOf(type, selection);
    const within = ofSet(selection.selectionSet, field && getNamedType(field.type));
    return {
      depth: within.depth + 1,
      aliases: within.aliases + Number(selection.alias !== undefined),
      cost:
        1 +
        within.cost * (wholeLists[selection.name.value] ?? timesOf(selection, field, variables)),
    };
  };

  return ofSet(operation.selectionSet, schema.getRootType(operation.operation));
}

type Type = GraphQLNamedType | null | undefined;
type Field = GraphQLField<unknown, unknown>;

function fieldOf(type: Type, { name }: FieldNode): Field | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
}

function sum(one: Measure, other: Measure): Measure {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    cost: one.cost + other.cost,
  };
}

/** How many times what is within the field can come back; a page counts for 100 at most. */
function timesOf(node: FieldNode, field: Field | undefined, variables: Variables): number {
  const given = Object.fromEntries(
    (node.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]),
  );
  const usual = field?.args.find(({ name }) => name === 'pageSize')?.defaultValue;
  const asked = pageSizeWithin(given) ?? Number(usual ?? 1);
  return asked > 1 ? Math.min(asked, pageSizeMax) : 1;
}

/** No input of a contract is deeper. */
const inputDepthMax = 8;

/** The longest page that a value asks for, at any depth; null where it asks for none. */
function pageSizeWithin(value: unknown, depth = 0): number | null {
  if (typeof value !== 'object' || value === null || depth > inputDepthMax) return null;
  const sizes = Object.entries(value).flatMap(([key, inner]) => {
    const size =
      key === 'pageSize' && typeof inner !== 'object' ? inner : pageSizeWithin(inner, depth + 1);
    return size === null || size === undefined ? [] : [Number(size)];
  });
  return sizes.length > 0 ? Math.max(...sizes) : null;
}
