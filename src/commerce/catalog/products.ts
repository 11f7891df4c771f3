import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { entityIdOf } from '../ids.ts';
import { selectProducts, type ProductQuery } from './select-products.ts';
import { pageOf, readPage, type Page } from '../store/pages.ts';
import { loadPage, type LoadedPage } from './find-products.ts';
import type { CatalogProduct } from './catalog-product.ts';
import type { IndexEntry } from './catalog-index.ts';
import type { QueryProductsArgs } from '../generated/schema.ts';

/** One page of a list, and everything found for the counts beside it. */
export type ProductPage = Page & {
  items: CatalogProduct[];
  found: readonly IndexEntry[];
};

type ListArgs = Partial<QueryProductsArgs> & {
  sortKeys: readonly string[];
  /** Whether the products are asked for at all, or only how many there are. */
  withItems: boolean;
};

const pageSizeMax = 100;

/**
 * The page of products that the arguments ask for, in one statement; all lists of a request that
 * only count share one that asks for the catalogue's version. When a statement tells
 * of a newer catalogue than the one in memory, the list is made once more from the newer one.
 *
 * @throws GraphQLError in Magento's words for arguments that make no list.
 */
export async function listProducts(
  { indexes, pool, store, catalog, catalogReads }: CommerceContext,
  args: ListArgs,
): Promise<ProductPage> {
  const query = queryOf(args);
  const asked = readPage(args);
  const page = { ...asked, pageSize: Math.min(asked.pageSize, pageSizeMax) };

  let index = await indexes.get(store.id);
  for (;;) {
    const found = selectProducts(index, query);
    const ids = pageOf(found, page).map(({ id }) => id);
    const loaded: LoadedPage = args.withItems
      ? await loadPage(pool, ids, store.id, index)
      : { version: await catalog.version(), products: [], stock: {} };
    if (loaded.version <= index.version) {
      catalogReads.note(loaded);
      requirePage(found.length, page);
      return { ...page, items: loaded.products, found };
    }
    index = await indexes.getAt(store.id, loaded.version);
  }
}

function queryOf({ search, filter, sort, sortKeys }: ListArgs): ProductQuery {
  if (typeof search !== 'string' && !filter) {
    throw inputError("'search' or 'filter' input argument is required.");
  }
  const { category_id: byId, category_uid: byUid, ...rest } = filter ?? {};
  if (byId && byUid) {
    throw inputError("`category_id` and `category_uid` can't be used at the same time");
  }
  const category = byId ?? (byUid && { in: [byUid.eq, ...(byUid.in ?? [])].map(idTextOf) });
  const filters = Object.entries({ ...rest, category }).filter(([, value]) => value);
  return {
    search: search ?? null,
    filter: Object.fromEntries(filters) as ProductQuery['filter'],
    sort: sortKeys.map((key) => ({
      key,
      descending: (sort as Record<string, unknown> | null | undefined)?.[key] === 'DESC',
    })),
  };
}

function idTextOf(uid: string | null | undefined): string | null {
  const id = uid ? entityIdOf(uid) : null;
  return id === null ? null : String(id);
}

function requirePage(foundCount: number, { pageSize, currentPage }: Page): void {
  const pages = Math.ceil(foundCount / pageSize);
  if (currentPage > pages && foundCount > 0) {
    throw inputError(
      `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`,
    );
  }
}
