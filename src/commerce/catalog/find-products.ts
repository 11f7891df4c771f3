import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogDocument } from './catalog-document.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { productWithin, type CatalogProduct, type StockById } from './catalog-product.ts';

type ProductRow = { id: string; document: CatalogDocument; stock: StockById | null };

/**
 * A product's own number, its model's document, and the stock of all the model's colours.
 * `limit 1` keeps the look-up a look-up: without it a plan for any number of products reads
 * every document of the store.
 */
const productRows = `
  select p.id, p.sku, d.document, s.stock
    from commerce.products p
    cross join lateral (
      select document, stock_ids
        from commerce.catalog_documents
       where store_id = $2 and product_id = coalesce(p.parent_id, p.id)
       limit 1
    ) d
    left join lateral (
      select jsonb_object_agg(stock.product_id, stock.qty) as stock
        from commerce.stock where stock.product_id = any(d.stock_ids)
    ) s on true
   where p.enabled`;

const bySkus = `${productRows} and p.sku = any($1::text[])`;
const byIds = `${productRows} and p.id = any($1::bigint[])`;
const pageByIds = `
  select v.version, found.id, found.document, found.stock
    from commerce.catalog_version v
    left join (${byIds}) found on true`;
const stockByIds = `
  select v.version, s.product_id as id, s.qty
    from commerce.catalog_version v
    left join commerce.stock s on s.product_id = any($1::bigint[])`;
const versionNow = 'select version from commerce.catalog_version';

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
  return new Map(productsOf(rows).map((product) => [product.sku, product]));
}

/** The same by product number, for what carts and wish lists have stored. */
export async function loadProductsById(
  db: Queryable,
  ids: readonly number[],
  storeId: number,
): Promise<Map<number, CatalogProduct>> {
  const { rows } = await db.query<ProductRow>(byIds, [ids, storeId]);
  return new Map(productsOf(rows).map((product) => [product.id, product]));
}

/**
 * Products of one page, the version of the catalogue they are of, and what there was of them;
 * null while their documents had to be read as well.
 */
export type LoadedPage = { version: number; products: CatalogProduct[]; stock: StockById | null };

/**
 * The products with these numbers, in their order, in one statement. Documents that `index`
 * remembers are not read again: only their stock, and whether the catalogue is still that one.
 */
export async function loadPage(
  db: Queryable,
  ids: readonly number[],
  storeId: number,
  index: CatalogIndex,
): Promise<LoadedPage> {
  const documents = ids.map((id) => index.documents.get(id)).filter((known) => known !== undefined);
  return documents.length === ids.length
    ? loadStock(db, ids, documents)
    : loadDocuments(db, ids, storeId, index);
}

/** The version of the catalogue as it is now. */
export async function loadVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: string }>(versionNow, []);
  return Number(rows[0]?.version ?? 0);
}

type StockRow = { version: string } & ({ id: number; qty: number } | { id: null; qty: null });

/** `documents`: of each number the model's. */
async function loadStock(
  db: Queryable,
  ids: readonly number[],
  documents: readonly CatalogDocument[],
): Promise<LoadedPage> {
  const counted = documents.flatMap(({ id, variants }) => [id, ...variants.map((one) => one.id)]);
  const { rows } = await db.query<StockRow>(stockByIds, [counted]);
  const stock: Record<string, number> = {};
  for (const { id, qty } of rows) if (id !== null) stock[id] = qty;
  return {
    version: Number(rows[0]?.version ?? 0),
    stock,
    products: documents
      .map((document, position) => productWithin(document, stock, ids[position] ?? 0))
      .filter((product) => product !== null),
  };
}

type PageRow = { version: string } & (ProductRow | { id: null });

async function loadDocuments(
  db: Queryable,
  ids: readonly number[],
  storeId: number,
  index: CatalogIndex,
): Promise<LoadedPage> {
  const { rows } = await db.query<PageRow>(pageByIds, [ids, storeId]);
  const version = Number(rows[0]?.version ?? 0);
  const found = rows.filter((row): row is PageRow & ProductRow => row.id !== null);
  if (version === index.version) {
    for (const { id, document } of found) index.documents.set(Number(id), document);
  }
  const byId = new Map(productsOf(found).map((product) => [product.id, product]));
  return {
    version,
    stock: null,
    products: ids.map((id) => byId.get(id)).filter((product) => product !== undefined),
  };
}

function productsOf(rows: ProductRow[]): CatalogProduct[] {
  return rows
    .map((row) => productWithin(row.document, row.stock ?? {}, Number(row.id)))
    .filter((product) => product !== null);
}
