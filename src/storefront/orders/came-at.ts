import { stateOf, type OrderState } from '#domain/orders/order-state.ts';

/** The instant at which an order came to a state, for those that we know of. */
export type CameAt = Partial<Record<OrderState, string>>;

type Comment = { message: string; timestamp: string } | null;

/**
 * Reads it from what commerce notes on an order: the status it came to, as the default store words
 * it. Whatever else a platform notes there is nothing to us.
 */
export function cameAtOf(comments: readonly Comment[] | null): CameAt {
  const known = (comments ?? []).flatMap((comment) => {
    const state = comment && stateOf(comment.message);
    return state ? [[state, `${comment.timestamp.replace(' ', 'T')}Z`] as const] : [];
  });
  return Object.fromEntries(known);
}
