import { drawFrame } from '#pictures/draw-frame.ts';
import { formOf, type FrameForm } from '#pictures/frame-form.ts';
import type { Commerce } from '#commerce/index.ts';
import type { MemberData } from '#member-data/index.ts';
import { createReader } from '#reading/index.ts';
import type { Audit, Sealer } from '#service-base/ports.ts';
import { createPlaces } from '#service-base/places.ts';
import { createReadAhead } from '#service-base/read-ahead.ts';
import { createAudit } from '#shop/audit/audit.ts';
import { createBotCheck } from '#shop/bot-check/bot-check.ts';
import { createCartChanges } from '#shop/cart-changes/cart-changes.ts';
import { createContent } from '#shop/content/content.ts';
import { createCurtain } from '#shop/curtain/curtain.ts';
import type { Curtain } from '#shop/curtain/port.ts';
import { createLimits, type Limits } from '#shop/limits/limits.ts';
import { createMessages } from '#shop/messages/messages.ts';
import type { Messages } from '#shop/messages/port.ts';
import type { MemberCustomers } from '#shop/ordering/customers.ts';
import type { createOrdering } from '#shop/ordering/ordering.ts';
import { createPayments, type Payments } from '#shop/payments/payments.ts';
import type { PaymentProvider } from '#shop/payments/port.ts';
import { createNewsletter } from '#shop/newsletter/newsletter.ts';
import { createReviews } from '#shop/reviews/reviews.ts';
import { createReports } from '#shop/reports/reports.ts';
import { forgetMember } from '#shop/retention/forget-member.ts';
import { createBrowserTokens, type BrowserTokens } from '#shop/session/browser-token.ts';
import { createGuests, type Guests } from '#shop/guests/guests.ts';
import { createSessions, type Sessions } from '#shop/session/sessions.ts';
import type { Shop } from '#shop/shop.ts';
import type { PaperReader } from '#shop/uploads/port.ts';
import { createProgressStore } from '#shop/sign-in/sign-in-progress.ts';
import type { CountingPool } from './database/pool.ts';
import type { Env } from './env.ts';
import { createCallers, type Callers } from './http/callers.ts';
import { faultFields } from './fault-fields.ts';
import type { Log } from './log.ts';
import { keptInOutbox, smtpTransport } from './mail/transport.ts';
import { watchedTransport } from './mail/watched-transport.ts';
import { enqueue } from './jobs/queue.ts';
import { createKnownFronts, type KnownFronts } from './known-fronts.ts';
import { createFramePictures, type FramePictures } from './frame-pictures/frame-pictures.ts';
import { createSealer } from './sealer.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import { createGraphqlServices } from './wiring/graphql-services.ts';
import { paymentProviderOf } from './wiring/payment-provider.ts';
import { paperReaderOf } from './wiring/paper-reader.ts';
import { createOrderingOfShoppers } from './wiring/ordering-of-shoppers.ts';
import { tryOnProviderOf } from './wiring/try-on-provider.ts';
import { createServiceClients, type ServiceClients } from './wiring/service-clients.ts';

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
  guests: Guests;
  browserTokens: BrowserTokens;
  customers: MemberCustomers;
  ordering: ReturnType<typeof createOrdering>;
  payments: Payments;
  /** Null where nothing is paid on another's page. */
  paymentProvider: PaymentProvider | null;
  progressOf: ReturnType<typeof createProgressStore>;
  paperReader: PaperReader;
  /** Ends the processes that read; whoever waits for them is told that we are busy. */
  stopReading(): void;
  shop: Shop;
  /** Null where it is no frame of ours. */
  drawFrame(sku: string, options: Parameters<typeof drawFrame>[1]): Promise<string | null>;
  framePictures: FramePictures;
  /** What a frame is built from in a browser; null when there is no such frame. */
  frameForm(sku: string): Promise<FrameForm | null>;
  /** What photos of glasses are compared with. */
  knownFronts: KnownFronts;
  /** Takes a member who was erased out of what the shop and its commerce keep. */
  forgetMember(userId: string): Promise<void>;
  publicUrl(): string;
  isStopping(): boolean;
} & ServiceClients &
  Callers;

export type ServicesOptions = {
  env: Env;
  pool: CountingPool;
  log: Log;
  /** Where the shop is reached; known for certain only once the port is open. */
  publicUrl: () => string;
  isStopping?: () => boolean;
  /** Looks at pictures of prescriptions in place of our own reading. */
  paperReader?: PaperReader;
};

