import {
  execute as run,
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { createKeptAnswers, type KeptAnswers } from './catalog/kept-answers.ts';
import type { CommerceContext, Engine } from './context.ts';
import { openRequest } from './open-request.ts';
import type { Spend } from '#service-base/spend.ts';
import { coerceVariables } from './variables.ts';

export type Answer = { data?: unknown; errors?: readonly GraphQLFormattedError[] };
type Headers = Readonly<Record<string, string>>;

/** A document that may run: parsed, and valid against the contract. */
export type Prepared = { document: DocumentNode };
export type Refused = { errors: readonly GraphQLError[] };

export type RunOptions = {
  operationName?: string | undefined;
  visit?: object | undefined;
  /** Counts what is costly; without it nothing is. */
  spend?: Spend | undefined;
};

export type Executor = {
  /** Runs one listed document. Calls that bring the same `visit` look up once who asks. */
  run(
    text: string,
    variables: Record<string, unknown>,
    headers: Headers,
    options?: RunOptions,
  ): Promise<Answer>;
  /** Parses and validates once for each text; `rules` come on top of GraphQL's own. */
  prepare(text: string, rules?: readonly ValidationRule[]): Prepared | Refused;
  schema: GraphQLSchema;
};

const documentsKept = 300;
/** Longer ones are parsed each time: a stranger must not fill the memory with them. */
const keptLengthMax = 16_000;
const tokensMax = 2500;

/** Runs documents against the contract; parsing and validating are done once for each text. */
export function createExecutor(engine: Engine, schema: GraphQLSchema): Executor {
  const prepared = new Map<string, Prepared>();
  const answers = createKeptAnswers<Answer>(engine.pool);

  const prepare: Executor['prepare'] = (text, rules = []) => {
    const known = prepared.get(text);
    if (known) return known;
    const fresh = check(schema, text, rules);
    if ('document' in fresh && text.length <= keptLengthMax) {
      if (prepared.size >= documentsKept) prepared.delete(prepared.keys().next().value ?? '');
      prepared.set(text, fresh);
    }
    return fresh;
  };

  return {
    schema,
    prepare,
    async run(text, variables, headers, { operationName, visit, spend } = {}) {
      const ready = prepare(text);
      if ('errors' in ready) return { errors: ready.errors.map((error) => format(error, engine)) };
      const operation = getOperationAST(ready.document, operationName);
      if (!operation) return { errors: [noOperation(operationName)] };
      try {
        const context = await openRequest(engine, headers, variables, { visit, spend });
        const work = () => runOperation(schema, { ...ready, operation }, context);
        // Only our own pages bring a visit, and only their few lists are worth keeping.
        return visit && asksProductsOnly(operation)
          ? await answerOnce(answers, `${text}\n${context.store.id}`, context, work)
          : await work();
      } catch (error) {
        const fault = error instanceof GraphQLError ? error : asInternal(error);
        return { errors: [format(fault, engine)] };
      }
    },
  };
}

function check(
  schema: GraphQLSchema,
  text: string,
  rules: readonly ValidationRule[],
): Prepared | Refused {
  try {
    const document = parse(text, { maxTokens: tokensMax, noLocation: false });
    const errors = validate(schema, document, [...specifiedRules, ...rules]);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

async function runOperation(
  schema: GraphQLSchema,
  { document, operation }: Prepared & { operation: OperationDefinitionNode },
  contextValue: CommerceContext,
): Promise<Answer> {
  const result = await run({
    schema,
    document,
    contextValue,
    operationName: operation.name?.value,
    variableValues: coerceVariables(schema, operation, contextValue.variables),
  });
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => format(error, contextValue)) };
}

/** Whether everything asked for comes out of the catalogue and its stock. */
function asksProductsOnly({ operation, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === 'query' &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && selection.name.value === 'products',
    )
  );
}

/** The answer of before where it would come out the same; `text` names document and store. */
async function answerOnce(
  answers: KeptAnswers<Answer>,
  text: string,
  { variables, catalogReads }: CommerceContext,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = `${text}\n${JSON.stringify(variables)}`;
  const known = await answers.find(key);
  if (known) return known;
  const answer = await work();
  const moment = catalogReads.all();
  if (moment && !answer.errors) answers.keep(key, answer, moment);
  return answer;
}

/**
 * The error as the caller may see it: errors meant for them keep their text and category,
 * everything else is reported inside and answered as 'Internal server error'.
 */
function format(error: GraphQLError, engine: Engine): GraphQLFormattedError {
  const cause = error.originalError;
  const meant = !cause || cause instanceof GraphQLError;
  const json = error.toJSON();
  if (meant) return { ...json, extensions: { category: 'graphql', ...json.extensions } };
  engine.settings.reportFault?.(cause);
  return {
    ...json,
    message: 'Internal server error',
    extensions: {
      category: 'internal',
      ...(engine.settings.isPassing?.(cause) && { status: 503 }),
    },
  };
}

function asInternal(cause: unknown): GraphQLError {
  const originalError = cause instanceof Error ? cause : new Error(String(cause));
  return new GraphQLError(originalError.message, { originalError });
}

function noOperation(name: string | undefined): GraphQLFormattedError {
  const message = name ? `Unknown operation named "${name}".` : 'Must provide an operation.';
  return { message, extensions: { category: 'graphql' } };
}
