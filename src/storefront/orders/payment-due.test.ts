import { expect, test } from 'vitest';
import { orderViewOf } from './order-view.ts';
import { aWireOrder } from './orders.test-data.ts';
import { isToBePaid, payBy } from './payment-due.ts';

test('an order is to be paid two weeks after its day', () => {
  expect(payBy('2026-03-01T10:20:30Z', 14)).toBe('2026-03-15T10:20:30.000Z');
});

test.each([
  ['Pending', true],
  ['Canceled', false],
  ['Closed', false],
])('a rest of an order that is %s is to be paid: %s', (status, expected) => {
  expect(isToBePaid(orderViewOf(aWireOrder({ status }), 'Alder Health'))).toBe(expected);
});
