import { createHmac, timingSafeEqual } from 'node:crypto';

/** So old a notice may be, or so far ahead of our clock, as the provider's own libraries have it. */
const toleranceSeconds = 300;

/** The header `Stripe-Signature` of a body sent at `seconds`: `t=…,v1=…`. */
export function stripeSignature(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${signed(secret, body, seconds)}`;
}

/**
 * Whether the body is the provider's, and new. During a change of the secret several `v1` stand in
 * one header; other schemes are nothing to go by.
 */
export function checkStripeSignature(
  header: string,
  { secret, body, now }: { secret: string; body: string; now: Date },
): 'genuine' | 'forged' | 'stale' {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(seconds)) return 'forged';
  const expected = Buffer.from(signed(secret, body, seconds));
  const isSigned = parts
    .filter(([name]) => name === 'v1')
    .some(([, value = '']) => {
      const given = Buffer.from(value);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  if (!isSigned) return 'forged';
  return Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds ? 'stale' : 'genuine';
}

function signed(secret: string, body: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
