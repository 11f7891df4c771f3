import { GraphQLError, type FieldNode, type ValidationRule } from 'graphql';
import type { Answer } from '#service-base/call.ts';
import type { Wire } from '#service-base/endpoint.ts';
import type { QueryLimits } from '#service-base/query-limits.ts';
import { extensionsOf } from './errors.ts';

export const limits: QueryLimits = { depthMax: 12, aliasesMax: 15 };

const longestMessage = 200;

/** POST alone: a query here may burn a try of a code. */
export const wire: Wire = {
  headerNames: ['authorization', 'x-member-token', 'x-access-reason'],
  errors: {
    extensions: {
      malformed: { code: 'BAD_REQUEST', category: 'input' },
      unparsed: extensionsOf('GRAPHQL_PARSE_FAILED'),
      invalid: extensionsOf('GRAPHQL_VALIDATION_FAILED'),
      refused: extensionsOf('BAD_USER_INPUT'),
      fault: extensionsOf('INTERNAL_SERVER_ERROR'),
      passing: extensionsOf('SERVICE_UNAVAILABLE'),
    },
    worded: shortened,
  },
  statusOf,
};

const signInFields = new Set(['validate', 'verifyOtp', 'createOtpNotification']);

/**
 * One sign-in step for each document, so that codes cannot be guessed by the dozen under
 * aliases or through fragments, past whoever counts requests.
 */
export const oneSignInField: ValidationRule = (context) => {
  let found = 0;
  return {
    Field(node: FieldNode) {
      if (context.getParentType()?.name !== 'Query' && context.getParentType()?.name !== 'Mutation')
        return;
      if (!signInFields.has(node.name.value)) return;
      found += 1;
      if (found === 2) {
        context.reportError(
          new GraphQLError('Only one of validate, verifyOtp and createOtpNotification, and once.'),
        );
      }
    },
  };
};

function statusOf({ errors = [] }: Answer): number {
  const codes = new Set(errors.map(({ extensions }) => extensions?.['code']));
  if (codes.has('SERVICE_UNAVAILABLE')) return 503;
  return codes.has('UNAUTHENTICATED') ? 401 : 200;
}

/** Names in a request may be as long as the request. */
function shortened(message: string): string {
  return message.slice(0, longestMessage);
}
