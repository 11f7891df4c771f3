import type { ServiceClient } from '#storefront/clients.ts';
import { dataOf, type Answer } from './answer.ts';

export type Execute = (
  document: string,
  variables: Record<string, unknown>,
  headers: Record<string, string>,
  visit?: object,
) => Promise<Answer>;

/**
 * A client of a service that lives in this process: the same documents, without the wire. Calls
 * of the same `visit` are one caller's, who is looked up once.
 */
export function inProcessClient(
  execute: Execute,
  fixedHeaders: Record<string, string>,
  visit?: object,
): ServiceClient {
  return {
    async run(document, variables, headers = {}) {
      const asked = variables as Record<string, unknown>;
      return dataOf(await execute(document.text, asked, { ...fixedHeaders, ...headers }, visit));
    },
  };
}
