import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import type { CommerceContext } from '../context.ts';
import { requireCustomer } from '../customers/require-customer.ts';
import type { CancelOrderInput } from '../generated/schema.ts';
import { entityIdOf } from '../ids.ts';
import { changing } from '../freshness.ts';
import { cancelRefusal, requireGiven, type CancelAnswer } from './cancel-answer.ts';
import { cancelling, returnPayment, type CancelingRow } from './cancel-order.ts';
import { knownReason } from '../store/cancellation-reasons.ts';
import { findOrder } from './find-order.ts';
import type { Order } from './order.ts';
import { follow } from './order-events.ts';

/**
 * Cancels an order of the customer's own: its pieces go back into stock, and the customer is told.
 * Only while nobody has begun to make it, which is stricter than a Magento: cut lenses fit nobody
 * else. The reason is kept in the audit.
 *
 * @throws GraphQLError for a guest, for what is no id and for no reason.
 */
export async function cancelOwnOrder(
  context: CommerceContext,
  { order_id: uid, reason }: CancelOrderInput,
): Promise<CancelAnswer> {
  const { pool, sealer, audit, freshness } = context;
  const customer = requireCustomer(context);
  const orderId = entityIdOf(uid);
  requireGiven('order_id', orderId !== null);
  requireGiven('reason', reason !== '');
  const order = orderId === null ? null : await findOrder(pool, sealer, orderId);
  if (!order) return cancelRefusal('unknown');
  const record = (outcome: 'ok' | 'refused', why: string) =>
    audit.record({
      actor: `customer:${customer.id}`,
      action: 'order.cancel',
      subject: `order:${order.number}`,
      outcome,
      reason: why,
    });
  if (order.customerId !== customer.id) {
    await record('refused', 'another owner');
    return cancelRefusal('foreign');
  }
  const cancel = changing(freshness, () =>
    inTransaction(pool, (client) => cancelIn(context, client, order)),
  );
  const isCanceled = await cancel();
  const now = await findOrder(pool, sealer, order.id);
  if (!isCanceled) return cancelRefusal('tooLate', now);
  await record('ok', knownReason(reason, context.store));
  return { order: now };
}

const cancelPending = cancelling({ where: `status = 'pending' and customer_id = $2` });

/** False when it had come to another state before. */
async function cancelIn(
  { enqueue, settings }: CommerceContext,
  client: Queryable,
  { number, customerId }: Order,
): Promise<boolean> {
  const { rows } = await client.query<CancelingRow>(cancelPending, [number, customerId]);
  const eventId = rows[0]?.event_id ?? null;
  if (eventId === null) return false;
  const isToldOutside = settings.isToldOutside === true;
  await follow(client, { enqueue, isToldOutside }, eventId, { isMailed: true });
  await returnPayment(client, settings, number);
  return true;
}
