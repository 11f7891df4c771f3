import type { Call } from './call.ts';
import { Refusal } from './refusal.ts';

/** One GraphQL request as it came over the wire. */
type SentCall = Pick<Call, 'document' | 'variables' | 'operationName'>;

const bodyMaxBytes = 100 * 1024;

/** @throws Refusal when the body is no JSON object with a query, or too large. */
export async function readBody(request: Request): Promise<SentCall> {
  // Forms and plain text can be sent by a foreign page without asking; JSON cannot.
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal(415, 'Request content type must be application/json');
  }
  return asRequest(parseJson(await readText(request)));
}

/** @throws Refusal when there is no query, or the variables are no JSON object. */
export function readQueryString({ searchParams }: URL): SentCall {
  const variables = searchParams.get('variables');
  return asRequest({
    query: searchParams.get('query'),
    variables: variables ? parseJson(variables) : undefined,
    operationName: searchParams.get('operationName') ?? undefined,
  });
}

/**
 * Whether a body is as short as its header says, for no more than that can arrive then. Without
 * a length, or in pieces, it has to be measured.
 */
export function isAnnouncedWithin(headers: Headers, maxBytes: number): boolean {
  const announced = headers.get('content-length');
  if (announced === null || headers.has('transfer-encoding')) return false;
  return /^\d+$/.test(announced) && Number(announced) <= maxBytes;
}

/** A stream of the body costs more than a short query; it stops where the limit is passed. */
async function readText(request: Request): Promise<string> {
  if (isAnnouncedWithin(request.headers, bodyMaxBytes)) {
    const text = await request.text();
    if (Buffer.byteLength(text) > bodyMaxBytes) throw tooLarge();
    return text;
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bodyMaxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): Refusal {
  return new Refusal(413, 'The request is larger than 100 KB.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'Malformed JSON.');
  }
}

function asRequest(value: unknown): SentCall {
  if (Array.isArray(value)) throw new Refusal(400, 'Batched requests are not supported.');
  if (!isRecord(value)) throw new Refusal(400, 'Malformed JSON.');
  const { query, variables, operationName } = value;
  if (typeof query !== 'string' || !query.trim()) {
    throw new Refusal(400, 'The request has no "query".');
  }
  if (variables !== undefined && variables !== null && !isRecord(variables)) {
    throw new Refusal(400, '"variables" must be a JSON object.');
  }
  return {
    document: query,
    variables: variables ?? {},
    ...(typeof operationName === 'string' && operationName && { operationName }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
