import type pg from 'pg';
import type { Enqueue } from '#service-base/ports.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { stateOf, type OrderState } from '#domain/orders/order-state.ts';
import { isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  CancelOrderDocument,
  OrderCancelingDocument,
  OrderStateDocument,
} from '#clients/generated/commerce.ts';
import { isGuestKey } from '../guests/guest-key.ts';
import type { CommerceOfStore } from '../session/customer-client.ts';
import type { ShopperKey } from '../shopper.ts';
import { endReview } from './picture-review.ts';
import type { CancelResult, Ordering } from './port.ts';
import { releaseRedemption } from './release-redemption.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

type CancelingOptions = {
  pool: pg.Pool;
  enqueue: Enqueue;
  /** Commerce on behalf of a member who is not there. */
  commerceOf(userId: string): CommerceOfStore;
  /** Member data on the shop's own behalf. */
  memberData(): ServiceClient;
};

/** By then the request that asked has ended, however it ended. */
const lookAgainAfterSeconds = 60;

/**
 * Canceling an order that nobody has begun to make, as its member or customer asks, on any commerce platform
 * that lets customers cancel. The benefit is free again when the order is canceled, and only then:
 * a job is left before commerce is asked, which looks at the order once more.
 */
export function createCanceling({ pool, enqueue, commerceOf, memberData }: CancelingOptions) {
  async function cancel(
    shopperKey: ShopperKey,
    commerce: CommerceOfStore,
    { number, store, reason }: Parameters<Ordering['cancel']>[0],
  ): Promise<CancelResult> {
    const order = await findOrderState(commerce('default'), number);
    if (!order) return 'unknown';
    if (order.state !== 'canceled') {
      if (order.state !== 'pending') return 'too-late';
      if (!isGuestKey(shopperKey)) await lookAgain(shopperKey, number);
      const said = await ask(commerce(store), { id: order.id, reason });
      if (said !== 'canceled') return said;
    }
    // Of a customer who is no member there is no benefit.
    if (isGuestKey(shopperKey)) await endReview(pool, number, 'canceled');
    else await free(number);
    return 'canceled';
  }

  async function lookAgain(userId: string, number: string): Promise<void> {
    await inTransaction(pool, (client) =>
      enqueue(
        client,
        'release-canceled',
        { userId, orderNumber: number },
        { jobKey: `release-canceled:${number}`, afterSeconds: lookAgainAfterSeconds },
      ),
    );
  }

  /** Frees the benefit if the order is canceled by now. @throws ServiceError to be asked again. */
  async function releaseCanceled(userId: string, number: string): Promise<void> {
    const order = await findOrderState(commerceOf(userId)('default'), number);
    if (order?.state === 'canceled') await free(number);
  }

  async function free(number: string): Promise<void> {
    await releaseRedemption(pool, memberData(), number);
    await endReview(pool, number, 'canceled');
  }

  return { cancel, releaseCanceled };
}

/**
 * Why customers cancel, in the words of that store, for them to choose from; null where commerce
 * lets nobody cancel or does not say.
 */
export async function cancelReasons(commerce: ServiceClient): Promise<string[] | null> {
  try {
    const { storeConfig } = await commerce.run(OrderCancelingDocument, {});
    const told = storeConfig?.order_cancellation_reasons ?? [];
    const reasons = told.flatMap((one) => (one ? [one.description] : []));
    return storeConfig?.order_cancellation_enabled && reasons.length > 0 ? reasons : null;
  } catch (error) {
    if (isServiceError(error) && error.category !== 'authentication') return null;
    throw error;
  }
}

/** What commerce said; what it refuses it has begun to make, or knows no way to cancel. */
async function ask(
  commerce: ServiceClient,
  asked: { id: string; reason: string },
): Promise<CancelResult> {
  try {
    const { cancelOrder } = await commerce.run(CancelOrderDocument, asked);
    return cancelOrder?.order && !cancelOrder.error ? 'canceled' : 'too-late';
  } catch (error) {
    if (isUnknownOutcome(error)) return 'pending';
    if (isServiceError(error) && error.category === 'input') return 'too-late';
    throw error;
  }
}

/** Statuses are labels in the store's language, so this asks in the default store. */
async function findOrderState(
  commerce: ServiceClient,
  number: string,
): Promise<{ id: string; state: OrderState | null } | null> {
  const { customer } = await commerce.run(OrderStateDocument, { number });
  const order = customer?.orders?.items.find((one) => one !== null);
  return order ? { id: order.id, state: stateOf(order.status) } : null;
}
