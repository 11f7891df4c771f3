import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aPlanShop,
  aReadyShopper,
  placeOrder,
  type Shopper,
} from './checkout/checkout.test-data.ts';
import type { TestCommerce } from './commerce.test-data.ts';

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
