import { FRAME_SHAPES, GENDERS } from '#domain/frames/catalogue-types.ts';
import type { Address } from '#domain/people/address.ts';
import { EMPTY_EYE, type Prescription } from '#domain/prescription/prescription.ts';
import { dataOf } from '#clients/answer.ts';
import type { Document, ServiceClient } from '#clients/client.ts';
import type { Answer as GraphqlAnswer } from '#service-base/call.ts';
import { putPairInCart } from '#storefront/cart/put-pair-in-cart.ts';
import { saveDelivery } from '#storefront/checkout/save-delivery.ts';
import {
  CreateCustomerDocument,
  CustomerCartDocument,
  CustomerTokenDocument,
  PlaceOrderDocument,
} from '#clients/generated/commerce.ts';
import { testSettings } from '#test/shop/settings.ts';
import { framesOf, type FrameSkus } from './frames.ts';
import type { MeasuredShop } from './measured-shops.ts';
import { ask } from './http.ts';

/** `turn` varies what is looked at and bought; `client` says which of several at once it is. */
type Act = (turn: number, client: number) => Promise<unknown>;

/** What is done in a shop, again and again. */
export type Shopper = { list: Act; add: Act; order: Act };

/** A list's two filters. */
export function filtersAt(turn: number) {
  return {
    gender: GENDERS[turn % GENDERS.length] ?? 'Women_s',
    shape: FRAME_SHAPES[Math.floor(turn / GENDERS.length) % FRAME_SHAPES.length] ?? 'Round',
  };
}

/** Commerce at `url` as any other machine would speak to it. */
export function commerceAt(url: string, headers: Record<string, string>): ServiceClient {
  return {
    async run<Result, Variables>(document: Document<Result, Variables>, variables: Variables) {
      const { status, body } = await ask(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ query: document.text, variables }),
      });
      if (status !== 200) throw new Error(`commerce answered ${status}: ${body.slice(0, 300)}`);
      return dataOf<Result>(JSON.parse(body) as GraphqlAnswer);
    },
  };
}

/** A new customer in the plan's group, who speaks GraphQL over HTTP. */
export async function aShopper({ url, frameCount }: MeasuredShop): Promise<Shopper> {
  const frameAt = framesOf(frameCount);
  const guest = commerceAt(url, { store: 'default' });
  const customer = commerceAt(url, {
    store: 'default',
    authorization: `Bearer ${await customerToken(url)}`,
  });
  return {
    list: (turn) => guest.run(ListDocument, filtersAt(turn)),
    async add(turn) {
      const { createEmptyCart: cartId } = await guest.run(CreateCartDocument, {});
      const { addProductsToCart } = await guest.run(AddDocument, {
        cartId,
        sku: frameAt(turn).variantSku,
      });
      if (addProductsToCart.user_errors.length > 0) throw new Error('a frame was not added');
    },
    order: (turn) => placeWholeOrder(customer, frameAt(turn)),
  };
}

/** From no cart to the order's number, with the storefront's own calls. */
async function placeWholeOrder(commerce: ServiceClient, frame: FrameSkus): Promise<string> {
  const pair = { ...frame, lens: 'PR-150', prescription };
  const put = await putPairInCart({ commerce: () => commerce }, 'en', pair);
  if (!put.ok) throw new Error(`a pair was not put into the cart: ${put.message}`);
  const payment = { code: 'checkmo', purchaseOrderNumber: '' };
  const saved = await saveDelivery(commerce, put.cartId, {
    shipping: { address },
    billing: null,
    payment,
  });
  if (!saved.ok) throw new Error(`a delivery was not saved: ${saved.problem}`);
  const { customerCart } = await commerce.run(CustomerCartDocument, {});
  const { placeOrder } = await commerce.run(PlaceOrderDocument, { cartId: customerCart.id });
  const number = placeOrder?.order?.order_number;
  if (!number) throw new Error('an order got no number');
  return number;
}

async function customerToken(url: string): Promise<string> {
  const { COMMERCE_INTEGRATION_TOKEN: credential } = testSettings();
  const integration = commerceAt(url, { authorization: `Bearer ${credential}` });
  const email = `${crypto.randomUUID()}@bench.example`;
  await integration.run(CreateCustomerDocument, {
    input: { email, firstname: 'Plan', lastname: 'Member', allow_remote_shopping_assistance: true },
  });
  const { generateCustomerTokenAsAdmin } = await integration.run(CustomerTokenDocument, { email });
  if (!generateCustomerTokenAsAdmin) throw new Error('commerce gave no customer token');
  return generateCustomerTokenAsAdmin.customer_token;
}

const prescription: Prescription = {
  lensType: 'Progressive',
  od: { ...EMPTY_EYE, sphere: -2.25, cylinder: -0.75, axis: 170, add: 2 },
  os: { ...EMPTY_EYE, sphere: -1.75, cylinder: -0.5, axis: 10, add: 2 },
  pd: 63,
};

const address: Address = {
  firstname: 'Clara',
  lastname: 'Whitfield',
  street: ['221 Maple Avenue', 'Apt 3'],
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_code: 'US',
  telephone: '+1 202 555 0110',
};

const ListDocument: Document<unknown, { gender: string; shape: string }> = {
  name: 'List',
  text: `query List($gender: String!, $shape: String!) {
    products(filter: { gender: { eq: $gender }, frame_shape: { eq: $shape } }
             sort: { price: ASC }, pageSize: 24) {
      total_count
      items { sku name url_key stock_status lens_width bridge temple_length small_image { url }
        price_range { minimum_price { final_price { value } } }
        ... on ConfigurableProduct { variants { product { sku color_hex stock_status } } } } } }`,
};

const CreateCartDocument: Document<{ createEmptyCart: string }, object> = {
  name: 'CreateCart',
  text: 'mutation CreateCart { createEmptyCart }',
};

type Added = { addProductsToCart: { user_errors: unknown[] } };

const AddDocument: Document<Added, { cartId: string; sku: string }> = {
  name: 'Add',
  text: `mutation Add($cartId: String!, $sku: String!) {
    addProductsToCart(cartId: $cartId, cartItems: [{ sku: $sku, quantity: 1 }]) {
      cart { id items { uid quantity product { sku name } prices { row_total { value } } }
        prices { grand_total { value } } }
      user_errors { code message } } }`,
};
