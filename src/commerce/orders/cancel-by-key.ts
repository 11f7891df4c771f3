import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import type { CommerceContext, Engine } from '../context.ts';
import { inputError } from '../errors.ts';
import { changing } from '../freshness.ts';
import type { ConfirmCancelOrderInput, GuestOrderCancelInput } from '../generated/schema.ts';
import { entityIdOf } from '../ids.ts';
import { knownReason } from '../store/cancellation-reasons.ts';
import { cancelRefusal, requireGiven, type CancelAnswer } from './cancel-answer.ts';
import {
  isCancelKey,
  keepCancelKey,
  mayMailKey,
  newCancelKey,
  takeCancelKey,
} from './cancel-keys.ts';
import { mailCancelKey } from './cancel-mail.ts';
import { cancelOrder, returnPayment } from './cancel-order.ts';
import { findOrder } from './find-order.ts';
import { follow } from './order-events.ts';
import { findOrderByToken } from './order-token.ts';

/**
 * Mails a key to the guest who placed the order, to have it canceled with. Only while nobody has
 * begun to make it; nothing is canceled before the key comes back. After three mails in ten minutes
 * the answer is the same, and the last key stays good.
 *
 * @throws GraphQLError in Magento's words for a token of no order, and for a customer's order.
 */
export async function requestCancel(
  context: CommerceContext,
  { token, reason }: GuestOrderCancelInput,
): Promise<CancelAnswer> {
  const { pool, audit, settings, store } = context;
  requireGiven('token', token !== '');
  requireGiven('reason', reason !== '');
  const order = await findOrderByToken(context, token);
  const to = order.snapshot.email;
  const { guestOrders } = settings;
  if (!guestOrders || to === null) return cancelRefusal('disabled');
  const outcome = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ status: string }>(
      `select status from commerce.orders where id = $1 for update`,
      [order.id],
    );
    if (rows[0]?.status !== 'pending') return 'too-late';
    if (!(await mayMailKey(client, order.id))) return 'too-often';
    const key = newCancelKey();
    const why = knownReason(reason, store);
    await keepCancelKey(client, { orderId: order.id, key, reason: why });
    await mailCancelKey(client, context, guestOrders, { order, to, key });
    return 'mailed';
  });
  await audit.record({
    actor: 'guest',
    action: 'order.cancel.ask',
    subject: `order:${order.number}`,
    outcome: outcome === 'mailed' ? 'ok' : 'refused',
    ...(outcome !== 'mailed' && { reason: outcome }),
  });
  if (outcome !== 'too-late') return { order };
  return cancelRefusal('tooLate', await findOrder(pool, context.sealer, order.id));
}

/**
 * Cancels the order of a guest by the key that was mailed. Ids of orders count up, so that whoever
 * has no key is shown nothing of one, not even whether it is there, unlike at a Magento.
 *
 * @throws GraphQLError in Magento's words where the key does not open the order.
 */
export async function confirmCancel(
  context: CommerceContext,
  { order_id: uid, confirmation_key: key }: ConfirmCancelOrderInput,
): Promise<CancelAnswer> {
  const { pool, sealer } = context;
  const orderId = entityIdOf(uid);
  requireGiven('order_id', orderId !== null);
  requireGiven('confirmation_key', isCancelKey(key));
  const said = orderId === null ? 'no-key' : await cancelByKey(context, { orderId, key });
  if (orderId === null || said === 'no-key')
    throw inputError('The order cancellation could not be confirmed.');
  const order = await findOrder(pool, sealer, orderId);
  return said === 'canceled' ? { order } : cancelRefusal('tooLate', order);
}

/** `no-key`: none of that order's, or its time is over. */
export type CancelingByKey = 'canceled' | 'too-late' | 'no-key';

/**
 * Cancels the order that the key was mailed for: its pieces go back into stock, what was paid is
 * given back, and the guest is told. A key works once, and not once somebody has begun to make it.
 */
export async function cancelByKey(
  { pool, sealer, enqueue, settings, audit, freshness }: Engine,
  { orderId, key }: { orderId: number; key: string },
): Promise<CancelingByKey> {
  const order = await findOrder(pool, sealer, orderId);
  if (!order || order.customerId !== null) return 'no-key';
  const cancel = changing(freshness, () =>
    inTransaction(pool, async (client) => {
      const taken = await takeCancelKey(client, { orderId, key });
      // Of two keys the newer one cancels; once the order is canceled, both are told so.
      if (!taken || (!taken.isFresh && (await isPending(client, orderId))))
        return { said: 'no-key' } as const;
      const { number } = order;
      const { eventId } = await cancelOrder(client, number, { isOfGuest: true });
      if (eventId === null) return { said: 'too-late' } as const;
      const isToldOutside = settings.isToldOutside === true;
      await follow(client, { enqueue, isToldOutside }, eventId, { isMailed: true });
      await returnPayment(client, settings, number);
      return { said: 'canceled', reason: taken.reason } as const;
    }),
  );
  const { said, reason = said } = await cancel();
  // Nobody guesses a key; strangers who try would only fill the audit.
  if (said === 'no-key') return said;
  await audit.record({
    actor: 'guest',
    action: 'order.cancel',
    subject: `order:${order.number}`,
    outcome: said === 'canceled' ? 'ok' : 'refused',
    reason,
  });
  return said;
}

async function isPending(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await db.query(
    `select from commerce.orders where id = $1 and status = 'pending'`,
    [orderId],
  );
  return rows.length > 0;
}
