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
