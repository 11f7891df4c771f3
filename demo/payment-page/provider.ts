import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripeSignature } from '#server/payments/stripe-signature.ts';
import { payPage, type PayPage } from './page.ts';

/** A payment as the provider keeps it; amounts in minor units. */
type Intent = {
  id: string;
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
  amount: number;
  currency: string;
  lastError: { code: string } | null;
  refunded: number;
};

type Session = PayPage & {
  status: 'open' | 'complete' | 'expired';
  expiresAt: number;
  successUrl: string;
  reference: string;
  intent: Intent;
};

/** What a test decides about the next calls; the demo never does. */
type Control = {
  /** `held`: notices wait until `send` is asked for. */
  notices?: 'sent' | 'held';
  /** The call whose path ends so fails once: before anything is done, or after it was. */
  fail?: { path: string; when: 'request' | 'answer' };
  /** The authorisation with this id ends, as after seven days, and it is told. */
  lapse?: string;
};

export type ProviderOptions = {
  secretKey: string;
  /** Where notices go, and the secret that signs them; read anew for each. */
  notify: () => { url: string; secret: string };
};

/**
 * A stand-in that speaks the part of Stripe's protocol that the shop uses, keeps all in memory and
 * takes no money: for the demo and for tests. Cards are chosen, not typed.
 */
