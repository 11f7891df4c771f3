import { isServiceError } from '#clients/client.ts';

/** Whether a service failed without saying what became of the request. */
export function isUnknownOutcome(error: unknown): boolean {
  return isServiceError(error) && ['unreachable', 'internal', 'conflict'].includes(error.category);
}
