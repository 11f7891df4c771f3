import { drawFrame } from '#pictures/draw-frame.ts';
import { createCommerce, type Commerce } from '#commerce/index.ts';
import {
  createMemberData,
  defaultCodeSettings,
  defaultTryOnKeptMs,
  type MemberData,
  type MemberDataSettings,
} from '#member-data/index.ts';
import type { Audit, Sealer } from '#service-base/ports.ts';
import { brand } from '#storefront/brand/brand.ts';
import type { ServiceClient } from '#clients/client.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { Shop } from '#shop/shop.ts';
import { createAudit } from '#shop/audit/audit.ts';
import { createBotCheck } from '#shop/bot-check/bot-check.ts';
import { createCallers, hostOf, type Callers } from './http/callers.ts';
import { inProcessClient } from '#clients/in-process.ts';
import { httpClient } from '#clients/over-http.ts';
import type { CountingPool } from './database/pool.ts';
import type { Env } from './env.ts';
import { enqueue } from './jobs/queue.ts';
import { createLimits, type Limits } from '#shop/limits/limits.ts';
import { faultFields, type Log } from './log.ts';
import { createMessages } from '#shop/messages/messages.ts';
import type { Messages } from '#shop/messages/port.ts';
import { keptInOutbox, smtpTransport } from './mail/transport.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createMemberCustomers, type MemberCustomers } from '#shop/ordering/customers.ts';
import { createEligibility } from '#shop/ordering/eligibility.ts';
import { forgetMember } from '#shop/retention/forget-member.ts';
import { createOrdering } from '#shop/ordering/ordering.ts';
import { createSealer } from './sealer.ts';
import { customerClient, tokenInHand } from '#shop/session/customer-client.ts';
import { createBrowserTokens, type BrowserTokens } from '#shop/session/browser-token.ts';
import { createProgressStore } from '#shop/sign-in/sign-in-progress.ts';
import { createSessions, type Sessions } from '#shop/session/sessions.ts';
import { createCurtain } from '#shop/curtain/curtain.ts';
import type { Curtain } from '#shop/curtain/port.ts';
import { createReports } from '#shop/reports/reports.ts';

/** Everything the server is made of, built once. */
export type Services = {
  env: Env;
  pool: CountingPool;
  log: Log;
  metrics: Metrics;
  sealer: Sealer;
  audit: Audit;
  commerce: Commerce;
  memberData: MemberData;
  messages: Messages;
  curtain: Curtain;
  limits: Limits;
  sessions: Sessions;
  browserTokens: BrowserTokens;
  customers: MemberCustomers;
  ordering: ReturnType<typeof createOrdering>;
  progressOf: ReturnType<typeof createProgressStore>;
  shop: Shop;
  /**
   * Member data with the service credential, for the caller that `memberToken` names. Calls that
   * bring the same `pageRequest`, here and below, look up once who asks.
   */
  memberDataFor(memberToken?: string, pageRequest?: object): ServiceClient;
  /** Commerce with a customer token. */
  commerceWith(customerToken: string, store: StoreCode, pageRequest?: object): ServiceClient;
  drawFrame(sku: string, view: 'front' | 'side'): Promise<string | null>;
  /** Takes a member who was erased out of what the shop and its commerce keep. */
  forgetMember(userId: string): Promise<void>;
  publicUrl(): string;
  isStopping(): boolean;
} & Callers;

export type ServicesOptions = {
  env: Env;
  pool: CountingPool;
  log: Log;
  /** Where the shop is reached; known for certain only once the port is open. */
  publicUrl: () => string;
  isStopping?: () => boolean;
};

const codeLifetimeMs = 10 * 60 * 1000;
const resendAfterMs = 60 * 1000;