export function createServices(options: ServicesOptions): Services {
  const { env, pool, log, publicUrl } = options;
  const isDemo = env.FRAMEWELL_MODE === 'demo';
  const sealer = createSealer({ keys: env.SEALING_KEYS, pepper: env.PEPPER });
  const audit = createAudit(pool);
  const metrics = createMetrics(pool);
  const curtain = createCurtain(pool);
  const limits = createLimits(pool, {
    isOff: isDemo && env.FRAMEWELL_RATE_LIMIT === 'off',
    commerceCallsPerMinute: env.COMMERCE_CALLS_PER_MINUTE,
    memberDataCallsPerMinute: env.MEMBER_DATA_CALLS_PER_MINUTE,
  });
  const readAhead = createReadAhead(pool);
  const ports = { pool, readAhead, sealer, audit };
  const framePictures = createFramePictures({
    folder: env.FRAME_PICTURES,
    cacheFolder: env.FRAME_PICTURES_CACHE,
    report: (fault) => log.error(faultFields(fault), 'a picture could not be made'),
  });
  const paymentProvider = paymentProviderOf(env, { metrics, publicUrl });
  const payments = createPayments({ pool, enqueue, audit, provider: paymentProvider });
  const services = createGraphqlServices({
    env,
    payments: paymentProvider && payments,
    log,
    ports,
    publicUrl: publicUrl(),
    publicUrlNow: publicUrl,
    picturesOf: framePictures.of,
  });
  const { commerce } = services;
  const guests = createGuests(pool, sealer);
  const sessions = createSessions(pool, sealer, readAhead);
  const clients = createServiceClients(env, services, {
    metrics,
    noteMemberChange: sessions.noteMemberChange,
    cartChanges: createCartChanges(pool, sealer),
    report: (fault) => log.error(faultFields(fault), 'a changed cart could not be noted'),
    publicUrl,
  });
  const reader = createReader({
    processes: env.READING_PROCESSES,
    threads: env.READING_THREADS,
    report: (fault) => log.error(faultFields(fault), 'reading a picture failed'),
  });

  return {
    env,
    pool,
    log,
    metrics,
    sealer,
    audit,
    curtain,
    limits,
    ...services,
    ...clients,
    ...createOrderingOfShoppers({
      env,
      pool,
      sealer,
      metrics,
      payments,
      tokenOfGuest: guests.accountToken,
      orderOfCart: commerce.orders.numberOfCart,
      ...clients,
    }),
    payments,
    paymentProvider,
    guests,
    shop: {
      settings: {
        mode: env.FRAMEWELL_MODE,
        waitingPeriodMs: env.GLASS_REDEMPTION_WAITING_PERIOD,
        paymentDeadlineDays: env.PAYMENT_DEADLINE_DAYS,
        hasPaymentPage: paymentProvider !== null,
        uploadUnusedDays: env.UPLOAD_UNUSED_DAYS,
        mayRead: env.RX_READING !== 'off',
        // A picture that is not here cannot be looked at.
        mayReadHere: env.RX_READING === 'member-chooses' && env.RX_REVIEW !== 'always',
        faceToFrameOffsetMm: env.FACE_TO_FRAME_OFFSET_MM,
        codeLifetimeMs: 10 * 60 * 1000,
        resendAfterMs: 60 * 1000,
      },
      now: () => new Date(),
      curtain,
      botCheck: createBotCheck(pool, env.SESSION_SECRET),
      content: createContent(clients.commerceAsGuest),
      newsletter: createNewsletter({
        commerce: clients.commerceAsGuest,
        limits,
        confirm: commerce.newsletter.confirm,
        end: commerce.newsletter.end,
      }),
      reviews: createReviews({ commerce: clients.commerceAsGuest, limits }),
      cancelOrderByLink: commerce.orders.cancelByLink,
      tryOnProvider: tryOnProviderOf(env, (reason) =>
        log.warn({ reason }, 'the try-on provider could not be asked'),
      ),
      // Each may be 25 MB.
      paperIntake: createPlaces(6, [{ atMost: 40, patienceMs: 10_000 }]),
      reports: createReports({
        pool,
        sealer,
        limits,
        writeFault: (fault, requestId) =>
          log.error({ requestId, ...faultFields(fault) }, 'a page failed'),
        writeNote: (message, requestId) => log.warn({ requestId }, message),
      }),
    },
    messages: createMessages({
      pool,
      sealer,
      keepText: isDemo,
      transport: watchedTransport(
        env.FRAMEWELL_MODE === 'serve'
          ? smtpTransport({ url: env.MAIL_URL, from: env.MAIL_FROM, smsGateway: env.SMS_GATEWAY })
          : keptInOutbox,
        metrics,
      ),
    }),
    sessions,
    browserTokens: createBrowserTokens(env.SESSION_SECRET),
    progressOf: createProgressStore(pool, sealer),
    paperReader:
      options.paperReader ??
      paperReaderOf(reader, (step, outcome, seconds) =>
        metrics.readings.observe({ step, outcome }, seconds),
      ),
    stopReading: () => reader.close(),
    drawFrame: async (sku, how) => {
      const source = await commerce.pictureSource(sku);
      return source ? drawFrame(source, how) : null;
    },
    framePictures,
    frameForm: async (sku) => {
      const source = await commerce.pictureSource(sku);
      return source ? formOf(source) : null;
    },
    knownFronts: createKnownFronts(commerce),
    forgetMember: (userId) =>
      forgetMember({ pool, sealer }, (email) => forgetCustomer(commerce, email), userId),
    ...createCallers({ publicUrl, isDemo, proxies: env.TRUST_PROXY }),
    publicUrl,
    isStopping: options.isStopping ?? (() => false),
  };
}

async function forgetCustomer(commerce: Commerce, email: string): Promise<void> {
  const ids = await commerce.customerIds([email]);
  for (const id of ids.values()) {
    await commerce.reviews.forgetOf(id);
    await commerce.orders.forget(id);
  }
}
