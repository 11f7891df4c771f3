import type { Answer } from '#service-base/call.ts';
import { ServiceError, type ServiceErrorCategory } from './client.ts';

/** The two protocols' words for why, in ours. */
const categories: Record<string, ServiceErrorCategory> = {
  'graphql-input': 'input',
  'graphql-no-such-entity': 'not-found',
  'graphql-authorization': 'authorization',
  'graphql-authentication': 'authentication',
  'graphql-already-exists': 'conflict',
  input: 'input',
  authorization: 'authorization',
  authentication: 'authentication',
  unreachable: 'unreachable',
};

/** Statuses that say more than the category beside them. */
const byStatus: Record<number, ServiceErrorCategory> = {
  // Another request is doing the same at this moment.
  409: 'conflict',
  503: 'unreachable',
};

/**
 * The data of an answer; the first error, if there is one, is thrown with the data beside it.
 * An answer of nothing is none.
 */
export function dataOf<Result>(answer: Answer): Result {
  const [error] = answer.errors ?? [];
  if (!error && !answer.data) throw new ServiceError('The service said nothing.', 'unreachable');
  if (!error) return answer.data as Result;
  const { category, code, status, ...details } = error.extensions ?? {};
  const known = byStatus[Number(status)] ?? categories[String(category)];
  throw new ServiceError(error.message, known ?? 'internal', {
    ...(typeof code === 'string' ? { code } : {}),
    details,
    data: answer.data,
  });
}
