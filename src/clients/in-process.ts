import { ServiceError, type ServiceClient } from './client.ts';
import type { Answer } from '#service-base/call.ts';
import { isDatabaseDown } from '#service-base/database-faults.ts';
import { requestTime } from '#service-base/request-time.ts';
import { dataOf } from './answer.ts';

export type Execute = (
  document: string,
  variables: Record<string, unknown>,
  headers: Record<string, string>,
  pageRequest?: object,
) => Promise<Answer>;

/**
 * A client of a service that lives in this process: the same documents, without the wire. Calls
 * of the same `pageRequest` are one caller's, who is looked up once.
 */
export function inProcessClient(
  execute: Execute,
  fixedHeaders: Record<string, string>,
  pageRequest?: object,
): ServiceClient {
  return {
    async run(document, variables, headers = {}) {
      const asked = variables as Record<string, unknown>;
      const answering = execute(document.text, asked, { ...fixedHeaders, ...headers }, pageRequest);
      return dataOf(await inTimeOfRequest(answering));
    },
  };
}

/** What one request reads for all may keep others waiting, too; what became of a call is then open. */
async function inTimeOfRequest(answering: Promise<Answer>): Promise<Answer> {
  const time = requestTime();
  if (!time) return answering;
  try {
    return await time.waitFor(answering);
  } catch (error) {
    if (isDatabaseDown(error)) throw new ServiceError('The database is away.', 'unreachable');
    throw error;
  }
}
