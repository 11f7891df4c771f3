import { GraphQLError } from 'graphql';

/** `extensions.code` of an error; each has one `extensions.category`. */
const categories = {
  UNAUTHENTICATED: 'authentication',
  FORBIDDEN: 'authorization',
  BAD_USER_INPUT: 'input',
  GRAPHQL_PARSE_FAILED: 'input',
  GRAPHQL_VALIDATION_FAILED: 'input',
  INTERNAL_SERVER_ERROR: 'internal',
  SERVICE_UNAVAILABLE: 'unreachable',
} as const;

export type ErrorCode = keyof typeof categories;

/** Who the caller says they are could not be proven. */
export function unauthenticated(): GraphQLError {
  return coded('UNAUTHENTICATED', 'Please sign in.');
}

/** The caller is known and may not do this. Says nothing about whether the thing exists. */
export function forbidden(): GraphQLError {
  return coded('FORBIDDEN', 'Not allowed.');
}

export function badInput(message: string): GraphQLError {
  return coded('BAD_USER_INPUT', message);
}

export function coded(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: extensionsOf(code) });
}

export function extensionsOf(code: ErrorCode): { code: ErrorCode; category: string } {
  return { code, category: categories[code] };
}
