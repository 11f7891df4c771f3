import type { GraphQLFormattedError } from 'graphql';
import type { Spend } from './spend.ts';

/** What came with a call; names in lower case. */
export type CallHeaders = Readonly<Record<string, string>>;

/** One call of a service, in process or over the wire. */
export type Call = {
  /** The GraphQL text. */
  document: string;
  variables: Readonly<Record<string, unknown>>;
  operationName?: string | undefined;
  headers: CallHeaders;
  /** Only reading is allowed. */
  isRead?: boolean;
  /** Calls of one request of a browser may bring the same object: who asks is looked up once. */
  pageRequest?: object | undefined;
  /** Counts what is costly; without it nothing is. */
  spend?: Spend | undefined;
};

export type Answer = { data?: unknown; errors?: readonly GraphQLFormattedError[] };
