import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAttempt } from '#shop/ordering/attempts.ts';
import { withinRequestTime } from '#service-base/request-time.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { cartReady } from './shop/ready-cart.ts';
import { signedIn } from './shop/signed-in.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('a request that waits for its twin has time left to say so on a slow database', async () => {
  const { pool, sealer } = shop.services;
  const device = await signedIn(shop, await shop.member());
  const order = await cartReady(device);
  const { userId } = device.member;
  await openAttempt(pool, sealer, { shopperKey: userId, ...order }, null);
  await pool.query(
    `create function shop.slowly() returns trigger language plpgsql
     as $$ begin perform pg_sleep(0.03); return new; end $$`,
  );
  await pool.query(
    `create trigger slow before insert on shop.order_attempts
     for each row execute function shop.slowly()`,
  );
  const { ordering } = await device.shopper();

  const result = await withinRequestTime(() =>
    ordering.place({ ...order, idempotencyKey: randomUUID() }),
  );

  expect(result).toEqual({ status: 'pending' });
});
