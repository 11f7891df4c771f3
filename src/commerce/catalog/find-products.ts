import type { Queryable } from '#service-base/transaction.ts';
import type { CatalogDocument } from './catalog-document.ts';
import type { HeldDocuments } from './held-documents.ts';
import {
  countedIn,
  productWithin,
  type CatalogProduct,
  type StockById,
} from './catalog-product.ts';

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
const byUrlKeys = `${productRows} and p.url_key = any($1::text[])`;
const byFormerUrlKey = `${productRows} and p.id in (
     select r.product_id from commerce.url_rewrites r where r.url_key = $1)`;
const wholePageBy = {
  id: wholePage(byIds),
  sku: wholePage(bySkus),
  urlKey: wholePage(byUrlKeys),
};
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
 * The product that lies at this address in every store, or did before it got the one of now; null
 * where there is none.
 */
export async function loadProductAt(
  db: Queryable,
  urlKey: string,
  storeId: number,
): Promise<CatalogProduct | null> {
  const { rows } = await db.query<ProductRow>(byUrlKeys, [[urlKey], storeId]);
  const [product] = productsOf(rows);
  if (product) return product;
  const { rows: moved } = await db.query<ProductRow>(byFormerUrlKey, [urlKey, storeId]);
  const [now] = productsOf(moved);
  return now ? { ...now, isMoved: true } : null;
}

/**
 * Products of one page, the version of the catalogue they are of, and what there was of them;
 * null while their documents had to be read as well.
 */
export type LoadedPage = { version: number; products: CatalogProduct[]; stock: StockById | null };

/**
 * The products with these numbers, in their order, in one statement. Documents that are held are
 * not read again: only their stock, and whether the catalogue is still at `version`.
 */
export async function loadPage(
  db: Queryable,
  ids: readonly number[],
  { storeId, version, documents }: PageSource,
): Promise<LoadedPage> {
  const held = ids.flatMap((id) => {
    const document = documents.ofModel(id);
    return document ? [{ id, document }] : [];
  });
  if (held.length === ids.length) return loadStock(db, held);
  const page = await loadDocuments(db, ids, { by: 'id', storeId, version, documents });
  const byId = new Map(page.products.map((product) => [product.id, product]));
  return {
    ...page,
    products: ids.map((id) => byId.get(id)).filter((product) => product !== undefined),
  };
}

/** Where products of a page come from: the store's tables, and its documents at a version. */
export type PageSource = { storeId: number; version: number; documents: HeldDocuments };

/**
 * The products with these SKUs (a model's, or one of a color) or addresses, each once, in their
 * order, in one statement; listed or not.
 */
export async function loadNamed(
  db: Queryable,
  { by, names }: { by: 'sku' | 'urlKey'; names: readonly string[] },
  source: PageSource,
): Promise<LoadedPage> {
  const wanted = [...new Set(names)];
  const held = by === 'sku' ? wanted.flatMap((sku) => source.documents.ofSku(sku) ?? []) : [];
  if (wanted.length > 0 && held.length === wanted.length) return loadStock(db, held);
  const page = await loadDocuments(db, wanted, { by, ...source });
  const byName = new Map(page.products.map((product) => [product[by], product]));
  return {
    ...page,
    products: wanted.map((name) => byName.get(name)).filter((product) => product !== undefined),
  };
}

/** The version of the catalogue as it is now. */
export async function loadVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: string }>(versionNow, []);
  return Number(rows[0]?.version ?? 0);
}

type StockRow = { version: string } & ({ id: number; qty: number } | { id: null; qty: null });

/** `held`: products by number, each with the document that it stands in. */
async function loadStock(
  db: Queryable,
  held: readonly { id: number; document: CatalogDocument }[],
): Promise<LoadedPage> {
  const counted = held.flatMap(({ document }) => countedIn(document));
  const { rows } = await db.query<StockRow>(stockByIds, [counted]);
  const stock: Record<string, number> = {};
  for (const { id, qty } of rows) if (id !== null) stock[id] = qty;
  return {
    version: Number(rows[0]?.version ?? 0),
    stock,
    products: held
      .map(({ id, document }) => productWithin(document, stock, id))
      .filter((product) => product !== null),
  };
}

/** The document as text, for its length is what holding it takes. */
function wholePage(rows: string): string {
  return `
  select v.version, found.id, found.document::text as document, found.stock
    from commerce.catalog_version v
    left join (${rows}) found on true`;
}

type PageRow = { version: string } & (
  | { id: string; document: string; stock: StockById | null }
  | { id: null }
);

async function loadDocuments(
  db: Queryable,
  names: readonly (number | string)[],
  { by, storeId, version, documents }: PageSource & { by: keyof typeof wholePageBy },
): Promise<LoadedPage> {
  const { rows } = await db.query<PageRow>(wholePageBy[by], [names, storeId]);
  const found = rows.flatMap((row) => {
    if (row.id === null) return [];
    const document = JSON.parse(row.document) as CatalogDocument;
    return [{ id: row.id, stock: row.stock, document, characters: row.document.length }];
  });
  const versionRead = Number(rows[0]?.version ?? 0);
  if (versionRead === version)
    for (const { document, characters } of found) documents.hold(document, characters);
  return { version: versionRead, stock: null, products: productsOf(found) };
}

function productsOf(rows: ProductRow[]): CatalogProduct[] {
  return rows
    .map((row) => productWithin(row.document, row.stock ?? {}, Number(row.id)))
    .filter((product) => product !== null);
}
