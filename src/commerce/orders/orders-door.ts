import { inTransaction } from '#service-base/transaction.ts';
import type { Engine } from '../context.ts';
import { changing } from '../freshness.ts';
import { cancelByKey, type CancelingByKey } from './cancel-by-key.ts';
import { cancelLinkOf } from './cancel-keys.ts';
import { cancelOrder, returnPayment } from './cancel-order.ts';
import { changeStatus } from './change-status.ts';
import { orderNumberOfCart } from './find-order.ts';
import { forgetOrderOfGuest, forgetOrdersOf } from './forget-orders.ts';
import { findOrderEvent, follow } from './order-events.ts';
import { findConfirmation, markConfirmationSent } from './order-messages.ts';
import { readLabOrders } from './orders-for-lab.ts';
import { listRecentOrders, type OrderFilter } from './overview.ts';
import { markPaid, overdueOrders, payingOf, releaseUnpaid, type ReleaseReason } from './payment.ts';
import { removeAbandonedCarts, releaseCart, removeCarts } from './abandoned-carts.ts';
import { seedOrder, type SeedOrder } from './seed-order.ts';

/** What operators, jobs and the demo's data need of orders, beside the protocol. */
export type OrdersDoor = ReturnType<typeof openOrders>;

export function openOrders(engine: Engine) {
  const { pool, sealer, freshness, settings, enqueue } = engine;
  const following = { enqueue, isToldOutside: settings.isToldOutside === true };
  return {
    /** Writes an order of the past. */
    seed: (seed: SeedOrder) => seedOrder(engine, seed),
    /** Cancels by number and returns the pieces to stock; its member is told, unless somebody else does. */
    cancel: changing(
      freshness,
      (
        number: string,
        { isMailed = true, isOfGuest = false }: { isMailed?: boolean; isOfGuest?: boolean } = {},
      ) =>
        inTransaction(pool, async (client) => {
          const { cancelling, eventId } = await cancelOrder(client, number, { isOfGuest });
          if (eventId) {
            await follow(client, following, eventId, { isMailed });
            await returnPayment(client, settings, number);
          }
          return cancelling;
        }),
    ),
    /** Cancels the order of a guest, by the link that was mailed to them. */
    async cancelByLink(token: string): Promise<CancelingByKey> {
      const link = cancelLinkOf(token);
      return link ? cancelByKey(engine, link) : 'no-key';
    },
    /** The numbers of unpaid orders whose day passed, `lateMs` ago or longer. */
    overdue: (limit: number, lateMs?: number) => overdueOrders(pool, limit, lateMs),
    /** Cancels an order that is not paid, before it is made; null when it is not to be released. */
    releaseUnpaid: changing(freshness, (number: string, reason: ReleaseReason) =>
      inTransaction(pool, async (client) => {
        const { released, eventId } = await releaseUnpaid(client, number, reason);
        if (eventId) {
          // Whoever releases it writes to the member why.
          await follow(client, following, eventId, { isMailed: false });
          await returnPayment(client, settings, number);
        }
        return released;
      }),
    ),
    /** Records that the money of an order has come. */
    markPaid: (number: string) => markPaid(pool, number),
    /** The number of the order that a cart became; null where it became none. */
    numberOfCart: (maskedId: string) => orderNumberOfCart(pool, maskedId),
    /** Where an order is, and whether its money was recorded. */
    paying: (number: string) => payingOf(pool, number),
    /** Records how far an order is; members and whoever listens are told by the jobs that follow. */
    changeStatus: (number: string, change: Parameters<typeof changeStatus>[3]) =>
      inTransaction(pool, async (client) => {
        const done = await changeStatus(client, sealer, number, change);
        if (done.outcome === 'changed')
          await follow(client, following, done.eventId, { isMailed: true });
        return done;
      }),
    /** What became of an order, for the jobs that follow it. */
    event: (eventId: string) => findOrderEvent(pool, sealer, eventId),
    /** The newest orders, without what is sealed. */
    list: (limit?: number, filter?: Omit<OrderFilter, 'limit'>) =>
      listRecentOrders(pool, { ...filter, ...(limit ? { limit } : {}) }),
    /** Orders for whoever makes them, the oldest first. They hold health data. */
    forLab: (filter: OrderFilter) => readLabOrders(pool, sealer, filter),
    /** What the job `order-confirmation` writes its message from. */
    confirmation: (orderId: number) => findConfirmation(pool, sealer, orderId),
    /** False when the message has gone out before. */
    markConfirmationSent: (orderId: number) => markConfirmationSent(pool, orderId),
    /** Removes what nobody has touched since `before`; answers how many carts. */
    removeAbandonedCarts: (before: Date) => removeAbandonedCarts(pool, before),
    /** Makes a customer's cart that of nobody, known by its id alone. */
    releaseCart: (maskedId: string) => releaseCart(pool, maskedId),
    /** Removes the carts with these ids that were not ordered. */
    removeCarts: (maskedIds: string[]) => removeCarts(pool, maskedIds),
    /** Takes the person out of a customer's orders and carts. */
    forget: (customerId: number) => forgetOrdersOf(pool, sealer, customerId),
    /** Takes the person out of the order of a guest. */
    forgetGuest: (number: string) => forgetOrderOfGuest(pool, sealer, number),
  };
}
