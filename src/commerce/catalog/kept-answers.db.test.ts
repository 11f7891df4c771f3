import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCatalogue, aFrame, aShopOf, type TestCommerce } from '../commerce.test-data.ts';
import { aReadyShopper, placeOrder } from '../checkout/checkout.test-data.ts';
import { importCatalogue } from './import.ts';

const frame = aFrame({
  sku: '10100',
  name: 'Aldo',
  colors: [
    { sku: '10101', name: { en: 'Ink', de: 'Tinte' }, group: 'Black', hex: '#000000', stock: 1 },
  ],
});
const list = `query ($filter: ProductAttributeFilterInput!) {
  products(filter: $filter) { total_count items { sku name stock_status } }
}`;
const cheap = { filter: { price: { from: '0' } } };

let shop: TestCommerce;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await aShopOf([frame]);
});
afterEach(() => {
  vi.useRealTimers();
  return shop.close();
});

/** The list as a page asks for it. */
async function listed(store = 'default') {
  return shop.commerce.execute(list, cheap, { store }, {});
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = shop.pool.statementCount;
  await work();
  return shop.pool.statementCount - before;
}

/** For what another process has changed. */
const aSecondLater = () => vi.advanceTimersByTime(1000);

test('a page that is asked for again is the same answer, for one statement a second', async () => {
  await listed(); // reads the documents
  const kept = await listed();
  expect(kept.data).toMatchObject({ products: { total_count: 1, items: [{ name: 'Aldo' }] } });

  expect(await listed()).toBe(kept);
  expect(await statementsOf(listed)).toBe(0);
  aSecondLater();
  expect(await statementsOf(listed)).toBe(1);
  expect(await statementsOf(listed)).toBe(0);
  expect(await listed()).toBe(kept);
  expect(Object.isFrozen(kept.data)).toBe(true);
});

test('each store has answers of its own', async () => {
  await listed();
  const kept = await listed();
  await listed('german');
  expect(await listed('german')).not.toBe(kept);
});

test('what another process has sold out is told within a second', async () => {
  await listed();
  await listed();
  await shop.pool.query('update commerce.stock set qty = 0');
  aSecondLater();
  expect((await listed()).data).toMatchObject({
    products: { items: [{ stock_status: 'OUT_OF_STOCK' }] },
  });
});

test('what this process sells or takes back is told at once', async () => {
  const { headers, cartId } = await aReadyShopper(shop);
  const stockStatus = async () =>
    (await listed()).data as { products: { items: { stock_status: string }[] } };
  const isInStock = async () =>
    (await stockStatus()).products.items[0]?.stock_status === 'IN_STOCK';
  await listed();
  expect(await isInStock()).toBe(true);

  const { placeOrder: placed } = await shop.ask(placeOrder, { cartId }, headers);
  expect(await isInStock()).toBe(false);

  await shop.commerce.orders.cancel(placed.order.order_number);
  expect(await isInStock()).toBe(true);
});

test('a changed catalogue is told at once', async () => {
  await listed();
  await listed();
  await shop.commerce.importCatalogue(aCatalogue([{ ...frame, name: 'Berta' }]));
  expect((await listed()).data).toMatchObject({ products: { items: [{ name: 'Berta' }] } });
});

test('a catalogue that another process has changed is told within a second', async () => {
  await listed();
  await listed();
  await importCatalogue(shop.pool, aCatalogue([{ ...frame, name: 'Berta' }]));
  aSecondLater();
  expect((await listed()).data).toMatchObject({ products: { items: [{ name: 'Berta' }] } });
});

test('a caller who is not let in gets no kept answer', async () => {
  await listed();
  await listed();
  const refused = await shop.commerce.execute(list, cheap, { authorization: 'Bearer x' }, {});
  expect(refused).toMatchObject({
    errors: [{ extensions: { category: 'graphql-authentication' } }],
  });
});
