import { isEnumType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anAddress,
  aPlanShop,
  aReadyShopper,
  placeOrder,
  type Shopper,
} from './checkout/checkout.test-data.ts';
import { aCommerce, aCustomer, type TestCommerce } from './commerce.test-data.ts';
import { buildCommerceSchema } from './schema.ts';

/** Every field that a Magento 2.4.6 has on the types built here can be asked for. */
let shop: TestCommerce;
let shopper: Shopper;
beforeAll(async () => {
  shop = await aPlanShop();
  shopper = await aReadyShopper(shop);
});
afterAll(() => shop.close());

test('a product and its categories tell every field of 2.4.6', async () => {
  const { products } = await shop.ask(`{ products(filter: { sku: { eq: "10100" } }) { items {
    special_from_date special_to_date attribute_set_id manufacturer gift_message_available
    swatch_image price_tiers { quantity final_price { value } discount { amount_off } }
    reviews(pageSize: 5) { items { average_rating summary text nickname created_at
      product { sku } ratings_breakdown { name value } } page_info { page_size total_pages } }
    categories { id uid name path path_in_store url_key url_path url_suffix canonical_url
      description image level position children_count product_count include_in_menu is_anchor
      display_mode default_sort_by available_sort_by filter_price_range landing_page
      custom_layout_update_file meta_title meta_keywords meta_description created_at updated_at
      breadcrumbs { category_uid }
      ... on CategoryTree { relative_url redirect_code type children { uid } } } } } }`);

  expect(products.items[0]).toMatchObject({
    reviews: { items: [], page_info: { page_size: 5, total_pages: 0 } },
    price_tiers: [],
    categories: [
      {
        path: '1/2/3',
        path_in_store: '3',
        url_path: 'eyeglasses',
        children_count: '0',
        product_count: 3,
        relative_url: 'eyeglasses',
        type: 'CATEGORY',
      },
    ],
  });
  const below =
    '{ products(filter: { sku: { eq: "10100" } }) { items { reviews(pageSize: 0) { items { text } } } } }';
  expect((await shop.refusal(below)).message).toBe('pageSize value must be greater than 0.');
});

test('a customer and an order tell every field of 2.4.6', async () => {
  const { placeOrder: placed } = await shop.ask(
    placeOrder,
    { cartId: shopper.cartId },
    shopper.headers,
  );
  const number = placed.order.order_number;
  const { orders } = shop.commerce;
  await orders.changeStatus(number, { status: 'processing', tracking: null });
  await orders.changeStatus(number, { status: 'complete', tracking: '1Z999' });

  const { customer } = await shop.ask(
    `{ customer { reviews(currentPage: 1) { items { summary } page_info { current_page } }
       orders { items { invoices { id number comments { message } }
         credit_memos { id number comments { message } }
         shipments { id number tracking { carrier title number } comments { message timestamp }
           items { id product_name product_sku product_sale_price { value } quantity_shipped
             order_item { product_sku product { sku } } } } } } } }`,
    {},
    shopper.headers,
  );

  expect(customer).toMatchObject({
    reviews: { items: [], page_info: { current_page: 1 } },
    orders: { items: [{ invoices: [], credit_memos: [] }] },
  });
  const [shipment] = customer.orders.items[0].shipments;
  expect(shipment).toMatchObject({
    number,
    tracking: [{ number: '1Z999' }],
    items: [
      { product_sku: '10101', quantity_shipped: 1, order_item: { product: { sku: '10101' } } },
      {},
    ],
  });
});

test('a store tells every field of 2.4.6, in the types of 2.4.6', async () => {
  const { storeConfig } =
    await shop.ask(`{ storeConfig { title_prefix title_suffix front cms_no_route
    cms_no_cookies show_cms_breadcrumbs absolute_footer demonotice configurable_thumbnail_source
    minimum_password_length list_per_page grid_per_page_values } }`);

  expect(storeConfig).toMatchObject({
    title_prefix: null,
    minimum_password_length: '8',
    list_per_page: 20,
    grid_per_page_values: '20,40,100',
  });
});

