import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCatalogue, aFrame, aShopOf, type TestCommerce } from '../commerce.test-data.ts';
import { importCatalogue } from './import.ts';

const frame = aFrame({ sku: '10100', name: 'Aldo' });
const list = `query ($filter: ProductAttributeFilterInput!) {
  products(filter: $filter) { total_count items { sku name stock_status } }
}`;
const cheap = { filter: { price: { from: '0' } } };

let shop: TestCommerce;
beforeEach(async () => {
  shop = await aShopOf([frame]);
});
afterEach(() => shop.close());

/** The list as a page asks for it. */
async function listed(store = 'default') {
  return shop.commerce.execute(list, cheap, { store }, {});
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = shop.pool.statementCount;
  await work();
  return shop.pool.statementCount - before;
}

test('a page that is asked for again is the same answer, for one statement', async () => {
  await listed(); // reads the documents
  const kept = await listed();
  expect(kept.data).toMatchObject({ products: { total_count: 1, items: [{ name: 'Aldo' }] } });

  expect(await listed()).toBe(kept);
  expect(await statementsOf(listed)).toBe(1);
  expect(Object.isFrozen(kept.data)).toBe(true);
});

test('each store has answers of its own', async () => {
  await listed();
  const kept = await listed();
  await listed('german');
  expect(await listed('german')).not.toBe(kept);
});

test('what is sold out is told at once', async () => {
  await listed();
  await listed();
  await shop.pool.query('update commerce.stock set qty = 0');
  expect((await listed()).data).toMatchObject({
    products: { items: [{ stock_status: 'OUT_OF_STOCK' }] },
  });
});

test('a changed catalogue is told at once', async () => {
  await listed();
  await listed();
  await importCatalogue(shop.pool, aCatalogue([{ ...frame, name: 'Berta' }]));
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
