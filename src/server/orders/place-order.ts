import type pg from 'pg';
import type { Enqueue, Sealer } from '#domain/ports.ts';
import { isServiceError, type ServiceClient } from '#storefront/clients.ts';
import { CartTotalDocument } from '#storefront/generated/commerce.ts';
import { UserInfoDocument } from '#storefront/generated/member-data.ts';
import type { Orders, PlaceResult, StoreCode } from '#storefront/house.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  type Attempt,
  type Contact,
  closeAsPlaced,
  closeAsRefused,
  findNewestAttempt,
  findOpenAttempt,
  findPlacedAttempt,
  knownOrders,
  markDecided,
  openAttempt,
  sentAgain,
} from './attempts.ts';
import type { EligibilityOf } from './eligibility.ts';
import { findOrdersAfter } from './newest-order.ts';
import { createSubmitOrder } from './submit-order.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

/** How long a second request waits for the first to finish before it takes over. */
const patienceMs = 5000;
/** An attempt younger than this may still be in the hands of its request. */
export const attemptGraceMs = 15_000;
/** For this long an order is sent again under its key; a commerce that fails still has its say. */
const repeatForMs = 60 * 60 * 1000;

export type OrdersOptions = {
  pool: pg.Pool;
  sealer: Sealer;
  enqueue: Enqueue;
  /** Commerce on behalf of one member, in a store. */
  commerceOf(userId: string, store: StoreCode): ServiceClient;
  eligibilityOf: EligibilityOf;
  /**
   * Whether commerce answers a repeated key with the first answer, as our engine does. Another
   * platform ignores the key: there the member's orders are looked through instead.
   */
  isRepeatable: boolean;
  /** Hears how each try ended, for the figures. */
  count?: (outcome: PlaceResult['status']) => void;
};

/**
 * Placing an order exactly once, on any commerce platform. One open attempt for each member is
 * the lock: under it eligibility is decided, the total is checked, the order is placed and the
 * redemption is enqueued. A crash anywhere leaves the attempt open, and whoever meets it next
 * finishes it.
 */
