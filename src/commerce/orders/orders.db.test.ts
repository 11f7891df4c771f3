import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aPlanShop,
  aReadyShopper,
  aShopper,
  placeOrder,
  type Shopper,
} from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';
import type { Address } from '../cart/address.ts';
import type { SeedOrder } from './seed-order.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const list = `query ($filter: CustomerOrdersFilterInput, $size: Int, $page: Int,
                     $sort: CustomerOrderSortInput, $scope: ScopeTypeEnum) {
  customer { orders(filter: $filter, pageSize: $size, currentPage: $page, sort: $sort, scope: $scope) {
    total_count page_info { page_size current_page total_pages }
    items { id number order_date status shipping_method carrier
      items { product_sku product_name product_type quantity_ordered
        product_sale_price { value } discounts { label amount { value } }
        selected_options { label value } entered_options { label value } }
      total { subtotal { value } grand_total { value currency } total_tax { value }
        total_shipping { value } discounts { label amount { value } }
        taxes { title rate amount { value } } }
      shipping_address { firstname street city region country_code }
      billing_address { city } payment_methods { name type } } } } }`;

async function ordersOf({ headers }: Shopper, variables: Record<string, unknown> = {}) {
  return (await shop.ask(list, variables, headers)).customer.orders;
}

async function place({ headers, cartId }: Shopper): Promise<string> {
  const answer = await shop.ask(placeOrder, { cartId }, headers);
  return answer.placeOrder.order.order_number;
}

async function customerIdOf({ cartId }: Shopper): Promise<number> {
  const { rows } = await shop.pool.query(
    'select customer_id from commerce.carts where masked_id = $1',
    [cartId],
  );
  return rows[0].customer_id;
}

const anOrderAddress: Address = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  middlename: null,
  prefix: null,
  suffix: null,
  company: null,
  street: ['12 Analytical Way'],
  city: 'Albany',
  region: { id: 43, code: 'NY', name: 'New York' },
  postcode: '12207',
  countryCode: 'US',
  telephone: '518-555-0100',
  fax: null,
  vatId: null,
  notes: null,
};

const aSeed = (seed: Partial<SeedOrder> & { customerId: number }): SeedOrder => ({
  storeCode: 'default',
  placedAt: new Date('2024-03-01T10:00:00Z'),
  status: 'complete',
  frameSku: '10101',
  lensCode: 'PR-150',
  entered: { lensType: 'Progressive', 'od.sphere': '-1.25' },
  address: anOrderAddress,
  ...seed,
});

test('an order tells everything as it was placed, in dollars', async () => {
  const shopper = await aReadyShopper(shop);
  const number = await place(shopper);

  const { items, total_count: count } = await ordersOf(shopper);

  expect(count).toBe(1);
  expect(items[0]).toMatchObject({
    number,
    status: 'Pending',
    shipping_method: 'Best Way - Table Rate',
    total: {
      subtotal: { value: 379 },
      grand_total: { value: 169, currency: 'USD' },
      total_shipping: { value: 0 },
      discounts: [{ label: 'Plan benefit', amount: { value: 210 } }],
      taxes: [],
    },
    shipping_address: {
      firstname: 'Ada',
      street: ['12 Analytical Way', 'Apt 3'],
      region: 'New York',
      country_code: 'US',
    },
    billing_address: { city: 'Albany' },
    payment_methods: [{ name: 'Check / Money order', type: 'checkmo' }],
  });
  expect(items[0].order_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const [frame, prescription] = items[0].items;
  expect(frame).toMatchObject({ product_sku: '10101', product_sale_price: { value: 219 } });
  expect(prescription).toMatchObject({
    product_sku: 'BasePrescription',
    selected_options: [{ label: 'lens', value: 'Progressive, index 1.5' }],
  });
  expect(prescription.entered_options).toContainEqual({ label: 'od.sphere', value: '-1.25' });
});

test('a German order tells its tax, and its status in the words of the store that asks', async () => {
  const shopper = await aReadyShopper(shop, { store: 'german' });
  const number = await place(shopper);
  const [order] = (await ordersOf(shopper)).items;
  expect(number).toMatch(/^2\d{9}$/);
  expect(order.status).toBe('Ausstehend');
  expect(order.total).toMatchObject({
    grand_total: { value: 169, currency: 'EUR' },
    total_tax: { value: 26.99 },
    taxes: [{ title: 'MwSt.', rate: 19, amount: { value: 26.99 } }],
  });
  const [inDefault] = (
    await ordersOf(
      { ...shopper, headers: { ...shopper.headers, store: 'default' } },
      { scope: 'GLOBAL' },
    )
  ).items;
  expect(inDefault.status).toBe('Pending');
  expect(inDefault.total.grand_total.currency).toBe('EUR');
});

const numbersOf = (page: { items: { number: string }[] }) => page.items.map(({ number }) => number);

test('orders come oldest first, newest first when asked, in pages', async () => {
  const shopper = await aShopper(shop);
  const customerId = await customerIdOf(shopper);
  const numbers: string[] = [];
  for (const year of [2020, 2021, 2022]) {
    const placedAt = new Date(Date.UTC(year, 0, 1));
    const { number } = await shop.commerce.orders.seed(aSeed({ customerId, placedAt }));
    numbers.push(number);
  }
  expect(numbersOf(await ordersOf(shopper))).toEqual(numbers);
  const newest = { sort_field: 'CREATED_AT', sort_direction: 'DESC' };
  expect(numbersOf(await ordersOf(shopper, { sort: newest }))).toEqual(numbers.toReversed());
  const second = await ordersOf(shopper, { size: 2, page: 2 });
  expect(numbersOf(second)).toEqual([numbers[2]]);
  expect(second).toMatchObject({
    total_count: 3,
    page_info: { page_size: 2, current_page: 2, total_pages: 2 },
  });
  expect((await shop.refusal(list, { size: 0 }, shopper.headers)).message).toBe(
    'pageSize value must be greater than 0.',
  );
});

test('orders are found by status, amount and day', async () => {
  const shopper = await aShopper(shop);
  const customerId = await customerIdOf(shopper);
  const numbers: string[] = [];
  for (const day of [1, 2, 3]) {
    const isSecond = day === 2;
    const { number } = await shop.commerce.orders.seed(
      aSeed({
        customerId,
        placedAt: new Date(Date.UTC(2021, 4, day, 12)),
        status: isSecond ? 'processing' : 'complete',
        frameSku: '10201',
        lensCode: isSecond ? 'PR-150' : 'SV-150',
      }),
    );
    numbers.push(number);
  }
  const { items } = await ordersOf(shopper);
  const amount = String(items[1].total.grand_total.value);
  expect(items[0].total.grand_total.value).toBeLessThan(Number(amount));
  const found = async (filter: object) => numbersOf(await ordersOf(shopper, { filter }));
  const refused = async (filter: object) =>
    (await shop.refusal(list, { filter }, shopper.headers)).message;

  expect(await found({ status: { eq: 'processing' } })).toEqual([numbers[1]]);
  expect(await found({ status: { in: ['processing', 'a\0b', null] } })).toEqual([numbers[1]]);
  expect(await found({ status: { eq: 'Processing!' } })).toEqual([]);
  expect(await found({ grand_total: { from: amount, to: amount } })).toEqual([numbers[1]]);
  expect(await found({ order_date: { to: '2021-05-02' } })).toEqual(numbers.slice(0, 2));
  expect(await found({ order_date: { from: '2021-05-02 12:00:00' } })).toEqual(numbers.slice(1));
  expect(await found({ order_date: { from: '2021-05-02', to: '2021-05-02' } })).toEqual([
    numbers[1],
  ]);
  expect(await refused({ order_date: { from: 'yesterday' } })).toBe('Invalid date');
  expect(await refused({ order_date: { to: '9999-12-31' } })).toBe('Invalid date');
  expect(await refused({ grand_total: { from: '1e9' } })).toBe('"1e9" is no amount.');
});

test("a number finds one's own order alone", async () => {
  const mine = await aShopper(shop);
  const theirs = await aShopper(shop);
  const seeded = await shop.commerce.orders.seed(aSeed({ customerId: await customerIdOf(mine) }));
  const filter = { number: { eq: seeded.number } };

  expect((await ordersOf(mine, { filter })).total_count).toBe(1);
  expect(await ordersOf(theirs, { filter })).toMatchObject({
    items: [],
    total_count: 0,
    page_info: { page_size: 20, current_page: 1, total_pages: 0 },
  });
  expect((await shop.refusal(list)).message).toBe("The current customer isn't authorized.");
});

test('an order of the past is real: benefit, stock and ledger, but no message', async () => {
  const shopper = await aShopper(shop);
  const customerId = await customerIdOf(shopper);
  const jobs = shop.enqueue.jobs.length;

  const seeded = await shop.commerce.orders.seed(aSeed({ customerId, status: 'canceled' }));

  expect(seeded).toMatchObject({ grandTotalMinor: 16900, status: 'canceled' });
  expect(shop.enqueue.jobs).toHaveLength(jobs);
  const [order] = (await ordersOf(shopper)).items;
  expect(order).toMatchObject({ order_date: '2024-03-01 10:00:00', status: 'Canceled' });
  expect(await shop.commerce.ledger()).toEqual([]);
});

test('a canceled order gives its pieces back, once', async () => {
  const shopper = await aReadyShopper(shop, { frameSku: '10201', payment: 'checkmo' });
  const number = await place(shopper);
  const { orders } = shop.commerce;

  expect(await orders.cancel(number)).toBe('canceled');
  expect(await orders.cancel(number)).toBe('already-canceled');
  expect(await orders.cancel('999999999')).toBe('unknown');
  expect(await orders.changeStatus(number, { status: 'complete', tracking: null })).toEqual({
    outcome: 'refused',
    status: 'canceled',
  });
  expect(await shop.commerce.ledger()).toEqual([]);
  const [newest] = await orders.list(1);
  expect(newest).toMatchObject({ number, status: 'canceled', skus: ['10201', 'BasePrescription'] });
});

test('a forgotten person is in no order any more, the sums still are', async () => {
  const shopper = await aReadyShopper(shop, { frameSku: '10201' });
  const number = await place(shopper);
  const customerId = await customerIdOf(shopper);

  expect(await shop.commerce.orders.forget(customerId)).toEqual({ orders: 1 });

  expect((await ordersOf(shopper)).total_count).toBe(0);
  const { rows } = await shop.pool.query('select id from commerce.orders where number = $1', [
    number,
  ]);
  const left = await shop.commerce.orders.confirmation(rows[0].id);
  expect(JSON.stringify(left)).not.toMatch(/Ada|Lovelace|Analytical|-1\.25/);
  expect(left?.order.grandTotalMinor).toBe(10000);
  expect(await shop.commerce.ledger()).toEqual([]);
});

test.each([
  [
    'I2',
    `update commerce.stock set qty = qty + 1 where product_id =
            (select product_id from commerce.order_items order by id limit 1)`,
  ],
  [
    'I5',
    `update commerce.orders set grand_total_minor = grand_total_minor + 1
           where id = (select min(id) from commerce.orders)`,
  ],
  ['I5', `update commerce.order_items set sku = 'SUNGLASSES' where sku = 'BasePrescription'`],
  ['I6', 'delete from commerce.order_messages'],
  [
    'I7',
    `update commerce.carts set state = 'active' where id =
            (select cart_id from commerce.orders order by id limit 1)`,
  ],
])('the ledger finds a broken %s', async (invariant, sabotage) => {
  const broken = await aPlanShop();
  try {
    const shopper = await aReadyShopper(broken);
    await broken.ask(placeOrder, { cartId: shopper.cartId }, shopper.headers);
    expect(await broken.commerce.ledger()).toEqual([]);
    await broken.pool.query(sabotage);
    const found = await broken.commerce.ledger();
    expect(found.map((violation) => violation.invariant)).toContain(invariant);
  } finally {
    await broken.close();
  }
});

test('carts that nobody came back to are removed, with orders they stay', async () => {
  const quiet = await aPlanShop();
  try {
    const ordered = await aReadyShopper(quiet);
    await quiet.ask(placeOrder, { cartId: ordered.cartId }, ordered.headers);
    const left = await aReadyShopper(quiet, { frameSku: '10201' });
    expect(await quiet.commerce.orders.removeAbandonedCarts(new Date(0))).toBe(0);

    const later = new Date(Date.now() + 60_000);
    expect(await quiet.commerce.orders.removeAbandonedCarts(later)).toBe(1);

    const { rows } = await quiet.pool.query('select masked_id from commerce.carts');
    expect(rows).toEqual([{ masked_id: ordered.cartId }]);
    expect(left.cartId).not.toBe(ordered.cartId);
    expect(await quiet.commerce.ledger()).toEqual([]);
  } finally {
    await quiet.close();
  }
});

test('emptying the tables begins the numbers anew', async () => {
  const fresh = await aPlanShop();
  try {
    for (let time = 0; time < 2; time += 1) {
      const shopper = await aReadyShopper(fresh);
      const answer = await fresh.ask(placeOrder, { cartId: shopper.cartId }, shopper.headers);
      expect(answer.placeOrder.order.order_number).toBe('000000001');
      await fresh.pool.query('truncate commerce.orders restart identity cascade');
    }
  } finally {
    await fresh.close();
  }
});

test('the orders of a store are its own, and those of the website and of all are everything', async () => {
  const shopper = await aShopper(shop);
  const customerId = await customerIdOf(shopper);
  for (const storeCode of ['default', 'german'] as const)
    await shop.commerce.orders.seed(aSeed({ customerId, storeCode }));
  const counted = async (store: string, scope?: string) =>
    (await ordersOf({ ...shopper, headers: { ...shopper.headers, store } }, { scope })).total_count;

  for (const store of ['default', 'german']) {
    expect(await counted(store)).toBe(1);
    expect(await counted(store, 'STORE')).toBe(1);
    expect(await counted(store, 'WEBSITE')).toBe(2);
    expect(await counted(store, 'GLOBAL')).toBe(2);
  }
});
