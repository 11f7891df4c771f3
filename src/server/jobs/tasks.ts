import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { RecordRedemptionDocument } from '#clients/generated/member-data.ts';
import { cartKeptDays } from '#commerce/index.ts';
import { attemptsLeftOpen } from '#shop/ordering/attempts.ts';
import { confirmAttempt, sendConfirmation } from '../mail/order-confirmation.ts';
import { sendNewsletterMail } from '../mail/newsletter.ts';
import { sendOrderNews } from '../mail/order-news.ts';
import { postOrderEvent } from '../orders/order-webhook.ts';
import { watchedTasks } from './watched-tasks.ts';
import { attemptGraceMs } from '#shop/ordering/ordering.ts';
import { endLapsed } from '../orders/end-lapsed.ts';
import { findUnpaid, releaseUnpaidOrder } from '../orders/release-unpaid.ts';
import type { Services } from '../services.ts';
import { forgetExpired } from '#shop/retention/forget-expired.ts';

const SendMessage = z.object({
  sealed: z.string(),
  dedupeKey: z.string(),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
});
const RecordRedemption = z.object({ userId: z.string(), orderNumber: z.string() });
const ReleaseCanceled = RecordRedemption;
const ConfirmAttempt = z.object({ orderNumber: z.string() });
const ReleaseUnpaid = z.object({ orderNumber: z.string() });
const OrderHappening = z.object({ eventId: z.uuid() });
const OfPayment = z.object({ attemptId: z.uuid() });
const NewsletterMail = z.object({ subscriberId: z.int(), key: z.uuid() });
const OrderConfirmation = z.object({ orderId: z.number() });

const cartKeptMs = cartKeptDays * 24 * 60 * 60 * 1000;

/** What each kind of job does. Every task may run twice and has its effect once. */
export function tasksOf(services: Services): TaskList {
  const tasks: TaskList = {
    'send-message': async (payload) => {
      const { sealed, dedupeKey, expiresAt } = SendMessage.parse(payload);
      await services.messages.deliverSealed(sealed, dedupeKey, expiresAt);
    },

    // The waiting period begins with the order, however late the plan hears of it.
    'record-redemption': async (payload, { job }) => {
      await services.memberDataFor().run(RecordRedemptionDocument, {
        ...RecordRedemption.parse(payload),
        redeemedAt: job.created_at.toISOString(),
      });
    },

    'release-canceled': async (payload) => {
      const { userId, orderNumber } = ReleaseCanceled.parse(payload);
      await services.ordering.releaseCanceled(userId, orderNumber);
    },

    'settle-payment': async (payload) => {
      await services.ordering.settlePayment(OfPayment.parse(payload).attemptId);
    },

    'move-payment': async (payload) => {
      await services.payments.move(OfPayment.parse(payload).attemptId);
    },

    'end-lapsed': async (payload) => {
      await endLapsed(services, OfPayment.parse(payload).attemptId);
    },

    'order-confirmation': async (payload) => {
      await sendConfirmation(services, OrderConfirmation.parse(payload).orderId);
    },

    'confirm-attempt': async (payload) => {
      await confirmAttempt(services, ConfirmAttempt.parse(payload).orderNumber);
    },

    'order-news': async (payload) => {
      await sendOrderNews(services, OrderHappening.parse(payload).eventId);
    },

    'newsletter-mail': async (payload) => {
      const { subscriberId, key } = NewsletterMail.parse(payload);
      await sendNewsletterMail(services, subscriberId, key);
    },

    'order-webhook': async (payload) => {
      await postOrderEvent(services, OrderHappening.parse(payload).eventId);
    },

    'recover-orders': async () => {
      await recoverOrders(services, attemptGraceMs);
    },

    'find-unpaid': async () => {
      await findUnpaid(services);
      await services.payments.takeUpLeft();
    },

    'release-unpaid': async (payload) => {
      await releaseUnpaidOrder(services, ReleaseUnpaid.parse(payload).orderNumber);
    },

    'follow-price-rules': async () => {
      await services.commerce.promotions.followRulesInTime();
    },

    'forget-expired': async () => {
      await forgetExpired(services.pool);
      await services.commerce.newsletter.forgetExpired();
      await services.commerce.reviews.forgetRejected();
      await services.guests.endLeft(services.commerce.orders.removeCarts);
      await services.memberData.members.forgetExpired();
      await services.commerce.orders.removeAbandonedCarts(new Date(Date.now() - cartKeptMs));
      await services.commerce.forgetLinks();
      await services.commerce.dropUnusedMedia();
    },
  };
  return watchedTasks(tasks, services.metrics);
}

/**
 * Finishes the orders that a crash left open; called at start and every minute. One that cannot
 * be finished now, because commerce is away, stays for the next time.
 */
export async function recoverOrders(services: Services, olderThanMs: number): Promise<void> {
  for (const attempt of await attemptsLeftOpen(services.pool, olderThanMs)) {
    const status = await services.ordering.finish(attempt).then(
      (result) => result.status,
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    );
    // Somebody is at the payment page.
    if (status === 'to-pay') continue;
    services.log.warn({ attempt: attempt.id, status }, 'an order was left open');
  }
}
