/** What a shop tells of a product before it is added. */
export type Addable = {
  /** The protocol's type, such as `ConfigurableProduct`. */
  type: string;
  /** Of a configurable product: whether it was said which of its variants is meant. */
  hasVariant: boolean;
  stockStatus: string | null;
  /** Null where the shop does not tell how many there are. */
  onlyLeft: number | null;
};

/** The condition that fails. */
export type AddObstacle = 'no-variant' | 'no-stock-status' | 'too-few';

/**
 * Whether so many pieces can be added to a cart; null where nothing stands against it
 * (specification, point 4, `canAddToCart`). Commerce decides once more when they are added.
 */
export function addObstacle(product: Addable, quantity: number): AddObstacle | null {
  if (product.type === 'ConfigurableProduct') return product.hasVariant ? null : 'no-variant';
  if (!product.stockStatus) return 'no-stock-status';
  return product.onlyLeft !== null && quantity > product.onlyLeft ? 'too-few' : null;
}
