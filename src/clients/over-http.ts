import type { Answer } from '#service-base/call.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { ServiceError, type Document, type ServiceClient } from './client.ts';
import { dataOf } from './answer.ts';
import type { Dialect } from './magento/dialect.ts';
import { hasShape, type Shape } from './shape.ts';
import { retryingPost } from './retrying-post.ts';

/** A mutation, and the query that counts the tries of a code. */
const changing = /^\s*mutation\b|\bverifyOtp\b/;

/** It is there, and is not the service that was meant, or not by its contract. */
const wrongAnswer = { code: 'WRONG_ANSWER' };

/** Who speaks otherwise than the contract has it, in which store. */
export type Spoken = { dialect: Dialect; store: StoreCode };

export type HttpOptions = {
  /** For all tries of one question together. */
  timeoutMs: number;
  spoken?: Spoken;
};

/**
 * A client of a service on another machine, speaking GraphQL over HTTP. What fails in passing is
 * asked again, unless it is a change that might happen twice.
 */
export function httpClient(
  url: string,
  fixedHeaders: Record<string, string>,
  { timeoutMs, spoken }: HttpOptions,
): ServiceClient {
  async function ask<Result, Variables>(
    document: Document<Result, Variables>,
    variables: Variables,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const sent = (await spoken?.dialect.speak(document, variables)) ?? {
      query: document.text,
      variables,
    };
    const response = await post(url, headers, sent, timeoutMs);
    if (response.status === 401)
      throw new ServiceError('The service does not know this caller.', 'authentication');
    const answer = await answerOf(response);
    if (!spoken) return answer;
    return (
      spoken.dialect.hear(document, sent.query, answer, spoken.store) ??
      ask(document, variables, headers)
    );
  }

  return {
    async run(document, variables, headers = {}) {
      try {
        const answer = await ask(document, variables, { ...fixedHeaders, ...headers });
        return dataOf(asAsked(answer, document.shape));
      } catch (error) {
        throw spoken ? spoken.dialect.faultOf(error) : error;
      }
    },
  };
}

/**
 * An answer without errors is what was asked for, through and through, as the contract has it:
 * anything else is the service's fault, and no page stumbles over it later.
 */
function asAsked(answer: Answer, shape: Shape | undefined): Answer {
  if (!answer.data || answer.errors?.length || !shape || hasShape(answer.data, shape))
    return answer;
  throw new ServiceError('The service did not answer what was asked.', 'unreachable', wrongAnswer);
}

async function post(
  url: string,
  headers: Record<string, string>,
  asked: { query: string; variables: unknown },
  timeoutMs: number,
): Promise<Response> {
  try {
    const mayRepeat = 'idempotency-key' in headers || !changing.test(asked.query);
    return await retryingPost(
      url,
      {
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(asked),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      },
      mayRepeat ? {} : { attemptsMax: 1 },
    );
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
  throw new ServiceError(
    `The service answered ${response.status} without JSON.`,
    'unreachable',
    response.status < 500 ? wrongAnswer : {},
  );
}
