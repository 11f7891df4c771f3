import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { cartReady } from '#test/shop/ready-cart.ts';
import { signedIn } from '#test/shop/signed-in.ts';
import { cancelOrder } from './cancel-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('an order that is canceled frees its pieces and its member, once', async () => {
  const { services } = shop;
  const device = await signedIn(shop, await shop.member());
  const placed = await (await device.shopper()).ordering.place(await cartReady(device));
  await shop.runJobs();
  const shown = placed.status === 'placed' ? displayOrderNumber(placed.orderNumber) : '';

  expect(await cancelOrder(services, shown)).toBe('canceled');
  expect(await cancelOrder(services, shown)).toBe('already-canceled');

  expect(await services.memberData.members.redemptionRows()).toMatchObject([
    { userId: device.member.userId, status: 'available' },
  ]);
  expect(await shop.ledger()).toEqual([]);
});

test.each(['dm0000999999', 'nothing', ''])('there is no order %j to cancel', async (number) => {
  expect(await cancelOrder(shop.services, number)).toBe('unknown');
});
