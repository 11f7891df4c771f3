import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCommerce } from '../commerce.test-data.ts';
import {
  addProducts,
  aGermanAddress,
  aGuest,
  anAddress,
  aPlanShop,
  aPrescriptionItem,
  aShopper,
  fillCart,
  readCart,
  type Shopper,
} from './checkout.test-data.ts';

let shop: TestCommerce;
let guest: Shopper;
beforeAll(async () => {
  shop = await aPlanShop();
  guest = await aGuest(shop);
  await fillCart(shop, guest);
});
afterAll(() => shop.close());

const ship = `mutation ($cartId: String!, $addresses: [ShippingAddressInput]!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: $addresses }) {
    cart { shipping_addresses { firstname street city postcode telephone
      region { code label region_id } country { code label }
      available_shipping_methods { carrier_code method_code carrier_title method_title
        amount { value currency } } } } } }`;
const bill = `mutation ($cartId: String!, $billing: BillingAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $billing }) {
    cart { billing_address { firstname city } shipping_addresses { city } } } }`;
const send = `mutation ($cartId: String!, $methods: [ShippingMethodInput]!) {
  setShippingMethodsOnCart(input: { cart_id: $cartId, shipping_methods: $methods }) {
    cart { shipping_addresses { selected_shipping_method { carrier_title method_title
      amount { value } price_excl_tax { value } price_incl_tax { value } } }
      prices { grand_total { value } applied_taxes { amount { value } } } } } }`;
const pay = `mutation ($cartId: String!, $payment: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: $payment }) {
    cart { selected_payment_method { code title purchase_order_number } } } }`;
const guestEmail = `mutation ($cartId: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { cart { email } } }`;

const refusedAddress = async (address: Record<string, unknown>, who = guest) =>
  (
    await shop.refusal(
      ship,
      { cartId: who.cartId, addresses: [{ address: { ...anAddress, ...address } }] },
      who.headers,
    )
  ).message;

test('an address is kept with its region, country and the methods that reach it', async () => {
  const { setShippingAddressesOnCart } = await shop.ask(ship, {
    cartId: guest.cartId,
    addresses: [{ address: { ...anAddress, street: ['1 Way', '', 'Apt 2', 'Hood', 'Extra'] } }],
  });
  expect(setShippingAddressesOnCart.cart.shipping_addresses[0]).toMatchObject({
    street: ['1 Way', 'Apt 2', 'Hood', 'Extra'],
    region: { code: 'NY', label: 'New York', region_id: 43 },
    country: { code: 'US', label: 'United States' },
    available_shipping_methods: [
      {
        carrier_code: 'tablerate',
        method_code: 'bestway',
        carrier_title: 'Best Way',
        method_title: 'Table Rate',
        amount: { value: 4.95, currency: 'USD' },
      },
    ],
  });
});

test.each([
  [{ street: ['1', '2', '3', '4', '5'] }, '"Street Address" cannot contain more than 4 lines.'],
  [{ country_code: 'DE' }, 'Country is not available'],
  [{ region: null }, 'Region is required.'],
  [{ region_id: 79 }, 'The region_id does not match the selected country or region'],
  [{ region: 'Atlantis' }, 'The region_id does not match the selected country or region'],
  [{ firstname: ' ' }, '"firstname" is required. Enter and try again.'],
  [{ street: [] }, '"street" is required. Enter and try again.'],
  [{ postcode: null }, '"postcode" is required. Enter and try again.'],
  [{ city: 'x'.repeat(300) }, 'A line of the address is too long or cannot be read.'],
])('the address with %o is refused', async (address, message) => {
  expect(await refusedAddress(address)).toBe(message);
});

test('exactly one address is taken, typed or saved', async () => {
  const { cartId } = guest;
  const refused = async (addresses: unknown[]) =>
    (await shop.refusal(ship, { cartId, addresses })).message;
  const address = anAddress;

  expect(await refused([])).toBe('Required parameter "shipping_addresses" is missing');
  expect(await refused([{ address }, { address }])).toBe(
    'You cannot specify multiple shipping addresses.',
  );
  expect(await refused([null, { address }])).toBe(
    'You cannot specify multiple shipping addresses.',
  );
  for (const nothing of [null, { customer_address_id: null }]) {
    expect(await refused([nothing])).toBe(
      'The shipping address must contain either "customer_address_id" or "address".',
    );
  }
  expect(await refused([{ customer_address_id: 1, address }])).toBe(
    'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
  );
  expect(await refused([{ customer_address_id: 1 }])).toBe(
    "The current customer isn't authorized.",
  );
});

