import type { OrderState } from '#domain/orders/order-state.ts';
import type { OrderView } from './order-view.ts';

/** What became of an order and when (an instant), oldest first: that it was placed, to begin with. */
export function happeningsOf({
  placedAt,
  cameAt,
}: Pick<OrderView, 'placedAt' | 'cameAt'>): { state: OrderState; at: string }[] {
  const known = Object.entries({ ...cameAt, pending: placedAt }) as [OrderState, string][];
  return known
    .map(([state, at]) => ({ state, at }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}
