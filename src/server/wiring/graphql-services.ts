import { createCommerce, type Commerce, type CommerceSettings } from '#commerce/index.ts';
import {
  createMemberData,
  defaultCodeSettings,
  defaultTryOnKeptMs,
  type MemberData,
  type MemberDataSettings,
} from '#member-data/index.ts';
import type { ServiceParts } from '#service-base/service.ts';
import { storeByCode } from '#domain/people/locale.ts';
import { pathIn } from '#storefront/app/paths.ts';
import { brand } from '#storefront/brand/brand.ts';
import type { Env } from '../env.ts';
import { hostOf } from '../http/callers.ts';
import { enqueue } from '../jobs/queue.ts';
import { faultFields } from '../fault-fields.ts';
import type { Log } from '../log.ts';

/** Whom the embedded commerce sells to, by who may enter the storefront. */
const whoMayOrder = { members: 'plan-members', open: 'anyone' } as const;

/** Both services of this process, under the settings of the shop. */
export function createGraphqlServices(options: {
  env: Env;
  log: Log;
  ports: Omit<ServiceParts<never>, 'enqueue' | 'settings'>;
  publicUrl: string;
  /** The same for mails and pictures, once the port is known. */
  publicUrlNow: () => string;
  picturesOf: NonNullable<CommerceSettings['picturesOf']>;
  payments: CommerceSettings['payments'] | null;
}): { commerce: Commerce; memberData: MemberData } {
  const { env, log, publicUrl, publicUrlNow, picturesOf, payments } = options;
  const ports = { ...options.ports, enqueue };
  const reportFault = (fault: unknown) => log.error(faultFields(fault), 'a service failed');
  return {
    commerce: createCommerce({
      ...ports,
      settings: {
        get publicUrl() {
          return publicUrlNow();
        },
        integrationToken: env.COMMERCE_INTEGRATION_TOKEN,
        tokenSecret: env.CUSTOMER_TOKEN_SECRET,
        tokenLifetimeSeconds: env.CUSTOMER_TOKEN_MINUTES * 60,
        mediaBase: env.MEDIA_BASE,
        picturesOf,
        streetLines: env.STREET_LINES,
        paymentDeadlineDays: env.PAYMENT_DEADLINE_DAYS,
        whoMayOrder: whoMayOrder[env.STOREFRONT_ACCESS],
        reviews: env.PRODUCT_REVIEWS,
        ...(env.STOREFRONT_ACCESS === 'open' && {
          accounts: accountsOf(env, publicUrlNow),
          guestOrders: guestOrdersOf(publicUrlNow),
        }),
        introspection: env.FRAMEWELL_MODE === 'demo',
        ...(payments ? { payments } : {}),
        isToldOutside: env.ORDER_WEBHOOK_URL !== undefined,
        reportFault,
      },
    }),
    memberData: createMemberData({
      ...ports,
      settings: { ...memberDataSettings(env, publicUrl), reportFault },
    }),
  };
}

/** Mails about accounts lead to their pages. */
function accountsOf(env: Env, publicUrl: () => string): NonNullable<CommerceSettings['accounts']> {
  const pages = {
    reset: 'accounts.reset-password',
    confirm: 'accounts.confirm-account',
    taken: 'accounts.login',
    'password-changed': 'accounts.forgot-password',
    'email-changed': 'content.page',
  } as const;
  return {
    shopName: brand.retailer.name,
    mustConfirm: env.ACCOUNT_CONFIRMATION === 'required',
    urlOf(mail, storeCode, token) {
      const path = pathIn(storeByCode(storeCode).locale)(pages[mail]);
      return `${publicUrl()}${path}${token && `?token=${token}`}`;
    },
  };
}

/** The mail to a guest who asks for an order to be canceled leads to where it is confirmed. */
function guestOrdersOf(publicUrl: () => string): NonNullable<CommerceSettings['guestOrders']> {
  return {
    shopName: brand.retailer.name,
    confirmCancelUrl(storeCode, token) {
      const path = pathIn(storeByCode(storeCode).locale)('orders.confirm-cancel');
      return `${publicUrl()}${path}?token=${token}`;
    },
  };
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
