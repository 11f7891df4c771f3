import { isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  ProductToSaveDocument,
  type ProductToSaveQuery,
  type WishlistItemInput,
} from '#clients/generated/commerce.ts';
import { addToList, itemsOf, readList, removeFromList } from './saved-list.ts';

/** What came of a press; `message` is commerce's own. */
export type Toggled =
  | { status: 'saved' | 'removed'; name: string }
  | { status: 'gone' }
  | { status: 'not-supported'; type: string }
  | { status: 'refused'; message: string };

/** The types that the specification saves. */
const types: readonly string[] = [
  'SimpleProduct',
  'VirtualProduct',
  'DownloadableProduct',
  'GroupedProduct',
  'GiftCardProduct',
  'ConfigurableProduct',
  'BundleProduct',
];

/** What the log says of who cannot have a list. */
export const needsAccount = 'Need to be authenticated to add a product to wishlist';

/** And of a product that cannot be on one. */
export const notSupported = (type: string) => `Product Type ${type} not supported in wishlist yet`;

/** A product by its SKU; of a model, the color that is meant, else the first that is left. */
export type ProductAsked = { sku: string; colour?: string };

/** Saves what is not saved, and takes off the list what is. @throws ServiceError when commerce is away. */
export async function toggleSaved(commerce: ServiceClient, asked: ProductAsked): Promise<Toggled> {
  const list = await readList(commerce);
  const same = itemsOf(list).filter(({ product }) => product?.sku === asked.sku);
  if (same.length > 0) {
    await removeFromList(commerce, list, same);
    return { status: 'removed', name: same[0]?.product?.name ?? asked.sku };
  }
  return saveProduct(commerce, asked, async (item) => addToList(commerce, list, item));
}

/** Saves a product, or says why not: `save` is told what is to be sent. */
export async function saveProduct(
  commerce: ServiceClient,
  asked: ProductAsked,
  save: (item: WishlistItemInput) => Promise<void>,
): Promise<Toggled> {
  const { products } = await commerce.run(ProductToSaveDocument, { sku: asked.sku });
  const product = products?.items?.[0];
  if (!product) return { status: 'gone' };
  if (!types.includes(product.type)) return { status: 'not-supported', type: product.type };
  try {
    await save(itemFor(product, asked));
    return { status: 'saved', name: product.name ?? asked.sku };
  } catch (error) {
    if (!isServiceError(error) || error.category !== 'input') throw error;
    if (error.code === 'PRODUCT_NOT_FOUND') return { status: 'gone' };
    return { status: 'refused', message: error.message };
  }
}

type Product = NonNullable<
  NonNullable<NonNullable<ProductToSaveQuery['products']>['items']>[number]
>;

/** A model is saved as one of its colors: the variant's SKU, with that of the model as its parent. */
function itemFor(product: Product, { sku, colour }: ProductAsked): WishlistItemInput {
  const variants = 'variants' in product ? (product.variants ?? []) : [];
  const colours = variants.flatMap((variant) => variant?.product ?? []);
  const meant =
    colours.find((one) => one.sku === colour) ??
    colours.find((one) => one.stock_status === 'IN_STOCK') ??
    colours[0];
  return meant?.sku ? { sku: meant.sku, parent_sku: sku, quantity: 1 } : { sku, quantity: 1 };
}