export function createOrders(options: OrdersOptions) {
  const { pool, commerceOf, eligibilityOf } = options;
  const submitOrder = createSubmitOrder();

  async function place(
    userId: string,
    order: Parameters<Orders['place']>[0],
    memberData: ServiceClient,
  ): Promise<PlaceResult> {
    const contact = await contactOf(memberData, userId);
    const giveUpAt = Date.now() + patienceMs;
    for (;;) {
      const attempt = await openAttempt(pool, options.sealer, { userId, ...order }, contact);
      if (attempt) return begin(attempt, memberData);
      // Another request of this member, or one that crashed, has an attempt open.
      const placed = await replayOf(userId, order.cartId);
      if (placed) return placed;
      const open = await findOpenAttempt(pool, userId);
      if (open && (open.ageMs > patienceMs || Date.now() > giveUpAt)) {
        const finished = await finish(open, memberData);
        if (finished.status === 'pending' || open.cartId === order.cartId) return finished;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async function begin(attempt: Attempt, memberData: ServiceClient): Promise<PlaceResult> {
    // Looked up under the lock: the same form sent twice answers the same number.
    const placed = await replayOf(attempt.userId, attempt.cartId);
    if (!placed) return decide(attempt, memberData);
    await closeAsRefused(pool, attempt, sentAgain);
    return placed;
  }

  async function replayOf(userId: string, cartId: string): Promise<PlaceResult | null> {
    const orderNumber = (await findPlacedAttempt(pool, userId, cartId))?.orderNumber;
    return orderNumber ? { status: 'placed', orderNumber, replayed: true } : null;
  }

  /** Sends the order only once the member may order, for the total they agreed to. */
  async function decide(attempt: Attempt, memberData: ServiceClient): Promise<PlaceResult> {
    const { userId } = attempt;
    const commerce = commerceOf(userId, attempt.store);
    let decided = attempt;
    try {
      const { eligibility, newestOrder } = await eligibilityOf(userId, memberData);
      decided = { ...attempt, newestOrderBefore: newestOrder };
      if (eligibility.status === 'waiting') {
        const { nextOn } = eligibility;
        return await refuse(attempt, 'waiting period', { status: 'waiting', nextOn });
      }
      if ((await totalOf(commerce, attempt.cartId)) !== attempt.expectedTotalMinor) {
        return await refuse(attempt, 'cart changed', { status: 'cart-changed' });
      }
    } catch (error) {
      if (isUnknownOutcome(error)) return { status: 'pending' };
      throw error;
    }
    if (await markDecided(pool, decided)) return submit(decided, commerce);
    return (await replayOf(userId, attempt.cartId)) ?? { status: 'pending' };
  }

  async function submit(attempt: Attempt, commerce: ServiceClient): Promise<PlaceResult> {
    const said = await submitOrder(commerce, attempt);
    switch (said.outcome) {
      case 'placed':
        return close(attempt, said.number);
      case 'cart-changed':
        return refuse(attempt, 'cart changed', { status: 'cart-changed' });
      case 'refused':
        return refuse(attempt, said.because, refusedFor(said.because));
      case 'perhaps-before':
        return unlessPlaced(attempt, commerce, said.because);
      case 'unknown':
        return { status: 'pending' };
    }
  }

  /** The order that was made all the same, or the refusal. */
  async function unlessPlaced(
    attempt: Attempt,
    commerce: ServiceClient,
    because: string,
  ): Promise<PlaceResult> {
    const found = await orderOf(attempt, commerce);
    if (found === 'unknown') return { status: 'pending' };
    return found ? close(attempt, found) : refuse(attempt, because, refusedFor(because));
  }

  /** Closes without an order, unless somebody else has closed it with one meanwhile. */
  async function refuse(
    attempt: Attempt,
    because: string,
    answer: PlaceResult,
  ): Promise<PlaceResult> {
    if (await closeAsRefused(pool, attempt, because)) return answer;
    return (await replayOf(attempt.userId, attempt.cartId)) ?? answer;
  }

  /** Closes with the number and enqueues the redemption: both, or neither. */
  async function close(attempt: Attempt, number: string): Promise<PlaceResult> {
    const isFirst = await inTransaction(pool, async (client) => {
      if (!(await closeAsPlaced(client, attempt, number))) return false;
      await options.enqueue(
        client,
        'record-redemption',
        { userId: attempt.userId, orderNumber: number },
        { jobKey: `record-redemption:${attempt.id}` },
      );
      return true;
    });
    return { status: 'placed', orderNumber: number, replayed: !isFirst };
  }

  /**
   * Finishes an attempt that was left open. Safe to run in several places at once. Without
   * `memberData` (no live session, as in the recovery job) nothing new is sent to commerce.
   */
  async function finish(attempt: Attempt, memberData?: ServiceClient): Promise<PlaceResult> {
    const isYoung = attempt.ageMs < attemptGraceMs;
    if (!attempt.isDecided) {
      if (isYoung) return { status: 'pending' };
      return memberData ? decide(attempt, memberData) : refuse(attempt, 'not placed', notPlaced);
    }
    const commerce = commerceOf(attempt.userId, attempt.store);
    if (options.isRepeatable && attempt.ageMs < repeatForMs) return submit(attempt, commerce);
    if (isYoung) return { status: 'pending' };
    const found = await orderOf(attempt, commerce);
    if (found === 'unknown') return { status: 'pending' };
    return found ? close(attempt, found) : refuse(attempt, 'not placed', notPlaced);
  }

  async function settle(userId: string, memberData: ServiceClient): Promise<PlaceResult | null> {
    const newest = await findNewestAttempt(pool, userId);
    if (!newest) return null;
    if (newest.state === 'open') return finish(newest, memberData);
    return newest.orderNumber
      ? { status: 'placed', orderNumber: newest.orderNumber, replayed: true }
      : notPlaced;
  }

  /** The order that an attempt became: the first one since that is not known as another's. */
  async function orderOf(
    attempt: Attempt,
    commerce: ServiceClient,
  ): Promise<string | 'unknown' | null> {
    try {
      const since = await findOrdersAfter(commerce, attempt.newestOrderBefore);
      const known = await knownOrders(pool, since);
      return since.find((number) => !known.has(number)) ?? null;
    } catch (error) {
      if (isUnknownOutcome(error)) return 'unknown';
      throw error;
    }
  }

  return {
    finish,
    forMember: (userId: string, memberData: ServiceClient): Orders => ({
      eligibility: async () => (await eligibilityOf(userId, memberData)).eligibility,
      settle: () => settle(userId, memberData),
      async place(order) {
        const result = await place(userId, order, memberData);
        options.count?.(result.status);
        return result;
      },
    }),
  };
}

const notPlaced: PlaceResult = { status: 'refused', message: 'The order was not placed.' };

function refusedFor(reason: string): PlaceResult {
  return { status: 'refused', message: `makeOrder error(s): ${reason}` };
}

/** Where the member is told about the order: mail before text message. */
async function contactOf(memberData: ServiceClient, userId: string): Promise<Contact | null> {
  const { getUserInfo: user } = await memberData.run(UserInfoDocument, { userId });
  if (user?.email) return { channel: 'email', to: user.email };
  return user?.phone ? { channel: 'sms', to: user.phone } : null;
}

/** The cart's grand total in minor units; null when commerce refuses to show the cart. */
async function totalOf(commerce: ServiceClient, cartId: string): Promise<number | null> {
  try {
    const { cart } = await commerce.run(CartTotalDocument, { cartId });
    const value = cart?.prices?.grand_total?.value;
    return typeof value === 'number' ? Math.round(value * 100) : null;
  } catch (error) {
    if (isServiceError(error) && !isUnknownOutcome(error)) return null;
    throw error;
  }
}
