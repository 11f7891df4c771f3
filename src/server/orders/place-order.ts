import type pg from 'pg';
import type { Enqueue, Sealer } from '#domain/ports.ts';
import { isServiceError, type ServiceClient } from '#storefront/clients.ts';
import {
  CartTotalDocument,
  LastOrdersDocument,
  PlaceOrderDocument,
} from '#storefront/generated/commerce.ts';
import { UserInfoDocument } from '#storefront/generated/member-data.ts';
import type { Eligibility, Orders, PlaceResult, StoreCode } from '#storefront/house.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  type Attempt,
  type Contact,
  closeAsPlaced,
  closeAsRefused,
  findOpenAttempt,
  findPlacedAttempt,
  openAttempt,
} from './attempts.ts';
import type { EligibilityOf } from './eligibility.ts';

/** How long a second request waits for the first to finish before it says "pending". */
const patienceMs = 5000;
/** Commerce may run on another machine, whose clock differs a little. */
const clockToleranceMs = 2 * 60 * 1000;

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
};

/**
 * Placing an order exactly once, on any commerce platform. One open attempt for each member is
 * the lock: under it eligibility is decided, the total is checked, the order is placed and the
 * redemption is enqueued. A crash anywhere leaves the attempt open, and whoever meets it next
 * finishes it.
 */
