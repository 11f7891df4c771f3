import { getOperationAST, GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import { inputError } from './errors.ts';
import type { Answer, Executor } from './execute.ts';
import { readBody, readQueryString, Refusal, type GraphQLRequest } from './http-request.ts';
import { requireWithinLimits } from './query-limits.ts';
import type { CommerceSettings } from './settings.ts';
import type { Spend } from '#service-base/spend.ts';
import { coerceVariables } from './variables.ts';

type Endpoint = (request: Request, spend?: Spend) => Promise<Response>;

const headerNames = [
  'store',
  'authorization',
  'content-currency',
  'idempotency-key',
  'framewell-expected-total',
];

/**
 * `/graphql` as Magento serves it: POST of JSON, GET for queries. Answers are 200 also when they
 * carry errors; 401 when the token is not good any more, even for what everybody may see.
 */
export function createHttpEndpoint(executor: Executor, settings: CommerceSettings): Endpoint {
  return async (request, spend) => {
    try {
      const isRead = request.method === 'GET';
      if (!isRead && request.method !== 'POST') {
        throw new Refusal(405, 'Only GET and POST are allowed', { allow: 'GET, POST' });
      }
      const asked = isRead ? readQueryString(new URL(request.url)) : await readBody(request);
      const refusal = check(executor, settings, asked, isRead);
      if (refusal) return respond(200, refusal);
      const { query, variables, operationName } = asked;
      const answer = await executor.run(query, variables, headersOf(request), {
        operationName,
        spend,
      });
      return respond(statusOf(answer), answer, retryAfter(answer));
    } catch (error) {
      if (!(error instanceof Refusal)) settings.reportFault?.(error);
      return refused(error instanceof Refusal ? error : new Refusal(500, 'Internal server error'));
    }
  };
}

/** What speaks against running it; null when nothing does. */
function check(
  executor: Executor,
  settings: CommerceSettings,
  { query, variables, operationName }: GraphQLRequest,
  isRead: boolean,
): Answer | null {
  const rules = settings.introspection ? [] : [NoSchemaIntrospectionCustomRule];
  const prepared = executor.prepare(query, rules);
  if ('errors' in prepared) return { errors: prepared.errors.map(withoutHints) };
  const operation = getOperationAST(prepared.document, operationName);
  if (!operation) return null;
  if (isRead && operation.operation !== 'query') {
    throw new Refusal(405, 'Mutation requests allowed only for POST requests', { allow: 'POST' });
  }
  try {
    const coerced = coerceVariables(executor.schema, operation, variables);
    requireWithinLimits(prepared.document, operation, coerced);
    return null;
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error.toJSON()] };
    throw error;
  }
}

/** "Did you mean" would spell out the schema to those who may not ask for it. */
function withoutHints(error: GraphQLError) {
  const { message, ...rest } = error.toJSON();
  return {
    message: message.replace(/ Did you mean .*$/s, ''),
    ...rest,
    extensions: { category: 'graphql' },
  };
}

/**
 * 401 and 4xx only when the request as a whole failed; Magento answers 200 otherwise. An error
 * that no Magento has may name a status of its own: a key that was used for another order, a
 * call that may be sent again.
 */
function statusOf({ data, errors }: Answer): number {
  if (!errors) return 200;
  const named = errors.map(({ extensions }) => extensions?.['status']).find(Number.isInteger);
  if (typeof named === 'number') return named;
  if (data !== undefined) return 200;
  const category = errors[0]?.extensions?.['category'];
  if (category === 'graphql-authentication') return 401;
  return category === 'graphql-input' ? 400 : category === 'internal' ? 500 : 200;
}

function retryAfter({ errors = [] }: Answer): Record<string, string> {
  const seconds = errors.map(({ extensions }) => extensions?.['retryAfterSeconds']);
  const longest = Math.max(0, ...seconds.filter((value) => typeof value === 'number'));
  return longest > 0 ? { 'retry-after': String(longest) } : {};
}

function headersOf(request: Request): Record<string, string> {
  return Object.fromEntries(
    headerNames.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function refused({ status, message, headers }: Refusal): Response {
  const { extensions } = inputError(message);
  const category = status === 500 ? 'internal' : extensions['category'];
  return respond(status, { errors: [{ message, extensions: { category } }] }, headers);
}

function respond(status: number, answer: Answer, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(answer), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '2' }),
      vary: 'Store, Content-Currency, Authorization',
      ...headers,
    },
  });
}
