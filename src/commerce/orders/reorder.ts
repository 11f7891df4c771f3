import { addProductsToCart } from '../cart/add-products.ts';
import type { Cart } from '../cart/cart.ts';
import { customerCart } from '../cart/create-cart.ts';
import type { UserError } from '../cart/user-error.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import type { CommerceContext } from '../context.ts';
import { requireCustomer } from '../customers/require-customer.ts';
import { inputError } from '../errors.ts';
import type {
  CartItemInput,
  CheckoutUserInputError,
  CheckoutUserInputErrorCodes,
} from '../generated/schema.ts';
import { bundleSelectionUid, customOptionUid, downloadLinkUid } from '../ids.ts';
import { listOrders } from './list-orders.ts';
import type { OrderLine } from './order.ts';

/**
 * Puts what a customer ordered once into their cart again, with the same choices, at the prices
 * of today. What is not sold like that any more is told, and the rest is in the cart.
 *
 * @throws GraphQLError for a guest, and for an order that is not the customer's own in this store.
 */
export async function reorderItems(
  context: CommerceContext,
  number: string,
): Promise<{ cart: Cart; userInputErrors: CheckoutUserInputError[] }> {
  const { id } = requireCustomer(context);
  if (!number) throw inputError('"orderNumber" value should be specified');
  const { orders } = await listOrders(context, id, { filter: { number: { eq: number } } });
  const [order] = orders;
  if (!order) {
    throw inputError(
      `Order number "${number.slice(0, 32)}" doesn't belong to the current customer`,
    );
  }
  const wanted = await Promise.all(order.snapshot.lines.map((line) => wantedAgain(context, line)));
  const items = wanted.filter((one) => 'sku' in one);
  const problems = wanted.filter((one) => 'message' in one);
  const { maskedId } = await customerCart(context);
  const { cart, userErrors } =
    items.length > 0
      ? await addProductsToCart(context, maskedId, items)
      : { cart: await customerCart(context), userErrors: [] };
  return { cart, userInputErrors: [...problems, ...userErrors].map(told) };
}

type Problem = Pick<UserError, 'code' | 'message'>;

async function wantedAgain(
  { catalog }: CommerceContext,
  line: OrderLine,
): Promise<CartItemInput | Problem> {
  const product = await catalog.findById(line.productId);
  if (!product) {
    const message = `Could not find a product with ID "${line.productId}"`;
    return { code: 'PRODUCT_NOT_FOUND', message };
  }
  const choice = choicesOf(product, line);
  if (!choice) {
    const message = 'The required options you selected are not available';
    return { code: 'NOT_SALABLE', message };
  }
  const isOfModel = line.productType === 'configurable' && product.parent;
  return {
    sku: product.sku,
    quantity: line.quantity,
    ...(isOfModel && { parent_sku: product.parent?.sku }),
    ...choice,
  };
}

/** The choices of a line in the uids of today; null when one of them is not there any more. */
function choicesOf(
  product: CatalogProduct,
  line: OrderLine,
): Required<Pick<CartItemInput, 'selected_options' | 'entered_options'>> | null {
  const optionNamed = (label: string) =>
    product.options.find(({ title, code }) => (title ?? code) === label);
  // The colour of a frame is its product.
  const selected = line.selectedOptions
    .filter(({ sku }) => sku !== null || line.productType !== 'configurable')
    .map(({ label, value, sku }) => {
      const option = optionNamed(label);
      const same = option?.values.find((one) => (sku ? one.sku === sku : one.title === value));
      return option && same ? customOptionUid(option.id, same.id) : null;
    });
  const entered = line.enteredOptions.map(({ label, value }) => {
    const option = optionNamed(label);
    return option ? { uid: customOptionUid(option.id), value } : null;
  });
  if (selected.includes(null) || entered.includes(null)) return null;
  const parts = (line.parts ?? []).map((part) =>
    bundleSelectionUid(part.option.id, part.selectionId, part.quantity),
  );
  const links = (line.links ?? []).map((link) => downloadLinkUid(link.id));
  return { selected_options: [...selected, ...parts, ...links], entered_options: entered };
}

const known: ReadonlySet<string> = new Set([
  'PRODUCT_NOT_FOUND',
  'NOT_SALABLE',
  'INSUFFICIENT_STOCK',
]);

function told({ code, message }: Problem): CheckoutUserInputError {
  return {
    code: known.has(code) ? (code as CheckoutUserInputErrorCodes) : 'UNDEFINED',
    message,
    path: ['orderNumber'],
  };
}
