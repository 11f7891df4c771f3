import type { Execute } from './execute.ts';

const largestBodyBytes = 100 * 1024;

/**
 * The HTTP endpoint. POST with JSON and nothing else: a query here may burn a try of a code, so
 * none of what a browser sends across sites without asking gets in.
 */
export function createHttpEndpoint(execute: Execute): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return refusal(405, 'Only POST.', { Allow: 'POST' });
    if (!isJson(request.headers.get('content-type'))) {
      return refusal(415, 'Only application/json.');
    }
    const body = await readBody(request);
    if (body === null) return refusal(413, 'The body is larger than 100 KB.');
    const call = parseCall(body);
    if (typeof call === 'string') return refusal(400, call);

    const headers = Object.fromEntries(request.headers);
    const { query, variables, operationName } = call;
    const answer = await execute(query, variables, headers, { operationName });
    const codes = new Set(answer.errors?.map(({ extensions }) => extensions?.code));
    if (codes.has('SERVICE_UNAVAILABLE')) return json(503, answer, { 'Retry-After': '2' });
    return json(codes.has('UNAUTHENTICATED') ? 401 : 200, answer);
  };
}

type Call = { query: string; variables: Record<string, unknown>; operationName?: string };

/** The call in a body, or what is wrong with it. */
function parseCall(body: string): Call | string {
  const call = parseJson(body);
  if (call === undefined) return 'Malformed JSON.';
  if (!isRecord(call)) return 'One call in an object, please.';
  const { query, variables = {}, operationName } = call;
  if (typeof query !== 'string' || query === '') return 'query is missing.';
  if (variables !== null && !isRecord(variables)) return 'variables must be an object.';
  if (typeof operationName !== 'string') return { query, variables: variables ?? {} };
  return { query, variables: variables ?? {}, operationName };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

/** The body as text; null as soon as it is too large, whatever its headers say. */
async function readBody(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  const error = { message, extensions: { code: 'BAD_REQUEST', category: 'input' } };
  return json(status, { errors: [error] }, headers);
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}
