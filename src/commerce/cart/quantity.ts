import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { notEnoughStock } from './user-error.ts';

/** The most pieces of one product in a cart, and of all products in an order. */
export const piecesMax = 20;

export const tooManyPieces = `The most you may purchase is ${piecesMax}.`;

/**
 * What is wrong with having `quantity` pieces of `product` in one cart, in Magento's words,
 * or null. Whether they are still there is decided again when the order is placed.
 */
export function quantityProblem(
  product: Pick<CatalogProduct, 'stockQty'>,
  quantity: number,
): string | null {
  if (!Number.isInteger(quantity)) return 'You cannot use decimal quantity for this product.';
  if (product.stockQty === 0) return 'This product is out of stock.';
  if (product.stockQty !== null && quantity > product.stockQty) return notEnoughStock;
  return quantity > piecesMax ? tooManyPieces : null;
}

/** Whether these lines together are more than one order may hold. */
export function areTooMany(lines: readonly { quantity: number }[]): boolean {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0) > piecesMax;
}
