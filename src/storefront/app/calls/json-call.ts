import { pageRequestContext } from '../context.ts';
import type { RouterContextProvider } from 'react-router';

/** Deeper than anything a call of ours takes. */
const maxDepth = 32;

/** One of the product's own HTTP calls: JSON in, JSON out, in one envelope for errors. */
export type Call = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * The body of a JSON call.
 * @throws Response 415, 413 or 400 in the envelope.
 */
export async function readJson(
  { request, context }: Call,
  { maxBytes = Infinity }: { maxBytes?: number } = {},
): Promise<Record<string, unknown>> {
  const refuse = (status: number, code: string, message: string) =>
    callError(context, status, code, message);
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw refuse(415, 'unsupported_type', 'This call takes application/json.');
  const text = await request.text();
  if (depthOf(text) > maxDepth) throw refuse(400, 'too_deep', 'Malformed JSON.');
  if (new TextEncoder().encode(text).byteLength > maxBytes)
    throw refuse(413, 'too_large', `This is larger than ${maxBytes / 1024} KB.`);
  try {
    const body: unknown = JSON.parse(text);
    if (body !== null && typeof body === 'object' && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // answered below, with everything else that is no object
  }
  throw refuse(400, 'malformed_json', 'Malformed JSON.');
}

/** An error in the envelope that all calls share. */
export function callError(
  context: Call['context'],
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const { requestId } = context.get(pageRequestContext);
  return Response.json({ errors: [{ code, message }], requestId }, { status, headers });
}

export function signInFirst(context: Call['context']): Response {
  return callError(context, 401, 'unauthenticated', 'Please sign in first.');
}

/** A text of at most `max` characters; anything else is an empty one. */
export function textOf(value: unknown, max = 200): string {
  return typeof value === 'string' && value.isWellFormed() ? value.slice(0, max) : '';
}

function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of json) {
    if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    if (character === '}' || character === ']') depth--;
  }
  return deepest;
}
