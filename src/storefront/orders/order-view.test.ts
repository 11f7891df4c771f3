import { expect, test } from 'vitest';
import { orderViewOf } from './order-view.ts';
import { aWireOrder } from './orders.test-data.ts';

test('an order keeps the ledger of its review', () => {
  const { ledger } = orderViewOf(aWireOrder(), 'Alder Health');

  expect(ledger).toMatchObject({
    priceMinor: 37900,
    planPaysMinor: 21000,
    shippingMinor: 0,
    otherMinor: 0,
    youPayMinor: 16900,
  });
});

test('a German order says how much of its total is VAT', () => {
  const order = aWireOrder({
    total: {
      grand_total: euros(169),
      total_shipping: euros(0),
      total_tax: euros(26.99),
      taxes: [{ rate: 19 }],
    },
  });

  const { ledger } = orderViewOf(order, 'Alder Health');

  expect(ledger.currency).toBe('EUR');
  expect(ledger.tax).toEqual({ amountMinor: 2699, ratePercent: 19, isIncluded: true });
  expect(ledger.otherMinor).toBe(0);
});

test('an order tells when it came to its states, and its parcel', () => {
  const { cameAt, tracking } = orderViewOf(
    aWireOrder({
      comments: [
        { message: 'Pending', timestamp: '2026-03-01 10:20:30' },
        { message: 'Please ring twice.', timestamp: '2026-03-02 08:00:00' },
        { message: 'Complete', timestamp: '2026-03-09 16:00:00' },
      ],
      shipments: [{ tracking: [{ title: 'DHL', number: '0034' }] }, { tracking: null }],
    }),
    'Alder Health',
  );

  expect(cameAt).toEqual({ pending: '2026-03-01T10:20:30Z', complete: '2026-03-09T16:00:00Z' });
  expect(tracking).toEqual(['DHL 0034']);
});

test('the number is shown with dm and ten digits', () => {
  expect(orderViewOf(aWireOrder({ number: '42' }), 'Alder Health').number).toBe('dm0000000042');
});

test('the prescription is the one that was ordered', () => {
  const { prescription, lensName } = orderViewOf(aWireOrder(), 'Alder Health');

  expect(lensName).toBe('Progressive, index 1.5');
  expect(prescription).toMatchObject({ pd: 63, od: { sphere: -1.25 }, os: { sphere: -1.5 } });
});

test.each([
  ['Canceled', 'canceled'],
  ['Cancelled', 'canceled'],
  ['Processing', 'processing'],
  ['On Hold', null],
])('the status %s is the state %s', (status, state) => {
  expect(orderViewOf(aWireOrder({ status }), 'Alder Health').state).toBe(state);
});

test('the address has the line of its review, with the code of the state', () => {
  expect(orderViewOf(aWireOrder(), 'Alder Health').address?.region).toBe('OR');
});

test('the frame is shown in its colour', () => {
  const { frame } = orderViewOf(aWireOrder(), 'Alder Health');

  expect(frame?.pictureUrl).toBe('/media/frames/10101.svg');
});

function euros(value: number) {
  return { value, currency: 'EUR' as const };
}
