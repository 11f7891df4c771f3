import type pg from 'pg';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { oncePerVisit } from '#service-base/once-per-visit.ts';
import type { Audit, Enqueue, Sealer } from '#service-base/ports.ts';
import type { Service } from './context.ts';
import { createExecute } from './execute.ts';
import { createHttpEndpoint } from './http.ts';
import { createMemberTokens } from './member-token.ts';
import { createMemberDesk, type MemberDesk } from './members/member-desk.ts';
import { buildMemberDataSchema } from './schema.ts';
import type { MemberDataSettings } from './settings.ts';

export { defaultCodeSettings, defaultTryOnKeptMs, type MemberDataSettings } from './settings.ts';
export type { MemberRecord } from './members/import-members.ts';
export type { MemberDesk } from './members/member-desk.ts';
export type { RedemptionRow } from './redemption.ts';

/** The plan's member data behind its contract, `member-data.graphqls`. */
export type MemberData = {
  /**
   * Runs one document in process; `headers` as on the wire, in lower case: `authorization`,
   * `x-member-token`, `x-access-reason`. Calls of one request of a browser may bring the same
   * object as `visit`: who asks is then looked up once.
   */
  execute(
    document: string,
    variables: Record<string, unknown>,
    headers: Record<string, string>,
    visit?: object,
  ): Promise<{ data?: unknown; errors?: readonly GraphQLFormattedError[] }>;
  /** The HTTP endpoint `/member-data/graphql`. */
  fetch(request: Request): Promise<Response>;
  schema: GraphQLSchema;
  /** For the operator's commands and the house; not part of the contract. */
  members: MemberDesk;
};

/** Opens the service's door over a migrated database. */
export function createMemberData(options: {
  pool: pg.Pool;
  sealer: Sealer;
  audit: Audit;
  enqueue: Enqueue;
  settings: MemberDataSettings;
}): MemberData {
  const service: Service = {
    ...options,
    tokens: createMemberTokens(options.settings.memberTokenSecret),
    tokenOwners: oncePerVisit(),
  };
  const schema = buildMemberDataSchema();
  const execute = createExecute(service, schema);
  return {
    schema,
    execute: (document, variables, headers, visit) =>
      execute(document, variables, headers, { visit }),
    fetch: createHttpEndpoint(execute),
    members: createMemberDesk(service),
  };
}
