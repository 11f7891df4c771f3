import DataLoader from 'dataloader';
import type { Queryable } from '#service-base/transaction.ts';
import {
  loadProductAt,
  loadProductsById,
  loadProductsForCart,
  loadVersion,
} from './find-products.ts';
import type { CatalogProduct } from './catalog-product.ts';

/** Products of one store for one request; what is asked for together is fetched together. */
export type CatalogReader = {
  findBySku(sku: string): Promise<CatalogProduct | null>;
  findById(id: number): Promise<CatalogProduct | null>;
  /** What lies at this address. */
  findAt(urlKey: string): Promise<CatalogProduct | null>;
  /** The version of the catalogue, looked up once. */
  version(): Promise<number>;
};

/** Batches look-ups of one request into one statement for each kind. */
export function createCatalogReader(db: Queryable, storeId: number): CatalogReader {
  const bySku = new DataLoader<string, CatalogProduct | null>(async (skus) => {
    const found = await loadProductsForCart(db, skus, storeId);
    return skus.map((sku) => found.get(sku) ?? null);
  });
  const byId = new DataLoader<number, CatalogProduct | null>(async (ids) => {
    const found = await loadProductsById(db, ids, storeId);
    return ids.map((id) => found.get(id) ?? null);
  });
  let version: Promise<number> | undefined;
  return {
    findBySku: (sku) => bySku.load(sku),
    findById: (id) => byId.load(id),
    findAt: (urlKey) => loadProductAt(db, urlKey, storeId),
    version: () => (version ??= loadVersion(db)),
  };
}
