import type { ServiceClient } from '#storefront/clients.ts';
import { dataOf, type Answer } from './answer.ts';

export type Execute = (
  document: string,
  variables: Record<string, unknown>,
  headers: Record<string, string>,
) => Promise<Answer>;

/** A client of a service that lives in this process: the same documents, without the wire. */
export function inProcessClient(
  execute: Execute,
  fixedHeaders: Record<string, string>,
): ServiceClient {
  return {
    async run(document, variables, headers = {}) {
      const answer = await execute(document.text, variables as Record<string, unknown>, {
        ...fixedHeaders,
        ...headers,
      });
      return dataOf(answer);
    },
  };
}
