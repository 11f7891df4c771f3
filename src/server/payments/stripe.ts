import { z } from 'zod';
import { STORES } from '#domain/people/locale.ts';
import {
  ProviderAway,
  type ChargeState,
  type Notice,
  type NoticeRefusal,
  type OpenPage,
  type PageState,
  type PageToOpen,
  type PaymentProvider,
} from '#shop/payments/port.ts';
import { pathIn } from '#storefront/app/paths.ts';
import { brand } from '#storefront/brand/brand.ts';
import { checkStripeSignature } from './stripe-signature.ts';

/** What its answers look like does not change with this. */
const apiVersion = '2024-06-20';
const timeoutMs = 10_000;
/** A page may be open for 30 minutes at least; a little more, for clocks differ. */
const pageOpenSeconds = 31 * 60;

const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  last_payment_error: z.unknown().optional(),
  latest_charge: z
    .object({ amount: z.number(), amount_refunded: z.number() })
    .nullish()
    .or(z.string()),
});

const Session = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  url: z.string().nullish(),
  expires_at: z.number(),
  payment_intent: Intent.nullish().or(z.string()),
});

const Refund = z.object({ status: z.string().nullish() });

const Fault = z.object({ error: z.object({ code: z.string().nullish() }) });

const Event = z.object({
  id: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      payment_intent: z.string().nullish(),
    }),
  }),
});

type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** `https://api.stripe.com`. */
  apiUrl: string;
  /** Where browsers reach the shop. */
  publicUrl: () => string;
  /** Hears of every call, for the figures. */
  watch: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
};

/**
 * Stripe's own page, by its published protocol: Checkout Sessions whose amount is authorised and
 * captured later, PaymentIntents, Refunds and signed events. What goes there is in
 * docs/data-flow.md: an amount, our reference and the shop's name, nothing of the person.
 */
