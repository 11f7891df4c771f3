import {
  GraphQLError,
  Kind,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { inputError } from './errors.ts';

const depthMax = 20;
const aliasesMax = 30;
const complexityMax = 20_000;
const pageSizeMax = 100;

/**
 * Refuses what would cost a stranger nothing and us much: deep nesting, one field under many
 * names, lists in lists. Depth is Magento's; the cost counts each field as often as its list is
 * long. The document must be valid, so that fragments come to an end.
 *
 * @throws GraphQLError
 */
export function requireWithinLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const { depth, aliases } = measure(document, operation);
  if (depth > depthMax) {
    throw inputError(`Max query depth should be ${depthMax} but got ${depth}.`);
  }
  if (aliases > aliasesMax) {
    throw inputError(`Max Aliases in query should be ${aliasesMax} but got ${aliases}.`);
  }
  if (complexityOf(schema, document, operation, variables) > complexityMax) {
    throw inputError('The query asks for too much at once.');
  }
}

type Measure = { depth: number; aliases: number };

/** Each fragment is measured once, however often it is used. */
function measure(document: DocumentNode, operation: OperationDefinitionNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const measured = new Map<ASTNode, Measure>();

  const measureSet = (set: SelectionSetNode | undefined): Measure => {
    if (!set) return { depth: 0, aliases: 0 };
    const known = measured.get(set);
    if (known) return known;
    const total = { depth: 0, aliases: 0 };
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD;
      const within = measureSet(
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)?.selectionSet
          : selection.selectionSet,
      );
      total.depth = Math.max(total.depth, within.depth + Number(isField));
      total.aliases += within.aliases + Number(isField && selection.alias !== undefined);
    }
    measured.set(set, total);
    return total;
  };
  return measureSet(operation.selectionSet);
}

/** A list counts as long as its `pageSize`, within the most that a page can have. */
const byPageSize: ComplexityEstimator = ({ args, childComplexity }) => {
  const pageSize = Number(args['pageSize'] ?? 1);
  return 1 + childComplexity * Math.min(Math.max(pageSize, 1), pageSizeMax);
};

function complexityOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  try {
    return getComplexity({
      schema,
      query,
      variables,
      estimators: [byPageSize],
      ...(operation.name && { operationName: operation.name.value }),
    });
  } catch (error) {
    // Variables that do not fit their types are refused by execution, in its own words.
    if (error instanceof GraphQLError) return 0;
    throw error;
  }
}
