import { isServiceError, type ServiceErrorCategory } from '#clients/client.ts';
import type { z } from '../app/calls/schema.ts';
import { callError, readArguments, type Call } from '../app/calls/json-call.ts';
import type { CallOperation } from '../app/calls/call-contract.ts';

/** What is wrong with what was asked, and not with the service. */
const refusals: ReadonlySet<ServiceErrorCategory> = new Set(['input', 'not-found', 'conflict']);

type Operation = CallOperation & { body: z.ZodType; answers: { 200: { json: z.ZodType } } };

export type MethodCall = Call & { params: { method?: string | undefined } };

/** For each method what is done; its answer is the contract's. */
export type Acts<Methods extends Record<string, Operation>> = {
  [Name in keyof Methods]: (
    ...given: Extract<z.infer<Methods[Name]['body']>, unknown[]>
  ) => Promise<z.infer<Methods[Name]['answers'][200]['json']>>;
};

/**
 * Answers `POST /{integration}/{method}` with an array of arguments. Only what is listed can be
 * called; any other name is the specification's 500.
 */
export async function runMethod<Methods extends Record<string, Operation>>(
  call: MethodCall,
  integration: string,
  methods: Methods,
  acts: Acts<Methods>,
): Promise<Response> {
  const { method = '' } = call.params;
  const operation = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!operation) {
    const message = `Unknown middleware ${integration}/${method}`;
    return callError(call.context, 500, 'unknown_middleware', message);
  }
  const given = (await readArguments(call, operation.body)) as never;
  try {
    return Response.json(await acts[method as keyof Methods](...given));
  } catch (error) {
    if (!isServiceError(error) || !refusals.has(error.category)) throw error;
    return callError(call.context, 422, `${integration}_${error.category}`, error.message);
  }
}