export function createStripe(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecret, apiUrl, publicUrl, watch } = options;

  async function call<Answer>(
    schema: z.ZodType<Answer>,
    path: string,
    form?: Record<string, string>,
    key?: string,
  ): Promise<Answer> {
    const response = await watch(() =>
      fetch(`${apiUrl}/v1/${path}`, {
        method: form ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': apiVersion,
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(form ? { body: new URLSearchParams(form) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    ).catch((error: unknown) => {
      throw new ProviderAway(`not reached (${error instanceof Error ? error.name : 'no answer'})`);
    });
    const answer: unknown = await response.json().catch(() => null);
    const known = schema.safeParse(answer);
    if (response.ok && known.success) return known.data;
    const code = Fault.safeParse(answer).data?.error.code;
    // Never its words: they may repeat what was sent.
    throw new StripeRefusal(response.status, code ?? 'no code');
  }

  async function openPage(page: PageToOpen): Promise<OpenPage> {
    const { locale } = STORES[page.store];
    const to = pathIn(locale);
    const shop = publicUrl();
    const expiresAt = Math.floor(Date.now() / 1000) + pageOpenSeconds;
    const session = await call(
      Session,
      'checkout/sessions',
      {
        mode: 'payment',
        client_reference_id: page.reference,
        'payment_intent_data[capture_method]': 'manual',
        'payment_intent_data[metadata][reference]': page.reference,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': page.currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(page.amountMinor),
        // Not what is ordered: that would tell of somebody's eyes.
        'line_items[0][price_data][product_data][name]': brand.retailer.name,
        locale: locale === 'de' ? 'de' : 'en',
        expires_at: String(expiresAt),
        success_url: `${shop}${to('orders.order-confirmation')}`,
        cancel_url: `${shop}${to('checkout.order-review')}?unpaid`,
      },
      // Another body under the same key is refused, and the time is in the body.
      `page:${page.reference}:${expiresAt}`,
    );
    if (!session.url) throw new ProviderAway('answered without a page');
    return {
      sessionId: session.id,
      url: session.url,
      openUntil: new Date(session.expires_at * 1000),
    };
  }

  async function look(sessionId: string): Promise<PageState> {
    const session = await call(
      Session,
      `checkout/sessions/${encodeURIComponent(sessionId)}?expand[]=payment_intent`,
    );
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    if (session.status === 'open')
      return { state: 'open', wasRefused: Boolean(intent?.last_payment_error) };
    if (session.status === 'expired' || !intent || intent.status === 'canceled')
      return { state: 'over' };
    // Still being looked at by the provider: asked again, and not yet money.
    if (intent.status !== 'requires_capture' && intent.status !== 'succeeded')
      throw new ProviderAway(`the payment is ${intent.status}`);
    return {
      state: 'authorised',
      intentId: intent.id,
      amountMinor: intent.amount,
      currency: intent.currency.toUpperCase(),
    };
  }

  async function lookAtCharge(intentId: string): Promise<ChargeState> {
    const intent = await call(
      Intent,
      `payment_intents/${encodeURIComponent(intentId)}?expand[]=latest_charge`,
    );
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    if (intent.status === 'requires_capture') return 'authorised';
    if (intent.status === 'canceled') return 'returned';
    if (intent.status !== 'succeeded') throw new ProviderAway(`the payment is ${intent.status}`);
    return charge && charge.amount_refunded >= charge.amount ? 'refunded' : 'captured';
  }

  const change = (intentId: string, what: 'capture' | 'cancel') =>
    call(
      Intent,
      `payment_intents/${encodeURIComponent(intentId)}/${what}`,
      {},
      `${what}:${intentId}`,
    );

  async function capture(intentId: string): Promise<'captured' | 'returned'> {
    try {
      await change(intentId, 'capture');
      return 'captured';
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const state = await lookAtCharge(intentId);
      if (state === 'captured' || state === 'returned') return state;
      // The bank holds it no more, and Stripe has yet to cancel it by itself.
      if (error.code !== 'charge_expired_for_capture') throw error;
      await release(intentId);
      return 'returned';
    }
  }

  /** What is as it should be already is refused, and is no fault. */
  async function release(intentId: string): Promise<void> {
    try {
      await change(intentId, 'cancel');
    } catch (error) {
      if (error instanceof StripeRefusal && (await lookAtCharge(intentId)) === 'returned') return;
      throw error;
    }
  }

  return {
    openPage,
    look,
    lookAtCharge,
    async closePage(sessionId) {
      try {
        await call(Session, `checkout/sessions/${encodeURIComponent(sessionId)}/expire`, {});
      } catch (error) {
        // Only an open page can be closed; whoever asks looks at it next.
        if (!(error instanceof StripeRefusal)) throw error;
      }
    },
    capture,
    release,
    async refund(intentId) {
      const refund = await call(
        Refund,
        'refunds',
        { payment_intent: intentId },
        `refund:${intentId}`,
      );
      if (refund.status === 'failed' || refund.status === 'canceled')
        throw new ProviderAway(`the refund is ${refund.status}`);
    },
    readNotice(body, signature, now): Notice | NoticeRefusal {
      const proof = checkStripeSignature(signature, { secret: webhookSecret, body, now });
      if (proof !== 'genuine') return proof;
      const event = Event.safeParse(parsed(body));
      if (!event.success) return 'unreadable';
      const { object } = event.data.data;
      const isIntent = object.object === 'payment_intent';
      return {
        id: event.data.id,
        sessionId: object.object === 'checkout.session' ? object.id : null,
        intentId: isIntent ? object.id : (object.payment_intent ?? null),
      };
    },
    async check() {
      await call(z.unknown(), 'checkout/sessions?limit=1');
    },
  };
}

/** It answered, and did not do it. */
class StripeRefusal extends ProviderAway {
  override name = 'StripeRefusal';
  readonly code: string;

  constructor(status: number, code: string) {
    super(`answered ${status} (${code})`);
    this.code = code;
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
