import {
  execute,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import type { Answer, Call } from './call.ts';
import { createDocumentReader } from './documents.ts';
import type { ShowError } from './errors.ts';
import { requireWithinLimits, type QueryLimits } from './query-limits.ts';
import { Refusal } from './refusal.ts';

/** What a service answers by. */
export type Contract<Context> = {
  schema: GraphQLSchema;
  /** Whether strangers may ask for the schema; not in production. */
  introspection: boolean;
  /** What a document must keep to, on top of GraphQL's own rules. */
  rules?: readonly ValidationRule[];
  limits: QueryLimits;
  /** Whether the contract has grown, asked where a document does not fit it: it is tried again then. */
  hasGrown?(): Promise<boolean>;
  /** Who asks, proven. @throws GraphQLError for whoever is not let in. */
  open(call: Call): Promise<Context>;
  /** Variables in the types that the contract names; without it they are taken as they come. */
  coerce?(operation: OperationDefinitionNode, variables: Call['variables']): Call['variables'];
  /** May answer in place of `run` where that would come out the same. */
  answerOnce?(asked: Asked<Context>, run: () => Promise<Answer>): Promise<Answer>;
};

/** A call that was let in, and the operation that it names. */
export type Asked<Context> = { call: Call; operation: OperationDefinitionNode; context: Context };

/**
 * Runs documents against the contract, in process and over the wire alike. Who asks comes
 * first: strangers learn nothing, not even about their document.
 * @throws Refusal for a change where only reading is allowed.
 */
export function createRun<Context>(
  { coerce, answerOnce, open, hasGrown, ...contract }: Contract<Context>,
  show: ShowError,
): (call: Call) => Promise<Answer> {
  const { schema, introspection, rules = [], limits } = contract;
  const read = createDocumentReader({ schema, introspection, rules, show });

  async function runOperation(
    document: DocumentNode,
    { call, operation, context }: Asked<Context>,
  ): Promise<Answer> {
    const variables = coerce?.(operation, call.variables) ?? call.variables;
    try {
      requireWithinLimits({ schema, document, operation }, variables, limits);
    } catch (error) {
      return { errors: [show(error, 'invalid')] };
    }
    const answer = await execute({
      schema,
      document,
      contextValue: context,
      operationName: operation.name?.value,
      variableValues: variables,
      hideSuggestions: !introspection,
    });
    return answer.errors
      ? { ...answer, errors: answer.errors.map((error) => show(error)) }
      : answer;
  }

  async function answerTo(call: Call, context: Context): Promise<Answer> {
    const checked = read(call.document);
    if ('errors' in checked) return checked;
    const operation = operationOf(checked.document, call);
    const asked = { call, operation, context };
    const run = () => runOperation(checked.document, asked);
    return answerOnce ? answerOnce(asked, run) : run();
  }

  return async (call) => {
    try {
      const context = await open(call);
      const answer = await answerTo(call, context);
      // Without data nothing has begun: what was asked does not fit the contract.
      const isMisfit = answer.errors !== undefined && answer.data === undefined;
      return isMisfit && (await hasGrown?.()) ? await answerTo(call, context) : answer;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return { errors: [show(error)] };
    }
  };
}

function operationOf(
  document: DocumentNode,
  { operationName, isRead }: Call,
): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    throw new GraphQLError(
      operationName ? `Unknown operation named "${operationName}".` : 'Must provide an operation.',
    );
  }
  if (isRead && operation.operation !== 'query') {
    throw new Refusal(405, 'Mutation requests allowed only for POST requests', { allow: 'POST' });
  }
  return operation;
}
