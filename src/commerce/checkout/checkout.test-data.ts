import type { CommerceSettings } from '../settings.ts';
import { aCustomer, aFrame, aShopOf, type TestCommerce } from '../commerce.test-data.ts';

export type Shopper = { headers: Record<string, string>; cartId: string };

/** A dear frame (10101), an affordable one (10201) and a scarce one (10301, two pieces). */
const frames = [
  aFrame({ sku: '10100', price: { default: 21900, german: 21900 } }),
  aFrame({ sku: '10200', price: { default: 12900, german: 12900 } }),
  aFrame({
    sku: '10300',
    price: { default: 1000, german: 1000 },
    colors: [
      { sku: '10301', name: { en: 'Ink', de: 'Tinte' }, group: 'Black', hex: '#000000', stock: 2 },
    ],
  }),
];

/** A shop whose plan pays 150.00 for a frame, 60.00 for lenses, and the shipping. */
export async function aPlanShop(settings: Partial<CommerceSettings> = {}): Promise<TestCommerce> {
  const shop = await aShopOf(frames, settings);
  await setUpPromotions(shop);
  return shop;
}

export async function setUpPromotions({ commerce }: Pick<TestCommerce, 'commerce'>): Promise<void> {
  const caps = { frame: 15000, lens: 6000 };
  await commerce.promotions.saveCartRule({
    code: 'plan-benefit',
    groupCode: 'plan-members',
    labels: { default: 'Plan benefit', german: 'Kassenleistung' },
    capsMinor: { default: caps, german: caps },
    freeShipping: true,
  });
  await commerce.promotions.saveCoupon({
    code: 'WELCOME10',
    percent: 10,
    labels: { default: 'Welcome', german: 'Willkommen' },
  });
}

/** A new member with an empty cart. */
export async function aShopper(shop: TestCommerce, store = 'default'): Promise<Shopper> {
  const headers = { ...(await aCustomer(shop)), store };
  const { createEmptyCart } = await shop.ask('mutation { createEmptyCart }', {}, headers);
  return { headers, cartId: createEmptyCart };
}

/** A guest with an empty cart. */
export async function aGuest(shop: TestCommerce, store = 'default'): Promise<Shopper> {
  const headers = { store };
  const { createEmptyCart } = await shop.ask('mutation { createEmptyCart }', {}, headers);
  return { headers, cartId: createEmptyCart };
}

export const cartFields = `
  id email is_virtual total_quantity
  items { uid quantity is_available errors { code } product { sku uid name }
    prices { price { value } price_including_tax { value } row_total { value }
      row_total_including_tax { value } total_item_discount { value }
      discounts { label amount { value } } }
    ... on SimpleCartItem { customizable_options { label } }
    ... on VirtualCartItem { customizable_options { label customizable_option_uid
      values { label value customizable_option_value_uid price { value } } } }
    ... on ConfigurableCartItem { configured_variant { sku } configurable_options {
      id value_id value_label configurable_product_option_uid
      configurable_product_option_value_uid } } }
  applied_coupons { code }
  shipping_addresses { street region { code } country { code label }
    available_shipping_methods { carrier_code method_code amount { value } }
    selected_shipping_method { carrier_code method_code carrier_title method_title
      amount { value currency } } }
  billing_address { firstname city }
  available_payment_methods { code title }
  selected_payment_method { code title purchase_order_number }
  prices { grand_total { value currency } subtotal_excluding_tax { value }
    subtotal_including_tax { value } subtotal_with_discount_excluding_tax { value }
    discount { amount { value } label } discounts { label amount { value } coupon { code } }
    applied_taxes { label amount { value } } }`;

export const addProducts = `
  mutation ($cartId: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $items) {
      cart { ${cartFields} } user_errors { code message } } }`;

export const readCart = `query ($cartId: String!) { cart(cart_id: $cartId) { ${cartFields} } }`;

export const placeOrder = `
  mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) {
    replayed order { order_number } orderV2 { number status total { grand_total { value } } }
    errors { code message } } }`;

/** What a cart needs beside its lines; variables `cartId` and `address`. */
export const checkoutSteps = `
  mutation ($cartId: String!, $address: CartAddressInput!, $payment: PaymentMethodInput!) {
    setShippingAddressesOnCart(
      input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) { cart { id } }
    setBillingAddressOnCart(
      input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }) { cart { id } }
    setShippingMethodsOnCart(input: { cart_id: $cartId, shipping_methods: [
      { carrier_code: "tablerate", method_code: "bestway" }] }) { cart { id } }
    setPaymentMethodOnCart(
      input: { cart_id: $cartId, payment_method: $payment }) { cart { ${cartFields} } } }`;

