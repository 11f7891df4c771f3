import { timingSafeEqual } from 'node:crypto';
import type { Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import { emailFingerprint } from '../customers/customer.ts';

/** As the protocol calls them. Asked for and not confirmed: by an address, or with an account. */
export type SubscriptionStatus = 'NOT_ACTIVE' | 'UNCONFIRMED' | 'SUBSCRIBED' | 'UNSUBSCRIBED';

/** An address, sealed to its fingerprint. */
export const sealedSubscribers = sealedValues<{ email: string }, string>(
  (fingerprint) => `commerce.newsletter_subscribers:${fingerprint}`,
);

/** As customers' addresses are found: one person's are the same. */
export const subscriberFingerprint = emailFingerprint;

type Use = 'confirm' | 'end';

/**
 * What stands in a link of a mail: whose, and a keyed hash that nobody else can make. A link to
 * confirm belongs to one round of asking; one to end works for good, as every old mail has it.
 */
export function linkToken(sealer: Sealer, use: Use, id: number, round: number): string {
  return `${id}-${proofOf(sealer, use, id, round)}`;
}

/** The number in a link; null where it is none of ours. */
export function idInToken(token: string): number | null {
  const [, id] = /^(\d{1,9})-[0-9a-f]{32}$/.exec(token) ?? [];
  return id ? Number(id) : null;
}

export function isTokenOf(
  sealer: Sealer,
  use: Use,
  { id, round }: { id: number; round: number },
  token: string,
): boolean {
  const own = Buffer.from(linkToken(sealer, use, id, round));
  const said = Buffer.from(token);
  return own.length === said.length && timingSafeEqual(own, said);
}

function proofOf(sealer: Sealer, use: Use, id: number, round: number): string {
  const named = use === 'confirm' ? `${id}:${round}` : String(id);
  return sealer.fingerprint(named, `commerce.newsletter.${use}`).slice(0, 32);
}