export function createPaymentProvider({ secretKey, notify }: ProviderOptions): Server {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const answers = new Map<string, unknown>();
  const held: string[] = [];
  /** What was really done: `capture pi_…`. */
  const done: string[] = [];
  let control: Control = {};

  const sessionWire = (session: Session, isExpanded: boolean) => ({
    id: session.id,
    object: 'checkout.session',
    status: session.status,
    url: session.status === 'open' ? session.url : null,
    expires_at: session.expiresAt,
    client_reference_id: session.reference,
    payment_status: session.intent.status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: paymentIntentOf(session, isExpanded),
  });
  // As there: none before a card was tried.
  const paymentIntentOf = ({ intent }: Session, isExpanded: boolean) => {
    if (intent.status === 'requires_payment_method' && !intent.lastError) return null;
    return isExpanded ? intentWire(intent) : intent.id;
  };
  const intentWire = (intent: Intent) => ({
    id: intent.id,
    object: 'payment_intent',
    status: intent.status,
    amount: intent.amount,
    currency: intent.currency,
    last_payment_error: intent.lastError,
    latest_charge:
      intent.status === 'requires_payment_method'
        ? null
        : { id: `ch_${intent.id}`, amount: intent.amount, amount_refunded: intent.refunded },
  });

  async function tell(type: string, object: object): Promise<void> {
    const body = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } });
    held.push(body);
    if (control.notices !== 'held') await send();
  }

  /** As there, a notice is sent again until it is taken. */
  async function send(): Promise<void> {
    for (const body of held.splice(0)) {
      for (let pauseMs = 100; pauseMs < 5000; pauseMs *= 2) {
        const { url, secret } = notify();
        const signature = stripeSignature(secret, body, Math.floor(Date.now() / 1000));
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body,
        }).catch(() => null);
        if (answer?.ok) break;
        await sleep(pauseMs);
      }
    }
  }

  const current = (session: Session): Session => {
    const isPast = session.expiresAt * 1000 < Date.now();
    if (session.status === 'open' && isPast) session.status = 'expired';
    return session;
  };

  function openSession(form: URLSearchParams, origin: string): object {
    const id = newId('cs_test');
    const price = 'line_items[0][price_data]';
    const amount = Number(form.get(`${price}[unit_amount]`));
    const expiresAt = Number(form.get('expires_at'));
    const isWhole =
      form.get('mode') === 'payment' &&
      form.get('payment_intent_data[capture_method]') === 'manual' &&
      form.get('line_items[0][quantity]') === '1' &&
      amount > 0 &&
      expiresAt - Date.now() / 1000 > 29 * 60;
    if (!isWhole) throw new Refused('parameter_invalid');
    const intent: Intent = {
      id: newId('pi'),
      status: 'requires_payment_method',
      amount,
      currency: form.get(`${price}[currency]`) ?? '',
      lastError: null,
      refunded: 0,
    };
    const session: Session = {
      id,
      url: `${origin}/pay/${id}`,
      status: 'open',
      locale: form.get('locale') === 'de' ? 'de' : 'en',
      payee: form.get(`${price}[product_data][name]`) ?? '',
      amountMinor: amount,
      currency: intent.currency.toUpperCase(),
      cancelUrl: form.get('cancel_url') ?? '',
      successUrl: form.get('success_url') ?? '',
      reference: form.get('client_reference_id') ?? '',
      expiresAt,
      intent,
    };
    sessions.set(id, session);
    intents.set(intent.id, intent);
    done.push(`open ${id}`);
    return sessionWire(session, false);
  }

  function changeIntent(intent: Intent, what: string): object {
    if (intent.status !== 'requires_capture') throw new Refused('payment_intent_unexpected_state');
    intent.status = what === 'capture' ? 'succeeded' : 'canceled';
    done.push(`${what} ${intent.id}`);
    return intentWire(intent);
  }

  async function lapse(intent: Intent): Promise<void> {
    if (intent.status !== 'requires_capture') return;
    intent.status = 'canceled';
    done.push(`lapse ${intent.id}`);
    await tell('payment_intent.canceled', intentWire(intent));
  }

  function refund(form: URLSearchParams): object {
    const intent = find(intents, form.get('payment_intent'));
    if (intent.status !== 'succeeded') throw new Refused('charge_not_captured');
    if (intent.refunded > 0) throw new Refused('charge_already_refunded');
    intent.refunded = intent.amount;
    done.push(`refund ${intent.id}`);
    return { id: newId('re'), object: 'refund', status: 'succeeded', payment_intent: intent.id };
  }

  function act(path: string, form: URLSearchParams | null, asked: Asked): object {
    const [, kind, id = '', what] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ??
      [];
    if (kind === 'refunds' && form) return refund(form);
    if (kind === 'payment_intents' && id) {
      const intent = find(intents, id);
      return form ? changeIntent(intent, what ?? '') : intentWire(intent);
    }
    if (kind === 'checkout/sessions' && !id) return form ? openSession(form, asked.origin) : {};
    if (kind !== 'checkout/sessions') throw new Refused('unknown_path', 404);
    const session = current(find(sessions, id));
    if (what === 'expire' && form) {
      if (session.status !== 'open') throw new Refused('session_not_open');
      session.status = 'expired';
    }
    return sessionWire(session, asked.isExpanded);
  }

  function callOnce(path: string, form: URLSearchParams | null, asked: Asked): object {
    const memory = form && asked.key ? `${path} ${asked.key}` : null;
    const known = memory && answers.get(memory);
    if (known) return known;
    const failing = control.fail && path.endsWith(control.fail.path) ? control.fail : null;
    if (failing) delete control.fail;
    if (failing?.when === 'request') throw new Refused('api_error', 500);
    const answer = act(path, form, asked);
    if (memory) answers.set(memory, answer);
    if (failing) throw new Refused('api_error', 500);
    return answer;
  }

  async function pay(session: Session, choice: string | null, response: ServerResponse) {
    const { intent } = current(session);
    if (session.status !== 'open') return showPage(session, response);
    if (choice !== 'pay') {
      intent.lastError = { code: 'card_declined' };
      return showPage(session, response);
    }
    intent.status = 'requires_capture';
    intent.lastError = null;
    session.status = 'complete';
    done.push(`authorise ${intent.id}`);
    redirect(response, session.successUrl);
    await tell('checkout.session.completed', sessionWire(session, false));
  }

  function showPage(session: Session, response: ServerResponse): void {
    const { status, intent } = current(session);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    response.end(payPage(session, { isOpen: status === 'open', wasRefused: !!intent.lastError }));
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `http://${request.headers.host}`;
    const { pathname: path, searchParams } = new URL(request.url ?? '/', origin);
    const body = await textOf(request);
    const page = /^\/pay\/(\w+)$/.exec(path);
    if (page) {
      const session = find(sessions, page[1] ?? '');
      if (request.method !== 'POST') return showPage(session, response);
      return pay(session, new URLSearchParams(body).get('choice'), response);
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw new Refused('invalid_api_key', 401);
    if (path === '/control') {
      const { lapse: lapsing, ...changes } = JSON.parse(body || '{}') as Control;
      control = { ...control, ...changes };
      if (lapsing) await lapse(find(intents, lapsing));
      return json(response, 200, { done });
    }
    if (path === '/control/send') {
      await send();
      return json(response, 200, { done });
    }
    if (!request.headers['stripe-version']) throw new Refused('version_missing');
    const form = request.method === 'POST' ? new URLSearchParams(body) : null;
    const asked = {
      origin,
      isExpanded: searchParams.has('expand[]'),
      key: String(request.headers['idempotency-key'] ?? ''),
    };
    json(response, 200, callOnce(path, form, asked));
  }

  return createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refused ? error : new Refused('api_error', 500);
      if (!response.headersSent) json(response, status, { error: { code } });
    });
  });
}

type Asked = { origin: string; isExpanded: boolean; key: string };

class Refused extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status = 400) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

function find<One>(all: Map<string, One>, id: string | null): One {
  const one = all.get(id ?? '');
  if (!one) throw new Refused('resource_missing', 404);
  return one;
}

function newId(kind: string): string {
  return `${kind}_${randomBytes(12).toString('hex')}`;
}

function json(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location });
  response.end();
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
