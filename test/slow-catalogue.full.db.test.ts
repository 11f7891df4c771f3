import { afterAll, beforeAll, expect, test } from 'vitest';
import { withinRequestTime } from '#service-base/request-time.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('a catalogue may take longer to read than a request may wait for the database', async () => {
  await shop.services.pool.query(`alter table commerce.search_rows rename to rows_read_slowly`);
  await shop.services.pool.query(
    `create view commerce.search_rows as
     select r.* from commerce.rows_read_slowly r cross join (select pg_sleep(2.5)) as slow`,
  );
  const count = `{ products(filter: {}) { total_count } }`;

  const answer = await withinRequestTime(() => shop.services.commerce.execute(count, {}, {}));

  expect(answer).toEqual({ data: { products: { total_count: expect.any(Number) } } });
});
