import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import type { Answer } from './call.ts';
import { createEndpoint, type Endpoint, type Wire } from './endpoint.ts';
import { createShowError } from './errors.ts';
import { createRun, type Contract } from './execute.ts';
import type { Audit, Enqueue, Sealer } from './ports.ts';
import type { ReadAhead } from './read-ahead.ts';

/** What the server gives to every service. */
export type ServiceParts<Settings> = {
  /** Over a migrated database. */
  pool: pg.Pool;
  /** What a page request asks next is read along with its first read. */
  readAhead: ReadAhead;
  sealer: Sealer;
  audit: Audit;
  enqueue: Enqueue;
  settings: Settings;
};

/** What the server decides for every service. */
export type ServiceSettings = {
  /** Whether the contract can be asked for; off in production. */
  introspection: boolean;
  /** Told of every fault that a caller only sees as 'Internal server error'. */
  reportFault?: (fault: unknown) => void;
};

/** The door of a service. */
export type GraphQLService = {
  /**
   * Runs one document in process; `headers` as on the wire, in lower case. Calls of one request
   * of a browser may bring the same object as `pageRequest`: who asks is then looked up once.
   */
  execute(
    document: string,
    variables: Record<string, unknown>,
    headers: Record<string, string>,
    pageRequest?: object,
  ): Promise<Answer>;
  /** The HTTP endpoint; `spend` counts what is costly of the caller's. */
  fetch: Endpoint;
  schema: GraphQLSchema;
};

/** Opens a service: one way to run documents, in process and over the wire. */
export function createGraphQLService<Context>(
  contract: Omit<Contract<Context>, 'introspection'>,
  wire: Wire,
  { introspection, reportFault }: ServiceSettings,
): GraphQLService {
  const show = createShowError(wire.errors, reportFault);
  const run = createRun({ ...contract, introspection }, show);
  return {
    schema: contract.schema,
    execute: (document, variables, headers, pageRequest) =>
      run({ document, variables, headers, pageRequest }),
    fetch: createEndpoint(run, wire, show),
  };
}
