import { expect, test } from 'vitest';
import { orderViewOf } from './order-view.ts';
import { aWireOrder } from './orders.test-data.ts';
import { dayToPayBy } from '../i18n/format.ts';
import { isToBePaid } from './payment-due.ts';

test.each([
  ['2026-01-10T04:30:00Z', 'USD', '2026-01-23'],
  ['2026-01-10T04:30:00Z', 'EUR', '2026-01-24'],
  // Summer time begins between: the day is that of the same number of hours later.
  ['2026-03-01T04:30:00Z', 'USD', '2026-03-15'],
] as const)('what is ordered at %s in %s is to be paid by %s', (placedAt, currency, day) => {
  expect(dayToPayBy(new Date(placedAt), 14, currency)).toBe(day);
});

test.each([
  ['Pending', true],
  ['Canceled', false],
  ['Closed', false],
  ['Processing', true],
  ['Complete', false],
  ['Exchanged', false],
])('a rest of an order that is %s is to be paid: %s', (status, expected) => {
  expect(isToBePaid(orderViewOf(aWireOrder({ status }), 'Alder Health'))).toBe(expected);
});
