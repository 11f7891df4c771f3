import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDatabaseDown, isUnstorableText } from './database-faults.ts';
import { withoutValues } from './without-values.ts';

/** What went wrong, where the error itself does not say so. */
type Kind =
  /** No GraphQL request at all. */
  | 'malformed'
  /** A document that cannot be read. */
  | 'unparsed'
  /** A document that does not fit the contract, or asks for too much. */
  | 'invalid'
  /** Refused while it ran. */
  | 'refused'
  /** A fault of ours. */
  | 'fault'
  /** A fault that passes by itself, as a database that is away: the caller is to come back. */
  | 'passing';

/** How a service's protocol tells errors. */
export type ErrorForm = {
  /** What stands beside the text for programs to match on. */
  extensions: Readonly<Record<Kind, Readonly<Record<string, unknown>>>>;
  /** A text that is meant for the caller, as they may see it. */
  worded?(message: string): string;
};

/**
 * The error as the caller may see it: one that is meant for them keeps its text and extensions
 * (GraphQL's own quote no value: it may be a password),
 * everything else is reported inside and answered as 'Internal server error'.
 */
export type ShowError = (fault: unknown, kind?: Kind) => GraphQLFormattedError;

export function createShowError(
  { extensions: extensionsOf, worded = (message) => message }: ErrorForm,
  reportFault: (fault: unknown) => void = () => {},
): ShowError {
  return (fault, kind = 'refused') => {
    const error = fault instanceof GraphQLError ? fault : null;
    const { message: full = '', extensions, ...place } = error?.toJSON() ?? {};
    const cause = error ? error.originalError : fault;
    if (error && (!cause || cause instanceof GraphQLError)) {
      const message = extensions ? full : withoutValues(error);
      return {
        ...place,
        message: worded(message),
        extensions: { ...extensionsOf[kind], ...extensions },
      };
    }
    if (isUnstorableText(cause))
      return {
        ...place,
        message: worded('A text holds a character that cannot be kept.'),
        extensions: extensionsOf.malformed,
      };
    reportFault(cause);
    return {
      ...place,
      message: 'Internal server error',
      extensions: extensionsOf[isDatabaseDown(cause) ? 'passing' : 'fault'],
    };
  };
}
