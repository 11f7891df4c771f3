import { pageRequestContext } from '../context.ts';
import type { RouterContextProvider } from 'react-router';
import type { z } from './schema.ts';

/** Deeper than anything a call of ours takes. */
const maxDepth = 32;

/** One of the product's own HTTP calls: JSON in, JSON out, in one envelope for errors. */
export type Call = { request: Request; context: Readonly<RouterContextProvider> };

type ReadOptions = {
  /** Less than the 100 KB that any call takes. */
  maxBytes?: number;
  /** The code of what is wrong with a field, where it is not just `invalid`. */
  codes?: Readonly<Record<string, string>>;
};

/**
 * The body of a call that takes an object, as its contract has it.
 * @throws Response 415, 413, 400 or 422 in the envelope.
 */
export async function readJson<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
  options: ReadOptions = {},
): Promise<z.infer<Schema>> {
  const body = await readBody(call, options);
  if (Array.isArray(body)) throw malformed(call);
  return asAgreed(call, schema, body, options);
}

/**
 * The arguments of a call that takes a list of them, as its contract has them.
 * @throws Response 415, 413, 400 or 422 in the envelope.
 */
export async function readArguments<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body = await readBody(call, {});
  if (!Array.isArray(body)) throw malformed(call);
  return asAgreed(call, schema, body, {});
}

function asAgreed<Schema extends z.ZodType>(
  { context }: Call,
  schema: Schema,
  body: unknown,
  { codes = {} }: ReadOptions,
): z.infer<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => {
    const field = path.map(String).join('.');
    return { code: codes[field] ?? 'invalid', field, message };
  });
  const { requestId } = context.get(pageRequestContext);
  throw Response.json({ errors, requestId }, { status: 422 });
}

async function readBody(
  { request, context }: Call,
  { maxBytes = Infinity }: ReadOptions,
): Promise<object> {
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
    if (body !== null && typeof body === 'object') return body;
  } catch {
    // answered below, with everything else that is no object
  }
  throw malformed({ context });
}

function malformed({ context }: Pick<Call, 'context'>): Response {
  return callError(context, 400, 'malformed_json', 'Malformed JSON.');
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
