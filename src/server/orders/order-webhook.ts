import { createHmac } from 'node:crypto';
import { moveInto } from '#domain/orders/order-moves.ts';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { PlainFault } from '../plain-fault.ts';
import type { Services } from '../services.ts';
import { inSpan, traceHeaders } from '../telemetry/spans.ts';
import { timed } from '../telemetry/timed.ts';

const timeoutMs = 10_000;

/**
 * Tells whoever the operator named what became of an order: its number, what, when and the id of
 * the event, which is the same however often it is told. Signed as Standard Webhooks has it. What
 * is not taken is told again later.
 * @throws Error without a word of the answer.
 */
export async function postOrderEvent(
  { commerce, env, metrics }: Services,
  eventId: string,
): Promise<void> {
  const { ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: secret } = env;
  // Whoever took the setting away is told nothing more.
  if (!url || !secret) return;
  const event = await commerce.orders.event(eventId);
  if (!event) return;
  const body = JSON.stringify({
    type: `order.${moveInto(event.status) ?? 'placed'}`,
    timestamp: event.at.toISOString(),
    data: { id: event.id, number: displayOrderNumber(event.orderNumber) },
  });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'framewell',
    ...signature(secret, { id: event.id, seconds: Math.floor(Date.now() / 1000), body }),
  };
  const attributes = { 'peer.service': service };
  await inSpan(service, { kind: 'client', attributes }, () =>
    timed(metrics.outside, { service }, () => post(url, body, { ...headers, ...traceHeaders() })),
  );
}

const service = 'order webhook';

async function post(url: string, body: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(refuseWithoutWords);
  await response.body?.cancel().catch(() => {});
  if (!response.ok) throw new PlainFault(`the webhook was not taken (${response.status})`);
}

/** The headers by which the receiver knows that the body is ours, and not an old one. */
export function signature(
  secret: Buffer,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Record<`webhook-${'id' | 'timestamp' | 'signature'}`, string> {
  const signed = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signed}`,
  };
}

/** What failed may quote the address with what is secret in it; the queue would keep that. */
function refuseWithoutWords(fault: unknown): never {
  const cause = fault instanceof Error ? fault.cause : null;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  throw new PlainFault(`the webhook was not reached (${code ?? 'no answer'})`);
}
