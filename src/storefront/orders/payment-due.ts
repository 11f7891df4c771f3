import type { OrderView } from './order-view.ts';

/** Something is left to pay, and the order still stands. */
export function isToBePaid({ ledger, state }: Pick<OrderView, 'ledger' | 'state'>): boolean {
  return ledger.youPayMinor > 0 && state !== 'canceled' && state !== 'closed';
}
