import type { Answer } from '#service-base/call.ts';
import { ServiceError, type ServiceClient } from './client.ts';
import { dataOf } from './answer.ts';

const timeoutMs = 10_000;

/** A client of a service on another machine, speaking GraphQL over HTTP. */
export function httpClient(url: string, fixedHeaders: Record<string, string>): ServiceClient {
  return {
    async run(document, variables, headers = {}) {
      const response = await post(url, { ...fixedHeaders, ...headers }, document.text, variables);
      if (response.status === 401)
        throw new ServiceError('The service does not know this caller.', 'authentication');
      return dataOf(await answerOf(response));
    },
  };
}

async function post(
  url: string,
  headers: Record<string, string>,
  query: string,
  variables: unknown,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
  } catch (error) {
    throw new ServiceError(
      `The service cannot be reached: ${(error as Error).name}`,
      'unreachable',
    );
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null);
  if (answer !== null && typeof answer === 'object') return answer;
  throw new ServiceError(`The service answered ${response.status} without JSON.`, 'unreachable');
}
