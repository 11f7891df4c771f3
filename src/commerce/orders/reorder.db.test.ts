import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlanShop, aReadyShopper, placeOrder, aShopper } from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const reorder = `mutation ($number: String!) { reorderItems(orderNumber: $number) {
  cart { id items { quantity product { sku } ... on VirtualCartItem { customizable_options {
    label values { label value } } } } }
  userInputErrors { code message path } } }`;

async function anOrder(frameSku: string) {
  const shopper = await aReadyShopper(shop, { frameSku });
  const { placeOrder: placed } = await shop.ask(
    placeOrder,
    { cartId: shopper.cartId },
    shopper.headers,
  );
  return { ...shopper, number: placed.order.order_number };
}

test('what was ordered is in the customer’s next cart, with its prescription', async () => {
  const { number, headers, cartId } = await anOrder('10101');

  const { reorderItems } = await shop.ask(reorder, { number }, headers);

  const { cart, userInputErrors } = reorderItems;
  expect(userInputErrors).toEqual([]);
  expect(cart.id).not.toBe(cartId);
  expect(cart.items).toMatchObject([
    { quantity: 1, product: { sku: '10101' } },
    { quantity: 1, product: { sku: 'BasePrescription' } },
  ]);
  expect(cart.items[1].customizable_options).toEqual(
    expect.arrayContaining([
      { label: 'lens', values: [expect.objectContaining({ label: expect.any(String) })] },
      { label: 'od.sphere', values: [{ label: '', value: '-1.25' }] },
      { label: 'pd', values: [{ label: '', value: '63' }] },
    ]),
  );
});

test('what is sold out is told, and the rest is in the cart', async () => {
  const { number, headers } = await anOrder('10301');
  await shop.pool.query(
    `update commerce.stock set qty = 0 where product_id =
       (select id from commerce.products where sku = '10301')`,
  );

  const { reorderItems } = await shop.ask(reorder, { number }, headers);

  expect(reorderItems.userInputErrors).toMatchObject([
    { code: 'INSUFFICIENT_STOCK', path: ['orderNumber'] },
  ]);
  expect(reorderItems.cart.items).toMatchObject([{ product: { sku: 'BasePrescription' } }]);
});

test('what is no longer sold is told by its number', async () => {
  const { number, headers } = await anOrder('10201');
  await shop.pool.query(`update commerce.products set enabled = false where sku = '10201'`);

  const { reorderItems } = await shop.ask(reorder, { number }, headers);

  expect(reorderItems.userInputErrors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }]);
  await shop.pool.query(`update commerce.products set enabled = true where sku = '10201'`);
});

test('a guest, and whoever’s order it is not, is refused', async () => {
  const { number } = await anOrder('10101');
  const other = await aShopper(shop);
  const foreign = {
    message: `Order number "${number}" doesn't belong to the current customer`,
    category: 'graphql-input',
  };
  expect(await shop.refusal(reorder, { number }, other.headers)).toEqual(foreign);
  expect((await shop.refusal(reorder, { number: 'none' }, other.headers)).message).toMatch(
    /doesn't belong to the current customer$/,
  );
  expect((await shop.refusal(reorder, { number: '' }, other.headers)).message).toBe(
    '"orderNumber" value should be specified',
  );
  expect(await shop.refusal(reorder, { number })).toEqual({
    message: "The current customer isn't authorized.",
    category: 'graphql-authorization',
  });
});
