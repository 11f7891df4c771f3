import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { magento, type Magento } from '../shop/magento.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signedIn } from '../shop/signed-in.ts';

/** Another platform knows no address of a member: the confirmation of the order is ours to send. */
let shop: TestShop;
let platform: Magento;
beforeAll(async () => {
  shop = await aShop();
  platform = await magento(shop, '2.4.6');
});
afterAll(async () => {
  platform.close();
  await shop.close();
});

test('an order of another platform is confirmed by mail, once', async () => {
  const elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: platform.url });
  const device = await signedIn(elsewhere, await elsewhere.member());
  const placed = await (await device.shopper()).ordering.place(await cartReady(device));
  expect(placed).toMatchObject({ status: 'placed' });
  // What our engine behind it would send, a Magento does not.
  await shop.services.pool.query(
    `delete from graphile_worker._private_jobs where key like 'order-confirmation:%'`,
  );

  await elsewhere.runJobs();
  await elsewhere.runJobs();

  const told = (await elsewhere.messagesTo(device.member.email)).filter(({ subject }) =>
    subject.includes('we have your order'),
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/You pay \$\d+\.\d\d\./);
  expect(told[0]?.text).not.toContain('NaN');
});
