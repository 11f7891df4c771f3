import { oncePerPageRequest } from '#service-base/once-per-page-request.ts';
import { buildServiceSchema } from '#service-base/schema.ts';
import {
  createGraphQLService,
  type GraphQLService,
  type ServiceParts,
} from '#service-base/service.ts';
import { openRequest } from './caller.ts';
import type { MemberDataContext, Service } from './context.ts';
import { createMemberTokens } from './member-token.ts';
import { createMemberDesk, type MemberDesk } from './members/member-desk.ts';
import { limits, oneSignInField, wire } from './protocol.ts';
import { resolvers } from './resolvers.ts';
import type { MemberDataSettings } from './settings.ts';

export { defaultCodeSettings, defaultTryOnKeptMs, type MemberDataSettings } from './settings.ts';
export type { MemberImport } from './members/import-members.ts';
export type { ImportResult } from './members/import-result.ts';
export type { MemberDesk } from './members/member-desk.ts';
export type { MemberRecord, PreparedMember } from './members/prepare-member.ts';
export type { RedemptionRow } from './redemption.ts';

/** The plan's member data behind its contract, `member-data.graphqls`. */
export type MemberData = GraphQLService & {
  /** For the operator's commands and the server; not part of the contract. */
  members: MemberDesk;
};

/**
 * Opens the service's door over a migrated database. Its headers are `authorization`,
 * `x-member-token` and `x-access-reason`.
 */
export function createMemberData(options: ServiceParts<MemberDataSettings>): MemberData {
  const service: Service = {
    ...options,
    tokens: createMemberTokens(options.settings.memberTokenSecret),
    tokenOwners: oncePerPageRequest(),
  };
  return {
    ...createGraphQLService<MemberDataContext>(
      {
        schema: buildServiceSchema(import.meta.dirname, [resolvers]),
        limits,
        rules: [oneSignInField],
        open: (call) => openRequest(service, call),
      },
      wire,
      options.settings,
    ),
    members: createMemberDesk(service),
  };
}
