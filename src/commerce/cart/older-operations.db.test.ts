import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aGuest,
  aPlanShop,
  aReadyShopper,
  aShopper,
  fillCart,
  placeOrder,
  readCart,
  type Shopper,
} from '../checkout/checkout.test-data.ts';
import type { TestCommerce } from '../commerce.test-data.ts';
import { bundleSelectionUid, customOptionOf, downloadLinkOf } from '../ids.ts';
import { goods, selectionUids } from './bundles.test-data.ts';

const words = (text: string) => ({ en: text, de: text });
const both = (minor: number) => ({ default: minor, german: minor });
const engraved = {
  type: 'simple',
  sku: 'case',
  urlKey: 'case',
  name: words('Case'),
  price: both(2000),
  stock: 9,
  customOptions: [
    { type: 'field', code: 'initials', title: words('Initials'), maxCharacters: 3 },
    {
      type: 'checkbox',
      code: 'extras',
      title: words('Extras'),
      values: [
        { sku: 'strap', title: words('Strap'), price: both(400) },
        { sku: 'hook', title: words('Hook'), price: both(50) },
      ],
    },
  ],
};
const guide = {
  type: 'downloadable',
  sku: 'guide',
  urlKey: 'guide',
  name: words('Guide'),
  price: both(100),
  linksArePurchasedSeparately: true,
  links: [{ code: 'a', title: words('Part A'), price: both(250) }],
};

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aPlanShop();
  await shop.commerce.importCatalogue({ products: [...goods, engraved, guide] });
});
afterAll(() => shop.close());

const linesOf = async ({ cartId, headers }: Shopper) => {
  const { cart } = await shop.ask(
    `query ($cartId: String!) { cart(cart_id: $cartId) { items { type: __typename quantity
       product { sku } } } }`,
    { cartId },
    headers,
  );
  return cart.items.map((item: { type: string; quantity: number; product: { sku: string } }) => [
    item.type,
    item.product.sku,
    item.quantity,
  ]);
};

describe('clearCart', () => {
  const clear = `mutation ($cartId: ID!) { clearCart(input: { uid: $cartId }) {
    cart { id total_quantity items { uid } shipping_addresses { city } } errors { type message } } }`;

  test('takes every line out, and may be asked again; the cart and its addresses stay', async () => {
    const { cartId, headers } = await aReadyShopper(shop);
    for (let time = 0; time < 2; time += 1) {
      const { clearCart } = await shop.ask(clear, { cartId }, headers);
      expect(clearCart).toEqual({
        cart: {
          id: cartId,
          total_quantity: 0,
          items: [],
          shipping_addresses: [{ city: 'Albany' }],
        },
        errors: [],
      });
    }
    await fillCart(shop, { cartId, headers });
  });

  test('a cart that is none, ordered or somebody else’s is told as data', async () => {
    const ordered = await aReadyShopper(shop);
    await shop.ask(placeOrder, { cartId: ordered.cartId }, ordered.headers);
    const theirs = await aShopper(shop);
    const told = async (cartId: string) => (await shop.ask(clear, { cartId })).clearCart;

    expect(await told('nowhere')).toEqual({
      cart: null,
      errors: [{ type: 'NOT_FOUND', message: 'Could not find a cart with ID "nowhere"' }],
    });
    expect((await told(ordered.cartId)).errors).toEqual([
      { type: 'INACTIVE', message: "The cart isn't active." },
    ]);
    expect((await told(theirs.cartId)).errors).toMatchObject([{ type: 'UNAUTHORISED' }]);
    expect(await shop.refusal(clear, { cartId: '' })).toEqual({
      message: 'Required parameter "uid" is missing.',
      category: 'graphql-input',
    });
  });
});