test('a saved address is used, and only by its owner', async () => {
  const owner = await aShopper(shop);
  await fillCart(shop, owner);
  const { createCustomerAddress } = await shop.ask(
    `mutation { createCustomerAddress(input: { firstname: "Ada", lastname: "Lovelace",
       street: ["7 Saved Street"], city: "Albany", postcode: "12207", telephone: "1",
       country_code: US, region: { region: "NY" } }) { id } }`,
    {},
    owner.headers,
  );
  const addresses = [{ customer_address_id: createCustomerAddress.id }];
  const { setShippingAddressesOnCart } = await shop.ask(
    ship,
    { cartId: owner.cartId, addresses },
    owner.headers,
  );
  expect(setShippingAddressesOnCart.cart.shipping_addresses[0].street).toEqual(['7 Saved Street']);

  const other = await aShopper(shop);
  await fillCart(shop, other);
  expect(await shop.refusal(ship, { cartId: other.cartId, addresses }, other.headers)).toEqual({
    message: `Current customer does not have permission to address with ID "${createCustomerAddress.id}"`,
    category: 'graphql-authorization',
  });
  expect(
    (
      await shop.refusal(
        ship,
        { cartId: other.cartId, addresses: [{ customer_address_id: 999_999 }] },
        other.headers,
      )
    ).message,
  ).toBe('Could not find a address with ID "999999"');
});

test('an address goes into the address book when asked to, once', async () => {
  const owner = await aShopper(shop);
  await fillCart(shop, owner);
  const address = { ...anAddress, save_in_address_book: true };
  const variables = { cartId: owner.cartId, addresses: [{ address }] };
  await shop.ask(ship, variables, owner.headers);
  await shop.ask(ship, variables, owner.headers);
  const { customer } = await shop.ask('{ customer { addresses { city } } }', {}, owner.headers);
  expect(customer.addresses).toEqual([{ city: 'Albany' }]);
});

test('a cart with nothing to send has no shipping address', async () => {
  const virtual = await aGuest(shop);
  const items = [await aPrescriptionItem(shop, 'SV-150')];
  await shop.ask(addProducts, { cartId: virtual.cartId, items });
  expect(await refusedAddress({}, virtual)).toBe(
    'Shipping address is not allowed on cart: cart contains no items for shipment.',
  );
});

test('the billing address is its own, the same, or used for both', async () => {
  const fresh = await aGuest(shop);
  await fillCart(shop, fresh);
  const set = async (billing: Record<string, unknown>) =>
    (await shop.ask(bill, { cartId: fresh.cartId, billing })).setBillingAddressOnCart.cart;
  const refused = async (billing: Record<string, unknown>) =>
    (await shop.refusal(bill, { cartId: fresh.cartId, billing })).message;

  expect(await refused({ same_as_shipping: true })).toBe(
    'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
  );
  expect(await refused({})).toBe(
    'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
  );
  expect(await set({ address: { ...anAddress, city: 'Troy' } })).toMatchObject({
    billing_address: { city: 'Troy' },
    shipping_addresses: [],
  });
  expect(
    await set({ address: { ...anAddress, city: 'Utica' }, use_for_shipping: true }),
  ).toMatchObject({ billing_address: { city: 'Utica' }, shipping_addresses: [{ city: 'Utica' }] });
  expect(await set({ same_as_shipping: true })).toMatchObject({
    billing_address: { city: 'Utica' },
  });
});

