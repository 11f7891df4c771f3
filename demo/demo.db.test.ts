import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { ensureDemo } from './demo.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('a first start that was killed on the way is finished by the next', async () => {
  const { services } = shop;
  await ensureDemo(services, () => {});
  const orders = await services.commerce.orders.list();
  await services.pool.query(`delete from shop.switches where name = 'demo-filled'`);
  await services.pool.query(`delete from member_data.redemptions`);

  await ensureDemo(services, () => {});

  expect(await services.commerce.orders.list()).toEqual(orders);
  expect(await shop.ledger()).toEqual([]);
});
