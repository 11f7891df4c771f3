import { expect, test } from 'vitest';
import type { LastOrder, Redemption } from './order-rules.ts';
import {
  decideEligibility,
  DEFAULT_ALLOWED_STATUSES,
  parseAllowedStatuses,
} from './order-rules.ts';
import { DEFAULT_WAITING_PERIOD_MS } from '../benefit/waiting-period.ts';

const now = new Date('2026-01-15T12:00:00.000Z');
const rules = {
  now,
  periodMs: DEFAULT_WAITING_PERIOD_MS,
  allowedStatuses: DEFAULT_ALLOWED_STATUSES,
};

const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

const decide = (lastOrder: LastOrder | null, redemption: Redemption | null = null) =>
  decideEligibility({ ...rules, lastOrder, redemption });

test.each([
  [DEFAULT_WAITING_PERIOD_MS - 1, 'waiting'],
  [DEFAULT_WAITING_PERIOD_MS, 'waiting'],
  [DEFAULT_WAITING_PERIOD_MS + 1, 'eligible'],
])('after an order %d ms ago the member is %s', (age, status) => {
  expect(decide({ placedAt: ago(age), status: 'Complete' }).status).toBe(status);
});

test.each(['cancel', 'canceled', 'cancelled', 'exchange', 'exchanged', 'CANCELED', ' Exchanged '])(
  'an order with status "%s" frees the member',
  (status) => {
    expect(decide({ placedAt: ago(1), status })).toEqual({ status: 'eligible' });
  },
);

test.each(['pending', 'Processing', 'complete', 'cancellation requested'])(
  'an order with status "%s" does not',
  (status) => {
    expect(decide({ placedAt: ago(1), status }).status).toBe('waiting');
  },
);

test('a member without orders may order', () => {
  expect(decide(null)).toEqual({ status: 'eligible' });
});

test('the answer names the first instant at which the benefit is back', () => {
  const decision = decide({ placedAt: '2026-01-15 11:00:00', status: 'pending' });

  expect(decision).toEqual({
    status: 'waiting',
    nextOn: '2028-01-05T11:00:00.001Z',
    because: 'order',
  });
  expect(
    decideEligibility({
      ...rules,
      now: new Date('2028-01-05T11:00:00.001Z'),
      lastOrder: { placedAt: '2026-01-15 11:00:00', status: 'pending' },
      redemption: null,
    }).status,
  ).toBe('eligible');
});

test.each([null, undefined, '', 'yesterday'])('an order dated %j is refused', (placedAt) => {
  expect(() => decide({ placedAt, status: 'pending' })).toThrow('Order date is required');
});

test.each([null, undefined, ' '])('an order with status %j is refused', (status) => {
  expect(() => decide({ placedAt: ago(1), status })).toThrow('Order status is required');
});

test('a redemption within the period blocks on its own', () => {
  expect(decide(null, { status: 'redeemed', at: ago(DEFAULT_WAITING_PERIOD_MS) })).toMatchObject({
    status: 'waiting',
    because: 'redemption',
    nextOn: '2026-01-15T12:00:00.001Z',
  });
  expect(decide(null, { status: 'redeemed', at: ago(DEFAULT_WAITING_PERIOD_MS + 1) }).status).toBe(
    'eligible',
  );
  expect(decide(null, { status: 'available', at: ago(1) }).status).toBe('eligible');
  expect(decide(null, { status: 'redeemed', at: null }).status).toBe('waiting');
});

test('a redemption of a cancelled order does not block', () => {
  const redemption: Redemption = { status: 'redeemed', at: ago(1000) };

  expect(decide({ placedAt: ago(1000), status: 'canceled' }, redemption).status).toBe('eligible');
  expect(decide({ placedAt: ago(5000), status: 'canceled' }, redemption).status).toBe('eligible');
});

test('a redemption of another order blocks, whatever became of the last one', () => {
  const lastOrder = { number: '000000012', placedAt: ago(5000), status: 'canceled' };
  const redeemedBy = (orderNumber: string): Redemption => ({
    status: 'redeemed',
    at: ago(1000),
    orderNumber,
  });

  expect(decide(lastOrder, redeemedBy('X-4711')).status).toBe('waiting');
  expect(decide(lastOrder, redeemedBy('000000011')).status).toBe('waiting');
  expect(decide(lastOrder, redeemedBy('12')).status).toBe('eligible');
});

test('a later cancelled order does not undo an earlier redemption', () => {
  const redemption: Redemption = { status: 'redeemed', at: ago(1000) };

  expect(decide({ placedAt: ago(999), status: 'canceled' }, redemption)).toMatchObject({
    status: 'waiting',
    because: 'redemption',
  });
});

test('the later of order and redemption decides the date', () => {
  const decision = decide(
    { placedAt: ago(2000), status: 'pending' },
    { status: 'redeemed', at: ago(1000) },
  );

  expect(decision).toEqual({
    status: 'waiting',
    nextOn: new Date(now.getTime() - 1000 + DEFAULT_WAITING_PERIOD_MS + 1).toISOString(),
    because: 'order',
  });
});

test('the allowed statuses come as a list or a text', () => {
  expect(parseAllowedStatuses(undefined)).toEqual(DEFAULT_ALLOWED_STATUSES);
  expect(parseAllowedStatuses('Cancel, returned')).toEqual(['cancel', 'returned']);
  expect(parseAllowedStatuses(['CANCEL'])).toEqual(['cancel']);
  expect(parseAllowedStatuses(' ["Cancel", "returned"]')).toEqual(['cancel', 'returned']);
});

test.each(['', ' , ', [], null, 5, [1], '[]', '[""]', '["cancel"', '{}'])(
  'statuses of %j are refused',
  (setting) => {
    expect(() => parseAllowedStatuses(setting)).toThrow(
      'ALLOWED_PREVIOUD_ORDER_STATUS must be a non-empty array',
    );
  },
);