test('shipping that the plan does not pay is shown with its tax in the German store', async () => {
  const german = await aGuest(shop, 'german');
  await fillCart(shop, german);
  await shop.ask(
    ship,
    { cartId: german.cartId, addresses: [{ address: aGermanAddress }] },
    german.headers,
  );
  const methods = [{ carrier_code: 'tablerate', method_code: 'bestway' }];
  const { setShippingMethodsOnCart } = await shop.ask(
    send,
    { cartId: german.cartId, methods },
    german.headers,
  );
  expect(setShippingMethodsOnCart.cart).toEqual({
    shipping_addresses: [
      {
        selected_shipping_method: {
          carrier_title: 'Standardversand',
          method_title: 'Pauschale',
          amount: { value: 4.95 },
          price_excl_tax: { value: 4.16 },
          price_incl_tax: { value: 4.95 },
        },
      },
    ],
    prices: {
      grand_total: { value: 383.95 },
      // 34.97 in the frame, 25.55 in the lenses, 0.79 in the shipping.
      applied_taxes: [{ amount: { value: 61.31 } }],
    },
  });
});

test('shipping methods are refused in the words of Magento', async () => {
  const empty = await aGuest(shop);
  const fresh = await aGuest(shop);
  await fillCart(shop, fresh);
  const refused = async (methods: unknown[], who = guest) =>
    (await shop.refusal(send, { cartId: who.cartId, methods })).message;
  const bestway = { carrier_code: 'tablerate', method_code: 'bestway' };

  expect(await refused([])).toBe('Required parameter "shipping_methods" is missing');
  expect(await refused([{ ...bestway, method_code: '' }])).toBe(
    'Required parameter "method_code" is missing.',
  );
  expect(await refused([null])).toBe('Required parameter "carrier_code" is missing.');
  expect(await refused([bestway, bestway])).toBe('You cannot specify multiple shipping methods.');
  expect(await refused([bestway], empty)).toContain("can't be set for an empty cart");
  expect(await refused([bestway], fresh)).toBe(
    'The shipping address is missing. Set the address and try again.',
  );
  expect(await refused([{ carrier_code: 'wrong', method_code: 'flatrate' }])).toBe(
    'Carrier with such method not found: wrong, flatrate',
  );
});

test('a purchase order needs its number, and no card number is ever kept', async () => {
  const refused = async (payment: Record<string, unknown>) =>
    (await shop.refusal(pay, { cartId: guest.cartId, payment })).message;
  const code = 'purchaseorder';

  const { setPaymentMethodOnCart } = await shop.ask(pay, {
    cartId: guest.cartId,
    payment: { code, purchase_order_number: 'PO-4711' },
  });
  expect(setPaymentMethodOnCart.cart.selected_payment_method).toEqual({
    code,
    title: 'Purchase Order',
    purchase_order_number: 'PO-4711',
  });
  expect(await refused({ code })).toBe('Purchase order number is a required field.');
  expect(await refused({ code, purchase_order_number: '4111 1111 1111 1111' })).toBe(
    'The purchase order number must not be a card number.',
  );
  expect(await refused({ code: '' })).toBe(
    'Required parameter "code" for "payment_method" is missing.',
  );
  expect(await refused({ code: 'free' })).toBe('The requested Payment Method is not available.');
  expect(await refused({ code: 'creditcard' })).toBe(
    'The requested Payment Method is not available.',
  );
});

test("a guest's e-mail address is kept, a customer's is not asked for", async () => {
  const { setGuestEmailOnCart } = await shop.ask(guestEmail, {
    cartId: guest.cartId,
    email: 'guest@example.com',
  });
  expect(setGuestEmailOnCart.cart.email).toBe('guest@example.com');
  const refused = async (email: string, who = guest) =>
    (await shop.refusal(guestEmail, { cartId: who.cartId, email }, who.headers)).message;
  expect(await refused('some')).toBe('Invalid email format');
  expect(await refused('')).toBe('Required parameter "email" is missing');
  expect(await refused('a@example.com', await aShopper(shop))).toBe(
    'The request is not allowed for logged in customers',
  );
});

test('nobody can read an address or e-mail address in the table', async () => {
  const { cart } = await shop.ask(readCart, { cartId: guest.cartId });
  expect(cart.email).toBe('guest@example.com');
  const { rows } = await shop.pool.query(
    `select string_agg(c::text || encode(coalesce(c.shipping_address, ''), 'escape')
              || encode(coalesce(c.guest_email, ''), 'escape'), ' ') as everything
       from commerce.carts c`,
  );
  expect(rows[0].everything).not.toMatch(/guest@example|Lovelace|Albany/);
});
