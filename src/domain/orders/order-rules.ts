import { isSameOrder } from './order-number.ts';
import { isWaitingOver, waitingEndsAt } from '../benefit/waiting-period.ts';

/** After an order with one of these the member may order again, whatever the waiting period. */
export const DEFAULT_ALLOWED_STATUSES: readonly string[] = [
  'cancel',
  'canceled',
  'cancelled',
  'exchange',
  'exchanged',
];

/** A member's newest order. An instant without a zone, as Magento writes it, is UTC. */
export type LastOrder = {
  number?: string | null;
  placedAt: string | null | undefined;
  status: string | null | undefined;
};

/** The plan's own record of the benefit's last use, and the order that used it where it is known. */
export type Redemption = {
  status: 'redeemed' | 'available';
  at: string | null;
  orderNumber?: string | null;
};

/** `nextOn` is the first instant (ISO 8601) at which the benefit can be used again. */
export type BenefitEligibility =
  | { status: 'eligible' }
  | { status: 'waiting'; nextOn: string; because: 'order' | 'redemption' };

type OrderRules = { now: Date; periodMs: number; allowedStatuses: readonly string[] };

/**
 * Reads the setting ALLOWED_PREVIOUD_ORDER_STATUS: a list, the same as JSON, or a text with
 * commas; the default when it is not set. Answers in lower case.
 *
 * @throws Error 'ALLOWED_PREVIOUD_ORDER_STATUS must be a non-empty array'.
 */
export function parseAllowedStatuses(setting: unknown): readonly string[] {
  if (setting === undefined) return DEFAULT_ALLOWED_STATUSES;
  const list = typeof setting === 'string' ? listOf(setting) : setting;
  const statuses = Array.isArray(list)
    ? list.filter((status) => typeof status === 'string').map(normalStatus)
    : [];
  const named = statuses.filter((status) => status !== '');
  if (named.length > 0) return named;
  throw new Error('ALLOWED_PREVIOUD_ORDER_STATUS must be a non-empty array');
}

/** The list a text stands for; null when it begins like JSON and is none. */
function listOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Whether the benefit can be used now. A member waits while the last order or the plan's
 * record of a redemption is not older than the period; an order that was cancelled or
 * exchanged frees the member, and with it the redemption that it caused: the one with its
 * number or, where a number is missing, one that is not older. A redemption without an instant
 * counts as one of now.
 *
 * @throws Error 'Order date is required' or 'Order status is required'.
 */
export function decideEligibility({
  lastOrder,
  redemption,
  ...rules
}: OrderRules & {
  lastOrder: LastOrder | null;
  redemption: Redemption | null;
}): BenefitEligibility {
  const order = lastOrder && requireDated(lastOrder);
  const isFreed = order !== null && isAllowedStatus(order.status, rules.allowedStatuses);
  const orderBlocks =
    order && !isFreed && !isWaitingOver(order.placedAt, rules.now, rules.periodMs);

  const redeemedAt = redemption && redemptionInstant(redemption, rules.now);
  const ownOrderIsFreed =
    redeemedAt !== null && isFreed && isCausedBy(order, redemption?.orderNumber, redeemedAt);
  const redemptionBlocks =
    redeemedAt && !ownOrderIsFreed && !isWaitingOver(redeemedAt, rules.now, rules.periodMs);

  if (!orderBlocks && !redemptionBlocks) return { status: 'eligible' };
  const last = Math.max(
    orderBlocks ? order.placedAt.getTime() : -Infinity,
    redemptionBlocks ? redeemedAt.getTime() : -Infinity,
  );
  return {
    status: 'waiting',
    nextOn: waitingEndsAt(new Date(last), rules.periodMs).toISOString(),
    because: orderBlocks ? 'order' : 'redemption',
  };
}

/** Compared without case and surrounding spaces. */
export function isAllowedStatus(status: string, allowedStatuses: readonly string[]): boolean {
  return allowedStatuses.some((allowed) => normalStatus(allowed) === normalStatus(status));
}

type DatedOrder = { number: string | null; placedAt: Date; status: string };

function requireDated({ number = null, placedAt, status }: LastOrder): DatedOrder {
  const instant = findInstant(placedAt);
  if (!instant) throw new Error('Order date is required');
  if (!status?.trim()) throw new Error('Order status is required');
  return { number, placedAt: instant, status };
}

function isCausedBy(
  { number, placedAt }: DatedOrder,
  orderNumber: string | null | undefined,
  redeemedAt: Date,
): boolean {
  if (number && orderNumber) return number === orderNumber || isSameOrder(number, orderNumber);
  return placedAt.getTime() <= redeemedAt.getTime();
}

function redemptionInstant({ status, at }: Redemption, now: Date): Date | null {
  return status === 'redeemed' ? (findInstant(at) ?? now) : null;
}

/** "2026-01-15 10:20:30" (UTC, as Magento writes it) and ISO 8601; null for any other text. */
export function findInstant(text: string | null | undefined): Date | null {
  if (!text) return null;
  const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i.test(text);
  const isDayOnly = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const instant = new Date(hasZone || isDayOnly ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function normalStatus(status: string): string {
  return status.trim().toLowerCase();
}
