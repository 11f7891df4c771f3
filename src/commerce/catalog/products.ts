import type { RecentValues } from '#service-base/recent-values.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { QueryProductsArgs } from '../generated/schema.ts';
import { entityIdOf } from '../ids.ts';
import { readPage, type Page } from '../store/pages.ts';
import type { Aggregation } from './aggregations.ts';
import { languageOf } from './attributes.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { columnsOf } from './columns-of-few.ts';
import { loadNamed, loadPage, type LoadedPage } from './find-products.ts';
import { findWords } from './find-words.ts';
import { namedProducts, wantedWords, type ProductQuery } from './product-query.ts';
import { selectProducts, type Asked, type Selection, type WordMatches } from './select-products.ts';

/** One page of a list, how many there are in all, and the counts beside it if they are wanted. */
export type ProductPage = Page & {
  items: CatalogProduct[];
  total: number;
  aggregations: readonly Aggregation[];
};

type ListArgs = Partial<QueryProductsArgs> & {
  sortKeys: readonly string[];
  /** Which of its filters are attributes that were declared so. */
  learned?: readonly string[];
  /** Whether the products are asked for at all, or only how many there are. */
  withItems: boolean;
  withCounts: boolean;
};

const pageSizeMax = 100;

/**
 * The page of products that the arguments ask for, in one statement, two for words that were not
 * looked for before; all lists of a request that only count share one that asks for the
 * catalogue's version. When a statement tells of a newer catalogue than the one that was looked
 * through, the list is made once more from the newer one.
 *
 * @throws GraphQLError in Magento's words for arguments that make no list.
 */
export async function listProducts(context: CommerceContext, args: ListArgs): Promise<ProductPage> {
  const { indexes, store, catalogReads } = context;
  const query = queryOf(args);
  const asked = readPage(args);
  const page = { ...asked, pageSize: Math.min(asked.pageSize, pageSizeMax) };
  const wanted = {
    ...page,
    countsIn: args.withCounts ? languageOf(store) : null,
    withIds: args.withItems,
  };

  let index = await indexes.get(store.id);
  for (;;) {
    // As it is now: while we wait, the index may be brought up to a newer version.
    const at = { ...index };
    const { selection, loaded } = namedProducts(query)
      ? await findNamed(context, query, wanted, at)
      : await findListed(context, query, wanted, at);
    if (loaded.version <= at.version) {
      requireFilters(args.learned ?? [], at);
      catalogReads.note(loaded);
      requirePage(selection.total, page);
      return { ...page, ...selection, items: loaded.products };
    }
    index = await indexes.getAt(store.id, loaded.version);
  }
}

type Wanted = Page & Pick<Asked, 'countsIn' | 'withIds'>;
type Found = { selection: Selection; loaded: LoadedPage };

async function findListed(
  { pool, store, catalog }: CommerceContext,
  query: ProductQuery,
  wanted: Wanted,
  index: CatalogIndex,
): Promise<Found> {
  const matches = await matchesOf(pool, store.id, query, index);
  const asked = { query, matches, ...wanted };
  const selection = kept(index.selections, JSON.stringify({ ...asked, matches: null }), () =>
    selectProducts(index.columns, index.terms, asked),
  );
  return {
    selection,
    loaded: wanted.withIds
      ? await loadPage(pool, selection.ids, { ...index, storeId: store.id })
      : { version: await catalog.version(), products: [], stock: {} },
  };
}

/** A SKU or address names its product even if no list shows it: a color, the prescription. */
async function findNamed(
  { pool, store }: CommerceContext,
  query: ProductQuery,
  wanted: Wanted,
  { documents, terms, version }: CatalogIndex,
): Promise<Found> {
  const named = namedProducts(query) ?? { by: 'sku', names: [] };
  const loaded = await loadNamed(pool, named, { storeId: store.id, version, documents });
  const few = columnsOf(loaded.products, query);
  const selection = selectProducts(
    few.columns,
    { ...few.terms, categories: terms.categories, attributes: terms.attributes },
    { ...wanted, query, matches: few.matches },
  );
  const byId = new Map(loaded.products.map((product) => [product.id, product]));
  return {
    selection,
    loaded: {
      ...loaded,
      products: selection.ids.map((id) => byId.get(id)).filter((one) => one !== undefined),
    },
  };
}

/** Where the words of a query stand; null when it has none. */
async function matchesOf(
  db: Queryable,
  storeId: number,
  query: ProductQuery,
  { words: known }: CatalogIndex,
): Promise<WordMatches | null> {
  const words = wantedWords(query);
  if (!words) return null;
  const key = JSON.stringify(words);
  const matches = known.get(key) ?? (await findWords(db, storeId, words));
  known.set(key, matches);
  return matches;
}

const keptKeyLengthMax = 2000;

function kept<Value>(values: RecentValues<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (key.length <= keptKeyLengthMax) values.set(key, made);
  return made;
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

/** In GraphQL's own words for an attribute that is no filter, or no longer. */
function requireFilters(codes: readonly string[], { terms }: Pick<CatalogIndex, 'terms'>): void {
  const gone = codes.find((code) => !terms.attributes.some((known) => known.code === code));
  if (gone !== undefined)
    throw inputError(`Field "${gone}" is not defined by type "ProductAttributeFilterInput".`);
}

function requirePage(foundCount: number, { pageSize, currentPage }: Page): void {
  const pages = Math.ceil(foundCount / pageSize);
  if (currentPage > pages && foundCount > 0) {
    throw inputError(
      `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`,
    );
  }
}
