import { expect, test } from 'vitest';
import type { WireOrder } from './order-view.ts';
import { aWireOrder } from './orders.test-data.ts';
import { latestOrders, RECENT_ORDERS } from './recent-orders.ts';

test('the newest five of many stand first, newest on top', async () => {
  const numbers = await numbersFrom(orders(12).toReversed());

  expect(numbers).toEqual(['12', '11', '10', '9', '8']);
});

test.each([3, 5, 6, 11, 12])(
  'of %i orders given from the oldest on, the newest are still found',
  async (count) => {
    const numbers = await numbersFrom(orders(count));

    expect(numbers[0]).toBe(String(count));
    expect(numbers).toHaveLength(Math.min(count, RECENT_ORDERS));
  },
);

test('nobody has ordered yet', async () => {
  expect(await numbersFrom([])).toEqual([]);
});

async function numbersFrom(all: WireOrder[]): Promise<string[]> {
  const found = await latestOrders((currentPage) =>
    Promise.resolve({
      totalCount: all.length,
      orders: all.slice((currentPage - 1) * RECENT_ORDERS, currentPage * RECENT_ORDERS),
    }),
  );
  return found.map(({ number }) => number);
}

/** One order a day, oldest first. */
function orders(count: number): WireOrder[] {
  return Array.from({ length: count }, (_, index) =>
    aWireOrder({
      number: String(index + 1),
      order_date: `2026-03-${String(index + 1).padStart(2, '0')} 10:00:00`,
    }),
  );
}
