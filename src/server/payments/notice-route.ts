import type { Hono } from 'hono';
import { refusal } from '../http/refusal.ts';
import type { AppVariables } from '../http/variables.ts';
import type { Services } from '../services.ts';

/**
 * Where Stripe tells that something happened. What is genuine and new is taken once and looked
 * into by a job, which asks the provider what is so; what a notice says of it counts for nothing.
 */
export function paymentNoticeRoutes(
  app: Hono<{ Variables: AppVariables }>,
  { audit, payments, paymentProvider: provider }: Services,
): void {
  if (!provider) return;
  app.post('/webhooks/stripe', async (c) => {
    const signature = c.req.header('stripe-signature') ?? '';
    const notice = provider.readNotice(await c.req.text(), signature, new Date());
    if (typeof notice === 'string') {
      await audit.record({
        actor: 'anonymous',
        action: 'payment.notice',
        outcome: 'refused',
        reason: notice,
      });
      return refusal(c, 400, 'bad_notice', 'This notice is not taken.');
    }
    await payments.takeIn(notice);
    return c.json({ received: true });
  });
}
