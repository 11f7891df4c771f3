import DataLoader from 'dataloader';
import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogIndexes } from './catalog-index.ts';
import type { CatalogReads } from './catalog-reads.ts';
import {
  loadPage,
  loadProductAt,
  loadProductsById,
  loadProductsForCart,
  loadVersion,
  type LoadedPage,
} from './find-products.ts';
import type { CatalogProduct } from './catalog-product.ts';

/** Products of one store for one request; what is asked for together is fetched together. */
export type CatalogReader = {
  findBySku(sku: string): Promise<CatalogProduct | null>;
  findById(id: number): Promise<CatalogProduct | null>;
  /** The model with this number, as lists show it; answers with it may be kept as those with lists are. */
  findModel(id: number): Promise<CatalogProduct | null>;
  /** What lies at this address. */
  findAt(urlKey: string): Promise<CatalogProduct | null>;
  /** The version of the catalogue, looked up once. */
  version(): Promise<number>;
};

/** Batches look-ups of one request into one statement for each kind. */
export function createCatalogReader(
  db: Queryable,
  storeId: number,
  { indexes, catalogReads }: { indexes: CatalogIndexes; catalogReads: CatalogReads },
): CatalogReader {
  const bySku = new DataLoader<string, CatalogProduct | null>(async (skus) => {
    const found = await loadProductsForCart(db, skus, storeId);
    return skus.map((sku) => found.get(sku) ?? null);
  });
  const byId = new DataLoader<number, CatalogProduct | null>(async (ids) => {
    const found = await loadProductsById(db, ids, storeId);
    return ids.map((id) => found.get(id) ?? null);
  });
  const models = new DataLoader<number, CatalogProduct | null>(async (ids) => {
    const page = await loadPageOfNow(ids);
    catalogReads.note(page);
    const found = new Map(page.products.map((product) => [product.id, product]));
    return ids.map((id) => found.get(id) ?? null);
  });
  /** When the statement tells of a newer catalogue than documents were held of, once more. */
  async function loadPageOfNow(ids: readonly number[]): Promise<LoadedPage> {
    let { version, documents } = await indexes.get(storeId);
    for (;;) {
      const page = await loadPage(db, ids, { storeId, version, documents });
      if (page.version <= version) return page;
      ({ version, documents } = await indexes.getAt(storeId, page.version));
    }
  }
  let version: Promise<number> | undefined;
  return {
    findBySku: (sku) => bySku.load(sku),
    findById: (id) => byId.load(id),
    findModel: (id) => models.load(id),
    findAt: (urlKey) => loadProductAt(db, urlKey, storeId),
    version: () => (version ??= loadVersion(db)),
  };
}