export const anAddress = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  street: ['12 Analytical Way', 'Apt 3'],
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country_code: 'us',
  telephone: '518-555-0100',
};

export const aGermanAddress = {
  ...anAddress,
  street: ['Rechenweg 12'],
  city: 'Berlin',
  region: null,
  postcode: '10115',
  country_code: 'DE',
};

type Item = Record<string, unknown>;

/** The item that carries a prescription with this lens. */
export async function aPrescriptionItem(shop: TestCommerce, lensCode: string): Promise<Item> {
  const { products } = await shop.ask(`{ products(filter: { sku: { eq: "BasePrescription" } }) {
    items { ... on CustomizableProductInterface { options { title uid
      ... on CustomizableDropDownOption { value { uid sku } } } } } } }`);
  type Option = { title: string; uid: string; value?: { uid: string; sku: string }[] };
  const options: Option[] = products.items[0].options;
  const uidOf = (title: string) => options.find((option) => option.title === title)?.uid;
  const lens = options
    .find(({ title }) => title === 'lens')
    ?.value?.find(({ sku }) => sku === lensCode);
  return {
    sku: 'BasePrescription',
    quantity: 1,
    selected_options: [lens?.uid],
    entered_options: [
      { uid: uidOf('lensType'), value: 'Progressive' },
      { uid: uidOf('od.sphere'), value: '-1.25' },
      { uid: uidOf('os.sphere'), value: '-1.50' },
      { uid: uidOf('pd'), value: '63' },
    ],
  };
}

/** Puts a frame and a prescription into the shopper's cart. */
export async function fillCart(
  shop: TestCommerce,
  { headers, cartId }: Shopper,
  frameSku = '10101',
  lensCode = 'PR-150',
): Promise<void> {
  const prescription = await aPrescriptionItem(shop, lensCode);
  const { addProductsToCart } = await shop.ask(
    addProducts,
    { cartId, items: [{ sku: frameSku, quantity: 1 }, prescription] },
    headers,
  );
  if (addProductsToCart.user_errors.length > 0) {
    throw new Error(JSON.stringify(addProductsToCart.user_errors));
  }
}

/** A shopper one step before the order: cart filled, address, method and payment set. */
export async function aReadyShopper(
  shop: TestCommerce,
  { store = 'default', frameSku = '10101', lensCode = 'PR-150', payment = 'checkmo' } = {},
): Promise<Shopper> {
  const shopper = await aShopper(shop, store);
  await fillCart(shop, shopper, frameSku, lensCode);
  await finishCart(shop, shopper, payment);
  return shopper;
}

/** Sets address, method and payment; the cart as the last step answers it. */
export async function finishCart(
  shop: TestCommerce,
  { headers, cartId }: Shopper,
  payment = 'checkmo',
) {
  const address = headers['store'] === 'german' ? aGermanAddress : anAddress;
  const variables = { cartId, address, payment: { code: payment } };
  const { setPaymentMethodOnCart } = await shop.ask(checkoutSteps, variables, headers);
  return setPaymentMethodOnCart.cart;
}

/** An order that a guest has placed, as they are told of it. */
export async function aGuestsOrder(
  shop: TestCommerce,
  { store = 'default', email = 'guest@shoppers.example' } = {},
): Promise<{ id: string; number: string; token: string }> {
  const guest = await aGuest(shop, store);
  await fillCart(shop, guest, '10201');
  await shop.ask(
    `mutation ($cartId: String!, $email: String!) { setGuestEmailOnCart(
       input: { cart_id: $cartId, email: $email }) { cart { id } } }`,
    { cartId: guest.cartId, email },
    guest.headers,
  );
  await finishCart(shop, guest);
  const { placeOrder: placed } = await shop.ask(
    `mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) {
       orderV2 { id number token } } }`,
    { cartId: guest.cartId },
    guest.headers,
  );
  return placed.orderV2;
}

/** Lets requests read the cart and none write it, until what is answered is called. */
export async function holdCart(shop: TestCommerce, cartId: string): Promise<() => Promise<void>> {
  const client = await shop.pool.connect();
  await client.query('begin');
  await client.query(`select from commerce.carts where masked_id = $1 for update`, [cartId]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

/** How many statements wait for another transaction to end. */
export async function waitingForLocks(shop: TestCommerce): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
