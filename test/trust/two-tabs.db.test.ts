import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { cartReady } from '../shop/ready-cart.ts';
import { signedIn } from '../shop/signed-in.ts';

/** T501: two tabs of one browser change one cart. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  await shop.services.commerce.promotions.saveCoupon({
    code: 'WELCOME10',
    percent: 10,
    labels: { default: 'Welcome', german: 'Willkommen' },
  });
});
afterEach(async () => expect(await shop.ledger()).toEqual([]));
afterAll(() => shop.close());

async function twoTabs() {
  const device = await signedIn(shop, await shop.member());
  const order = await cartReady(device);
  const prescriptionConfirmedAt = new Date().toISOString();
  await (await device.shopper()).drafts.save({ lensType: 'SingleVision', prescriptionConfirmedAt });
  const tab = () => aBrowser(app, device.cookies);
  return { device, order, one: tab(), other: tab() };
}

const removed = { intent: 'remove' };

async function shownAfter(tab: Browser, path: string, fields: Record<string, string>) {
  let page = await tab.submit(path, fields);
  for (let steps = 0; page.location && steps < 5; steps += 1) page = await tab.get(page.location);
  return page;
}

const delivery = {
  firstname: 'Vera',
  lastname: 'Sample',
  'street[0]': '12 Analytical Way',
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country_code: 'US',
  telephone: '518-555-0100',
  payment: 'checkmo',
};

test.each([
  ['takes a coupon', '/checkout/CartPreview', { couponCode: 'WELCOME10', intent: 'applyCoupon' }],
  ['takes a coupon back', '/checkout/CartPreview', { intent: 'removeCoupon' }],
  ['takes the saved prescription', '/checkout/CartPreview', { intent: 'usePrescription' }],
  ['removes the pair as well', '/checkout/CartPreview', removed],
  ['fills in the address', '/checkout/Shipping', delivery],
])(
  'T501: a tab that %s after the other removed the pair shows the empty cart',
  async (_, path, fields) => {
    const { one, other } = await twoTabs();
    expect((await other.get(path)).status).toBe(200);
    expect((await one.submit('/checkout/CartPreview', removed)).status).toBe(303);

    const page = await shownAfter(other, path, fields);

    expect([page.status, page.text]).toEqual([200, expect.stringMatching(/cart is empty/i)]);
  },
);

test('T501: a tab that orders what the other removed orders nothing, and is told', async () => {
  const { device, order, one, other } = await twoTabs();
  await one.submit('/checkout/CartPreview', removed);

  const page = await shownAfter(other, '/checkout/OrderReview', {
    cartId: order.cartId,
    expectedTotalMinor: String(order.expectedTotalMinor),
    idempotencyKey: order.idempotencyKey,
  });

  expect([page.status, page.text]).toEqual([
    expect.toBeOneOf([200, 409]),
    expect.stringMatching(/cart is empty|has changed/i),
  ]);
  expect(await (await device.shopper()).ordering.settle()).not.toMatchObject({ status: 'placed' });
});

test('T501: what two tabs change at the same moment is both kept', async () => {
  const { one, other } = await twoTabs();

  const pages = await Promise.all([
    one.submit('/checkout/CartPreview', { intent: 'applyCoupon', couponCode: 'WELCOME10' }),
    other.submit('/checkout/Shipping', { ...delivery, city: 'Troy', postcode: '12180' }),
  ]);

  expect(pages.map(({ status }) => status)).toEqual([303, 303]);
  expect((await other.get('/checkout/CartPreview')).text).toContain('WELCOME10');
  expect((await one.get('/checkout/OrderReview')).text).toContain('Troy');
});

test('T501: a line that one tab removed is changed by the other without a fault', async () => {
  const { order, device } = await twoTabs();
  const token = await shop.services.customers.tokenFor(device.member.userId);
  const ask = async (query: string, variables: object) => {
    const answer = await aBrowser(app).call(
      '/graphql',
      { query, variables },
      { authorization: `Bearer ${token}` },
    );
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const lines = `query ($id: String!) { cart(cart_id: $id) { items { uid } } }`;
  const [{ uid }] = (await ask(lines, { id: order.cartId })).data.cart.items;
  const remove = `mutation ($id: String!, $uid: ID) {
    removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { items { uid } } } }`;
  const change = `mutation ($id: String!, $uid: ID!) { updateCartItems(input: { cart_id: $id,
    cart_items: [{ cart_item_uid: $uid, quantity: 2 }] }) { cart { items { uid } } errors { code } } }`;

  const [, changed] = await Promise.all([
    ask(remove, { id: order.cartId, uid }),
    ask(change, { id: order.cartId, uid }),
  ]);
  const again = await ask(change, { id: order.cartId, uid });

  for (const { errors = [] } of [changed, again])
    for (const error of errors) expect(error.extensions.category).toBe('graphql-no-such-entity');
  const left = (await ask(lines, { id: order.cartId })).data.cart.items;
  expect(left.map((line: { uid: string }) => line.uid)).not.toContain(uid);
});
