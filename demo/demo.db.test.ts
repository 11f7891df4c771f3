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

test('a demo filled by an earlier version learns what its catalogue says since', async () => {
  const { services } = shop;
  await ensureDemo(services, () => {});
  await services.pool.query(`delete from shop.switches where name like 'demo-catalogue-%'`);
  const said: string[] = [];

  await ensureDemo(services, (line) => said.push(line));
  await ensureDemo(services, (line) => said.push(line));

  expect(said).toEqual(['Catalogue…']);
  expect(await shop.ledger()).toEqual([]);
});