test('what storefronts of 2.4.6 to 2.4.8 ask of a store, a product and a list is told', async () => {
  const { storeConfig } = await shop.ask(
    `{ storeConfig { minicart_display minicart_max_items cart_summary_display_quantity cart_expires_in_days
       contact_enabled is_one_page_checkout_enabled is_checkout_agreements_enabled
       shopping_cart_display_price shopping_cart_display_shipping shopping_cart_display_subtotal
       shopping_cart_display_full_summary shopping_cart_display_grand_total
       shopping_cart_display_zero_tax shopping_cart_display_tax_gift_wrapping
       display_product_prices_in_catalog display_shipping_prices
       orders_invoices_credit_memos_display_price product_fixed_product_tax_display_setting
       check_money_order_enabled check_money_order_title zero_subtotal_title } }`,
    {},
    { store: 'german' },
  );
  expect(storeConfig).toMatchObject({
    cart_expires_in_days: 30,
    shopping_cart_display_price: 2,
    shopping_cart_display_tax_gift_wrapping: 'DISPLAY_INCLUDING_TAX',
    product_fixed_product_tax_display_setting: 'FPT_DISABLED',
    check_money_order_title: 'Rechnung',
  });

  const { products } =
    await shop.ask(`{ products(filter: { name: { match: "10100", match_type: PARTIAL } }) {
    filters { name request_var filter_items_count filter_items { label value_string items_count } }
    items { price { minimalPrice { amount { value } adjustments { code } }
        maximalPrice { amount { value } } regularPrice { amount { value currency } } }
      tier_price tier_prices { qty value customer_group_id } product_links { sku link_type }
      media_gallery_entries { id uid file label media_type types disabled content { name }
        video_content { video_url } }
      websites { code } min_sale_qty max_sale_qty gift_message_available
      ... on ConfigurableProduct { configurable_product_options_selection {
        configurable_options { attribute_code label values { uid label is_available
          swatch { value ... on ImageSwatchData { thumbnail } } } } } } } } }`);
  expect(products.filters[0]).toMatchObject({ request_var: 'price', filter_items_count: 1 });
  expect(products.items).toMatchObject([
    {
      price: {
        minimalPrice: { amount: { value: 219 }, adjustments: [] },
        regularPrice: { amount: { value: 219, currency: 'USD' } },
      },
      tier_prices: [],
      product_links: [],
      websites: [{ code: 'base' }],
      min_sale_qty: 1,
      max_sale_qty: 20,
      gift_message_available: false,
    },
  ]);
  const [{ media_gallery_entries: entries, configurable_product_options_selection: options }] =
    products.items;
  expect(entries[0]).toMatchObject({
    file: '/frames/10101.svg',
    types: ['image', 'small_image', 'thumbnail'],
  });
  expect(options.configurable_options).toMatchObject([
    { attribute_code: 'color', values: [{ is_available: true }, { is_available: false }] },
  ]);
});

