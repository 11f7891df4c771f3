import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCommerce } from '../commerce.test-data.ts';
import { aGuest, aPlanShop, aShopper, fillCart, readCart } from './checkout.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
  await shop.pool.query(
    `insert into commerce.tax_rates (store_id, tax_class, country_code, region_code, label, rate_ppm)
     select id, c, 'US', 'NY', 'New York', 80000 from commerce.stores,
       unnest(array['frame', 'lens', 'other']) c where code = 'default'`,
  );
});
afterAll(() => shop.close());

const totals = `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { id
  shipping_addresses { country { code } region { code } postcode
    selected_shipping_method { method_code amount { value } } }
  prices { grand_total { value } applied_taxes { label amount { value } } } } } }`;
const methods = `mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) {
  carrier_code method_code amount { value } available } }`;
const bestway = { carrier_code: 'tablerate', method_code: 'bestway' };
const newYork = { country_code: 'US', region: { region_code: 'NY' }, postcode: '12207' };

test('a cart tells what it would cost at a place, and keeps nothing of it', async () => {
  const guest = await aGuest(shop);
  await fillCart(shop, guest);
  const { cart: before } = await shop.ask(readCart, guest);
  const input = { cart_id: guest.cartId, address: newYork, shipping_method: bestway };

  const { estimateTotals } = await shop.ask(totals, { input });

  const { prices, shipping_addresses: places } = estimateTotals.cart;
  expect(places).toMatchObject([
    { country: { code: 'US' }, region: { code: 'NY' }, postcode: '12207' },
  ]);
  expect(places[0].selected_shipping_method.method_code).toBe('bestway');
  expect(prices.applied_taxes[0].label).toBe('New York');
  expect(prices.grand_total.value).toBeGreaterThan(before.prices.grand_total.value);
  expect((await shop.ask(readCart, guest)).cart).toEqual(before);
});

test('it tells the methods that lead there, and a country is enough', async () => {
  const guest = await aGuest(shop);
  const input = { cart_id: guest.cartId, address: { country_code: 'US' } };
  expect((await shop.ask(methods, { input })).estimateShippingMethods).toEqual([]);
  await fillCart(shop, guest);

  const { estimateShippingMethods } = await shop.ask(methods, { input });

  expect(estimateShippingMethods).toContainEqual(
    expect.objectContaining({ ...bestway, available: true }),
  );
});

test('a place or method that the store has not is refused, and a cart of somebody else', async () => {
  const guest = await aGuest(shop);
  await fillCart(shop, guest);
  const refused = async (more: object) =>
    shop.refusal(totals, { input: { cart_id: guest.cartId, address: newYork, ...more } });

  expect(await refused({ address: { country_code: 'AF' } })).toEqual({
    message: 'Country is not available',
    category: 'graphql-input',
  });
  expect(
    (await refused({ address: { country_code: 'US', region: { region_id: 999 } } })).message,
  ).toBe('The region_id does not match the selected country or region');
  expect(
    await refused({ shipping_method: { carrier_code: 'pigeon', method_code: 'swift' } }),
  ).toEqual({
    message: 'Carrier with such method not found: pigeon, swift',
    category: 'graphql-no-such-entity',
  });
  const { cartId } = await aShopper(shop);
  expect((await refused({ cart_id: cartId })).category).toBe('graphql-authorization');
  expect((await refused({ cart_id: '' })).message).toBe('Required parameter "cart_id" is missing');
});
