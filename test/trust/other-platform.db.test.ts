import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findInstant } from '#domain/orders/order-rules.ts';
import { recoverOrders } from '#server/jobs/tasks.ts';
import type { LastOrdersQuery } from '#clients/generated/commerce.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { magento, type Magento } from '../shop/magento.ts';
import type { Release } from '../shop/magento-schema.ts';
import { orderingOver, unreachable, type Changes } from '../shop/ordering-over.ts';
import { cartReady, type ReviewedOrder } from '../shop/ready-cart.ts';
import { seedOrder } from '../shop/seed-order.ts';
import { signedIn, type SignedIn } from '../shop/signed-in.ts';

/** Orders on a Magento of either kind, over HTTP: the member is told the same. */
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});
afterEach(async () => {
  await shop.runJobs();
  expect(await shop.ledger()).toEqual([]);
});
afterAll(() => shop.close());

describe.each(['2.4.6', '2.4.7'] as Release[])('on Magento %s', (release) => {
  let platform: Magento;
  let elsewhere: TestShop;
  beforeAll(async () => {
    platform = await magento(shop, release);
    elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: platform.url });
  });
  afterAll(() => platform.close());

  async function aReadyMember(): Promise<{ device: SignedIn; order: ReviewedOrder }> {
    const device = await signedIn(elsewhere, await elsewhere.member());
    return { device, order: await cartReady(device) };
  }
  const place = async (device: SignedIn, order: ReviewedOrder) =>
    (await device.shopper()).ordering.place(order);

  /** Lets the attempt be one that nobody works on any more. */
  const aWhileLater = ({ member }: SignedIn) =>
    shop.services.pool.query(
      `update shop.order_attempts set started_at = started_at - interval '1 minute',
         decided_at = decided_at - interval '1 minute'
       where user_id = $1 and state = 'open'`,
      [member.userId],
    );

  async function placeAnOrder(): Promise<void> {
    const { device, order } = await aReadyMember();
    expect(await place(device, order)).toMatchObject({ status: 'placed' });
  }

  test('pages show prices and promise nothing, for it does not tell what the plan pays', async () => {
    const device = await signedIn(elsewhere, await elsewhere.member());
    const browser = aBrowser(await frontDoor(elsewhere), device.cookies);

    for (const path of ['/', '/Products/List', '/p/10101', '/german/p/10101']) {
      const page = await browser.get(path);
      const main = /<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? '';
      expect(page.status).toBe(200);
      expect(main).not.toMatch(/You pay|Sie zahlen|150/);
    }
    const frame = await browser.get('/p/10101');
    expect(frame.text).toContain('<th scope="row">Price</th><td>from $279.00</td>');
    expect(frame.text).toContain('Your cart takes off what Alder Health pays.');
  });

  test('an order is placed, and the same form again is told its number', async () => {
    const { device, order } = await aReadyMember();
    const placed = await place(device, order);
    expect(placed).toMatchObject({ status: 'placed', replayed: false });
    expect(await place(device, order)).toEqual({ ...placed, replayed: true });
  });

  test('a piece that sold out is told in words, and once it is back the order is placed', async () => {
    const { device, order } = await aReadyMember();
    const put = (change: string) =>
      shop.services.pool.query(
        `update commerce.stock s set qty = s.qty ${change}, qty_at_start = s.qty_at_start ${change}
         from commerce.products p where p.id = s.product_id and p.sku = '10101'`,
      );
    const { rows } = await shop.services.pool.query<{ qty: number }>(
      `select s.qty from commerce.stock s join commerce.products p on p.id = s.product_id
       where p.sku = '10101'`,
    );
    const all = rows[0]?.qty ?? 0;

    await put(`- ${all}`);
    const refused = await place(device, order);
    await put(`+ ${all}`);

    expect(refused).toEqual({
      status: 'refused',
      message: 'makeOrder error(s): Some of the products are out of stock.',
    });
    expect(await place(device, order)).toMatchObject({ status: 'placed' });
  });

  test('a missing payment method is told in words', async () => {
    const { device, order } = await aReadyMember();
    await shop.services.pool.query(
      `update commerce.carts set payment_method = null where masked_id = $1`,
      [order.cartId],
    );
    expect(await place(device, order)).toEqual({
      status: 'refused',
      message: 'makeOrder error(s): Enter a valid payment method and try again.',
    });
  });

  test('a cart that is not active any more is looked for among the orders', async () => {
    const { device, order } = await aReadyMember();
    const { memberData } = await device.shopper();
    // As when something on the way sends the request twice, and the first answer is lost.
    const twice: Changes['commerce'] = (client) => ({
      async run(document, variables, headers) {
        if (document.name.startsWith('PlaceOrder')) await client.run(document, variables, headers);
        return client.run(document, variables, headers);
      },
    });
    const ordering = orderingOver(elsewhere.services, { isRepeatable: false, commerce: twice });

    const told = await ordering.forMember(device.member.userId, memberData).place(order);

    expect(told).toMatchObject({ status: 'placed', replayed: false });
    expect(await place(device, order)).toEqual({ ...told, replayed: true });
  });

  describe('whose clock is wrong', () => {
    const dayMs = 24 * 60 * 60 * 1000;
    const lost = (when: 'request' | 'answer') =>
      unreachable(release === '2.4.6' ? 'PlaceOrderOlder' : 'PlaceOrder', when);

    /** Lets every order that commerce tells of be so much later, or earlier. */
    const shifted =
      (byMs: number): NonNullable<Changes['commerce']> =>
      (client) => ({
        async run(document, variables, headers) {
          const told = await client.run(document, variables, headers);
          const { customer } = told as LastOrdersQuery;
          for (const order of customer?.orders?.items ?? [])
            if (order)
              order.order_date = new Date(
                findInstant(order.order_date)!.getTime() + byMs,
              ).toISOString();
          return told;
        },
      });

    const over = (commerce: NonNullable<Changes['commerce']>) =>
      orderingOver(elsewhere.services, { isRepeatable: false, commerce });

    test.each([
      ['a day behind', -dayMs],
      ['a day ahead', dayMs],
    ])('(%s): an order whose answer was lost is found', async (_what, byMs) => {
      const { device, order } = await aReadyMember();
      const { memberData } = await device.shopper();
      const ordering = over((client) => lost('answer')(shifted(byMs)(client)));
      expect(await ordering.forMember(device.member.userId, memberData).place(order)).toEqual({
        status: 'pending',
      });
      await aWhileLater(device);

      await recoverOrders({ ...elsewhere.services, ordering: over(shifted(byMs)) }, 0);

      expect(await place(device, order)).toMatchObject({ status: 'placed', replayed: true });
    });

    test('(a day ahead): an earlier order is not taken for one that never arrived', async () => {
      const { device, order } = await aReadyMember();
      const placedAt = new Date(Date.now() - 1000);
      const earlier = await seedOrder(shop, device.member, { placedAt, status: 'canceled' });
      const { memberData } = await device.shopper();
      const ordering = over((client) => lost('request')(shifted(dayMs)(client)));
      expect(await ordering.forMember(device.member.userId, memberData).place(order)).toEqual({
        status: 'pending',
      });
      await aWhileLater(device);

      await recoverOrders({ ...elsewhere.services, ordering: over(shifted(dayMs)) }, 0);

      const placed = await place(device, order);
      expect(placed).toMatchObject({ status: 'placed', replayed: false });
      expect(placed).not.toMatchObject({ orderNumber: earlier });
    });
  });

  test('it is asked in the words that it knows, which are found out once', async () => {
    await placeAnOrder();
    const before = platform.placing.length;
    await placeAnOrder();
    await placeAnOrder();
    const asked = platform.placing.slice(before).map((query) => /\berrors\b/.test(query));
    expect(asked).toEqual([release === '2.4.7', release === '2.4.7']);
  });
});
