import type { StoreCode } from '#domain/people/locale.ts';
import type { ServiceClient } from '#clients/client.ts';
import { inProcessClient } from '#clients/in-process.ts';
import { httpClient } from '#clients/over-http.ts';
import type { Commerce } from '#commerce/index.ts';
import type { MemberData } from '#member-data/index.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { tracedClient, watchedClient } from './watched-client.ts';

/**
 * The two services as the shop reaches them: in this process, or wherever the settings say.
 * Calls that bring the same `pageRequest`, any object, look up once who asks.
 */
export type ServiceClients = {
  /** Member data with the service credential, for the caller that `memberToken` names. */
  memberDataFor(memberToken?: string, pageRequest?: object): ServiceClient;
  /** Commerce with a customer token. */
  commerceWith(customerToken: string, store: StoreCode, pageRequest?: object): ServiceClient;
};

export function createServiceClients(
  env: Env,
  { commerce, memberData }: { commerce: Commerce; memberData: MemberData },
  metrics: Metrics,
): ServiceClients {
  return {
    memberDataFor(memberToken, pageRequest) {
      const headers = {
        authorization: `Bearer ${env.MEMBER_DATA_TOKEN}`,
        ...(memberToken ? { 'x-member-token': memberToken } : {}),
      };
      return env.MEMBER_DATA_GRAPHQL_URL
        ? watchedClient(httpClient(env.MEMBER_DATA_GRAPHQL_URL, headers), 'member data', metrics)
        : tracedClient(inProcessClient(memberData.execute, headers, pageRequest), 'member data');
    },
    commerceWith(customerToken, store, pageRequest) {
      const headers = { store, authorization: `Bearer ${customerToken}` };
      return env.COMMERCE_GRAPHQL_URL
        ? watchedClient(httpClient(env.COMMERCE_GRAPHQL_URL, headers), 'commerce', metrics)
        : tracedClient(inProcessClient(commerce.execute, headers, pageRequest), 'commerce');
    },
  };
}
