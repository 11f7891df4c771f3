import { expect, test } from 'vitest';
import { findState, moveInto, ORDER_MOVES, statesBefore } from './order-moves.ts';
import { ORDER_STATES } from './order-state.ts';

test('an order goes one way: made, sent, and taken back or exchanged', () => {
  const table = Object.values(ORDER_MOVES).flatMap((to) =>
    ORDER_STATES.filter((from) => statesBefore(to).includes(from)).map((from) => `${from} > ${to}`),
  );
  expect(table).toEqual([
    'pending > processing',
    'processing > complete',
    'pending > canceled',
    'processing > canceled',
    'complete > canceled',
    'exchange > canceled',
    'complete > exchanged',
    'exchange > exchanged',
  ]);
});

test.each([
  ['in-production', 'processing'],
  ['shipped', 'complete'],
  ['cancelled', 'canceled'],
  ['processing', 'processing'],
  ['Pending', 'pending'],
  ['lost', null],
  ['toString', null],
])('the word %s names the state %s', (word, state) => {
  expect(findState(word)).toBe(state);
});

test('an order that was just placed was not moved', () => {
  expect(moveInto('pending')).toBeNull();
  expect(moveInto('complete')).toBe('shipped');
});
