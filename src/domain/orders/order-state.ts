/** The states of an order in words of our own; commerce's label is shown for any other. */
export const ORDER_STATES = [
  'pending',
  'processing',
  'complete',
  'closed',
  'canceled',
  'exchange',
  'exchanged',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What a status, as the default store words it, means to us. */
export function stateOf(status: string): OrderState | null {
  const word = status.trim().toLowerCase();
  if (word === 'cancelled' || word === 'cancel') return 'canceled';
  return ORDER_STATES.find((state) => state === word) ?? null;
}
