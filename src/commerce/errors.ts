import { GraphQLError } from 'graphql';

/**
 * The error categories of the Magento protocol (`extensions.category`); clients match on these,
 * with the texts as a fallback. Anything that is not one of them is masked as `internal`.
 */
export type ErrorCategory =
  | 'graphql'
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists'
  | 'internal';

/** What the caller sent cannot be used. */
export function inputError(message: string): GraphQLError {
  return categorized(message, 'graphql-input');
}

/** The thing named does not exist, or no longer. */
export function noSuchEntity(message: string): GraphQLError {
  return categorized(message, 'graphql-no-such-entity');
}

/** The caller is known, or a guest, and may not do this. */
export function authorizationError(message: string): GraphQLError {
  return categorized(message, 'graphql-authorization');
}

/** Who the caller says they are could not be proven. */
export function authenticationError(message: string): GraphQLError {
  return categorized(message, 'graphql-authentication');
}

/** Something with this key is there already. */
export function alreadyExists(message: string): GraphQLError {
  return categorized(message, 'graphql-already-exists');
}

/** The error of every field and mutation that only a customer has. */
export function notAuthorized(): GraphQLError {
  return authorizationError("The current customer isn't authorized.");
}

/** More is going on than we can do at once; the same call may be sent again soon. */
export function tooBusy(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'internal', status: 503 } });
}

/** The caller did so too often; the same call may be sent again later. */
export function tooOften(retryAfterSeconds: number): GraphQLError {
  return new GraphQLError('Too many calls from here. Please try again later.', {
    extensions: { category: 'graphql-input', status: 429, retryAfterSeconds },
  });
}

function categorized(message: string, category: ErrorCategory): GraphQLError {
  return new GraphQLError(message, { extensions: { category } });
}
