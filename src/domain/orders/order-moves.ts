import { stateOf, type OrderState } from './order-state.ts';

/** What an operator says of an order, and the state that it has in commerce then. */
export const ORDER_MOVES = {
  'in-production': 'processing',
  shipped: 'complete',
  cancelled: 'canceled',
  exchanged: 'exchanged',
} as const satisfies Record<string, OrderState>;

export type OrderMove = keyof typeof ORDER_MOVES;
export type MovedState = (typeof ORDER_MOVES)[OrderMove];

/** From which states an order may come into one; all others are refused. */
const BEFORE = {
  processing: ['pending'],
  complete: ['processing'],
  // A parcel may come back.
  canceled: ['pending', 'processing', 'complete', 'exchange'],
  exchanged: ['complete', 'exchange'],
} as const satisfies Record<MovedState, readonly OrderState[]>;

/** The states from which an order may come into this one. */
export function statesBefore(state: MovedState): readonly OrderState[] {
  return BEFORE[state];
}

export function isOrderMove(word: string): word is OrderMove {
  return Object.hasOwn(ORDER_MOVES, word);
}

/** The state that a word of ours or of commerce names; null when it is neither. */
export function findState(word: string): OrderState | null {
  return isOrderMove(word) ? ORDER_MOVES[word] : stateOf(word);
}

/** The same state where it is one that orders come into after they were placed; else null. */
export function movedStateOf(state: OrderState): MovedState | null {
  return Object.values(ORDER_MOVES).find((known) => known === state) ?? null;
}

/** What became of an order when it came into this state, in the words of operators. */
export function moveInto(state: OrderState): OrderMove | null {
  const found = Object.entries(ORDER_MOVES).find(([, known]) => known === state)?.[0];
  return found && isOrderMove(found) ? found : null;
}
