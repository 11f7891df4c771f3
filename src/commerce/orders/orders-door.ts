import { inTransaction } from '#service-base/transaction.ts';
import type { Engine } from '../context.ts';
import { changing } from '../freshness.ts';
import { cancelOrder, type Cancelling } from './cancel-order.ts';
import { changeStatus, type StatusChange } from './change-status.ts';
import { forgetOrdersOf } from './forget-orders.ts';
import type { Order } from './order.ts';
import { findOrderEvent, follow, type OrderEvent } from './order-events.ts';
import {
  findConfirmation,
  markConfirmationSent,
  type OrderConfirmation,
} from './order-messages.ts';
import { readLabOrders, type LabOrder } from './orders-for-lab.ts';
import { listRecentOrders, type OrderFilter, type OrderSummary } from './overview.ts';
import { markPaid, overdueOrders, releaseUnpaid, type Paying, type Released } from './payment.ts';
import { removeAbandonedCarts } from './abandoned-carts.ts';
import { seedOrder, type SeedOrder } from './seed-order.ts';

/** What operators, jobs and the demo's data need of orders, beside the protocol. */
export type OrdersDoor = {
  /** Writes an order of the past. */
  seed(seed: SeedOrder): Promise<Order>;
  /** Cancels by number and returns the pieces to stock. */
  cancel(number: string): Promise<Cancelling>;
  /** The numbers of unpaid orders whose day passed, `lateMs` ago or longer. */
  overdue(limit: number, lateMs?: number): Promise<string[]>;
  /** Cancels an order that was not paid in time; null when it is not to be released. */
  releaseUnpaid(number: string): Promise<Released | null>;
  /** Records that the money of an order has come. */
  markPaid(number: string): Promise<Paying>;
  /** Records how far an order is; members and whoever listens are told by the jobs that follow. */
  changeStatus(number: string, change: Parameters<typeof changeStatus>[3]): Promise<StatusChange>;
  /** What became of an order, for the jobs that follow it. */
  event(eventId: string): Promise<OrderEvent | null>;
  /** The newest orders, without what is sealed. */
  list(limit?: number, filter?: Omit<OrderFilter, 'limit'>): Promise<OrderSummary[]>;
  /** Orders for whoever makes them, the oldest first. They hold health data. */
  forLab(filter: OrderFilter): Promise<LabOrder[]>;
  /** What the job `order-confirmation` writes its message from. */
  confirmation(orderId: number): Promise<OrderConfirmation | null>;
  /** False when the message has gone out before. */
  markConfirmationSent(orderId: number): Promise<boolean>;
  /** Removes what nobody has touched since `before`; answers how many carts. */
  removeAbandonedCarts(before: Date): Promise<number>;
  /** Takes the person out of a customer's orders and carts. */
  forget(customerId: number): Promise<{ orders: number }>;
};

export function openOrders(engine: Engine): OrdersDoor {
  const { pool, sealer, freshness, settings, enqueue } = engine;
  const following = { enqueue, isToldOutside: settings.isToldOutside === true };
  return {
    seed: (seed) => seedOrder(engine, seed),
    cancel: changing(freshness, (number: string) =>
      inTransaction(pool, async (client) => {
        const { cancelling, eventId } = await cancelOrder(client, number);
        if (eventId) await follow(client, following, eventId, { isMailed: true });
        return cancelling;
      }),
    ),
    overdue: (limit, lateMs) => overdueOrders(pool, limit, lateMs),
    releaseUnpaid: changing(freshness, (number: string) =>
      inTransaction(pool, async (client) => {
        const { released, eventId } = await releaseUnpaid(client, number);
        // Whoever releases it writes to the member why.
        if (eventId) await follow(client, following, eventId, { isMailed: false });
        return released;
      }),
    ),
    markPaid: (number) => markPaid(pool, number),
    changeStatus: (number, change) =>
      inTransaction(pool, async (client) => {
        const done = await changeStatus(client, sealer, number, change);
        if (done.outcome === 'changed')
          await follow(client, following, done.eventId, { isMailed: true });
        return done;
      }),
    event: (eventId) => findOrderEvent(pool, sealer, eventId),
    list: (limit, filter) => listRecentOrders(pool, { ...filter, ...(limit ? { limit } : {}) }),
    forLab: (filter) => readLabOrders(pool, sealer, filter),
    confirmation: (orderId) => findConfirmation(pool, sealer, orderId),
    markConfirmationSent: (orderId) => markConfirmationSent(pool, orderId),
    removeAbandonedCarts: (before) => removeAbandonedCarts(pool, before),
    forget: (customerId) => forgetOrdersOf(pool, sealer, customerId),
  };
}
