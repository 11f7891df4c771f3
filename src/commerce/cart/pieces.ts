import type { BundlePart } from '../catalog/bundle.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { piecesMax, quantityProblem } from './quantity.ts';

/** Something whose pieces are counted; null where nobody counts them. */
type Counted = Pick<CatalogProduct, 'id' | 'stockQty'>;

/** What a line is, as far as pieces are counted. */
export type LineOfPieces = {
  product: Counted;
  quantity: number;
  /** Of a bundle: what is in one piece of it. */
  parts: readonly (Pick<BundlePart, 'quantity'> & { selection: { product: Counted } })[];
};

export type Pieces = { product: Counted; quantity: number };

/** What these lines take from stock, each product once: their own pieces, or the parts of bundles. */
export function piecesTakenBy(lines: readonly LineOfPieces[]): Pieces[] {
  const taken = new Map<number, Pieces>();
  for (const line of lines) {
    for (const { product, quantity } of piecesOf(line)) {
      const before = taken.get(product.id)?.quantity ?? 0;
      taken.set(product.id, { product, quantity: before + quantity });
    }
  }
  return [...taken.values()];
}

/** What one line takes; a part that was chosen twice counts twice. */
function piecesOf({ product, quantity, parts }: LineOfPieces): Pieces[] {
  if (parts.length === 0) return [{ product, quantity }];
  return parts.map((part) => ({
    product: part.selection.product,
    quantity: part.quantity * quantity,
  }));
}

/**
 * What is wrong with having `line` in one cart with `others`, in Magento's words, or null: the
 * pieces of a product count together, wherever they stand.
 */
export function lineProblem(line: LineOfPieces, others: readonly LineOfPieces[]): string | null {
  const held = new Map(
    piecesTakenBy(others).map(({ product, quantity }) => [product.id, quantity]),
  );
  for (const { product, quantity } of piecesTakenBy([line])) {
    const problem = quantityProblem(product, quantity + (held.get(product.id) ?? 0));
    if (problem !== null) return problem;
  }
  // Nobody counts bundles, but there is a limit to them as well.
  return quantityProblem({ stockQty: null }, line.quantity);
}

/** How many of `line` fit into one cart beside `others`; never more than the line has. */
export function mostThatFits(line: LineOfPieces, others: readonly LineOfPieces[]): number {
  const held = new Map(
    piecesTakenBy(others).map(({ product, quantity }) => [product.id, quantity]),
  );
  const ofOne = piecesTakenBy([{ ...line, quantity: 1 }]);
  const most = ofOne.map(({ product, quantity }) => {
    const left = Math.min(product.stockQty ?? piecesMax, piecesMax) - (held.get(product.id) ?? 0);
    return Math.floor(left / quantity);
  });
  return Math.max(0, Math.min(line.quantity, piecesMax, ...most));
}

/** Whether there is enough for a line and all others of its products. */
export function isEnoughFor(line: LineOfPieces, lines: readonly LineOfPieces[]): boolean {
  const taken = new Set(piecesTakenBy([line]).map(({ product }) => product.id));
  return piecesTakenBy(lines)
    .filter(({ product }) => taken.has(product.id))
    .every(({ product, quantity }) => product.stockQty === null || product.stockQty >= quantity);
}
