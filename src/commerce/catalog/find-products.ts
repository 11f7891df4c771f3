import type { Queryable } from '../transaction.ts';
import type { CatalogDocument } from './catalog-document.ts';
import { productWithin, type CatalogProduct, type StockById } from './catalog-product.ts';

type ProductRow = {
  sku: string;
  id: string;
  document: CatalogDocument;
  stock: StockById | null;
};

const bySkus = `
  select p.sku, p.id, d.document, s.stock
    from commerce.products p
    join commerce.catalog_documents d
      on d.store_id = $2 and d.product_id = coalesce(p.parent_id, p.id)
    left join lateral (
      select jsonb_object_agg(stock.product_id, stock.qty) as stock
        from commerce.stock where stock.product_id = any(d.stock_ids)
    ) s on true
   where p.enabled and p.sku = any($1)`;

const byIds = `
  select p.sku, p.id, d.document, s.stock
    from commerce.products p
    join commerce.catalog_documents d
      on d.store_id = $2 and d.product_id = coalesce(p.parent_id, p.id)
    left join lateral (
      select jsonb_object_agg(stock.product_id, stock.qty) as stock
        from commerce.stock where stock.product_id = any(d.stock_ids)
    ) s on true
   where p.enabled and p.id = any($1)`;

/**
 * The products with these SKUs as the store sells them, with stock, options and prices, in one
 * statement. A SKU that is unknown or no longer sold has no entry.
 */
export async function loadProductsForCart(
  db: Queryable,
  skus: readonly string[],
  storeId: number,
): Promise<Map<string, CatalogProduct>> {
  const { rows } = await db.query<ProductRow>(bySkus, [skus, storeId]);
  return new Map(products(rows).map((product) => [product.sku, product]));
}

/** The same by product number, for what carts and wish lists have stored. */
export async function loadProductsById(
  db: Queryable,
  ids: readonly number[],
  storeId: number,
): Promise<Map<number, CatalogProduct>> {
  const { rows } = await db.query<ProductRow>(byIds, [ids, storeId]);
  return new Map(products(rows).map((product) => [product.id, product]));
}

function products(rows: ProductRow[]): CatalogProduct[] {
  return rows
    .map((row) => productWithin(row.document, row.stock ?? {}, Number(row.id)))
    .filter((product) => product !== null);
}