export function createServices(options: ServicesOptions): Services {
  const { env, pool, log, publicUrl } = options;
  const isDemo = env.FRAMEWELL_MODE === 'demo';
  const sealer = createSealer({ keys: env.SEALING_KEYS, pepper: env.PEPPER });
  const audit = createAudit(pool);
  const metrics = createMetrics();
  const curtain = createCurtain(pool);
  const limits = createLimits(pool, {
    isOff: isDemo && env.FRAMEWELL_RATE_LIMIT === 'off',
    commerceCallsPerMinute: env.COMMERCE_CALLS_PER_MINUTE,
    memberDataCallsPerMinute: env.MEMBER_DATA_CALLS_PER_MINUTE,
  });

  const reportFault = (fault: unknown) => log.error(faultFields(fault), 'a service failed');
  const commerce = createCommerce({
    pool,
    sealer,
    audit,
    enqueue,
    settings: {
      publicUrl: publicUrl(),
      integrationToken: env.COMMERCE_INTEGRATION_TOKEN,
      tokenSecret: env.CUSTOMER_TOKEN_SECRET,
      introspection: isDemo,
      reportFault,
    },
  });
  const memberData = createMemberData({
    pool,
    sealer,
    audit,
    enqueue,
    settings: { ...memberDataSettings(env, publicUrl()), reportFault },
  });

  const memberDataFor = (memberToken?: string, pageRequest?: object) => {
    const headers = {
      authorization: `Bearer ${env.MEMBER_DATA_TOKEN}`,
      ...(memberToken ? { 'x-member-token': memberToken } : {}),
    };
    return env.MEMBER_DATA_GRAPHQL_URL
      ? httpClient(env.MEMBER_DATA_GRAPHQL_URL, headers)
      : inProcessClient(memberData.execute, headers, pageRequest);
  };
  const commerceWith = (token: string, store: StoreCode, pageRequest?: object) => {
    const headers = { store, authorization: `Bearer ${token}` };
    return env.COMMERCE_GRAPHQL_URL
      ? httpClient(env.COMMERCE_GRAPHQL_URL, headers)
      : inProcessClient(commerce.execute, headers, pageRequest);
  };

  const customers = createMemberCustomers(
    pool,
    commerceWith(env.COMMERCE_INTEGRATION_TOKEN, 'default'),
  );
  const commerceOf = (userId: string) => {
    const token = tokenInHand(() => customers.tokenFor(userId));
    return (store: StoreCode) => customerClient(token, (value) => commerceWith(value, store));
  };
  const ordering = createOrdering({
    pool,
    sealer,
    enqueue,
    commerceOf,
    isRepeatable: !env.COMMERCE_GRAPHQL_URL,
    count: (outcome) => metrics.orders.inc({ outcome }),
    eligibilityOf: createEligibility({
      periodMs: env.GLASS_REDEMPTION_WAITING_PERIOD,
      allowedStatuses: env.ALLOWED_PREVIOUD_ORDER_STATUS,
      now: () => new Date(),
    }),
  });

  const shop: Shop = {
    settings: {
      mode: env.FRAMEWELL_MODE,
      waitingPeriodMs: env.GLASS_REDEMPTION_WAITING_PERIOD,
      codeLifetimeMs,
      resendAfterMs,
    },
    now: () => new Date(),
    curtain,
    botCheck: createBotCheck(pool, env.SESSION_SECRET),
    reports: createReports({
      pool,
      limits,
      writeFault: (fault, requestId) =>
        log.error({ requestId, ...faultFields(fault) }, 'a page failed'),
    }),
  };

  return {
    env,
    pool,
    log,
    metrics,
    sealer,
    audit,
    commerce,
    memberData,
    curtain,
    customers,
    ordering,
    shop,
    memberDataFor,
    commerceWith,
    publicUrl,
    messages: createMessages({
      pool,
      sealer,
      keepText: isDemo,
      transport:
        env.FRAMEWELL_MODE === 'serve'
          ? smtpTransport({ url: env.MAIL_URL, from: env.MAIL_FROM, smsGateway: env.SMS_GATEWAY })
          : keptInOutbox,
    }),
    limits,
    sessions: createSessions(pool, sealer),
    browserTokens: createBrowserTokens(env.SESSION_SECRET),
    progressOf: createProgressStore(pool, sealer),
    drawFrame: async (sku, view) => {
      const source = await commerce.pictureSource(sku);
      return source ? drawFrame(source, { view }) : null;
    },
    forgetMember: (userId) =>
      forgetMember(pool, (email) => forgetCustomer(commerce, email), userId),
    ...createCallers({ publicUrl, isDemo, trustProxy: env.TRUST_PROXY === 'on' }),
    isStopping: options.isStopping ?? (() => false),
  };
}

async function forgetCustomer(commerce: Commerce, email: string): Promise<void> {
  const ids = await commerce.customerIds([email]);
  for (const id of ids.values()) await commerce.orders.forget(id);
}

function memberDataSettings(env: Env, publicUrl: string): MemberDataSettings {
  const isDemo = env.FRAMEWELL_MODE === 'demo';
  return {
    serviceToken: env.MEMBER_DATA_TOKEN,
    memberTokenSecret: env.MEMBER_TOKEN_SECRET,
    disclosure: env.AUTH_DISCLOSURE,
    waitingPeriodMs: env.GLASS_REDEMPTION_WAITING_PERIOD,
    partner: brand.retailer.name,
    shop: { name: brand.retailer.name, host: hostOf(publicUrl) },
    // Whoever tries the demo signs in with the same few members again and again.
    codes: isDemo
      ? { ...defaultCodeSettings, sendsPerTenMinutes: 60, sendsPerDay: 1000 }
      : defaultCodeSettings,
    limits: isDemo ? env.FRAMEWELL_RATE_LIMIT : 'on',
    introspection: isDemo,
    tryOnKeptMs: defaultTryOnKeptMs,
  };
}
