import { ServiceError, type ServiceClient } from '#clients/client.ts';
import { evenInPart } from '#clients/even-in-part.ts';
import {
  AddProductsDocument,
  ProductsToAddDocument,
  type CartItemInput,
  type ProductsToAddQuery,
} from '#clients/generated/commerce.ts';
import { addObstacle } from '#domain/orders/can-add-to-cart.ts';
import type { Texts } from '../i18n/en.ts';
import { readPairStart } from './put-pair-in-cart.ts';

/** A product as a client of the specification adds it; options are named by their uids. */
export type ProductToAdd = {
  sku: string;
  quantity: number;
  /** Of a variant that is named by its own SKU. */
  parent_sku?: string | undefined;
  selected_options?: string[] | undefined;
  /** The number of pieces for an option of a bundle; a text for others. */
  entered_options?: { uid: string; value: string | number }[] | undefined;
};

/** The types that the specification adds. */
const types: readonly string[] = [
  'SimpleProduct',
  'ConfigurableProduct',
  'BundleProduct',
  'DownloadableProduct',
  'VirtualProduct',
];

/**
 * Adds products of any type to the shopper's cart and answers it; null where none were given,
 * without a word to commerce.
 *
 * @throws ServiceError `input` with what stands against it: the condition of `addObstacle` that
 * fails, a type that cannot be added, or the first thing that commerce says.
 */
export async function addProducts(
  commerce: ServiceClient,
  products: readonly ProductToAdd[],
  words: Texts['checkout']['adding'],
): Promise<{ id: string; total_quantity: number } | null> {
  if (products.length === 0) return null;
  const skus = products.map(({ sku, parent_sku: parent }) => parent ?? sku);
  const known = await commerce.run(ProductsToAddDocument, { skus, pageSize: skus.length });
  const cartItems = products.map((product) => cartItemOf(product, known, words));
  const { customerCart } = await readPairStart(commerce);
  const { addProductsToCart: added } = await evenInPart('addProductsToCart', () =>
    commerce.run(AddProductsDocument, { cartId: customerCart.id, cartItems }),
  );
  const refusal = added?.user_errors.find((error) => error !== null);
  if (refusal) throw new ServiceError(refusal.message, 'input', { code: refusal.code });
  return added && { id: added.cart.id, total_quantity: added.cart.total_quantity };
}

function cartItemOf(
  product: ProductToAdd,
  { products }: ProductsToAddQuery,
  words: Texts['checkout']['adding'],
): CartItemInput {
  const { sku, quantity, parent_sku, selected_options, entered_options } = product;
  const item = {
    sku,
    quantity,
    ...(parent_sku !== undefined && { parent_sku }),
    ...(selected_options && { selected_options }),
    ...(entered_options && {
      entered_options: entered_options.map(({ uid, value }) => ({ uid, value: String(value) })),
    }),
  };
  const known = products?.items?.find((one) => one?.sku === (parent_sku ?? sku));
  // Commerce has words of its own for a product that it does not have.
  if (!known) return item;
  const { type } = known;
  if (!types.includes(type))
    throw new ServiceError(`Product Type ${type} not supported in add to cart yet`, 'input');
  const onlyLeft = known.only_x_left_in_stock ?? null;
  const obstacle = addObstacle(
    {
      type,
      hasVariant: parent_sku !== undefined || !!selected_options?.length,
      stockStatus: known.stock_status ?? null,
      onlyLeft,
    },
    quantity,
  );
  if (obstacle) throw new ServiceError(words[obstacle](onlyLeft ?? 0), 'input');
  return item;
}
