import type { StoreCode } from '#domain/people/locale.ts';
import type { ServiceClient } from '#clients/client.ts';
import { inProcessClient } from '#clients/in-process.ts';
import { createPlatform, type Platform } from '#clients/magento/dialect.ts';
import { httpClient } from '#clients/over-http.ts';
import type { Commerce } from '#commerce/index.ts';
import type { MemberData } from '#member-data/index.ts';
import type { CartChanges } from '#shop/cart-changes/cart-changes.ts';
import type { Sessions } from '#shop/session/sessions.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createCartMemory, noCartMemory, type CartMemory } from './cart-memory.ts';
import { createMemberDataMemory, notingChanges, type Asking } from './member-data-memory.ts';
import { withPicturesOfCdn } from './image-cdn.ts';
import { tracedClient, watchedClient } from './watched-client.ts';

/**
 * The two services as the shop reaches them: in this process, or wherever the settings say.
 * Calls that bring the same `pageRequest`, any object, look up once who asks.
 */
export type ServiceClients = {
  /**
   * Member data with the service credential, for the caller that `memberToken` names. On another
   * machine some of what a member is `shown` comes from the last five minutes, and nothing
   * without it.
   */
  memberDataFor(
    memberToken?: string,
    pageRequest?: object,
    shown?: Omit<Asking, 'memberToken'>,
  ): ServiceClient;
  /** Drops what is remembered of the answers to a member's token. */
  forgetAnswers(memberToken: string): void;
  /** Commerce with a customer token. */
  commerceWith(customerToken: string, store: StoreCode, pageRequest?: object): ServiceClient;
  /** Commerce without a token. */
  commerceAsGuest(store: StoreCode, pageRequest?: object): ServiceClient;
  /** What is remembered of carts, where another platform keeps them. */
  carts: CartMemory;
  /** Another platform in place of our commerce; absent while ours sells. */
  platform: Platform | undefined;
};

type ServiceClientsOptions = {
  metrics: Metrics;
  noteMemberChange: Sessions['noteMemberChange'];
  cartChanges: CartChanges;
  /** Hears of faults that no caller has to know of. */
  report(fault: unknown): void;
  /** Where browsers reach the shop. */
  publicUrl: () => string;
};

export function createServiceClients(
  env: Env,
  { commerce, memberData }: { commerce: Commerce; memberData: MemberData },
  { metrics, noteMemberChange, cartChanges, report, publicUrl }: ServiceClientsOptions,
): ServiceClients {
  const { COMMERCE_GRAPHQL_URL: elsewhere, IMAGE_CDN_URL: cdn } = env;
  const commerceTimeoutMs = env.COMMERCE_TIMEOUT_SECONDS * 1000;
  const memory = createMemberDataMemory();
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
  const commerceClient = (
    caller: { authorization?: string },
    store: StoreCode,
    pageRequest?: object,
  ) => {
    const headers = { store, ...caller };
    if (!elsewhere || !platform)
      return tracedClient(inProcessClient(commerce.execute, headers, pageRequest), 'commerce');
    const spoken = { dialect: platform.dialect, store };
    return watchedClient(
      httpClient(elsewhere, headers, { timeoutMs: commerceTimeoutMs, spoken }),
      'commerce',
      metrics,
    );
  };
  const throughCdn = (client: ServiceClient) =>
    cdn ? withPicturesOfCdn(client, cdn, publicUrl) : client;
  return {
    platform,
    carts: elsewhere === undefined ? noCartMemory : createCartMemory(cartChanges, report),
    memberDataFor(memberToken, pageRequest, shown) {
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
      const client = notingChanges(watchedClient(asking, 'member data', metrics), noteMemberChange);
      return memberToken && shown ? memory.before(client, { memberToken, ...shown }) : client;
    },
    forgetAnswers: memory.forget,
    commerceWith: (customerToken, store, pageRequest) =>
      throughCdn(commerceClient({ authorization: `Bearer ${customerToken}` }, store, pageRequest)),
    commerceAsGuest: (store, pageRequest) => throughCdn(commerceClient({}, store, pageRequest)),
  };
}
