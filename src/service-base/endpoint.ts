import type { Answer, Call, CallHeaders } from './call.ts';
import type { ErrorForm, ShowError } from './errors.ts';
import { readBody, readQueryString } from './http-request.ts';
import { Refusal } from './refusal.ts';
import type { Spend } from './spend.ts';

/** What a service takes over the wire, and how it answers there. */
export type Wire = {
  errors: ErrorForm;
  /** The headers that mean something, in lower case; no other reaches the service. */
  headerNames: readonly string[];
  /** Queries may come by GET; without it everything is POST. */
  takesGet?: boolean;
  statusOf(answer: Answer): number;
};

export type Endpoint = (request: Request, spend?: Spend) => Promise<Response>;

const comeBackSeconds = 2;

/**
 * The HTTP endpoint of a service: POST of JSON, and GET for queries where the protocol has it.
 * None of what a browser sends across sites without asking gets in.
 */
export function createEndpoint(
  run: (call: Call) => Promise<Answer>,
  { errors, headerNames, takesGet = false, statusOf }: Wire,
  show: ShowError,
): Endpoint {
  function respond(status: number, answer: Answer, headers: Record<string, string> = {}) {
    return Response.json(answer, {
      status,
      headers: { 'cache-control': 'no-store', vary: headerNames.join(', '), ...headers },
    });
  }

  return async (request, spend) => {
    try {
      const isRead = takesGet && request.method === 'GET';
      if (!isRead && request.method !== 'POST') throw notAllowed(takesGet);
      const asked = isRead ? readQueryString(new URL(request.url)) : await readBody(request);
      const headers = headersOf(request, headerNames);
      const answer = await run({ ...asked, headers, isRead, spend });
      const status = statusOf(answer);
      return respond(status, answer, retryAfter(status, answer));
    } catch (error) {
      if (!(error instanceof Refusal)) return respond(500, { errors: [show(error)] });
      const { status, message, headers } = error;
      const { malformed } = errors.extensions;
      return respond(status, { errors: [{ message, extensions: malformed }] }, headers);
    }
  };
}

function notAllowed(takesGet: boolean): Refusal {
  return takesGet
    ? new Refusal(405, 'Only GET and POST are allowed', { allow: 'GET, POST' })
    : new Refusal(405, 'Only POST is allowed', { allow: 'POST' });
}

function headersOf(request: Request, names: readonly string[]): CallHeaders {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function retryAfter(status: number, { errors = [] }: Answer): Record<string, string> {
  const seconds = errors.map(({ extensions }) => Number(extensions?.['retryAfterSeconds'] ?? 0));
  const longest = Math.max(status === 503 ? comeBackSeconds : 0, ...seconds);
  return longest > 0 ? { 'retry-after': String(longest) } : {};
}
