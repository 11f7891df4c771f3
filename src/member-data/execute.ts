import {
  execute,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { openRequest, type Headers } from './caller.ts';
import type { Service } from './context.ts';
import { documentRules, mostTokens } from './document-rules.ts';
import { extensionsOf, type ErrorCode } from './errors.ts';

export type Answer = { data?: unknown; errors?: readonly GraphQLFormattedError[] };

export type Execute = (
  document: string,
  variables: Record<string, unknown>,
  headers: Headers,
  options?: { operationName?: string | undefined; visit?: object | undefined },
) => Promise<Answer>;

type Checked = { document: DocumentNode } | { errors: readonly GraphQLFormattedError[] };

const documentsKept = 200;
const longestMessage = 200;

/** Runs documents against the contract; each text is parsed and validated once. */
export function createExecute(service: Service, schema: GraphQLSchema): Execute {
  const check = documentChecker(schema, service.settings.introspection);

  return async (text, variables, headers, { operationName, visit } = {}) => {
    try {
      // Who asks comes first: strangers learn nothing, not even about their document.
      const contextValue = await openRequest(service, headers, visit);
      const checked = check(text);
      if ('errors' in checked) return checked;
      const { data, errors } = await execute({
        schema,
        document: checked.document,
        contextValue,
        variableValues: variables,
        operationName,
        hideSuggestions: !service.settings.introspection,
      });
      if (!errors) return { data };
      return {
        ...(data === undefined ? {} : { data }),
        errors: errors.map((error) => shown(error, service)),
      };
    } catch (error) {
      return { errors: [shown(asGraphQLError(error), service)] };
    }
  };
}

function documentChecker(schema: GraphQLSchema, introspection: boolean): (text: string) => Checked {
  const known = new Map<string, Checked>();
  const rules = documentRules({ introspection });
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const checked = checkDocument(text, (document) =>
      validate(schema, document, rules, { hideSuggestions: !introspection }),
    );
    if ('document' in checked) {
      if (known.size >= documentsKept) known.delete(known.keys().next().value ?? '');
      known.set(text, checked);
    }
    return checked;
  };
}

function checkDocument(
  text: string,
  faultsOf: (document: DocumentNode) => readonly GraphQLError[],
): Checked {
  try {
    const document = parse(text, { maxTokens: mostTokens });
    const faults = faultsOf(document);
    return faults.length > 0 ? refuse(faults, 'GRAPHQL_VALIDATION_FAILED') : { document };
  } catch (error) {
    if (isGraphQLError(error)) return refuse([error], 'GRAPHQL_PARSE_FAILED');
    throw error;
  }
}

function refuse(errors: readonly GraphQLError[], code: ErrorCode): Checked {
  return {
    errors: errors.map(({ message, locations }) => ({
      message: shortened(message),
      ...(locations && { locations }),
      extensions: extensionsOf(code),
    })),
  };
}

/** The error as the caller may see it: faults of ours are reported inside and answered without a word. */
function shown(error: GraphQLError, { settings }: Service): GraphQLFormattedError {
  const cause = error.originalError;
  const isOurs = cause !== undefined && !(cause instanceof GraphQLError);
  if (isOurs) settings.reportFault?.(cause);
  const { message, locations, path, extensions } = error.toJSON();
  const code = isOurs ? codeOfFault(cause, settings) : 'BAD_USER_INPUT';
  return {
    message: isOurs ? 'Internal server error' : shortened(message),
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { ...extensionsOf(code), ...(isOurs ? {} : extensions) },
  };
}

function codeOfFault(cause: unknown, { isPassing }: Service['settings']): ErrorCode {
  return isPassing?.(cause) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
}

/** GraphQL repeats what was sent; values sent here are codes and health data. */
function shortened(message: string): string {
  return message
    .replace(/got invalid value .+?(?=; |; at "| at "|$)/s, 'got an invalid value')
    .replace(/(cannot represent[^:]*): .+$/s, '$1.')
    .slice(0, longestMessage);
}

/** By name: the armour may have loaded a class of its own. */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
