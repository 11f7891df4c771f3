import {
  isServiceError,
  ServiceError,
  type ServiceClient,
  type ServiceErrorCategory,
} from '#clients/client.ts';
import { RevokeCustomerTokenDocument } from '#clients/generated/commerce.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { MemberCustomers } from '../ordering/customers.ts';
import type { Session, Sessions } from './sessions.ts';

/** The customer token of one member, kept for as long as commerce takes it. */
export type KeptToken = {
  kept(): string | null;
  /** Another one than `old`, from now on the one that is kept. */
  renew(old: string | null): Promise<string>;
};

/** Commerce on behalf of a customer: a token that it no longer takes is fetched anew, once. */
export function customerClient(
  token: KeptToken,
  clientWith: (token: string) => ServiceClient,
): ServiceClient {
  return {
    async run(document, variables, headers) {
      const kept = token.kept();
      try {
        if (kept !== null) return await clientWith(kept).run(document, variables, headers);
      } catch (error) {
        if (!isRefusal(error, 'authentication')) throw error;
      }
      return clientWith(await token.renew(kept)).run(document, variables, headers);
    },
  };
}

/** A token that is fetched when it is first needed, and kept by nobody else. */
export function tokenInHand(fetchToken: () => Promise<string>): KeptToken {
  let inHand: string | null = null;
  return {
    kept: () => inHand,
    renew: async () => (inHand = await fetchToken()),
  };
}

/**
 * The token that a session keeps; calls of one request wait for the same new one. A session
 * that has ended gets none.
 */
export function tokenOfSession(
  {
    customers,
    sessions,
  }: { customers: Pick<MemberCustomers, 'tokenFor'>; sessions: Pick<Sessions, 'saveSecrets'> },
  session: Session,
  isLive: () => boolean,
): KeptToken {
  let renewing: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    if (!isLive()) throw new ServiceError('The session has ended.', 'authentication');
    const customerToken = await customers.tokenFor(session.userId);
    session.secrets = { ...session.secrets, customerToken };
    await sessions.saveSecrets(session, session.secrets);
    return customerToken;
  }
  return {
    kept: () => session.secrets.customerToken,
    async renew(old) {
      const kept = session.secrets.customerToken;
      if (kept !== null && kept !== old) return kept; // another call was first
      renewing ??= fetchToken().finally(() => (renewing = undefined));
      return renewing;
    },
  };
}

/** As `client`, but a member whom it refuses so is led away by what `leave` answers. */
export function leadingAway(
  client: ServiceClient,
  refusals: ServiceErrorCategory[],
  leave: () => Promise<Response>,
): ServiceClient {
  return {
    async run(document, variables, headers) {
      try {
        return await client.run(document, variables, headers);
      } catch (error) {
        throw isRefusal(error, ...refusals) ? await leave() : error;
      }
    },
  };
}

/**
 * Makes the token that `client` comes with good for nobody; where commerce is away it ends by
 * itself, within the hour.
 */
export async function revokeToken(client: ServiceClient): Promise<void> {
  try {
    await client.run(RevokeCustomerTokenDocument, {});
  } catch (error) {
    if (!isServiceError(error)) throw error;
  }
}

/** Commerce in one store, on behalf of one shopper. */
export type CommerceOfStore = (store: StoreCode) => ServiceClient;

function isRefusal(error: unknown, ...categories: ServiceErrorCategory[]): boolean {
  return isServiceError(error) && categories.includes(error.category);
}
