import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import type pg from 'pg';
import { recentValues, type RecentValues } from '#service-base/recent-values.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { createCatalogTerms, type CatalogTerms, type KnownTerms } from './catalog-terms.ts';
import { holdDocuments, type HeldDocuments } from './held-documents.ts';
import { createProductColumns, type ProductColumns } from './product-columns.ts';
import { isSomeLeftOut, readChangedRows, readSearchState } from './read-search-rows.ts';
import { takeInWhatIsLeftOut } from './take-in.ts';
import type { Selection, WordMatches } from './select-products.ts';

/** What this process knows of one store's catalogue as it was at `version`. */
export type CatalogIndex = {
  readonly version: number;
  readonly columns: ProductColumns;
  readonly terms: CatalogTerms;
  /** Those that pages have shown lately. */
  readonly documents: HeldDocuments;
  /** Lists that were asked for at this version. */
  readonly selections: RecentValues<string, Selection>;
  /** What held words that were searched for at this version. */
  readonly words: RecentValues<string, WordMatches>;
};

/** Characters of documents; a list of 24 has about a hundred thousand. */
const documentCharactersHeld = 8_000_000;
const selectionsKept = 200;
const searchesKept = 50;

/**
 * What finding, filtering, counting and sorting need of each store's products: their numbers, side
 * by side. After a change only the rows that changed are read.
 */
export type CatalogIndexes = {
  get(storeId: number): Promise<CatalogIndex>;
  /** As it is at `version` or later. */
  getAt(storeId: number, version: number): Promise<CatalogIndex>;
};

/** Keeps one index for each store, shared by all requests of this process. */
export function createCatalogIndexes(pool: pg.Pool): CatalogIndexes {
  const kept = new Map<number, Promise<KeptIndex>>();

  // Read for all, so it belongs to no request: whoever asks first may have little time left.
  const bringUp = AsyncLocalStorage.bind((storeId: number, known: KeptIndex | undefined) => {
    const coming = broughtUp(pool, storeId, known ?? createKeptIndex());
    kept.set(storeId, coming);
    coming.catch(() => kept.delete(storeId));
    return coming;
  });

  return {
    get: (storeId) => kept.get(storeId) ?? bringUp(storeId, undefined),
    async getAt(storeId, version) {
      for (;;) {
        const coming = kept.get(storeId);
        const known = await coming;
        if (known && known.version >= version) return known;
        // Who else has waited may have begun to read meanwhile.
        if (kept.get(storeId) === coming) return bringUp(storeId, known);
      }
    },
  };
}

type KeptIndex = CatalogIndex & {
  terms: KnownTerms;
  highestTerm: number;
  changeTo(version: number): void;
};

function createKeptIndex(): KeptIndex {
  let version = 0;
  let selections = recentValues<string, Selection>(selectionsKept);
  let words = recentValues<string, WordMatches>(searchesKept);
  return {
    columns: createProductColumns(),
    terms: createCatalogTerms(),
    highestTerm: 0,
    documents: holdDocuments(documentCharactersHeld),
    get version() {
      return version;
    },
    get selections() {
      return selections;
    },
    get words() {
      return words;
    },
    changeTo(newer) {
      version = newer;
      selections = recentValues(selectionsKept);
      words = recentValues(searchesKept);
    },
  };
}

/** `known` with what has changed since, or anew where it does not fit the tables any more. */
async function broughtUp(pool: pg.Pool, storeId: number, known: KeptIndex): Promise<KeptIndex> {
  if (await isSomeLeftOut(pool)) await takeInWhatIsLeftOut(pool);
  return inTransaction(
    pool,
    async (client) => {
      const index = await followed(client, storeId, known);
      return index ?? (await followed(client, storeId, createKeptIndex())) ?? known;
    },
    'snapshot',
  );
}

/** Null when the tables have fewer places than are known: they were emptied and filled anew. */
async function followed(
  db: Queryable,
  storeId: number,
  index: KeptIndex,
): Promise<KeptIndex | null> {
  const state = await readSearchState(db, storeId, index.highestTerm);
  if ((state.slotCount ?? 0) < index.columns.slotCount) return null;
  for (const term of state.terms ?? []) {
    index.terms.add(term);
    index.highestTerm = Math.max(index.highestTerm, term.id);
  }
  index.terms.setCategories(state.categories ?? []);
  index.terms.setAttributes(state.attributes ?? []);
  for await (const rows of readChangedRows(db, storeId, index.version)) {
    for (const row of rows) {
      index.columns.put(row);
      index.documents.drop(row.id);
    }
    await letOthersWork();
  }
  index.changeTo(state.version);
  return index;
}
