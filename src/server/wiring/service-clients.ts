import type { StoreCode } from '#domain/people/locale.ts';
import type { ServiceClient } from '#clients/client.ts';
import { inProcessClient } from '#clients/in-process.ts';
import { createPlatform, type Platform } from '#clients/magento/dialect.ts';
import { httpClient } from '#clients/over-http.ts';
import type { Commerce } from '#commerce/index.ts';
import type { MemberData } from '#member-data/index.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createMemberDataMemory, type Purpose } from './member-data-memory.ts';
import { tracedClient, watchedClient } from './watched-client.ts';

/**
 * The two services as the shop reaches them: in this process, or wherever the settings say.
 * Calls that bring the same `pageRequest`, any object, look up once who asks.
 */
export type ServiceClients = {
  /**
   * Member data with the service credential, for the caller that `memberToken` names. On another
   * machine some of what a member asks comes from the last five minutes, more of it to `show`.
   */
  memberDataFor(memberToken?: string, pageRequest?: object, purpose?: Purpose): ServiceClient;
  /** Commerce with a customer token. */
  commerceWith(customerToken: string, store: StoreCode, pageRequest?: object): ServiceClient;
  /** Another platform in place of our commerce; absent while ours sells. */
  platform: Platform | undefined;
};

export function createServiceClients(
  env: Env,
  { commerce, memberData }: { commerce: Commerce; memberData: MemberData },
  metrics: Metrics,
): ServiceClients {
  const { COMMERCE_GRAPHQL_URL: elsewhere } = env;
  const commerceTimeoutMs = env.COMMERCE_TIMEOUT_SECONDS * 1000;
  const remembering = createMemberDataMemory();
  const platform =
    elsewhere === undefined
      ? undefined
      : createPlatform({
          ask: (store) =>
            watchedClient(
              httpClient(elsewhere, { store }, { timeoutMs: commerceTimeoutMs }),
              'commerce',
              metrics,
            ),
          mediaOrigins: env.COMMERCE_MEDIA_ORIGINS,
        });
  return {
    platform,
    memberDataFor(memberToken, pageRequest, purpose = 'do') {
      const headers = {
        authorization: `Bearer ${env.MEMBER_DATA_TOKEN}`,
        ...(memberToken ? { 'x-member-token': memberToken } : {}),
      };
      if (!env.MEMBER_DATA_GRAPHQL_URL)
        return tracedClient(
          inProcessClient(memberData.execute, headers, pageRequest),
          'member data',
        );
      const timeoutMs = env.MEMBER_DATA_TIMEOUT_SECONDS * 1000;
      const asking = httpClient(env.MEMBER_DATA_GRAPHQL_URL, headers, { timeoutMs });
      const client = watchedClient(asking, 'member data', metrics);
      return memberToken ? remembering(client, memberToken, purpose) : client;
    },
    commerceWith(customerToken, store, pageRequest) {
      const headers = { store, authorization: `Bearer ${customerToken}` };
      if (!elsewhere || !platform)
        return tracedClient(inProcessClient(commerce.execute, headers, pageRequest), 'commerce');
      const spoken = { dialect: platform.dialect, store };
      return watchedClient(
        httpClient(elsewhere, headers, { timeoutMs: commerceTimeoutMs, spoken }),
        'commerce',
        metrics,
      );
    },
  };
}