test('what they ask of a cart, a customer and an order is told', async () => {
  const { headers, cartId } = await aReadyShopper(shop);
  const { cart, customerPaymentTokens, checkoutAgreements } = await shop.ask(
    `query ($cartId: String!) { cart(cart_id: $cartId) {
       items { not_available_message min_qty max_qty prices { fixed_product_taxes { label }
         catalog_discount { amount_off percent_off } row_catalog_discount { amount_off } } }
       shipping_addresses { id uid custom_attributes { code } }
       billing_address { id custom_attributes { code } } }
       customerPaymentTokens { items { public_hash type } }
       checkoutAgreements { agreement_id mode } }`,
    { cartId },
    headers,
  );
  expect(cart).toMatchObject({
    items: [
      {
        not_available_message: null,
        min_qty: 1,
        max_qty: 20,
        prices: { fixed_product_taxes: [], catalog_discount: { amount_off: 0, percent_off: 0 } },
      },
      {},
    ],
    shipping_addresses: [{ custom_attributes: [] }],
    billing_address: { custom_attributes: [] },
  });

  expect([customerPaymentTokens, checkoutAgreements]).toEqual([{ items: [] }, []]);
  expect(await shop.refusal('{ customerPaymentTokens { items { type } } }')).toEqual({
    message: "The current customer isn't authorized.",
    category: 'graphql-authorization',
  });

  await shop.ask(placeOrder, { cartId }, headers);
  const { customer } = await shop.ask(
    `{ customer { confirmation_status custom_attributes(attributeCodes: ["age"]) { code }
       addresses { custom_attributesV2 { code } extension_attributes { value } } orders { items { token available_actions
         items { quantity_return_requested }
         shipping_address { custom_attributesV2(attributeCodes: []) { code } }
         customer_info { firstname lastname } order_status_change_date order_date
         invoices { items { product_sku quantity_invoiced } total { grand_total { value } } }
         credit_memos { items { quantity_refunded } total { adjustment { value } } } } } } }`,
    {},
    headers,
  );
  expect(customer).toMatchObject({
    confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    orders: {
      items: [
        {
          available_actions: ['REORDER', 'CANCEL'],
          customer_info: { firstname: 'Ada', lastname: 'Lovelace' },
          invoices: [],
          credit_memos: [],
        },
      ],
    },
  });
});

test('lines are sorted by each key of 2.4.8, and stay complete', async () => {
  const { headers, cartId } = await aReadyShopper(shop, { lensCode: 'SV-150' });
  const keys = buildCommerceSchema().getType('SortQuoteItemsEnum');
  if (!isEnumType(keys)) throw new Error('lines are sorted');
  const sorted = async (field: string, order: 'ASC' | 'DESC'): Promise<string[]> => {
    const { cart } = await shop.ask(
      `query ($cartId: String!, $sort: QuoteItemsSortInput) { cart(cart_id: $cartId) {
         itemsV2(sort: $sort) { items { product { sku } } } } }`,
      { cartId, sort: { field, order } },
      headers,
    );
    return cart.itemsV2.items.map(({ product }: { product: { sku: string } }) => product.sku);
  };

  for (const { name } of keys.getValues()) {
    expect((await sorted(name, 'DESC')).toSorted()).toEqual(['10101', 'BasePrescription']);
  }
  for (const key of ['PRICE_INC_TAX', 'ROW_TOTAL', 'DISCOUNT_AMOUNT', 'WEIGHT', 'ROW_WEIGHT']) {
    expect([key, ...(await sorted(key, 'DESC'))]).toEqual([key, '10101', 'BasePrescription']);
    expect([key, ...(await sorted(key, 'ASC'))]).toEqual([key, 'BasePrescription', '10101']);
  }
});

test('a country that no Magento has in its enum is told as a text, and an address there is kept', async () => {
  const far = await aCommerce();
  await far.pool.query(`update commerce.stores set countries = '{US,PR}' where code = 'default'`);
  const owner = await aCustomer(far);
  const { createEmptyCart: cartId } = await far.ask('mutation { createEmptyCart }', {}, owner);
  await far.ask(
    `mutation ($cartId: String!, $address: CartAddressInput!) { setBillingAddressOnCart(input: {
       cart_id: $cartId, billing_address: { address: $address } }) { cart {
         billing_address { country { code } } } } }`,
    {
      cartId,
      address: { ...anAddress, region: null, country_code: 'PR', save_in_address_book: true },
    },
    owner,
  );

  const told = await far.ask(
    `{ countries { id } customer { addresses { country_id country_code } } }`,
    {},
    owner,
  );
  expect(told).toEqual({
    countries: [{ id: 'US' }, { id: 'PR' }],
    customer: { addresses: [{ country_id: 'PR', country_code: null }] },
  });
  await far.close();
});