describe('the mutations of one type of product each', () => {
  const addBy = (type: string) => `mutation ($input: Add${type}ProductsToCartInput) {
    add${type}ProductsToCart(input: $input) { cart { id } } }`;
  const add = (type: string, { cartId, headers }: Shopper, ...items: object[]) =>
    shop.ask(addBy(type), { input: { cart_id: cartId, cart_items: items } }, headers);

  test('each puts its products into the same cart', async () => {
    const guest = await aGuest(shop);
    const cloth = { sku: 'cloth', quantity: 2 };
    await add('Simple', guest, { data: cloth }, { data: { ...cloth, quantity: 1 } });
    await add('Virtual', guest, { data: { sku: 'care', quantity: 1 } });
    await add('Configurable', guest, { parent_sku: '10100', data: { sku: '10101', quantity: 1 } });
    const frame = (await selectionUids(shop, 'set'))['10301'] ?? '';
    const [, option, selection] = Buffer.from(frame, 'base64').toString().split('/');
    expect(bundleSelectionUid(Number(option), Number(selection), 1)).toBe(frame);
    await add('Bundle', guest, {
      data: { sku: 'set', quantity: 1 },
      bundle_options: [{ id: Number(option), quantity: 1, value: [selection] }],
    });
    const { products } = await shop.ask(`{ products(filter: { sku: { eq: "guide" } }) { items {
      ... on DownloadableProduct { downloadable_product_links { uid } } } } }`);
    const link = downloadLinkOf(products.items[0].downloadable_product_links[0].uid);
    await add('Downloadable', guest, {
      data: { sku: 'guide', quantity: 1 },
      downloadable_product_links: [{ link_id: link }],
    });

    expect(await linesOf(guest)).toEqual([
      ['SimpleCartItem', 'cloth', 3],
      ['VirtualCartItem', 'care', 1],
      ['ConfigurableCartItem', '10100', 1],
      ['BundleCartItem', 'set', 1],
      ['DownloadableCartItem', 'guide', 1],
    ]);
  });

  test('options are named by their numbers, several values between commas', async () => {
    const guest = await aGuest(shop);
    const { products } = await shop.ask(`{ products(filter: { sku: { eq: "case" } }) { items {
      ... on CustomizableProductInterface { options { title uid
        ... on CustomizableCheckboxOption { value { option_type_id } } } } } } }`);
    const [initials, extras] = products.items[0].options;
    const values = extras.value.map((value: { option_type_id: number }) => value.option_type_id);

    await add('Simple', guest, {
      data: { sku: 'case', quantity: 1 },
      customizable_options: [
        { id: customOptionOf(initials.uid)?.optionId, value_string: 'AL' },
        { uid: extras.uid, value_string: values.join(',') },
      ],
    });

    const { cart } = await shop.ask(
      `query ($cartId: String!) { cart(cart_id: $cartId) { items { prices { price { value } }
         ... on SimpleCartItem { customizable_options { label values { label value } } } } } }`,
      guest,
    );
    expect(cart.items).toMatchObject([
      {
        prices: { price: { value: 24.5 } },
        customizable_options: [
          { label: 'Initials', values: [{ value: 'AL' }] },
          { label: 'Extras', values: [{ label: 'Strap' }, { label: 'Hook' }] },
        ],
      },
    ]);
  });

  test('what cannot be added is an error, and keeps out the rest', async () => {
    const guest = await aGuest(shop);
    const refused = (...items: object[]) =>
      shop.refusal(addBy('Simple'), { input: { cart_id: guest.cartId, cart_items: items } });
    const care = { data: { sku: 'care', quantity: 1 } };

    expect(await refused(care, { data: { sku: 'nothing', quantity: 1 } })).toEqual({
      message: 'Could not find a product with SKU "nothing"',
      category: 'graphql-no-such-entity',
    });
    expect(await refused(care, { data: { sku: 'cloth', quantity: 7 } })).toEqual({
      message:
        'Could not add the product with SKU cloth to the shopping cart: The requested qty is not available',
      category: 'graphql-input',
    });
    expect(
      (
        await refused({
          data: { sku: 'a\0b', quantity: 1 },
          customizable_options: [{ id: 1, value_string: 'x' }],
        })
      ).message,
    ).toMatch(/^Could not find a product/);
    expect((await refused()).message).toBe('Required parameter "cart_items" is missing');
    expect(await linesOf(guest)).toEqual([]);
  });
});

describe('assignCustomerToGuestCart', () => {
  const assign = `mutation ($cartId: String!) { assignCustomerToGuestCart(cart_id: $cartId) {
    id total_quantity items { quantity product { sku } ... on VirtualCartItem {
      customizable_options { label values { value } } } }
    prices { discounts { label } } } }`;

  test('the guest’s cart becomes the customer’s, with what was in theirs, prescription and all', async () => {
    const customer = await aShopper(shop);
    await fillCart(shop, customer);
    const guest = await aGuest(shop);
    await fillCart(shop, guest, '10201', 'SV-150');

    const { assignCustomerToGuestCart: cart } = await shop.ask(
      assign,
      { cartId: guest.cartId },
      customer.headers,
    );

    expect(cart).toMatchObject({ id: guest.cartId, total_quantity: 4 });
    expect(cart.prices.discounts).toEqual([{ label: 'Plan benefit' }]);
    const { customerCart } = await shop.ask('{ customerCart { id } }', {}, customer.headers);
    expect(customerCart.id).toBe(guest.cartId);
    expect(
      (await shop.refusal(readCart, { cartId: customer.cartId }, customer.headers)).message,
    ).toBe("The cart isn't active.");
    expect((await shop.refusal(readCart, { cartId: guest.cartId })).category).toBe(
      'graphql-authorization',
    );
    const prescriptions = cart.items.filter(
      ({ product }: { product: { sku: string } }) => product.sku === 'BasePrescription',
    );
    expect(prescriptions).toHaveLength(2);
    for (const { customizable_options: options } of prescriptions) {
      expect(options).toContainEqual({ label: 'od.sphere', values: [{ value: '-1.25' }] });
    }
  });

  test('a customer without a cart takes the guest’s, once', async () => {
    const { headers } = await aShopper(shop);
    const guest = await aGuest(shop);
    await fillCart(shop, guest, '10201');
    const cartId = guest.cartId;

    const answers = await Promise.allSettled([
      shop.ask(assign, { cartId }, headers),
      shop.ask(assign, { cartId }, headers),
    ]);

    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await shop.ask(readCart, { cartId }, headers)).cart.total_quantity).toBe(2);
  });

  test('of two customers who ask for one cart at once it becomes that of one', async () => {
    const guest = await aGuest(shop);
    await fillCart(shop, guest, '10201');
    const customers = await Promise.all([aShopper(shop), aShopper(shop), aShopper(shop)]);

    const answers = await Promise.allSettled(
      customers.map(({ headers }) => shop.ask(assign, { cartId: guest.cartId }, headers)),
    );

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const own = await Promise.all(
      customers.map(({ headers }) => shop.ask('{ customerCart { total_quantity } }', {}, headers)),
    );
    expect(own.map(({ customerCart }) => customerCart.total_quantity).toSorted()).toEqual([
      0, 0, 2,
    ]);
  });

  test('a guest, and a cart of a customer, are refused', async () => {
    const customer = await aShopper(shop);
    const other = await aShopper(shop);
    expect(await shop.refusal(assign, { cartId: customer.cartId })).toEqual({
      message: "The current customer isn't authorized.",
      category: 'graphql-authorization',
    });
    expect(await shop.refusal(assign, { cartId: customer.cartId }, other.headers)).toEqual({
      message: `The current user cannot perform operations on cart "${customer.cartId}"`,
      category: 'graphql-authorization',
    });
  });
});
