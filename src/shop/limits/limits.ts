import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type pg from 'pg';
import type { Spend } from '#service-base/spend.ts';
import { addressGroup } from './address-group.ts';

/**
 * Limits by network address, where a whole IPv6 network counts as one. Each answers the seconds
 * to wait, or null when all is well.
 */
export type Limits = {
  /** Asking for a code; fewer tries without a proof of work. */
  takeSignIn(address: string, botCheckPassed: boolean): Promise<number | null>;
  takeCode(address: string): Promise<number | null>;
  /** A code to a guest's address, by a keyed hash of it: three in ten minutes, ten in a day. */
  takeLookupCode(account: string): Promise<number | null>;
  /** Opening an account: who is told that an address has one asks for few. */
  takeRegistration(address: string): Promise<number | null>;
  /** Keeping what somebody types on the way to a code. */
  takeTyped(address: string): Promise<number | null>;
  takeReport(address: string): Promise<number | null>;
  /** A paper of a guest: who counts only by a cookie can be somebody else each time. */
  takeGuestPaper(address: string): Promise<number | null>;
  /** Beginning to keep something of a guest, who may be somebody else with every request. */
  takeGuest(address: string): Promise<number | null>;
  /** A try to order as a guest: each leaves a row, and one that is paid first opens a page. */
  takeGuestOrder(address: string): Promise<number | null>;
  takeCommerceCall(address: string): Promise<number | null>;
  takeMemberDataCall(address: string): Promise<number | null>;
  /** What a call of commerce does that costs far more than the call. */
  takeCostly(address: string, act: Parameters<Spend>[0]): Promise<number | null>;
};

export type LimitsOptions = {
  /** Lifts all of them, for load tests of a demo. */
  isOff: boolean;
  commerceCallsPerMinute: number;
  memberDataCallsPerMinute: number;
};

const none: Limits = {
  takeSignIn: async () => null,
  takeCode: async () => null,
  takeLookupCode: async () => null,
  takeRegistration: async () => null,
  takeTyped: async () => null,
  takeReport: async () => null,
  takeGuestPaper: async () => null,
  takeGuest: async () => null,
  takeGuestOrder: async () => null,
  takeCommerceCall: async () => null,
  takeMemberDataCall: async () => null,
  takeCostly: async () => null,
};

/**
 * What few ask for is counted in the database, for all processes. Calls of the services each
 * process counts for itself: a row for each would cost as much as the call.
 */
export function createLimits(pool: pg.Pool, options: LimitsOptions): Limits {
  if (options.isOff) return none;
  const proven = createLimiter(pool, 'sign-in', 60, 600);
  const unproven = createLimiter(pool, 'sign-in-unproven', 30, 600);
  const codes = createLimiter(pool, 'code', 120, 600);
  const lookups = [
    createLimiter(pool, 'lookup', 3, 600),
    createLimiter(pool, 'lookup-day', 10, 24 * 60 * 60),
  ];
  const registrations = createLimiter(pool, 'registration', 10, 60 * 60);
  const typed = createLimiter(pool, 'typed', 120, 600);
  const reports = createLimiter(pool, 'report', 10, 60);
  const guestPapers = createLimiter(pool, 'guest-paper', 20, 24 * 60 * 60);
  const guests = createLimiter(pool, 'guest', 60, 60 * 60);
  const guestOrders = createLimiter(pool, 'guest-order', 30, 60 * 60);
  const costly = {
    account: createLimiter(pool, 'account', 30, 600),
    cart: createLimiter(pool, 'cart', 120, 600),
    newsletter: createLimiter(pool, 'newsletter', 20, 600),
    review: createLimiter(pool, 'review', 20, 600),
  };
  const commerce = new RateLimiterMemory({ points: options.commerceCallsPerMinute, duration: 60 });
  const memberData = new RateLimiterMemory({
    points: options.memberDataCallsPerMinute,
    duration: 60,
  });
  return {
    takeSignIn: (address, botCheckPassed) => take(botCheckPassed ? proven : unproven, address),
    takeCode: (address) => take(codes, address),
    async takeLookupCode(account) {
      for (const limiter of lookups) {
        const wait = await take(limiter, account);
        if (wait) return wait;
      }
      return null;
    },
    takeRegistration: (address) => take(registrations, address),
    takeTyped: (address) => take(typed, address),
    takeReport: (address) => take(reports, address),
    takeGuestPaper: (address) => take(guestPapers, address),
    takeGuest: (address) => take(guests, address),
    takeGuestOrder: (address) => take(guestOrders, address),
    takeCommerceCall: (address) => take(commerce, address),
    takeMemberDataCall: (address) => take(memberData, address),
    takeCostly: (address, act) => take(costly[act], address),
  };
}

function createLimiter(
  pool: pg.Pool,
  name: string,
  points: number,
  duration: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'shop',
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    clearExpiredByTimeout: false,
  });
}

async function take(limiter: RateLimiterAbstract, address: string): Promise<number | null> {
  try {
    await limiter.consume(addressGroup(address));
    return null;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
  }
}
