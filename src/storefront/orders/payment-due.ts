import type { OrderState } from '#domain/orders/order-state.ts';
import type { OrderView } from './order-view.ts';

/** Something is left to pay, and the glasses have not been sent or taken back. */
export function isToBePaid({ ledger, state }: Pick<OrderView, 'ledger' | 'state'>): boolean {
  return ledger.youPayMinor > 0 && !(state && settled.has(state));
}

const settled: ReadonlySet<OrderState> = new Set<OrderState>([
  'complete',
  'closed',
  'canceled',
  'exchange',
  'exchanged',
]);