export function createOrders(options: OrdersOptions) {
  const { pool, commerceOf, eligibilityOf } = options;

  /** Finishes an attempt that was left open. Safe to run in several places at once. */
  async function finish(attempt: Attempt): Promise<PlaceResult> {
    const eligibility = await eligibilityOf(attempt.userId, {
      // An order of this very attempt must not stand in its own way.
      ordersBefore: new Date(attempt.startedAt.getTime() - clockToleranceMs),
    });
    if (eligibility.status === 'waiting') return refuse(attempt, eligibility);

    const commerce = commerceOf(attempt.userId, attempt.store);
    if (options.isRepeatable) return submit(attempt, commerce);
    const found = await orderSince(commerce, attempt.startedAt);
    if (found) return close(attempt, found, true);
    await closeAsRefused(pool, attempt, 'not placed');
    return { status: 'refused', message: 'The order was not placed.' };
  }

  async function submit(attempt: Attempt, commerce: ServiceClient): Promise<PlaceResult> {
    try {
      const { placeOrder } = await commerce.run(
        PlaceOrderDocument,
        { cartId: attempt.cartId },
        {
          'idempotency-key': attempt.idempotencyKey,
          'framewell-expected-total': String(attempt.expectedTotalMinor),
        },
      );
      const number = placeOrder?.order?.order_number;
      if (number) return await close(attempt, number, false);
      await closeAsRefused(pool, attempt, 'no order');
      return { status: 'refused', message: 'makeOrder error(s): no order was made' };
    } catch (error) {
      return afterFailure(attempt, commerce, error);
    }
  }

  /** A failure is believed only when it says that no order was made. */
  async function afterFailure(
    attempt: Attempt,
    commerce: ServiceClient,
    error: unknown,
  ): Promise<PlaceResult> {
    if (!isServiceError(error)) throw error;
    if (error.category === 'unreachable' || error.category === 'internal')
      return { status: 'pending' };
    if (/isn't active/i.test(error.message)) {
      const found = await orderSince(commerce, attempt.startedAt);
      if (found) return close(attempt, found, true);
    }
    const isChanged = error.code === 'CART_CHANGED' || /CART_CHANGED/.test(error.message);
    await closeAsRefused(pool, attempt, isChanged ? 'cart changed' : error.message);
    return isChanged
      ? { status: 'cart-changed' }
      : { status: 'refused', message: `makeOrder error(s): ${error.message}` };
  }

  /** Closes with the number and enqueues the redemption: both, or neither. */
  async function close(attempt: Attempt, number: string, replayed: boolean): Promise<PlaceResult> {
    await inTransaction(pool, async (client) => {
      if (!(await closeAsPlaced(client, attempt, number))) return;
      await options.enqueue(
        client,
        'record-redemption',
        { userId: attempt.userId, orderNumber: number },
        { jobKey: `record-redemption:${attempt.id}` },
      );
    });
    return { status: 'placed', orderNumber: number, replayed };
  }

  async function refuse(
    attempt: Attempt,
    eligibility: Extract<Eligibility, { status: 'waiting' }>,
  ): Promise<PlaceResult> {
    await closeAsRefused(pool, attempt, 'waiting period');
    return { status: 'waiting', nextOn: eligibility.nextOn };
  }

  async function settle(userId: string): Promise<PlaceResult | null> {
    const attempt = await findOpenAttempt(pool, userId);
    return attempt ? finish(attempt) : null;
  }

  /** Another request of this member is placing an order: its outcome is this one's too. */
  async function outcomeOfOther(userId: string, cartId: string): Promise<PlaceResult> {
    const giveUpAt = Date.now() + patienceMs;
    while (Date.now() < giveUpAt) {
      const placed = await findPlacedAttempt(pool, userId, cartId);
      if (placed?.orderNumber)
        return { status: 'placed', orderNumber: placed.orderNumber, replayed: true };
      if (!(await findOpenAttempt(pool, userId))) {
        const eligibility = await eligibilityOf(userId);
        return eligibility.status === 'waiting'
          ? { status: 'waiting', nextOn: eligibility.nextOn }
          : { status: 'pending' };
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return { status: 'pending' };
  }

  async function place(
    userId: string,
    order: Parameters<Orders['place']>[0],
    memberData: ServiceClient,
  ): Promise<PlaceResult> {
    const contact = await contactOf(memberData, userId);
    const attempt = await openAttempt(pool, options.sealer, { userId, ...order }, contact);
    if (!attempt) return outcomeOfOther(userId, order.cartId);

    // Looked up under the lock: the same form sent twice answers the same number.
    const placed = await findPlacedAttempt(pool, userId, order.cartId);
    if (placed?.orderNumber) {
      await closeAsRefused(pool, attempt, 'already placed');
      return { status: 'placed', orderNumber: placed.orderNumber, replayed: true };
    }

    const eligibility = await eligibilityOf(userId, { memberData });
    if (eligibility.status === 'waiting') return refuse(attempt, eligibility);

    const commerce = commerceOf(userId, order.store);
    const total = await totalOf(commerce, order.cartId);
    if (total !== order.expectedTotalMinor) {
      await closeAsRefused(pool, attempt, 'cart changed');
      return { status: 'cart-changed' };
    }
    return submit(attempt, commerce);
  }

  return {
    finish,
    forMember: (userId: string, memberData: ServiceClient): Orders => ({
      eligibility: () => eligibilityOf(userId, { memberData }),
      settle: async () => {
        const result = await settle(userId);
        return result?.status === 'placed' ? result.orderNumber : null;
      },
      place: (order) => place(userId, order, memberData),
    }),
  };
}

/** Where the member is told about the order: mail before text message. */
async function contactOf(memberData: ServiceClient, userId: string): Promise<Contact | null> {
  const { getUserInfo: user } = await memberData.run(UserInfoDocument, { userId });
  if (user?.email) return { channel: 'email', to: user.email };
  return user?.phone ? { channel: 'sms', to: user.phone } : null;
}

/** The cart's grand total in minor units; null when the cart cannot be read. */
async function totalOf(commerce: ServiceClient, cartId: string): Promise<number | null> {
  try {
    const { cart } = await commerce.run(CartTotalDocument, { cartId });
    const value = cart?.prices?.grand_total?.value;
    return typeof value === 'number' ? Math.round(value * 100) : null;
  } catch (error) {
    if (isServiceError(error) && error.category !== 'unreachable') return null;
    throw error;
  }
}

async function orderSince(commerce: ServiceClient, since: Date): Promise<string | null> {
  const { customer } = await commerce.run(LastOrdersDocument, {}, { store: 'default' });
  const last = customer?.orders?.items[0];
  if (!last) return null;
  const placedAt = new Date(`${last.order_date.replace(' ', 'T')}Z`).getTime();
  return placedAt >= since.getTime() - clockToleranceMs ? last.number : null;
}
