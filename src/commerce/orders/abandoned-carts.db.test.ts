import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCommerce, type TestCommerce } from '../commerce.test-data.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { removeAbandonedCarts } from './abandoned-carts.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aCommerce();
});
afterAll(() => shop.close());

test('however many carts were left, no statement removes more than a thousand', async () => {
  await shop.pool.query(
    `insert into commerce.carts (masked_id, store_id, updated_at)
     select md5(n::text), (select min(id) from commerce.stores), now() - interval '40 days'
       from generate_series(1, 2500) as n`,
  );
  const removedAtOnce: (number | null)[] = [];
  const counting = {
    query: async (text: string, values: unknown[]) => {
      const result = await shop.pool.query(text, values);
      removedAtOnce.push(result.rowCount);
      return result;
    },
  } as Queryable;

  const removed = await removeAbandonedCarts(counting, new Date(Date.now() - 30 * 86_400_000));

  expect(removed).toBe(2500);
  expect(removedAtOnce).toEqual([1000, 1000, 500]);
});
