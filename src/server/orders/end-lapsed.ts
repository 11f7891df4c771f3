import { findAttempt } from '#shop/ordering/attempts.ts';
import type { Services } from '../services.ts';
import { releaseUnpaidOrder } from './release-unpaid.ts';

/**
 * Ends the order of a payment that the provider holds no more: canceled like one that was not paid
 * in time, and told, before anybody makes it. Once it is being made it stays, and the operator is
 * told. Run again it does what is missing.
 * @throws Error to be run again, while the order is still being placed.
 */
export async function endLapsed(services: Services, attemptId: string): Promise<void> {
  const { audit, commerce, log, ordering, payments, pool } = services;
  const attempt = await findAttempt(pool, attemptId);
  if (!attempt) return;
  // Closed first: its redemption is released only where it is known.
  if (attempt.state === 'open') await ordering.finish(attempt);
  const closed = await findAttempt(pool, attemptId);
  if (closed?.state === 'open') throw new Error('the order is still being placed');
  const number = closed?.orderNumber;
  if (!number || (await releaseUnpaidOrder(services, number, 'lapsed'))) return;
  const paying = await commerce.orders.paying(number);
  if (!paying || paying.status === 'canceled') return;
  if (paying.isPaid) return payments.settleLapsed(number);
  log.error({ order: number, status: paying.status }, 'an order is made whose payment lapsed');
  await audit.record({
    actor: 'service',
    action: 'order.release',
    subject: `order:${number}`,
    outcome: 'refused',
    reason: `its payment lapsed, and it is ${paying.status}`,
  });
}
