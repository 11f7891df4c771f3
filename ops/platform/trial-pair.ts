import { isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  AddPairDocument,
  ChangeCartLinesDocument,
  CustomerCartDocument,
  FrameBySkuDocument,
  PairStartDocument,
  type CartItemInput,
  type CustomerCartQuery,
  type PairStartQuery,
} from '#clients/generated/commerce.ts';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { minorOf } from '#domain/prices/money.ts';
import type { Finding } from '#server/finding.ts';
import type { Services } from '#server/services.ts';
import { opaqueHost, tokenOfCustomer } from '#shop/ordering/customers.ts';
import { firstFrames } from './frames.ts';
import { findingOf, tried } from './tried.ts';

/** The one customer of another platform that is no member. */
const trialCustomer = `doctor@${opaqueHost}`;

/**
 * Whether a member could sign in to the platform and have a pair in the cart, off which the
 * plan's benefit is taken. The cart is emptied again.
 */
export async function tryPair({ commerceWith, env }: Services): Promise<Finding[]> {
  let token: string;
  try {
    const integration = commerceWith(env.COMMERCE_INTEGRATION_TOKEN, 'default');
    token = await tokenOfCustomer(integration, trialCustomer);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return [findingOf('commerce customers', [whyNoToken(error)], '')];
  }
  const commerce = commerceWith(token, 'default');
  return [
    findingOf('commerce customers', [], 'are made and signed in with the integration token'),
    await tried('commerce benefit', 'a frame and its lenses cannot be put in the cart', () =>
      lookAtBenefit(commerce),
    ),
  ];
}

function whyNoToken({ category, message }: { category: string; message: string }): string {
  if (/login as customer is disabled/i.test(message))
    return 'Login as Customer is disabled: enable it (Customers, Customer Configuration)';
  if (/remote shopping assistance is disabled/i.test(message))
    return `the customer ${trialCustomer} does not allow remote shopping assistance: allow it, and see why a customer is made without it`;
  if (category.startsWith('auth'))
    return 'COMMERCE_INTEGRATION_TOKEN is not taken, or may not log in as a customer';
  return `no customer can be made or signed in (${category})`;
}

async function lookAtBenefit(commerce: ServiceClient): Promise<Finding> {
  const name = 'commerce benefit';
  const start = await commerce.run(PairStartDocument, { prescriptionSku: PRESCRIPTION_SKU });
  const cartId = start.customerCart.id;
  await empty(commerce, start.customerCart);
  const [frame, lenses] = [await frameItem(commerce), lensesItem(start)];
  if (!frame || !lenses) return findingOf(name, ['there is no pair to try it with'], '');
  try {
    const { addProductsToCart: added } = await commerce.run(AddPairDocument, {
      cartId,
      cartItems: [frame, lenses],
      mustReset: false,
      resets: [],
    });
    const refusal = added?.user_errors.find((error) => error !== null);
    if (refusal) return findingOf(name, [`the pair is refused (${refusal.code})`], '');
    const { customerCart } = await commerce.run(CustomerCartDocument, {});
    const isOff = customerCart.prices?.discounts?.some((one) => minorOf(one?.amount) !== 0);
    const faults = isOff
      ? []
      : ['nothing is taken off a pair: set up the cart rule for the group that new customers get'];
    return findingOf(name, faults, 'is taken off the cart of a pair');
  } finally {
    await empty(commerce, (await commerce.run(CustomerCartDocument, {})).customerCart);
  }
}

async function empty(
  commerce: ServiceClient,
  { id, items }: PairStartQuery['customerCart'] | CustomerCartQuery['customerCart'],
): Promise<void> {
  const cartItems = (items ?? []).flatMap((item) =>
    item ? [{ cart_item_uid: item.uid, quantity: 0 }] : [],
  );
  if (cartItems.length > 0) await commerce.run(ChangeCartLinesDocument, { cartId: id, cartItems });
}

/** A colour that can be bought, of one of the first frames of the list. */
async function frameItem(commerce: ServiceClient): Promise<CartItemInput | null> {
  const frames = await firstFrames(commerce);
  const frame = frames.find((one) => one.stock_status === 'IN_STOCK');
  if (!frame?.sku) return null;
  const found = await commerce.run(FrameBySkuDocument, { sku: frame.sku });
  const model = found.products?.items?.[0];
  const variants = model && 'variants' in model ? (model.variants ?? []) : [];
  const colour = variants.find((variant) => variant?.product?.stock_status === 'IN_STOCK');
  return colour?.product?.sku
    ? { sku: colour.product.sku, parent_sku: frame.sku, quantity: 1 }
    : null;
}

/** The first lens, for a prescription that says its type alone. */
function lensesItem({ products }: PairStartQuery): CartItemInput | null {
  const product = products?.items?.[0];
  const options = product && 'options' in product ? (product.options ?? []) : [];
  const lens = options.find((option) => option?.title === 'lens');
  const value = lens && 'value' in lens ? lens.value?.find((one) => one !== null) : null;
  const type = options.find((option) => option?.title === 'lensType');
  if (!value || !type) return null;
  return {
    sku: PRESCRIPTION_SKU,
    quantity: 1,
    selected_options: [value.uid],
    entered_options: [{ uid: type.uid, value: 'SingleVision' }],
  };
}
