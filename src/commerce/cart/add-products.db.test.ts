import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, aFrame, aShopOf, type TestCommerce } from '../commerce.test-data.ts';
import {
  addProducts,
  aGuest,
  aPlanShop,
  aPrescriptionItem,
  type Shopper,
} from '../checkout/checkout.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
});
afterAll(() => shop.close());

const uid = (text: string) => Buffer.from(text).toString('base64');

async function add({ headers, cartId }: Shopper, ...items: Record<string, unknown>[]) {
  return (await shop.ask(addProducts, { cartId, items }, headers)).addProductsToCart;
}

test('lines stand in the order of the request, the same colour again adds up', async () => {
  const guest = await aGuest(shop);
  const first = await add(guest, { sku: '10301', quantity: 1 }, { sku: '10101', quantity: 1 });
  expect(first.user_errors).toEqual([]);
  expect(first.cart.prices.grand_total.value).toBe(229);

  const { cart } = await add(guest, { sku: '10301', quantity: 1 }, { sku: '10201', quantity: 1 });

  const lines = cart.items.map((item: { quantity: number; product: { sku: string } }) => [
    item.product.sku,
    item.quantity,
  ]);
  expect(lines).toEqual([
    ['10301', 2],
    ['10101', 1],
    ['10201', 1],
  ]);
  expect(cart.total_quantity).toBe(4);
  expect(cart.prices.grand_total.value).toBe(368);
});

test('a colour chosen by its model shows the model and the colour', async () => {
  const guest = await aGuest(shop);
  const { products } = await shop.ask(`{ products(filter: { sku: { eq: "10100" } }) {
    items { id: uid ... on ConfigurableProduct {
      configurable_options { product_id values { uid value_index } } } } } }`);
  const [option] = products.items[0].configurable_options;
  const color = option.values[0];

  const { cart, user_errors: errors } = await add(
    guest,
    { sku: '10100', quantity: 1, selected_options: [color.uid] },
    { sku: '10101', quantity: 1, parent_sku: '10100' },
  );

  expect(errors).toEqual([]);
  expect(cart.items).toHaveLength(1);
  expect(cart.items[0]).toMatchObject({
    quantity: 2,
    product: { sku: '10100', uid: uid(String(option.product_id)) },
    configured_variant: { sku: '10101' },
    configurable_options: [
      {
        id: 93,
        value_id: color.value_index,
        value_label: 'Midnight',
        configurable_product_option_uid: uid(`configurable/${option.product_id}/93`),
        configurable_product_option_value_uid: uid(`configurable/93/${color.value_index}`),
      },
    ],
  });
});

test('a prescription comes back as it was entered, with the price of its lens', async () => {
  const guest = await aGuest(shop);
  const item = await aPrescriptionItem(shop, 'PR-150');
  const { cart } = await add(guest, item);

  const [line] = cart.items;
  expect(line.prices.price.value).toBe(160);
  expect(cart.is_virtual).toBe(true);
  const options = line.customizable_options;
  expect(options.map(({ label }: { label: string }) => label)).toEqual([
    'lens',
    'lensType',
    'od.sphere',
    'os.sphere',
    'pd',
  ]);
  const [lens, lensType] = options;
  expect(lens.values[0]).toMatchObject({
    label: 'Progressive, index 1.5',
    customizable_option_value_uid: (item['selected_options'] as string[])[0],
  });
  expect(lensType.values[0].value).toBe('Progressive');
  expect(lensType.values[0].customizable_option_value_uid).toBe(lensType.customizable_option_uid);
});

test('other entered values make another line, equal ones add up', async () => {
  const guest = await aGuest(shop);
  const item = await aPrescriptionItem(shop, 'SV-150');
  const entered = item['entered_options'] as { uid: string; value: string }[];
  const other = { ...item, entered_options: entered.slice(0, 2) };
  const { cart } = await add(guest, item, other, item);
  expect(cart.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1]);
});

