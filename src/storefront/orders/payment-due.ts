import type { OrderView } from './order-view.ts';

const dayMs = 86_400_000;

/** The instant until which an order is to be paid. */
export function payBy(placedAt: string, days: number): string {
  return new Date(Date.parse(placedAt) + days * dayMs).toISOString();
}

/** Something is left to pay, and the order still stands. */
export function isToBePaid({ ledger, state }: Pick<OrderView, 'ledger' | 'state'>): boolean {
  return ledger.youPayMinor > 0 && state !== 'canceled' && state !== 'closed';
}
