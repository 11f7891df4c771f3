import type { PaymentProvider } from '#shop/payments/port.ts';
import type { Env } from '../env.ts';
import { createStripe } from '../payments/stripe.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/spans.ts';
import { timed } from '../telemetry/timed.ts';

const service = 'payments';

/** The provider of the settings; null where they name none. */
export function paymentProviderOf(
  env: Env,
  { metrics, publicUrl }: { metrics: Pick<Metrics, 'outside'>; publicUrl: () => string },
): PaymentProvider | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey || !webhookSecret) return null;
  return createStripe({
    secretKey,
    webhookSecret,
    apiUrl: env.STRIPE_API_URL,
    publicUrl,
    watch: (call) =>
      inSpan(service, { kind: 'client', attributes: { 'peer.service': service } }, () =>
        timed(metrics.outside, { service }, call),
      ),
  });
}
