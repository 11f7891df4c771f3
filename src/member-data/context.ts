import type { OncePerPageRequest } from '#service-base/once-per-page-request.ts';
import type { ServiceParts } from '#service-base/service.ts';
import type { MemberTokens } from './member-token.ts';
import type { MemberDataSettings } from './settings.ts';

/** What the whole service shares. */
export type Service = ServiceParts<MemberDataSettings> & {
  tokens: MemberTokens;
  /** Who a member token names, looked up once for the calls of one page request. */
  tokenOwners: OncePerPageRequest<Caller>;
};

/** The proven member behind a request, as the database knows them at this moment. */
export type Caller = {
  id: string;
  isCS: boolean;
  isDeleted: boolean;
  /** The plan covers them, whether the benefit is used up or not. */
  isCovered: boolean;
  /** When the benefit can be used again; null while it can be used. */
  blockedUntil: Date | null;
  /** The version in force when the caller was looked up; undefined once they have changed it. */
  prescription: PrescriptionRow | null | undefined;
};

/** A version of a prescription, as it lies. */
export type PrescriptionRow = { id: string; sealed: Buffer; savedAt: Date };

/** What one request knows; every resolver gets it. */
export type MemberDataContext = Service & {
  /** Null when the shop speaks for itself. */
  caller: Caller | null;
  /** Why customer service looks at another member's data. */
  accessReason: string | null;
};