test('nothing of a prescription can be read in the table', async () => {
  const guest = await aGuest(shop);
  const item = await aPrescriptionItem(shop, 'SV-150');
  const [lensType] = item['entered_options'] as { uid: string; value: string }[];
  await add(guest, { ...item, entered_options: [{ ...lensType, value: 'canary-value' }] });
  const { rows } = await shop.pool.query(
    `select string_agg(i::text || encode(coalesce(i.options, ''), 'escape'), ' ') as everything
       from commerce.cart_items i`,
  );
  expect(rows[0].everything).not.toContain('canary-value');
});

test.each([
  [{ sku: '10101', quantity: 11 }, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
  [{ sku: '10102', quantity: 1 }, 'INSUFFICIENT_STOCK', 'This product is out of stock.'],
  [{ sku: '10101', quantity: 0 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
  [{ sku: '10101', quantity: -1 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
  [
    { sku: '10101', quantity: 1.5 },
    'UNDEFINED',
    'You cannot use decimal quantity for this product.',
  ],
  [{ sku: '10101', quantity: 1e9 }, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
  [{ sku: 'none', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "none"'],
  [{ sku: '', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU ""'],
  [{ sku: 'a\0b', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "a\0b"'],
  [{ sku: '10100', quantity: 1 }, 'UNDEFINED', 'You need to choose options for your item.'],
  [
    { sku: '10100', quantity: 1, selected_options: [uid('configurable/0/0')] },
    'UNDEFINED',
    'You need to choose options for your item.',
  ],
  [
    { sku: 'BasePrescription', quantity: 1 },
    'UNDEFINED',
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
  ],
  [
    {
      sku: 'BasePrescription',
      quantity: 1,
      entered_options: [{ uid: uid('custom-option/999999'), value: '1' }],
    },
    'NOT_SALABLE',
    'The required options you selected are not available',
  ],
  [
    { sku: 'BasePrescription', quantity: 1, selected_options: [null] },
    'NOT_SALABLE',
    'The required options you selected are not available',
  ],
  [
    { sku: 'BasePrescription', quantity: 1, entered_options: [null] },
    'NOT_SALABLE',
    'The required options you selected are not available',
  ],
  [
    { sku: 'BasePrescription', quantity: 1, selected_options: [uid('configurable/93/1')] },
    'NOT_SALABLE',
    'The required options you selected are not available',
  ],
])('%o is told %s', async (item, code, message) => {
  const { cart, user_errors: errors } = await add(await aGuest(shop), item);
  expect(errors).toEqual([{ code, message }]);
  expect(cart.items).toEqual([]);
});

test('a colour is named once, by its attribute, and is the one that the SKU names', async () => {
  const colors = async (sku: string): Promise<string[]> => {
    const { products } = await shop.ask(`{ products(filter: { sku: { eq: "${sku}" } }) {
      items { ... on ConfigurableProduct { configurable_options { values { uid } } } } } }`);
    const [option] = products.items[0].configurable_options;
    return option.values.map((value: { uid: string }) => value.uid);
  };
  const [black = '', blue = ''] = await colors('10100');
  const [ink = ''] = await colors('10300');
  const otherAttribute = uid(
    Buffer.from(black, 'base64').toString().replace('configurable/93/', 'configurable/5/'),
  );
  const item = (sku: string, ...selected: string[]) => ({
    sku,
    quantity: 1,
    selected_options: selected,
  });

  for (const refused of [
    item('10100', black, blue),
    item('10100', black, ink),
    item('10100', ink),
    item('10100', otherAttribute),
    item('10100', black, otherAttribute),
    item('10101', blue),
    { ...item('10101', ink), parent_sku: '10100' },
  ]) {
    const { cart, user_errors: errors } = await add(await aGuest(shop), refused);
    expect(errors).toEqual([
      { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
    ]);
    expect(cart.items).toEqual([]);
  }
  for (const taken of [item('10100', black, black), item('10101', black)]) {
    expect((await add(await aGuest(shop), taken)).user_errors).toEqual([]);
  }
});

test('options may be typed as Magento types them', async () => {
  const guest = await aGuest(shop);
  const item = await aPrescriptionItem(shop, 'SV-150');
  const document = `mutation ($cartId: String!, $selected: [ID], $entered: [EnteredOptionInput]) {
    addProductsToCart(cartId: $cartId, cartItems: [{ sku: "BasePrescription", quantity: 1,
      selected_options: $selected, entered_options: $entered }]) { user_errors { message } } }`;

  const { addProductsToCart } = await shop.ask(document, {
    cartId: guest.cartId,
    selected: item['selected_options'],
    entered: item['entered_options'],
  });

  expect(addProductsToCart.user_errors).toEqual([]);
});

test('what cannot be added does not keep out the rest', async () => {
  const guest = await aGuest(shop);
  const { cart, user_errors: errors } = await add(
    guest,
    { sku: '10301', quantity: 3 },
    { sku: '10101', quantity: 2 },
  );
  expect(errors).toHaveLength(1);
  expect(cart.items).toHaveLength(1);
  expect(cart.prices.grand_total.value).toBe(438);
});

test('the stock is a limit for all lines of a colour together', async () => {
  const guest = await aGuest(shop);
  await add(guest, { sku: '10301', quantity: 2 });
  const { cart, user_errors: errors } = await add(guest, {
    sku: '10301',
    quantity: 1,
    parent_sku: '10300',
  });
  expect(errors[0].code).toBe('INSUFFICIENT_STOCK');
  expect(cart.total_quantity).toBe(2);
});

test('numbers and texts are taken as leniently as Magento takes them', async () => {
  const { cart } = await add(await aGuest(shop), { sku: 10101, quantity: '2' });
  expect(cart.total_quantity).toBe(2);
});

test('zeros in front belong to a SKU, and no catalogue has two that differ in them alone', async () => {
  const prices = { default: 1000, german: 1000 };
  const color = { name: { en: 'Coal', de: 'Kohle' }, group: 'Black' as const, hex: '#111111' };
  const zeros = aFrame({
    sku: '00500',
    price: prices,
    colors: [{ ...color, sku: '00501', stock: 3 }],
  });
  const other = await aShopOf([zeros]);
  const guest = async (sku: string) => {
    const { createEmptyCart } = await other.ask('mutation { createEmptyCart }');
    const items = [{ sku, quantity: 1 }];
    return (await other.ask(addProducts, { cartId: createEmptyCart, items })).addProductsToCart;
  };

  expect((await guest('00501')).user_errors).toEqual([]);
  expect((await guest('501')).user_errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }]);
  const twins = [zeros, aFrame({ sku: '500', colors: [{ ...color, sku: '502', stock: 1 }] })];
  await expect(other.commerce.importCatalogue(aCatalogue(twins))).rejects.toThrow(
    /SKU 500: stands there twice, told apart by zeros alone/,
  );
  await other.close();
});

test('a colour that is no longer sold leaves an error in its place, and the rest', async () => {
  const guest = await aGuest(shop);
  await add(guest, { sku: '10201', quantity: 1 }, { sku: '10101', quantity: 1 });
  await shop.pool.query(`update commerce.products set enabled = false where sku = '10200'`);
  await shop.pool.query(`update commerce.products set enabled = false where sku = '10201'`);

  const { data, errors } = await shop.commerce.execute(
    'query ($cartId: String!) { cart(cart_id: $cartId) { items { product { sku } } } }',
    { cartId: guest.cartId },
    guest.headers,
  );

  expect(errors).toMatchObject([
    { message: 'Some of the products are out of stock.', path: ['cart', 'items', 0] },
  ]);
  expect(data).toEqual({ cart: { items: [null, { product: { sku: '10101' } }] } });
  await shop.pool.query(`update commerce.products set enabled = true where sku like '102%'`);
});
