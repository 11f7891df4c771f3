import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { notEnoughStock } from './user-error.ts';

/** The most of one product in a cart that nobody counts the stock of. */
const purchaseMax = 10_000;

/**
 * What is wrong with having `quantity` pieces of `product` in one cart, in Magento's words,
 * or null. Whether they are still there is decided again when the order is placed.
 */
export function quantityProblem(product: CatalogProduct, quantity: number): string | null {
  if (!Number.isInteger(quantity)) return 'You cannot use decimal quantity for this product.';
  if (product.stockQty === 0) return 'This product is out of stock.';
  if (product.stockQty !== null && quantity > product.stockQty) return notEnoughStock;
  if (quantity > purchaseMax) return `The most you may purchase is ${purchaseMax}.`;
  return null;
}
